import { expect, test } from "vitest";
import { pence } from "../../base/money.ts";
import { partsInBands, taxInBands } from "./tax-in-bands.ts";

const bands = [
	{ from: pence(0), rate: 0.1 },
	{ from: pence(100), rate: 0.2 },
	{ from: pence(300), rate: 0.4 },
];

test.each([
	[0, 0, 0],
	[0, 100, 10],
	[0, 101, 10.2],
	[50, 350, 5 + 40 + 20],
	[300, 400, 40],
	[120, 110, 0],
])("what lies between %d and %d is taxed %d", (from, to, tax) => {
	expect(taxInBands(bands, { from, to })).toBeCloseTo(tax, 10);
});

test("a band without any of the amount is no part of it", () => {
	expect(partsInBands(bands, { from: 100, to: 300 })).toEqual([{ rate: 0.2, amount: 200 }]);
});
