import { addYears, type IsoDate } from "../../base/calendar.ts";
import { type Pence, pence } from "../../base/money.ts";
import { type TaxYear, taxYearOf } from "../../base/tax-year.ts";
import type { Assumptions } from "./assumptions.ts";
import { loanInYear, loanOf, operate } from "./cash-flow.ts";
import type { Outlook } from "./outlook.ts";
import { type OwnersTax, taxOnOwners } from "./owners-tax.ts";
import type { TaxContext } from "./position.ts";

/** A year of holding the home, after all costs. Null where rent or price is unknown, or no tax is held for it. */
export type OwnedYear = {
	/** Counted from 1. */
	readonly year: number;
	readonly taxYear: string;
	/** Its first day. */
	readonly from: IsoDate;
	readonly rent: Pence;
	/** What the letting brings before the loan. */
	readonly netOperatingIncome: Pence;
	readonly interest: Pence;
	readonly repaid: Pence;
	readonly cashFlow: Pence;
	readonly tax: Pence;
	readonly afterTax: Pence;
	/** After tax, of all years so far. */
	readonly total: Pence;
	/** Owed when the year ends. */
	readonly balance: Pence;
	/** Of the home when the year ends. */
	readonly value: Pence;
};

/** Every year of holding, and the state at the end. */
export type OverYears = {
	readonly years: readonly OwnedYear[];
	/** The owners' tax in the last year, on which the tax on a sale is based. */
	readonly last: OwnersTax;
};

/**
 * The letting year by year, from the tax year of the day for the length of the outlook. Rent and costs grow from the second year on, the value from the
 * first. Losses and unused finance costs are carried forward. Null where rent or price is unknown, or no tax is held for the first year.
 */
export function overYears(
	assumptions: Assumptions,
	outlook: Outlook,
	context: TaxContext,
): OverYears | null {
	const { price } = assumptions;
	const loan = loanOf(assumptions);
	if (price === null || loan === null || outlook.years < 1) {
		return null;
	}
	const first = taxYearOf(context.day);
	const years: OwnedYear[] = [];
	let last: OwnersTax | null = null;
	for (let year = 1; year <= outlook.years; year += 1) {
		const { yearlyRent, netOperatingIncome } = operate(grown(assumptions, outlook, year - 1));
		const { interest, repaid, balance, financeCost } = loanInYear(assumptions, loan, year);
		if (yearlyRent === null || netOperatingIncome === null) {
			return null;
		}
		const taxYear = yearAfter(first, year - 1);
		const cashFlow = pence(netOperatingIncome - interest - repaid);
		last = taxOnOwners({ day: taxYear.from, netOperatingIncome, financeCost }, context, last);
		if (last === null) {
			return null;
		}
		const afterTax = pence(cashFlow - last.due);
		years.push({
			year,
			taxYear: taxYear.name,
			from: taxYear.from,
			rent: yearlyRent,
			netOperatingIncome,
			interest,
			repaid,
			cashFlow,
			tax: last.due,
			afterTax,
			total: pence((years.at(-1)?.total ?? 0) + afterTax),
			balance,
			value: grow(price, outlook.priceGrowth, year),
		});
	}
	return last && { years, last };
}

function yearAfter({ from }: TaxYear, years: number): TaxYear {
	return taxYearOf(addYears(from, years));
}

/** An amount after whole years of growth, to the nearest penny. */
export function grow(amount: Pence, rate: number, years: number): Pence {
	return pence(Math.round(amount * (1 + rate) ** years));
}

/** Rents and costs after whole years of growth. */
function grown(assumptions: Assumptions, { rentGrowth, costGrowth }: Outlook, years: number) {
	const rents = (amount: Pence | null) => amount && grow(amount, rentGrowth, years);
	const cost = (amount: Pence) => grow(amount, costGrowth, years);
	const known = (amount: Pence | null) => amount && cost(amount);
	return {
		...assumptions,
		rent: rents(assumptions.rent),
		roomRent: rents(assumptions.roomRent),
		insurance: cost(assumptions.insurance),
		serviceCharge: known(assumptions.serviceCharge),
		groundRent: cost(assumptions.groundRent),
		licenceFee: cost(assumptions.licenceFee),
		compliance: cost(assumptions.compliance),
		councilTax: known(assumptions.councilTax),
		bills: assumptions.bills.map(({ id, amount }) => ({ id, amount: known(amount) })),
	};
}
