import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { anEntitledPreview, aPreview } from "#web/test/a-preview.ts";
import { anOffer } from "#web/test/an-offer.ts";
import { aSector } from "#web/test/preview-parts.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { aProvenance, evidenceOf } from "#web/test/some-evidence.ts";
import { MarketIntelligence, Teasers } from "./teasers.tsx";

const prompts = page.getByRole("link", { name: "subscribe", exact: true });

test("a visitor reads how many flags there are and where the series come from, and no more", async () => {
	renderPart(<Teasers preview={aPreview({ flagsCount: 3 })} />);

	await expect
		.element(page.getByText("3 more red flags. In the £15 report, or subscribe.", { exact: true }))
		.toBeVisible();
	await page.getByText("Which series").click();
	await expect.element(page.getByText("Rent: Typical of Manchester · May 2026")).toBeVisible();
	expect(document.body.textContent?.replaceAll("£15 report", "")).not.toContain("£");
});

test("a visitor reads of one flag too", async () => {
	renderPart(<Teasers preview={aPreview({ flagsCount: 1 })} />);

	await expect
		.element(page.getByText("1 more red flag. In the £15 report, or subscribe.", { exact: true }))
		.toBeVisible();
});

test("each part that is not shown leads to the plans", async () => {
	renderPart(<Teasers preview={aPreview()} />);

	await expect.element(prompts.first()).toBeVisible();
	expect(prompts.elements().map((link) => link.getAttribute("href"))).toEqual([
		"/subscription",
		"/subscription",
		"/subscription",
	]);
});

test("where no flag says more than this page does, none is held out", async () => {
	renderPart(<Teasers preview={aPreview({ flagsCount: 0 })} />);

	await expect.element(page.getByRole("heading", { name: "Market intelligence" })).toBeVisible();
	expect(page.getByText(/red flags/i).elements()).toEqual([]);
});

test("where no report is sold nothing is held out at all", async () => {
	const offer = anOffer({ isSold: false, price: null });
	renderPart(<Teasers preview={aPreview({ offer })} />);

	expect(document.body.textContent).not.toMatch(/subscribe|report/i);
});

test("a subscription is not offered for figures that nobody has", async () => {
	const gap = aProvenance({ coverage: "not_covered" });
	const gatedSources = { rent: gap, price: gap, demand: gap };
	renderPart(<Teasers preview={aPreview({ gatedSources })} />);

	await expect
		.element(page.getByText(/^Rent, price and demand are not published here;/))
		.toBeVisible();
	await expect.element(page.getByText(/demand behind the score/)).not.toBeInTheDocument();
});

test("neither flags nor figures are drawn for someone who is not entitled, even if they were sent", async () => {
	const sent = anEntitledPreview({ entitled: false });
	renderPart(
		<>
			<Teasers preview={sent} />
			<MarketIntelligence preview={sent} />
		</>,
	);

	await expect.element(page.getByText(/more red flags/)).toBeVisible();
	await expect
		.element(page.getByText("Below band C: the rule is to change in 2030."))
		.not.toBeInTheDocument();
	expect(document.body.textContent).not.toContain("£1,312");
});

test("a subscriber reads the sector's price and the authority's typical price where they are held", async () => {
	await page.viewport(1280, 900);
	const { marketIntelligence } = anEntitledPreview();
	const preview = anEntitledPreview({
		marketIntelligence: marketIntelligence && {
			...marketIntelligence,
			sectorPrice: evidenceOf(120_000, { basis: "area", place: "flats in M14 5", sample: 1_261 }),
			sectorSales: aSector(),
			typicalPrice: evidenceOf(251_000),
		},
	});
	renderPart(<MarketIntelligence preview={preview} />);

	await expect.element(page.getByText("Median price of the postcode sector").first()).toBeVisible();
	await expect.element(page.getByText("Typical of flats in M14 5 · May 2026")).toBeVisible();
	await expect.element(page.getByText("£251,000")).toBeVisible();
	await expect
		.element(page.getByRole("row", { name: "All types £180,000 £130,000 to £240,000 1,902" }))
		.toBeVisible();
});

test("a subscriber reads the chosen home's own sale with its price by the index, before other prices", async () => {
	const { marketIntelligence } = anEntitledPreview();
	const figure = (id: string, label: string, text: string) => ({
		...{ id, label, text },
		evidence: evidenceOf(1, { basis: "property", place: "14 TEST STREET" }),
	});
	const preview = anEntitledPreview({
		marketIntelligence: marketIntelligence && {
			...marketIntelligence,
			ownSale: [
				figure("lastSale", "Last sold", "£172,000 on 12 June 2025"),
				figure("indexedValue", "Indexed value", "About £178,000, July 2026"),
			],
		},
	});
	renderPart(<MarketIntelligence preview={preview} />);

	await expect.element(page.getByText("£172,000 on 12 June 2025")).toBeVisible();
	await expect.element(page.getByText("About £178,000, July 2026")).toBeVisible();
	await expect.element(page.getByText("What homes like this sold for").first()).toBeVisible();
	await expect.element(page.getByText("£241,000")).toBeVisible();
});

test("where neither a sector's price nor a typical one is held there is no line of them", async () => {
	renderPart(<MarketIntelligence preview={anEntitledPreview()} />);

	await expect.element(page.getByText("£1,312")).toBeVisible();
	await expect
		.element(page.getByText(/postcode sector|Typical sold price/))
		.not.toBeInTheDocument();
});

test("a subscriber reads two flags, how many more there are, and the figures behind the yield", async () => {
	const preview = anEntitledPreview();
	renderPart(
		<>
			<Teasers preview={preview} />
			<MarketIntelligence preview={preview} />
		</>,
	);

	await expect
		.element(page.getByText("Below band C: the rule is to change in 2030."))
		.toBeVisible();
	await expect.element(page.getByText("Selective licensing covers named streets.")).toBeVisible();
	await expect.element(page.getByText(/ends on 30 April 2027/)).not.toBeInTheDocument();
	await expect.element(page.getByText("and 1 more in the full report")).toBeVisible();
	await expect.element(page.getByText("£1,312")).toBeVisible();
	await expect.element(page.getByText("7.4%, upper third")).toBeVisible();
	await expect.element(page.getByLabelText("Property value")).toBeVisible();
	await expect.element(prompts).not.toBeInTheDocument();
});
