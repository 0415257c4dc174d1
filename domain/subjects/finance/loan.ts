import { type Pence, pence } from "../../base/money.ts";
import type { LoanProduct } from "./lender-table.ts";

/** What a loan costs in a year, each to the nearest penny. */
export type LoanYear = {
	readonly interest: Pence;
	/** Paid back of the loan. */
	readonly repaid: Pence;
	/** Still owed when the year ends. */
	readonly balance: Pence;
};

type Loan = {
	readonly loan: Pence;
	/** A fraction a year; a twelfth of it is charged each month. */
	readonly rate: number;
	/** Years in which the loan is repaid in equal monthly payments; null for interest only. */
	readonly years: number | null;
};

/**
 * Year `year` of a loan, from 1, with equal monthly payments as for a repayment loan: after m of n months the balance is L x ((1+i)^n - (1+i)^m) / ((1+i)^n
 * - 1); without interest it falls in equal steps. An interest-only balance never falls.
 */
export function loanYear(loan: Loan, year: number): LoanYear {
	const [before, after] = [balanceAfter(loan, year - 1), balanceAfter(loan, year)];
	const repaid = before - after;
	return {
		interest: pence(Math.round(paidInYear(loan, year) - repaid)),
		repaid: pence(Math.round(repaid)),
		balance: pence(Math.round(after)),
	};
}

/** Exact to fractions of a penny, as the next. */
function balanceAfter({ loan, rate, years }: Loan, year: number): number {
	if (years === null) {
		return loan;
	}
	const left = Math.max(0, years - year);
	return rate <= 0
		? (loan * left) / years
		: loan * ((1 - grown(rate, -left)) / shareRepaid(rate, years));
}

function paidInYear({ loan, rate, years }: Loan, year: number): number {
	if (years === null) {
		return loan * rate;
	}
	if (year > years) {
		return 0;
	}
	return rate <= 0 ? loan / years : (loan * rate) / shareRepaid(rate, years);
}

/** Growth of a pound over whole years, compounded monthly at a twelfth of the rate. */
function grown(rate: number, years: number): number {
	return (1 + rate / 12) ** (12 * years);
}

function shareRepaid(rate: number, years: number): number {
	return 1 - grown(rate, -years);
}

/** First year's cost of each pound borrowed, including repayment. */
export function yearlyCostShare(rate: number, years: number | null): number {
	return paidInYear({ loan: pence(1), rate, years }, 1);
}

/** Years over which a loan's fee is spread for tax: those for which its rate is fixed, five where unknown. */
export function yearsFixed(product: LoanProduct | null): number {
	return product === "two_year" ? 2 : 5;
}
