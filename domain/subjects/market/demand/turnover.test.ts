import { expect, test } from "vitest";
import { someFacts } from "../../../test/some-facts.ts";
import { type CountedMonth, turnoverOf, yearOfSales } from "./turnover.ts";

/** Months from November 2024 on, each with so many sales. */
function monthsOf(...sales: readonly (number | null)[]): CountedMonth[] {
	return sales.map((count, at) => ({
		month: new Date(Date.UTC(2024, 10 + at)).toISOString().slice(0, 7),
		sales: count,
	}));
}

const twelve = Array.from({ length: 12 }, () => 10);

test("a turnover is of the latest twelve months that are counted", () => {
	expect(turnoverOf(monthsOf(700, ...twelve, null, null))).toEqual({ sales: 120, to: "2025-11" });
});

test("the months may come in any order", () => {
	expect(turnoverOf(monthsOf(700, ...twelve).toReversed())).toEqual({ sales: 120, to: "2025-11" });
});

test("a month nobody counted breaks a year, and the year before it stands", () => {
	expect(turnoverOf(monthsOf(...twelve, null, 3, 4))).toEqual({ sales: 120, to: "2025-10" });
});

test("a month that is missing breaks a year as well", () => {
	const months = monthsOf(...twelve, 50, 60, 70).filter(({ month }) => month !== "2025-11");
	expect(turnoverOf(months)).toEqual({ sales: 120, to: "2025-10" });
});

test("a month in which nothing was sold is counted", () => {
	expect(turnoverOf(monthsOf(...twelve.map(() => 0)))).toEqual({ sales: 0, to: "2025-10" });
});

test.each([
	["no month", []],
	["eleven months", twelve.slice(1)],
	["six and six with a gap", [1, 1, 1, 1, 1, 1, null, 1, 1, 1, 1, 1, 1]],
	["a year of which none was counted", twelve.map(() => null)],
])("of %s there is no turnover", (_, sales) => {
	expect(turnoverOf(monthsOf(...sales))).toBeNull();
});

const authority = () => {
	const [first] = someFacts().authorities;
	if (!first) {
		throw new Error("someFacts() has an authority");
	}
	return first;
};

test("a year of sales is the index's where it counts one, else the calendar year's", () => {
	expect(yearOfSales({ ...authority(), turnover: { sales: 2_400, to: "2026-06" } })).toEqual({
		sales: 2_400,
		citation: { source: "housePriceIndex", asOf: "2026-06" },
	});
	expect(yearOfSales(authority())).toEqual({
		sales: 2_000,
		citation: { source: "pricePaid", asOf: "2025" },
	});
	expect(yearOfSales({ turnover: null, sales: null, saleYear: null })).toBeNull();
});
