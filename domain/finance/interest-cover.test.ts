import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPounds, pence } from "../money.ts";
import { interestCover, stressRateOf } from "./interest-cover.ts";

const borrowing = {
	rent: fromPounds(1_000),
	loan: fromPounds(150_000),
	payRate: 0.05,
	fixedFiveYears: false,
};

test.each([
	[0.03, false, 0.055],
	[0.035, false, 0.055],
	[0.05, false, 0.07],
	[0.05, true, 0.05],
	[0.03, true, 0.03],
])("a pay rate of %d, fixed for five years %s, is tested at %d", (payRate, fixed, rate) => {
	expect(stressRateOf(payRate, fixed)).toBeCloseTo(rate, 10);
});

test.each([
	// 12,000 over 150,000 x 7 %, and 12,000 over cover x 7 %.
	[false, 1.6, 1.1429, [false, false, false], [137_142.85, 118_226.6, 100_840.33]],
	[true, 1.6, 1.6, [true, true, false], [192_000, 165_517.24, 141_176.47]],
])(
	"fixed for five years %s: cover is %d, under stress %d",
	(fixedFiveYears, atPayRate, atStress, passes, largest) => {
		const cover = interestCover({ ...borrowing, fixedFiveYears });
		expect(cover.atPayRate).toBeCloseTo(atPayRate, 4);
		expect(cover.atStress).toBeCloseTo(atStress, 4);
		expect(cover.tests.map((each) => each.cover)).toEqual([1.25, 1.45, 1.7]);
		expect(cover.tests.map((each) => each.passes)).toEqual(passes);
		expect(cover.tests.map(({ largestLoan }) => largestLoan)).toEqual(largest.map(fromPounds));
	},
);

test("the largest loan passes its test with just the cover asked, and a penny more does not", () => {
	const rent = fc.integer({ min: 10_000, max: 1_000_000 }).map(pence);
	const rate = fc.double({ min: 0.01, max: 0.12, noNaN: true });
	fc.assert(
		fc.property(rent, rate, fc.constantFrom(0, 1, 2), (monthly, payRate, which) => {
			const coverOf = (loan: number) =>
				interestCover({ ...borrowing, rent: monthly, payRate, loan: pence(loan) });
			const largest = coverOf(0).tests[which]?.largestLoan ?? Number.NaN;
			const { atStress, tests } = coverOf(largest);
			expect(tests[which]?.passes).toBe(true);
			expect(atStress).toBeCloseTo(tests[which]?.cover ?? Number.NaN, 4);
			expect(coverOf(largest + 1).tests[which]?.passes).toBe(false);
		}),
	);
});

test("without a rent nothing is known but the rate; without a loan the largest loans are", () => {
	const noRent = interestCover({ ...borrowing, rent: null });
	expect(noRent).toMatchObject({ atPayRate: null, atStress: null });
	expect(noRent.stressRate).toBeCloseTo(0.07, 10);
	expect(noRent.tests[0]).toMatchObject({ passes: null, largestLoan: null });
	const noLoan = interestCover({ ...borrowing, loan: null });
	expect(noLoan).toMatchObject({ atPayRate: null, atStress: null });
	expect(noLoan.tests[0]).toMatchObject({ passes: null, largestLoan: 13_714_285 });
});

test("with nothing to pay there is no ratio, and a loan of nothing passes", () => {
	const free = interestCover({ ...borrowing, payRate: 0, fixedFiveYears: true });
	expect(free).toMatchObject({ atPayRate: null, atStress: null });
	expect(free.tests[0]).toMatchObject({ passes: null, largestLoan: null });
	const noDebt = interestCover({ ...borrowing, loan: pence(0) });
	expect(noDebt.atStress).toBeNull();
	expect(noDebt.tests[0]?.passes).toBe(true);
});
