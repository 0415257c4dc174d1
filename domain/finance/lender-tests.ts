import type { IsoDate } from "../calendar.ts";
import { type Pence, pence } from "../money.ts";
import { isMultipleOccupation, type Use } from "../use.ts";

/** For how many years the rate of a loan is fixed. */
export type LoanProduct = "two_year" | "five_year";

export const borrowers = ["basic", "higher", "company"] as const;
/** Who borrows: a basic-rate taxpayer (or one who pays no tax), one at a higher rate, or a company. */
export type Borrower = (typeof borrowers)[number];

/** The rate that a lender tests at, from the rate that is paid. Rates are fractions a year. */
type TestedRate =
	| { readonly kind: "pay_rate" }
	| { readonly kind: "higher_of"; readonly floor: number; readonly margin: number }
	| { readonly kind: "flat"; readonly rate: number };

/** What one lender asks of the rent of one kind of loan. */
export type LenderTest = {
	readonly lender: string;
	readonly product: LoanProduct;
	readonly borrower: Borrower;
	/** Whether it is the lender's test of a house in multiple occupation. */
	readonly isHmo: boolean;
	/** Least rent over interest, 1.25 being 125 %. */
	readonly cover: number;
	readonly testedAt: TestedRate;
	/** Where it was read, in a sentence for the reader. */
	readonly source: string;
	readonly url: string | null;
	/** Day that the source gives; null where it gives none. */
	readonly asOf: IsoDate | null;
	/** Null of reports from before the table. */
	readonly lastChecked: IsoDate | null;
};

type Covers = Readonly<Partial<Record<Borrower, number>>>;
type Origin = Pick<LenderTest, "source" | "url" | "asOf" | "lastChecked">;

const skiptonPage: Origin = {
	source: "Skipton's buy-to-let calculator page, undated; other copies of it test at higher rates.",
	url: "https://www.skipton-intermediaries.co.uk/Tools-and-support/Calculators/Buy-to-Let-Calculator",
	asOf: null,
	lastChecked: "2026-11-23",
};

const mortgageClubList: Origin = {
	source: "The mortgage club PMS's list of lenders' tests, undated.",
	url: "https://www.trustpms.com/Mortgages/Tools-Calculators/Rent-to-Mortgage-Calculator",
	asOf: null,
	lastChecked: "2026-11-23",
};

const brokerList: Origin = {
	source: "A broker list, undated.",
	url: null,
	asOf: null,
	lastChecked: "2026-11-22",
};

const payRate: TestedRate = { kind: "pay_rate" };
const higherOf = (floor: number, margin: number): TestedRate => ({
	kind: "higher_of",
	floor,
	margin,
});

/**
 * Tests of lenders whose figures were found. The regulator's own rule, the higher of 5.5 % and the pay rate with 2 points on top unless the rate is
 * fixed for five years (PRA SS13/16), lies behind them. Left out: covers that top slicing lowers, which hang on earned income; lists that name
 * no lender. A list that names no product is read as of two years, and Kent Reliance's rows for six rooms or more stand for every house in
 * multiple occupation, for it lists no others. Source: FACTS-2 A4.
 */
export const lenderTable: readonly LenderTest[] = [
	...testsOf("Skipton", skiptonPage, [
		["two_year", { kind: "flat", rate: 0.055 }, { basic: 1.25, higher: 1.45 }],
		["five_year", { kind: "flat", rate: 0.045 }, { basic: 1.25, higher: 1.45 }],
	]),
	...testsOf("Kent Reliance", brokerList, [
		["two_year", higherOf(0.055, 0.0155), { basic: 1.4, higher: 1.4, company: 1.25 }],
		["five_year", payRate, { basic: 1.4, higher: 1.4, company: 1.25 }],
		["two_year", higherOf(0.055, 0.0155), { basic: 1.6, higher: 1.6, company: 1.45 }, "hmo"],
		["five_year", payRate, { basic: 1.6, higher: 1.6, company: 1.45 }, "hmo"],
	]),
	...testsOf("Accord", mortgageClubList, [
		["two_year", higherOf(0.065, 0.02), { basic: 1.25, higher: 1.45 }],
		["five_year", higherOf(0.055, 0.01), { basic: 1.25, higher: 1.45 }],
	]),
	...testsOf("Bath Building Society", mortgageClubList, [
		["five_year", payRate, { basic: 1.25, higher: 1.45, company: 1.25 }],
	]),
	...testsOf("Aldermore", mortgageClubList, [
		["two_year", higherOf(0.055, 0.02), { basic: 1.35, higher: 1.45 }],
		["two_year", higherOf(0.055, 0.02), { basic: 1.6, higher: 1.6 }, "hmo"],
	]),
];

