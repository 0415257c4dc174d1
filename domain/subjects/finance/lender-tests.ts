import { type Pence, pence } from "../../base/money.ts";
import { isMultipleOccupation, type Use } from "../../base/use.ts";
import {
	type Borrower,
	borrowers,
	type LenderTest,
	type LoanProduct,
	lenderTable,
	portfolioTable,
	type TestedRate,
} from "./lender-table.ts";

/** One row of the table, applied to a rent and a loan. */
export type LenderResult = LenderTest & {
	/** As a fraction a year. */
	readonly rateTested: number;
	/** Whether the tested rate is below the pay rate, so that passing the row is easier than bearing the loan. */
	readonly isBelowPayRate: boolean;
	/** Rounded down to the penny; null without a rent, or where the tested rate is zero. */
	readonly largestLoan: Pence | null;
	/** Year's rent over a year's interest at the rate tested; null without rent, loan or interest. */
	readonly coverReached: number | null;
	/** Whether the loan is at most the largest; null where either is unknown. */
	readonly passes: boolean | null;
};

export type LenderTests = {
	/** False for a cash purchase, which needs no lender and has no rows. */
	readonly isNeeded: boolean;
	readonly rows: readonly LenderResult[];
	/** Whether any dated row is passed; null where none is held, rent or loan is unknown, or no lender is needed. */
	readonly passes: boolean | null;
	/** The dated row that allows the largest loan. A row without a date is shown but never decides. Source: Rule LENDING-5. */
	readonly deciding: LenderResult | null;
	/** Whether lenders also test the landlord's other lettings; the rows cover this home alone. */
	readonly isPortfolio: boolean;
};

type Borrowing = {
	/** A month; null where it is not known, as with the loan. */
	readonly rent: Pence | null;
	readonly loan: Pence | null;
	/** As a fraction a year. */
	readonly payRate: number;
	readonly use: Use;
	/** Possible kinds of borrower; all where unknown. */
	readonly borrowers?: readonly Borrower[];
	/** The chosen product; null where it is open. */
	readonly product?: LoanProduct | null;
	/** Whether there are four or more mortgaged lettings including this one. */
	readonly isPortfolio?: boolean;
};

/**
 * The lenders' tests of a rent and a loan: a full year's rent, voids included, over a year's interest at each test rate. Any use other than one household
 * gets only tests for houses in multiple occupation, because unmarked tests are for one household. A portfolio landlord gets the portfolio tests. "No
 * lender" requires every dated row to fail. Source: Rule LENDING-2, Rule LENDING-3, Rule LENDING-4.
 */
export function lenderTests(borrowing: Borrowing): LenderTests {
	const { loan, use, borrowers: who = borrowers, product = null, isPortfolio = false } = borrowing;
	if (loan === 0) {
		return { isNeeded: false, rows: [], passes: null, deciding: null, isPortfolio };
	}
	const rows = (isPortfolio ? testsOfPortfolio : lenderTable)
		.filter(({ isHmo, borrower }) => isHmo === isMultipleOccupation(use) && who.includes(borrower))
		.filter((test) => product === null || test.product === product)
		.map((test) => put(test, borrowing));
	return { isNeeded: true, rows, ...decidedBy(rows), isPortfolio };
}

/** Result of the dated rows. Source: Rule LENDING-2, Rule LENDING-5. */
export function decidedBy(rows: readonly LenderResult[]): Pick<LenderTests, "passes" | "deciding"> {
	const dated = rows.filter(({ asOf }) => asOf !== null);
	const isKnown = dated.some(({ passes }) => passes !== null);
	return {
		passes: isKnown ? dated.some(({ passes }) => passes === true) : null,
		deciding: decidingOf(dated),
	};
}

/** Each lender's portfolio tests, or its usual ones where it publishes none. */
const testsOfPortfolio = [
	...portfolioTable,
	...lenderTable.filter(({ lender }) => portfolioTable.every((test) => test.lender !== lender)),
];

/** The row with the largest loan, the first of equals; null where no loan is known. */
function decidingOf(rows: readonly LenderResult[]): LenderResult | null {
	return rows.reduce<LenderResult | null>(
		(best, row) =>
			row.largestLoan !== null && row.largestLoan > (best?.largestLoan ?? -1) ? row : best,
		null,
	);
}

function put(test: LenderTest, borrowing: Borrowing): LenderResult {
	const { rent, loan, payRate } = borrowing;
	const rateTested = rateOf(test.testedAt, payRate);
	const largestLoan =
		rent === null || rateTested <= 0
			? null
			: pence(Math.floor((12 * rent) / (test.cover * rateTested)));
	return {
		...test,
		rateTested,
		isBelowPayRate: rateTested < payRate,
		largestLoan,
		coverReached: coverAt(borrowing, rateTested),
		passes: loan === null || largestLoan === null ? null : loan <= largestLoan,
	};
}

function rateOf(tested: TestedRate, paid: number): number {
	switch (tested.kind) {
		case "pay_rate":
			return paid;
		case "higher_of":
			return Math.max(tested.floor, paid + tested.margin);
		case "flat":
			return tested.rate;
	}
}

/** A year's rent over a year's interest on a loan (1.45 is 145 %); null without rent, loan or interest. The rate is a fraction a year. */
export function coverAt(
	{ rent, loan }: Pick<Borrowing, "rent" | "loan">,
	rate: number,
): number | null {
	return rent === null || loan === null || loan * rate <= 0 ? null : (12 * rent) / (loan * rate);
}
