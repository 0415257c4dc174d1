import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPounds, pence, toPounds } from "../money.ts";
import { nations } from "../nations/nation.ts";
import { cases } from "../test/cases.ts";
import { purchaseTax } from "./purchase-tax.ts";

const day = "2026-11-20";
const aPrice = fc.integer({ min: 0, max: 1_000_000_000 }).map(pence);
const aNation = fc.constantFrom(...nations);

function poundsOf(nation: (typeof nations)[number], price: number): number {
	return toPounds(purchaseTax(nation, fromPounds(price), day)?.total ?? pence(-1));
}

test.each([
	{ price: 39_999, stamp: 0, wales: 0, scotland: 0 },
	{ price: 40_000, stamp: 2_000, wales: 2_000, scotland: 3_200 },
	{ price: 125_000, stamp: 6_250, wales: 6_250, scotland: 10_000 },
	{ price: 150_000, stamp: 8_000, wales: 7_500, scotland: 12_100 },
	{ price: 200_000, stamp: 11_500, wales: 10_700, scotland: 17_100 },
	{ price: 250_000, stamp: 15_000, wales: 14_950, scotland: 22_100 },
	{ price: 300_000, stamp: 20_000, wales: 19_950, scotland: 28_600 },
	{ price: 500_000, stamp: 40_000, wales: 42_450, scotland: 63_350 },
	{ price: 1_000_000, stamp: 93_750, wales: 111_200, scotland: 158_350 },
	{ price: 2_000_000, stamp: 253_750, wales: 271_200, scotland: 358_350 },
])("buying another home for £$price costs $stamp, $wales or $scotland in tax", (row) => {
	expect(poundsOf("England", row.price)).toBe(row.stamp);
	expect(poundsOf("Northern Ireland", row.price)).toBe(row.stamp);
	expect(poundsOf("Wales", row.price)).toBe(row.wales);
	expect(poundsOf("Scotland", row.price)).toBe(row.scotland);
});

test("a dearer home never costs less tax, in any band", () => {
	const step = fc.integer({ min: 0, max: 5_000_000 });
	const upToTwoMillion = fc.integer({ min: 0, max: 200_000_000 });
	fc.assert(
		fc.property(aNation, upToTwoMillion, step, (nation, price, more) => {
			const dearer = purchaseTax(nation, pence(price + more), day)?.total;
			const tax = purchaseTax(nation, pence(price), day)?.total ?? Number.NaN;
			expect(dearer).toBeGreaterThanOrEqual(tax);
		}),
		cases(1_000),
	);
});

test("the slices add up to the tax, and each levy's cover the whole price it charges", () => {
	fc.assert(
		fc.property(aNation, aPrice, (nation, price) => {
			const tax = purchaseTax(nation, price, day);
			const slices = tax?.slices ?? [];
			expect(slices.reduce((sum, slice) => sum + slice.tax, 0)).toBe(tax?.total);
			const levies = Map.groupBy(slices, ({ levy }) => levy);
			for (const parts of levies.values()) {
				expect(parts.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(price);
			}
		}),
	);
});

test("the slices of a price say what is taxed at what rate", () => {
	expect(purchaseTax("England", fromPounds(200_000), day)).toMatchObject({
		name: "Stamp Duty Land Tax",
		slices: [
			{ from: 0, to: 12_500_000, rate: 0.05, tax: 625_000 },
			{ from: 12_500_000, to: 20_000_000, rate: 0.07, tax: 525_000 },
		],
	});
	expect(purchaseTax("Scotland", fromPounds(100_000), day)).toMatchObject({
		name: "Land and Buildings Transaction Tax and Additional Dwelling Supplement",
		slices: [
			{ levy: "Land and Buildings Transaction Tax", rate: 0, tax: 0 },
			{ levy: "Additional Dwelling Supplement", from: 0, rate: 0.08, tax: 800_000 },
		],
	});
});

test.each([
	["England", "2025-03-31", "2025-04-01", "2026-11-21"],
	["Wales", "2024-12-10", "2024-12-11", "2026-11-21"],
	["Scotland", "2024-12-04", "2024-12-05", "2026-11-21"],
] as const)(
	"%s: none held on %s, held on %s, checked on %s",
	(nation, before, from, lastChecked) => {
		expect(purchaseTax(nation, fromPounds(200_000), before)).toBeNull();
		expect(purchaseTax(nation, fromPounds(200_000), from)).toMatchObject({ lastChecked });
	},
);

test("a price below zero is refused", () => {
	expect(() => purchaseTax("Wales", pence(-1), day)).toThrow(RangeError);
});