function testsOf(
	lender: string,
	origin: Origin,
	tests: readonly (readonly [LoanProduct, TestedRate, Covers, "hmo"?])[],
): LenderTest[] {
	return tests.flatMap(([product, testedAt, covers, hmo]) =>
		borrowers.flatMap((borrower) => {
			const cover = covers[borrower];
			return cover === undefined
				? []
				: [{ lender, product, borrower, isHmo: hmo === "hmo", cover, testedAt, ...origin }];
		}),
	);
}

/** One row of the table, put to a rent and a loan. */
export type LenderResult = LenderTest & {
	/** As a fraction a year. */
	readonly rateTested: number;
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
	/** Whether any row is passed; null where rent or loan is not known, or no lender is needed. */
	readonly passes: boolean | null;
	/** The row that allows the largest loan. */
	readonly deciding: LenderResult | null;
};

type Borrowing = {
	/** A month; null where it is not known, as with the loan. */
	readonly rent: Pence | null;
	readonly loan: Pence | null;
	/** Of a loan fixed for five years, as a fraction a year. */
	readonly payRate: number;
	readonly twoYearRate: number;
	readonly use: Use;
	/** Who may borrow; all where it is not known. */
	readonly borrowers?: readonly Borrower[];
	/** The product that is taken; null where it is open. */
	readonly product?: LoanProduct | null;
};

/**
 * The lenders' tests of a rent and a loan: the whole year's rent, voids not taken off, over a year's interest at the rate that each tests. To a
 * use other than one household only tests of houses in multiple occupation are put: what a lender lists without saying so is of one household.
 * "No lender" holds only where every row fails. Source: FACTS 4.3, FACTS-2 A4, DECISIONS 14.
 */
export function lenderTests(borrowing: Borrowing): LenderTests {
	const { loan, use, borrowers: who = borrowers, product = null } = borrowing;
	if (loan === 0) {
		return { isNeeded: false, rows: [], passes: null, deciding: null };
	}
	const rows = lenderTable
		.filter(({ isHmo, borrower }) => isHmo === isMultipleOccupation(use) && who.includes(borrower))
		.filter((test) => product === null || test.product === product)
		.map((test) => put(test, borrowing));
	const isKnown = rows.some(({ passes }) => passes !== null);
	return {
		isNeeded: true,
		rows,
		passes: isKnown ? rows.some(({ passes }) => passes === true) : null,
		deciding: decidingOf(rows),
	};
}

/** The row that allows the largest loan, the first of several; null where none of the loans is known. */
function decidingOf(rows: readonly LenderResult[]): LenderResult | null {
	return rows.reduce<LenderResult | null>(
		(best, row) =>
			row.largestLoan !== null && row.largestLoan > (best?.largestLoan ?? -1) ? row : best,
		null,
	);
}

function put(test: LenderTest, borrowing: Borrowing): LenderResult {
	const { rent, loan, payRate, twoYearRate } = borrowing;
	const rateTested = rateOf(test.testedAt, test.product === "two_year" ? twoYearRate : payRate);
	const largestLoan =
		rent === null || rateTested <= 0
			? null
			: pence(Math.floor((12 * rent) / (test.cover * rateTested)));
	return {
		...test,
		rateTested,
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
