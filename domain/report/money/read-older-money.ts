import { incomeTaxBasis } from "../../finance/income-tax.ts";
import { borrowers } from "../../finance/lender-table.ts";
import type { LenderResult } from "../../finance/lender-tests.ts";
import type { TaxCase, TaxedYear } from "../../finance/tax-cases.ts";
import type { Pence } from "../../money.ts";
import { isMultipleOccupation, type Use } from "../../use.ts";
import type { AssumptionLine } from "./money-section.ts";
import type { FiguresWithoutTerms, MoneyWithoutTerms } from "./read-plain-money.ts";

/** The tests of typical lenders that reports of formats 1 and 2 hold, all at one rate. */
type OlderCover = {
	readonly stressRate: number;
	readonly atPayRate: number | null;
	readonly atStress: number | null;
	readonly tests: readonly {
		readonly borrower: string;
		readonly cover: number;
		readonly passes: boolean | null;
		readonly largestLoan: Pence | null;
	}[];
};

type Same = "year" | "breakEvenRent" | "breakEvenPrice";
type OlderTax = Omit<Extract<TaxCase["tax"], { known: true }>, "carriedForward">;

type OlderFigures = Pick<FiguresWithoutTerms, Same> & {
	readonly cover: OlderCover;
	/** In the first day's reports no one says whose income tax is calculated. */
	readonly taxBasis?: string;
	readonly tax: readonly (Pick<TaxedYear, "year"> & {
		readonly cases: readonly (Omit<TaxCase, "tax"> & {
			readonly tax: OlderTax | Extract<TaxCase["tax"], { known: false }>;
		})[];
	})[];
	readonly sensitivity: readonly {
		readonly label: string;
		readonly cashFlow: Pence | null;
		readonly coverAtStress: number | null;
	}[];
};

/** The money of a report of formats 1 and 2. */
export type OlderMoney = Omit<MoneyWithoutTerms, "lines" | "figures"> & {
	readonly lines: readonly Omit<AssumptionLine, "asOf" | "lastChecked">[];
	readonly figures: OlderFigures;
};

/** The money of an older report in the shape of formats 3 and 4: nothing is calculated again, and what no one calculated then is null. */
export function readOlderMoney({
	context,
	lines,
	figures,
	...same
}: OlderMoney): MoneyWithoutTerms {
	const { cover, tax, sensitivity, taxBasis, ...kept } = figures;
	return {
		...same,
		context: { ...context, position: null },
		lines: lines.map((line) => ({ ...line, asOf: null, lastChecked: null })),
		figures: {
			...kept,
			isBeforeServiceCharge: false,
			coverAtPayRate: cover.atPayRate,
			lenders: lendersOf(cover, context.use),
			// The tax was calculated on the same basis before it was written out.
			taxBasis: taxBasis ?? incomeTaxBasis(context),
			tax: tax.map((year) => ({
				...year,
				// A tax year is named by the calendar year in which it begins.
				from: `${year.year.slice(0, 4)}-04-06`,
				position: null,
				cases: year.cases.map((each) => ({
					...each,
					tax: each.tax.known ? { ...each.tax, carriedForward: null } : each.tax,
				})),
			})),
			paying: { price: null, rent: null },
			sensitivity: sensitivity.map(({ coverAtStress, ...line }) => ({
				...line,
				coverTested: coverAtStress,
			})),
		},
	};
}

const HMO = "House in multiple occupation";
/** Whom a test of then was of, by the words in which it was kept. */
const borrowersOf: Readonly<Record<string, LenderResult["borrower"][]>> = {
	"Basic-rate taxpayer or company": ["basic", "company"],
	"Higher-rate taxpayer": ["higher"],
	[HMO]: [...borrowers],
};

function lendersOf(
	{ stressRate, atStress, tests }: OlderCover,
	use: Use,
): FiguresWithoutTerms["lenders"] {
	const rows = tests.flatMap(({ borrower, cover, passes, largestLoan }) =>
		(borrowersOf[borrower] ?? []).map(
			(each): LenderResult => ({
				lender: "A typical lender",
				product: "two_year",
				borrower: each,
				isHmo: borrower === HMO,
				cover,
				testedAt: { kind: "flat", rate: stressRate },
				source: "Typical tests of lenders on the day of the report.",
				url: null,
				asOf: null,
				lastChecked: null,
				rateTested: stressRate,
				largestLoan,
				coverReached: atStress,
				passes,
			}),
		),
	);
	const deciding = rows.find(({ isHmo }) => isHmo === isMultipleOccupation(use)) ?? null;
	const passes = rows.some((row) => row.passes !== null)
		? rows.some((row) => row.passes === true)
		: null;
	return { isNeeded: true, rows, passes, deciding };
}
