import { expect, test } from "vitest";
import type { AuthorityFacts, Facts } from "../../base/facts/facts.ts";
import type { IndexPrice } from "../../base/facts/index-price.ts";
import { fromPounds } from "../../base/money.ts";
import { someFacts, someSold } from "../../test/some-facts.ts";
import { lastSale, movedLastSale } from "./last-sale.ts";

const home = { address: "14 Test Street" };

/** The home, sold for £100,000 on a day, in an authority of which this is held. */
function soldOn(date: string, over: Partial<AuthorityFacts>): Facts {
	const [sale] = someSold().atPostcode.sales;
	const sales = sale ? [{ ...sale, date, price: fromPounds(100_000) }] : [];
	return someFacts({
		authorities: someFacts().authorities.map((authority) => ({ ...authority, ...over })),
		sold: someSold({ atPostcode: { since: "2021-10-01", sales } }),
	});
}

/** April 2025 to March 2026, rising from £200,000 by £1,000 a month; June 2025 is not held. */
const index: IndexPrice = {
	average: fromPounds(211_000),
	month: "2026-03",
	before: Array.from({ length: 11 }, (_, at) =>
		at === 8 ? null : fromPounds(210_000 - 1_000 * at),
	),
};
const newestAlone: IndexPrice = { ...index, before: [] };
const grown = { percent: 6, month: "2026-03" };

const moved = (date: string, over: Partial<AuthorityFacts>) =>
	movedLastSale(soldOn(date, over), home)?.movedPrice;

test("a sale is moved by the index from its own month", () => {
	expect(moved("2025-04-30", { indexPrice: index, priceGrowth: grown })).toEqual({
		value: fromPounds(105_500),
		basis: "property",
		coverage: "estimated",
		place: "14 TEST STREET",
		sample: null,
		range: null,
		note: "Last sale moved from April 2025 to March 2026 by the house price index of Testborough, all types of homes together.",
		citations: [
			{ source: "pricePaid", asOf: "2026-09" },
			{ source: "housePriceIndex", asOf: "2026-03" },
		],
	});
});

test.each([
	["a year before", "2025-03-12", newestAlone, 106_000],
	["nine months before", "2025-06-12", newestAlone, 104_500],
	["a month before", "2026-02-12", newestAlone, 100_500],
	["in a month that the index lacks", "2025-06-12", index, 104_500],
])(
	"a sale %s is moved by the year's change pro rata where its month is not held",
	(_, day, indexPrice, pounds) => {
		const price = moved(day, { indexPrice, priceGrowth: grown });
		expect(price?.value).toBe(fromPounds(pounds));
		expect(price?.note).toMatch(
			/^Last sale moved to March 2026 by the house price index of Testborough, all types of homes together: \d+ months? of its change over the year, 6\.0%\.$/,
		);
	},
);

test.each([
	["2026-03-31", "Last sale moved from March 2026 to March 2026"],
	[
		"2026-04-01",
		"As sold: the house price index of Testborough ends in March 2026, before the sale.",
	],
])("a sale of %s stands at its own price", (day, note) => {
	const price = moved(day, { indexPrice: newestAlone, priceGrowth: grown });
	expect(price?.value).toBe(fromPounds(100_000));
	expect(price?.note).toContain(note);
});

test.each<[string, string, Partial<AuthorityFacts>, RegExp]>([
	[
		"before the index",
		"2025-02-28",
		{ indexPrice: newestAlone, priceGrowth: grown },
		/does not reach back to February 2025, so/,
	],
	[
		"where the year's change is not held",
		"2025-12-01",
		{ indexPrice: newestAlone, priceGrowth: null },
		/does not reach back to December 2025/,
	],
	[
		"where the year's change is of another month",
		"2025-12-01",
		{ indexPrice: newestAlone, priceGrowth: { percent: 6, month: "2026-02" } },
		/does not reach back/,
	],
	[
		"where no index is held",
		"2025-12-01",
		{ indexPrice: null, priceGrowth: null },
		/^No house price index is held here, so/,
	],
])("a sale %s is not moved, and it is said why", (_, day, over, why) => {
	const price = moved(day, over);
	expect(price).toMatchObject({ value: null, coverage: "unknown" });
	expect(price?.note).toMatch(why);
});

test("without a home or a sale of its own there is none to move", () => {
	const facts = soldOn("2025-06-12", {});
	expect(movedLastSale(facts, null)).toBeNull();
	expect(movedLastSale(facts, { address: "Flat 1, 14 Test Street" })).toBeNull();
	expect(lastSale(facts, { address: "14, test street" })?.price).toBe(fromPounds(100_000));
});
