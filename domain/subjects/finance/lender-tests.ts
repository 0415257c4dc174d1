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

/** One row of the table, put to a rent and a loan. */
export type LenderResult = LenderTest & {
	/** As a fraction a year. */
	readonly rateTested: number;
	/** The rate tested is below the one that is paid: the row is easier to pass than the loan to bear. */
	readonly isBelowPayRate: boolean;
	/** Rounded down to the penny; null without a rent, or where the rate tested at is nothing. */
	readonly largestLoan: Pence | null;
	/** Year's rent over a year's interest at the rate tested; null without rent, loan or interest. */
	readonly coverReached: number | null;
	/** The loan is no larger than the largest; null where either is not known. */
	readonly passes: boolean | null;
};

export type LenderTests = {
	/** A purchase in cash needs no lender: there are no rows then. */
	readonly isNeeded: boolean;
	readonly rows: readonly LenderResult[];
	/** Whether any row that has a day is passed; null where none is held, where rent or loan is not known, or no lender is needed. */
	readonly passes: boolean | null;
	/** The row with a day that allows the largest loan: one without a day is shown and never decides. Source: Rule LENDING-5. */
	readonly deciding: LenderResult | null;
	/** Of a landlord whose other lettings lenders test too: the rows are of this home alone. */
	readonly isPortfolio: boolean;
};

type Borrowing = {
	/** A month; null where it is not known, as with the loan. */
	readonly rent: Pence | null;
	readonly loan: Pence | null;
	/** As a fraction a year. */
	readonly payRate: number;
	readonly use: Use;
	/** Who may borrow; all where it is not known. */
	readonly borrowers?: readonly Borrower[];
	/** The product that is taken; null where it is open. */
	readonly product?: LoanProduct | null;
	/** Four or more mortgaged lettings with this one. */
	readonly isPortfolio?: boolean;
};

/**
 * The lenders' tests of a rent and a loan: the whole year's rent, voids not taken off, over a year's interest at the rate that each tests. To a
 * use other than one household only tests of houses in multiple occupation are put: what a lender lists without saying so is of one household.
 * "No lender" holds only where every row that has a day fails. To a portfolio landlord the rows of such landlords are put. Source: Rule LENDING-2, Rule LENDING-3, Rule LENDING-4.
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

/** What the rows that have a day come to. Source: Rule LENDING-2, Rule LENDING-5. */
export function decidedBy(rows: readonly LenderResult[]): Pick<LenderTests, "passes" | "deciding"> {
	const dated = rows.filter(({ asOf }) => asOf !== null);
	const isKnown = dated.some(({ passes }) => passes !== null);
	return {
		passes: isKnown ? dated.some(({ passes }) => passes === true) : null,
		deciding: decidingOf(dated),
	};
}

/** Every lender's tests of a portfolio landlord; of one that says nothing of them its usual ones. */
const testsOfPortfolio = [
	...portfolioTable,
	...lenderTable.filter(({ lender }) => portfolioTable.every((test) => test.lender !== lender)),
];

/** The row that allows the largest loan, the first of several; null where none of the loans is known. */
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

/** A year's rent over a year's interest on a loan, 1.45 being 145 %; null without rent, loan or interest. The rate is a fraction a year. */
export function coverAt(
	{ rent, loan }: Pick<Borrowing, "rent" | "loan">,
	rate: number,
): number | null {
	return rent === null || loan === null || loan * rate <= 0 ? null : (12 * rent) / (loan * rate);
}
