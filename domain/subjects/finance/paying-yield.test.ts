import { expect, test } from "vitest";
import { payingYield } from "./paying-yield.ts";

test.each([
	[75, 0.0563, 6.03],
	[60, 0.0563, 4.83],
	[40, 0.0563, 3.22],
	[0, 0.0563, 0],
] as const)(
	"a loan of %d%% of the price at %d pays from a yield of %d%%",
	(loanPercent, rate, percent) => {
		expect(payingYield({ loanPercent, rate })).toBeCloseTo(percent, 2);
	},
);

test("the default loan pays from 6.03%", () => {
	expect(payingYield({ loanPercent: 75 })).toBeCloseTo(6.03, 2);
});
