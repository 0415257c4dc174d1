import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { anAreaFact } from "#web/test/preview-parts.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { aGap, evidenceOf } from "#web/test/some-evidence.ts";
import { AreaFacts } from "./area-facts.tsx";

const doubt = "Not every authority publishes: an empty answer is not proof.";
const none = evidenceOf(0, { basis: "postcode", coverage: "estimated", note: doubt });

test("an answer of none that proves nothing says so on the card, once for all it is true of", async () => {
	renderPart(
		<AreaFacts
			facts={[
				anAreaFact({ label: "Flood zone", text: "None published here", evidence: none }),
				anAreaFact({ id: "listedBuilding", label: "Listed building", evidence: none }),
			]}
		/>,
	);
	await page.getByText(/facts? about the area/).click();

	await expect
		.element(page.getByText(`Flood zone, Listed building: ${doubt}`, { exact: true }))
		.toBeVisible();
});

test("a fact that was found and a gap leave no doubt to speak of", async () => {
	renderPart(
		<AreaFacts
			facts={[anAreaFact(), anAreaFact({ id: "floodZone", evidence: aGap("Not published here.") })]}
		/>,
	);
	await page.getByText(/facts? about the area/).click();

	await expect.element(page.getByText("Not published here.")).toBeVisible();
	await expect.element(page.getByText(doubt)).not.toBeInTheDocument();
});

test("a flood zone is told with the tone and the sign of what it means", async () => {
	renderPart(
		<AreaFacts
			facts={[
				anAreaFact({
					id: "floodZone",
					label: "Flood zone",
					text: "In flood zone 3 (rivers and sea)",
					tone: "red",
				}),
			]}
		/>,
	);
	await page.getByText(/facts? about the area/).click();

	const words = page.getByText("In flood zone 3 (rivers and sea)", { exact: true });
	await expect.element(words).toHaveAttribute("data-tone", "red");
	expect(words.element().querySelector("svg")).not.toBeNull();
});
