import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPounds, pence } from "../../base/money.ts";
import { loanYear, yearlyCostShare, yearsFixed } from "./loan.ts";

test("a loan of interest only costs its rate each year, and is owed whole", () => {
	const loan = { loan: fromPounds(135_000), rate: 0.0563, years: null };
	expect([1, 30].map((year) => loanYear(loan, year))).toEqual(
		Array(2).fill({ interest: fromPounds(7_600.5), repaid: 0, balance: fromPounds(135_000) }),
	);
});

test("£100,000 at 6% over 25 years costs £644.30 a month", () => {
	const loan = { loan: fromPounds(100_000), rate: 0.06, years: 25 };
	const { interest, repaid, balance } = loanYear(loan, 1);
	// The annuity of 300 months at half a percent, as any table of mortgages has it.
	expect(Math.round((interest + repaid) / 12)).toBe(64_430);
	expect(balance).toBe(fromPounds(100_000) - repaid);
});

test("without interest a loan is paid back in equal parts, and after its last year nothing is paid", () => {
	const loan = { loan: fromPounds(1_200), rate: 0, years: 3 };
	expect([1, 2, 3, 4].map((year) => loanYear(loan, year))).toEqual([
		{ interest: 0, repaid: 40_000, balance: 80_000 },
		{ interest: 0, repaid: 40_000, balance: 40_000 },
		{ interest: 0, repaid: 40_000, balance: 0 },
		{ interest: 0, repaid: 0, balance: 0 },
	]);
});

test("a repayment loan month by month comes to the same as its formula, to the penny", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 100_000_000 }).map(pence),
			fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 1_000),
			fc.integer({ min: 1, max: 40 }),
			fc.integer({ min: 1, max: 45 }),
			(loan, rate, years, year) => {
				const byHand = monthByMonth(loan, rate, years, year);
				const told = loanYear({ loan, rate, years }, year);
				expect(Math.abs(told.interest - byHand.interest)).toBeLessThanOrEqual(1);
				expect(Math.abs(told.repaid - byHand.repaid)).toBeLessThanOrEqual(1);
				expect(Math.abs(told.balance - byHand.balance)).toBeLessThanOrEqual(1);
			},
		),
	);
});

/** A year of a repayment loan, twelve payments one after another. */
function monthByMonth(loan: number, rate: number, years: number, year: number) {
	const months = years * 12;
	const payment =
		rate === 0 ? loan / months : (loan * (rate / 12)) / (1 - (1 + rate / 12) ** -months);
	let balance = loan;
	let [interest, repaid] = [0, 0];
	for (let month = 1; month <= Math.min(months, year * 12); month += 1) {
		const charged = (balance * rate) / 12;
		balance -= payment - charged;
		if (month > (year - 1) * 12) {
			interest += charged;
			repaid += payment - charged;
		}
	}
	return { interest, repaid, balance };
}

test("what a pound borrowed costs is its first year's payments", () => {
	expect(yearlyCostShare(0.05, null)).toBe(0.05);
	const { interest, repaid } = loanYear({ loan: fromPounds(1e6), rate: 0.05, years: 25 }, 1);
	expect(yearlyCostShare(0.05, 25)).toBeCloseTo((interest + repaid) / 1e8, 7);
});

test("a fee is spread over the years for which the rate is fixed", () => {
	expect([yearsFixed("two_year"), yearsFixed("five_year"), yearsFixed(null)]).toEqual([2, 5, 5]);
});
