import { addYears, type IsoDate } from "./calendar.ts";

/** A year of income tax: its first day, and its name as "2026-27". */
export type TaxYear = { readonly from: IsoDate; readonly name: string };

/** The tax year that a day lies in: it begins on 6 April. Source: Income Tax Act 2007 section 4. */
export function taxYearOf(day: IsoDate): TaxYear {
	const begun = `${day.slice(0, 4)}-04-06`;
	return startingOn(day >= begun ? begun : addYears(begun, -1));
}

/** The tax year after another. */
export function nextTaxYear({ from }: TaxYear): TaxYear {
	return startingOn(addYears(from, 1));
}

function startingOn(from: IsoDate): TaxYear {
	return { from, name: `${from.slice(0, 4)}-${addYears(from, 1).slice(2, 4)}` };
}
