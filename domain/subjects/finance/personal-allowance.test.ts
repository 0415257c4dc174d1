import { expect, test } from "vitest";
import { fromPounds, pence, toPounds } from "../../base/money.ts";
import { allowanceAt } from "./personal-allowance.ts";

test.each([
	[0, 12_570],
	[100_000, 12_570],
	[100_001, 12_570],
	[100_002, 12_569],
	[110_000, 7_570],
	[125_138, 1],
	[125_140, 0],
	[1_000_000, 0],
])("at an income of £%d the allowance is £%d", (income, allowance) => {
	expect(toPounds(allowanceAt(fromPounds(income)))).toBe(allowance);
});

test("what is left of the allowance is rounded up to the pound", () => {
	expect(allowanceAt(pence(10_000_002))).toBe(1_257_000);
});

test("another year's allowance is tapered alike", () => {
	const of2016 = { amount: fromPounds(11_000), taperedFrom: fromPounds(100_000) };
	expect(toPounds(allowanceAt(fromPounds(120_000), of2016))).toBe(1_000);
});
