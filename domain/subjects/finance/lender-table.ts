import type { IsoDate } from "../../base/calendar.ts";

/** For how many years the rate of a loan is fixed. */
export type LoanProduct = "two_year" | "five_year";

export const borrowers = ["basic", "higher", "company"] as const;
/** Who borrows: a basic-rate taxpayer (or one who pays no tax), one at a higher rate, or a company. */
export type Borrower = (typeof borrowers)[number];

/** How a lender derives its test rate from the pay rate. Rates are fractions a year. */
export type TestedRate =
	| { readonly kind: "pay_rate" }
	| { readonly kind: "higher_of"; readonly floor: number; readonly margin: number }
	| { readonly kind: "flat"; readonly rate: number };

/** One lender's requirement on the rent for one kind of loan. */
export type LenderTest = {
	readonly lender: string;
	readonly product: LoanProduct;
	readonly borrower: Borrower;
	/** Whether the lender uses the test for houses in multiple occupation. */
	readonly isHmo: boolean;
	/** Least rent over interest: 1.25 is 125 %. */
	readonly cover: number;
	readonly testedAt: TestedRate;
	/** Where it was read, in a sentence for the reader. */
	readonly source: string;
	readonly url: string | null;
	/** Day that the source gives; null where it gives none. */
	readonly asOf: IsoDate | null;
	/** Null for reports from before the table was made. */
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

const skiptonCriteria: Origin = {
	source: "Skipton's buy-to-let criteria page, undated; another copy of it tests at higher rates.",
	url: "https://skipton-intermediaries.co.uk/criteria/Buy-to-Let",
	asOf: null,
	lastChecked: "2026-11-24",
};

const hinckleyHelpsheet: Origin = {
	source: "Hinckley & Rugby's helpsheet for portfolio landlords, undated.",
	url: "https://www.hrbs.co.uk/introducers/btl-portfolio-landlord-helpsheet/",
	asOf: null,
	lastChecked: "2026-11-24",
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
 * Tests of lenders with published figures. Behind them is the regulator's rule: the higher of 5.5 % and the pay rate plus 2 points, unless the rate is
 * fixed for five years (PRA SS13/16). Left out are covers lowered by top slicing, which depend on earned income, and lists that name no lender. A list
 * without a product is read as two years. Kent Reliance's rows for six or more rooms stand for every house in multiple occupation, because it lists no
 * others. Source: Fact LENDING-F2.
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

/**
 * Tests for landlords with four or more mortgaged lettings, applied to the home being financed; individuals only. They replace a lender's usual tests.
 * Accord says its usual tests apply to them; for other lenders nothing was found.
 */
export const portfolioTable: readonly LenderTest[] = [
	...testsOf("Skipton", skiptonCriteria, [
		["two_year", { kind: "flat", rate: 0.055 }, { basic: 1.45, higher: 1.45 }],
		["five_year", { kind: "flat", rate: 0.045 }, { basic: 1.45, higher: 1.45 }],
	]),
	...testsOf("Hinckley & Rugby", hinckleyHelpsheet, [
		["two_year", { kind: "flat", rate: 0.055 }, { basic: 1.45, higher: 1.45 }],
	]),
];

/** A lender's requirement on all of a landlord's mortgaged lettings together: total rents over interest at a rate. */
export type PortfolioRule = Origin & {
	readonly lender: string;
	/** 1.45 is 145 %. */
	readonly cover: number;
	/** As a fraction a year. */
	readonly rate: number;
};

/** Known requirements on all lettings together. Where two copies of a page differ, the higher rate is used. */
export const portfolioRules: readonly PortfolioRule[] = [
	{
		lender: "Accord",
		cover: 1.45,
		rate: 0.055,
		source: "Accord's criteria for portfolio landlords, undated; another page of it says 5%.",
		url: "https://accordmortgages.com/btl/criteria/portfolio-landlord",
		asOf: null,
		lastChecked: "2026-11-24",
	},
	{ lender: "Hinckley & Rugby", cover: 1.45, rate: 0.055, ...hinckleyHelpsheet },
	{
		lender: "the Nottingham",
		cover: 1.45,
		rate: 0.0586,
		source: "The Nottingham's page on portfolio landlords, undated; another copy says 5.7%.",
		url: "https://thenottingham.com/intermediaries/propositions/portfolio-landlords",
		asOf: null,
		lastChecked: "2026-11-24",
	},
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
