import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fromPounds } from "#domain/base/money.ts";
import { publishedSource } from "#domain/base/sources.ts";
import { startingAssumptions } from "#domain/subjects/finance/assumptions.ts";
import type { Position } from "#domain/subjects/finance/position.ts";
import type { FiveYearGrowth } from "#domain/subjects/market/five-year-growth.ts";
import { renderOpened } from "#web/test/render-opened.tsx";
import { LongRunTables } from "./long-run-tables.tsx";

const growth = page.getByLabelText("Rent, costs and price grow by");

const priceGrowth: FiveYearGrowth = {
	place: "Manchester",
	rate: 0.05,
	from: "2021-03",
	to: "2026-03",
	provenance: {
		basis: "authority",
		coverage: "ok",
		place: "Manchester",
		sample: null,
		note: null,
		sources: [{ ...publishedSource("housePriceIndex"), asOf: "2026-03" }],
	},
};

function settledOf(pounds: number, position: Position | null = null) {
	const price = fromPounds(pounds);
	return {
		assumptions: startingAssumptions({ price, rent: fromPounds(950) }),
		context: { ...england, position },
		isEdited: false,
	};
}
const england = { nation: "England", use: "single", day: "2026-11-21", coOwners: [] } as const;
const company = { incomePence: fromPounds(0), nation: "England", share: 1, company: true } as const;

test("prices may grow as those of the place did, with its months, and rents by inflation", async () => {
	await page.viewport(1280, 900);
	renderOpened(<LongRunTables settled={settledOf(180_000)} priceGrowth={priceGrowth} />);

	await growth.selectOptions("prices as in Manchester, 5.0% a year");
	// 180,000 times 1.05 ten times, and 950 a month times 1.031 nine times.
	await expect.element(page.getByRole("row", { name: /^Sold for £293,201/ })).toBeVisible();
	await expect.element(page.getByRole("row", { name: /^2035-36 £15,005 / })).toBeVisible();
	await expect
		.element(
			page.getByText(/^Prices in Manchester rose by 5.0% a year from March 2021 to March 2026/),
		)
		.toBeVisible();
});

test("where no rate of the place is known it is no choice", async () => {
	renderOpened(<LongRunTables settled={settledOf(180_000)} priceGrowth={null} />);

	await expect.element(growth).toBeVisible();
	expect(growth.element().querySelectorAll("option")).toHaveLength(2);
});

test("the last years say at which rates they are taxed", async () => {
	renderOpened(<LongRunTables settled={settledOf(180_000)} priceGrowth={null} />);

	await expect
		.element(page.getByText("The rates of 2035-36 are not known yet: those of 2027-28 are used."))
		.toBeVisible();
	await expect.element(page.getByText(/^To sell it empty takes 4 months’ notice/)).toBeVisible();
});

test("what a company costs stands beside the years, with the taxes that reach a dear home", async () => {
	renderOpened(<LongRunTables settled={settledOf(600_000)} priceGrowth={null} />);

	await expect.element(page.getByRole("row", { name: "Setting it up, once £100" })).toBeVisible();
	await expect
		.element(page.getByRole("row", { name: "Dearer loan, first year £3,150" }))
		.toBeVisible();
	await expect
		.element(page.getByText(/a company pays £102,000 on the purchase, 17%/))
		.toBeVisible();
	await expect.element(page.getByText(/^The annual tax on enveloped dwellings/)).toBeVisible();
	await expect.element(page.getByText(/needs a claim since 6 April 2026/)).toBeVisible();
});

test("a company that owns a home of £500,000 has its costs shown, and no such tax", async () => {
	const settled = settledOf(500_000, company);
	renderOpened(<LongRunTables settled={settled} priceGrowth={null} />);

	await expect
		.element(
			page.getByText(
				/^The years here hold its accounts and its dearer loan, and leave its set-up out/,
			),
		)
		.toBeVisible();
	await expect.element(page.getByText(/enveloped dwellings/)).not.toBeInTheDocument();
	await expect.element(page.getByRole("row", { name: /^Dearer loan/ })).not.toBeInTheDocument();
	await expect.element(page.getByText(/needs a claim/)).not.toBeInTheDocument();
});
