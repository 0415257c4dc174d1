import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPounds, pence, toPounds } from "../../base/money.ts";
import { nations } from "../../base/nation.ts";
import { cases } from "../../test/cases.ts";
import { dividendTax, taxOnTop } from "./dividend-tax.ts";

const day = "2026-11-24";
const dueOf = (dividend: number, otherIncome: number, over: { day?: string } = {}) => {
	const drawn = { dividend: fromPounds(dividend), otherIncome: fromPounds(otherIncome), day };
	const tax = dividendTax({ ...drawn, ...over });
	return tax && toPounds(tax.due);
};

test.each<[string, number, number, number]>([
	["nothing is drawn", 0, 30_000, 0],
	["all is free", 500, 30_000, 0],
	["one pound is not free", 501, 60_000, 0.36],
	["the allowance covers it", 13_070, 0, 0],
	["what the allowance leaves", 20_000, 0, 744.98],
	["the basic rate", 3_000, 29_570, 268.75],
	["two bands", 10_000, 40_650, 1_116.25],
	["the higher rate", 20_000, 50_270, 6_971.25],
	["the additional rate", 20_500, 130_000, 7_870],
	["no allowance is left to lose", 10_000, 125_140, 3_738.25],
])("where %s, £%d on top of £%d is taxed £%d more", (_, dividend, otherIncome, due) => {
	expect(dueOf(dividend, otherIncome)).toBe(due);
});

test("a dividend that tapers the allowance costs what other income is taxed more, too", () => {
	// £19,500 at 35.75 %, and £5,000 of pay that is no longer free, at 40 %.
	expect(dueOf(20_000, 90_000)).toBe(6_971.25 + 2_000);
	const tax = dividendTax({
		dividend: fromPounds(20_000),
		otherIncome: fromPounds(90_000),
		day,
		nation: "Scotland",
	});
	// In Scotland that pay is in the advanced band, at 45 %.
	expect(toPounds(tax?.due ?? pence(-1))).toBe(6_971.25 + 2_250);
});

test("until April 2027 the allowance goes to the dividend where that saves tax, later to pay first", () => {
	// £300 of the basic-rate band are left. Of the allowance £300 go to the dividend: pay owes £60 more, and £9,200 are taxed instead of £9,500.
	expect(dueOf(10_000, 49_970)).toBe(60 + 9_200 * 0.3575);
	expect(dueOf(10_000, 49_970, { day: "2027-04-06" })).toBe(3_396.25);
});

test("no rates are held for a day before April 2026", () => {
	expect(dueOf(1_000, 30_000, { day: "2026-04-05" })).toBeNull();
	expect(dueOf(1_000, 30_000, { day: "2026-04-06" })).toBe(53.75);
});

test("the free part is the lowest, and uses up the band that it lies in", () => {
	const rule = {
		free: pence(500),
		bands: [
			{ from: pence(0), rate: 0.1 },
			{ from: pence(1_000), rate: 0.3 },
		],
	};
	expect(taxOnTop(rule, { below: 800, dividend: 600 })).toBeCloseTo(30, 10);
	expect(taxOnTop(rule, { below: 300, dividend: 600 })).toBeCloseTo(10, 10);
	expect(taxOnTop(rule, { below: 0, dividend: 400 })).toBe(0);
});

const anIncome = fc.oneof(
	fc.integer({ min: 0, max: 20_000_000 }),
	fc.integer({ min: 4_900_000, max: 5_100_000 }),
	fc.integer({ min: 9_900_000, max: 12_700_000 }),
);

test("a larger dividend is never taxed less, nor more than 75 pence of each pound", () => {
	fc.assert(
		fc.property(anIncome, anIncome, anIncome, fc.constantFrom(...nations), (...drawn) => {
			const [dividend, more, otherIncome, nation] = drawn;
			const dueFor = (amount: number) =>
				dividendTax({ dividend: pence(amount), otherIncome: pence(otherIncome), day, nation })
					?.due ?? Number.NaN;
			const added = dueFor(dividend + more) - dueFor(dividend);
			expect(added).toBeGreaterThanOrEqual(-1);
			// The allowance is rounded to the pound, which may cost one at once.
			expect(added).toBeLessThanOrEqual(more * 0.75 + 101);
		}),
		cases(2_000),
	);
});

test("where the allowance goes saves tax and never costs any", () => {
	fc.assert(
		fc.property(anIncome, anIncome, (dividend, otherIncome) => {
			const drawn = { dividend: pence(dividend), otherIncome: pence(otherIncome) };
			const free = dividendTax({ ...drawn, day })?.due ?? Number.NaN;
			const bound = dividendTax({ ...drawn, day: "2027-11-24" })?.due ?? Number.NaN;
			expect(free).toBeLessThanOrEqual(bound);
		}),
		cases(2_000),
	);
});

test("no other share of the allowance makes the tax any less", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 0, max: 1_000_000 }),
			fc.integer({ min: 0, max: 12_000_000 }),
			fc.double({ min: 0, max: 1, noNaN: true }),
			(dividend, otherIncome, part) => {
				const due = dividendTax({
					dividend: pence(dividend),
					otherIncome: pence(otherIncome),
					day,
				})?.due;
				expect(due).toBeLessThanOrEqual(dueByHand(dividend, otherIncome, part) + 1);
			},
		),
		cases(5_000),
	);
});

/** The added tax in pence with some part of the allowance on the dividend, in another style than the product's: £37,700 and £125,140 by hand. */
function dueByHand(dividend: number, otherIncome: number, part: number): number {
	const allowanceOf = (income: number) =>
		Math.ceil(Math.max(0, 1_257_000 - Math.max(0, income - 10_000_000) / 2) / 100) * 100;
	const inBand = (from: number, to: number, least: number, most: number) =>
		Math.max(0, Math.min(to, most) - Math.max(from, least));
	const tax = (from: number, to: number, rates: readonly [number, number, number]) =>
		inBand(from, to, 0, 3_770_000) * rates[0] +
		inBand(from, to, 3_770_000, 12_514_000) * rates[1] +
		inBand(from, to, 12_514_000, Number.POSITIVE_INFINITY) * rates[2];
	const pay = [0.2, 0.4, 0.45] as const;
	const without = tax(0, Math.max(0, otherIncome - allowanceOf(otherIncome)), pay);
	const allowed = allowanceOf(otherIncome + dividend);
	const least = Math.min(dividend, Math.max(0, allowed - otherIncome));
	const share = least + part * (Math.min(dividend, allowed) - least);
	const taxablePay = Math.max(0, otherIncome - allowed + share);
	const top = taxablePay + dividend - share;
	const taxedFrom = Math.min(top, taxablePay + 50_000);
	return tax(0, taxablePay, pay) + tax(taxedFrom, top, [0.1075, 0.3575, 0.3935]) - without;
}
