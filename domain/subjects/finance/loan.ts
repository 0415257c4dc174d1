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
	/** In which the loan is paid back in equal months; null of a loan of interest only. */
	readonly years: number | null;
};

/**
 * A year of a loan, counted from 1. Equal monthly payments, as lenders calculate a repayment loan: after m of n months the balance is
 * L x ((1+i)^n - (1+i)^m) / ((1+i)^n - 1), without interest it falls in equal steps. Of interest only, the loan is owed whole for ever.
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

/** What a pound grows to in whole years at a twelfth of a rate a month. */
function grown(rate: number, years: number): number {
	return (1 + rate / 12) ** (12 * years);
}

function shareRepaid(rate: number, years: number): number {
	return 1 - grown(rate, -years);
}

/** A year's whole cost of a pound borrowed, in its first year. */
export function yearlyCostShare(rate: number, years: number | null): number {
	return paidInYear({ loan: pence(1), rate, years }, 1);
}

/** Over how many years a fee for a loan is spread for tax: those for which its rate is fixed, five where that is open. */
export function yearsFixed(product: LoanProduct | null): number {
	return product === "two_year" ? 2 : 5;
}
