import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chipLabel } from "#web/evidence/provenance-words.ts";
import { aPreview } from "#web/test/a-preview.ts";
import { someEvidence } from "#web/test/preview-parts.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { aGap, aSource, energyEvidence } from "#web/test/some-evidence.ts";
import { PropertyDetails } from "./property-details.tsx";

test("ratings, points, yield and demand are shown", async () => {
	renderPart(<PropertyDetails preview={aPreview()} />);

	await expect.element(page.getByText("62 points")).toBeVisible();
	await expect.element(page.getByText("6.1%", { exact: true })).toBeVisible();
	await expect.element(page.getByText("Medium", { exact: true })).toBeVisible();
});

test("a postcode's upgrade cost is its median, with the range behind it, and a floor area has its unit", async () => {
	const evidence = someEvidence({
		estimatedUpgradeCost: energyEvidence(7400, { range: [5200, 9600] }),
		totalFloorArea: energyEvidence(82.5),
	});
	renderPart(
		<PropertyDetails
			preview={aPreview({ estimatedUpgradeCost: 7400, totalFloorArea: 82.5, evidence })}
		/>,
	);

	await expect.element(page.getByText(/^£7,400/)).toBeVisible();
	await expect
		.element(page.getByText("for homes below band C, range £5,200 to £9,600", { exact: true }))
		.toBeVisible();
	await expect.element(page.getByText("83 m²")).toBeVisible();
});

test("a home's own upgrade cost leads with the range its certificate prints", async () => {
	const evidence = someEvidence({
		estimatedUpgradeCost: energyEvidence(7400, { basis: "property", range: [5200, 9600] }),
	});
	renderPart(<PropertyDetails preview={aPreview({ estimatedUpgradeCost: 7400, evidence })} />);

	await expect.element(page.getByText(/^£5,200 to £9,600/)).toBeVisible();
	await expect.element(page.getByText("midpoint £7,400", { exact: true })).toBeVisible();
});

test("a figure that is not known says why, or that it is not published", async () => {
	const evidence = someEvidence({
		totalFloorArea: aGap("The certificate gives none."),
		marketDemand: { ...aGap(""), note: null },
	});
	renderPart(<PropertyDetails preview={aPreview({ marketDemand: null, evidence })} />);

	await expect.element(page.getByText("The certificate gives none.")).toBeVisible();
	await expect.element(page.getByText("Not published for this area")).toBeVisible();
	expect(document.body.textContent).not.toMatch(/[—–]\s*$|^-$/m);
});

test("figures missing for one reason stand together, after the ones that are known", async () => {
	const reason = "Energy certificates of Scotland are kept elsewhere.";
	const evidence = someEvidence({
		epcRating: aGap(reason),
		epcPotentialRating: aGap(reason),
		totalFloorArea: aGap(reason),
	});
	const preview = aPreview({
		epcRating: null,
		epcPotentialRating: null,
		totalFloorArea: null,
		evidence,
	});
	renderPart(<PropertyDetails preview={preview} />);

	await expect
		.element(
			page.getByText("Energy rating now, Potential energy rating, Floor area", { exact: true }),
		)
		.toBeVisible();
	expect(page.getByText(reason).elements()).toHaveLength(1);
});

test("a chip opens on the source, its date, grain, sample, licence and link, and closes on Escape", async () => {
	const epcRating = energyEvidence("D", {
		sources: [
			aSource({
				name: "Energy certificates by area",
				url: "https://certificates.example",
				asOf: "2026-03",
				licence: "Open Government Licence v3.0",
			}),
		],
	});
	renderPart(<PropertyDetails preview={aPreview({ evidence: someEvidence({ epcRating }) })} />);
	const chip = page.getByRole("button", {
		name: "Energy rating now: Typical of Manchester 026 · Mar 2026",
	});

	await chip.click();

	const panel = page.getByRole("dialog", { name: "Energy rating now" });
	await expect.element(panel).toHaveTextContent(/Typical of the area/);
	await expect.element(panel).toHaveTextContent(/The neighbourhood: Manchester 026/);
	await expect.element(panel).toHaveTextContent(/Sample4,091/);
	await expect.element(panel).toHaveTextContent(/March 2026/);
	await expect.element(panel).toHaveTextContent(/Open Government Licence v3.0/);
	await expect
		.element(panel.getByRole("link", { name: "Energy certificates by area" }))
		.toHaveAttribute("href", "https://certificates.example");

	await userEvent.keyboard("{Escape}");
	await expect.element(panel).not.toBeInTheDocument();
	await expect.element(chip).toHaveFocus();
});

test("a source of our own is a link where it has a screen", async () => {
	const epcRating = energyEvidence("D", {
		sources: [
			aSource({ name: "Score method", url: "/documentation?tab=risk-assessment" }),
			aSource({ name: "Nowhere", url: "/nowhere" }),
		],
	});
	renderPart(<PropertyDetails preview={aPreview({ evidence: someEvidence({ epcRating }) })} />);

	await page.getByRole("button", { name: /^Energy rating now/ }).click();

	await expect
		.element(page.getByRole("link", { name: "Score method" }))
		.toHaveAttribute("href", "/documentation?tab=risk-assessment");
	await expect.element(page.getByText("Nowhere")).toBeVisible();
	await expect.element(page.getByRole("link", { name: "Nowhere" })).not.toBeInTheDocument();
});

test("figures of one source name it once, and each still opens its own", async () => {
	const own = (value: string | number) => energyEvidence(value, { place: "M14 5LL" });
	const evidence = someEvidence({
		epcRating: own("D"),
		epcPotentialRating: own("B"),
		totalFloorArea: own(80),
	});
	renderPart(<PropertyDetails preview={aPreview({ totalFloorArea: 80, evidence })} />);

	const label = chipLabel(evidence.epcRating);
	expect(page.getByText(label, { exact: true }).elements()).toHaveLength(1);
	await page.getByRole("button", { name: `Energy rating now: ${label}` }).click();
	await expect
		.element(page.getByRole("dialog").getByRole("heading", { name: "Energy rating now" }))
		.toBeVisible();
});

test("of a postcode it is told how many homes reach band C, and what the others cost", async () => {
	const evidence = someEvidence({
		estimatedUpgradeCost: energyEvidence(16_600, { range: [600, 23_000], sample: 3 }),
	});
	const homesAtC = { reached: 4, of: 7 };
	renderPart(
		<PropertyDetails preview={aPreview({ estimatedUpgradeCost: 16_600, homesAtC, evidence })} />,
	);

	await expect
		.element(page.getByText("4 of 7 already reach C; for the other 3: £600 to £23,000"))
		.toBeVisible();
});
