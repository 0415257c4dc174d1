import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aPreview } from "#web/test/a-preview.ts";
import { aVerdict, someEvidence } from "#web/test/preview-parts.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { aGap, energyEvidence } from "#web/test/some-evidence.ts";
import { UncheckedList } from "./unchecked-list.tsx";

test("gaps of figures, licences and the area are listed by name, and no gap reads as an all-clear", async () => {
	const evidence = someEvidence({
		totalFloorArea: aGap("Choose an address."),
		estimatedUpgradeCost: aGap("Choose an address."),
	});
	const licensing = [aVerdict({ name: "Selective licence", verdict: "unknown", summary: "Ask." })];
	renderPart(<UncheckedList preview={aPreview({ evidence, licensing })} />);

	const items = page.getByRole("listitem").elements();
	expect(items.map((item) => item.textContent)).toEqual([
		"Floor area",
		"Upgrade cost to band C",
		"Selective licence",
		"Flood zone",
	]);
	await expect.element(page.getByText(/not the same as fine/)).toBeVisible();
});

test("with no gap there is no list", async () => {
	const known = energyEvidence(1);
	const evidence = someEvidence({ totalFloorArea: known, estimatedUpgradeCost: known });
	renderPart(<UncheckedList preview={aPreview({ evidence, areaFacts: [] })} />);

	await expect.element(page.getByText("What we could not check")).not.toBeInTheDocument();
});

test("a licence that has no bearing on the use is not missed", async () => {
	const licensing = [
		aVerdict({ name: "Additional HMO licence", verdict: "unknown", applies: false }),
	];
	renderPart(<UncheckedList preview={aPreview({ licensing })} />);

	await expect.element(page.getByText("What we could not check")).toBeVisible();
	await expect.element(page.getByText("Additional HMO licence")).not.toBeInTheDocument();
});
