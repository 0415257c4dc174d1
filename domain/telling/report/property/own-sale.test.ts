import { expect, test } from "vitest";
import type { IndexPrice } from "../../../base/facts/index-price.ts";
import { fromPounds } from "../../../base/money.ts";
import { someFacts, someSold } from "../../../test/some-facts.ts";
import { certificateE } from "../../../test/some-report.ts";
import { ownSaleFigures } from "./own-sale.ts";

const [sale] = someSold().atPostcode.sales;

/** The chosen home sold on a day for £100,000, in an authority whose index is this. */
function soldOn(date: string, indexPrice: IndexPrice | null) {
	const own = sale && { ...sale, date, price: fromPounds(100_000), tenure: "leasehold" as const };
	return someFacts({
		authorities: someFacts().authorities.map((authority) => ({ ...authority, indexPrice })),
		sold: someSold({
			atPostcode: {
				since: "2021-10-01",
				sales: own ? [{ ...own, address: "14 TEST STREET" }] : [],
			},
		}),
	});
}

const index: IndexPrice = {
	average: fromPounds(220_000),
	month: "2026-07",
	before: [fromPounds(210_000), fromPounds(200_000)],
};
const texts = (figures: ReturnType<typeof ownSaleFigures>) =>
	figures.map(({ label, text }) => `${label}: ${text}`);

test("the chosen home's sale stands with its price of today by the authority's index, and its tenure", () => {
	const figures = ownSaleFigures({ facts: soldOn("2026-05-08", index), chosen: certificateE });
	expect(texts(figures)).toEqual([
		"Last sold: £100,000 on 8 May 2026",
		"Indexed value: About £110,000, July 2026",
		"Tenure: Leasehold when last sold",
	]);
	expect(figures[1]?.evidence).toMatchObject({
		coverage: "estimated",
		sources: [{ name: "Price Paid Data" }, { name: "UK House Price Index", asOf: "2026-07" }],
	});
});

test.each([
	["does not reach back to its month", "2026-04-30", index],
	["is not held", "2026-05-08", null],
])("where the index %s nothing is made of the sale", (_, day, held) => {
	const figures = ownSaleFigures({ facts: soldOn(day, held), chosen: certificateE });
	expect(figures.map(({ id }) => id)).toEqual(["lastSale", "tenure"]);
});

test("of a home whose address is not settled no sale is told, nor of one without a sale", () => {
	const facts = soldOn("2026-05-08", index);
	expect(ownSaleFigures({ facts, chosen: null })).toEqual([]);
	const neighbour = { ...certificateE, address: "Flat 1, 14 Test Street" };
	expect(ownSaleFigures({ facts, chosen: neighbour })).toEqual([]);
});
