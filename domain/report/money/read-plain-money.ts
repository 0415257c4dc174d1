import type { YearAssumptions } from "../../finance/assumptions.ts";
import type { TaxedYear } from "../../finance/tax-cases.ts";
import { plainTerms } from "../../finance/terms.ts";
import { pence } from "../../money.ts";
import type { FiguresOfFifth, MoneyOfFifth } from "./read-fifth-money.ts";

/** The figures of a report of formats 3 and 4. */
export type FiguresWithoutTerms = Omit<FiguresOfFifth, "leftOut" | "tax" | "year"> & {
	readonly tax: readonly Omit<TaxedYear, "coOwners">[];
	readonly year: Omit<FiguresOfFifth["year"], "bills" | "financeCost" | "repaid">;
};

/** The money of a report of formats 3 and 4: of a letting bought in a person's own name, let whole, on a loan of interest only. */
export type MoneyWithoutTerms = Omit<MoneyOfFifth, "assumptions" | "figures" | "longRun"> & {
	readonly assumptions: YearAssumptions;
	readonly figures: FiguresWithoutTerms;
};

/** The money of such a report in the shape of format 5: nothing is calculated again, because none of it cost anything. */
export function withPlainTerms({ assumptions, figures, ...same }: MoneyWithoutTerms): MoneyOfFifth {
	const { year, tax } = figures;
	return {
		...same,
		longRun: null,
		assumptions: { ...plainTerms, ...assumptions },
		figures: {
			...figures,
			leftOut: figures.isBeforeServiceCharge ? ["service charge"] : [],
			year: {
				...year,
				bills: pence(0),
				financeCost: year.interest,
				repaid: year.interest === null ? null : pence(0),
			},
			tax: tax.map((taxed) => ({ ...taxed, coOwners: [] })),
		},
	};
}
