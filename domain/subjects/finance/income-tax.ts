import type { IsoDate } from "../../base/calendar.ts";
import { ruleOn } from "../../base/dated-rule.ts";
import type { HeldTableId } from "../../base/held-tables.ts";
import { type Pence, pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { withEnd } from "../../base/table-ends.ts";
import { taxesOf } from "./nation-taxes.ts";
import type { Position, TaxContext } from "./position.ts";
import type { Taxpayer } from "./tax-rules.ts";

/** Tax on a year's letting: a person's income tax, or a company's corporation tax. */
export type LettingTax =
	| {
			readonly known: true;
			/** A year's rental profit, 0 in a year of loss. Before finance costs for a person, after them for a company. */
			readonly profit: Pence;
			/** Null where several rates apply to the profit. */
			readonly rate: number | null;
			readonly beforeCredit: Pence;
			readonly creditRate: number;
			readonly credit: Pence;
			readonly due: Pence;
			/** Finance cost without a credit so far, which may earn one in a later year. */
			readonly carriedForward: Pence;
			readonly source: string;
			readonly lastChecked: IsoDate | null;
			/** The table that its rates are of; absent in reports from before tables aged. */
			readonly table?: HeldTableId;
			readonly caveat: string | null;
	  }
	| { readonly known: false; readonly reason: string };

/** A year's figures of the letting; any day in it gives the tax year. */
export type TaxedLetting = {
	readonly day: IsoDate;
	readonly profitBeforeFinance: Pence;
	readonly financeCost: Pence;
	/** Finance cost of earlier years that has earned no credit yet. */
	readonly broughtForward?: Pence;
};

type BandOf = {
	/** Where the landlord lives: income tax follows the person, not the home. */
	readonly nation: Nation;
	readonly taxpayer: Taxpayer;
};

/**
 * Income tax on a year's rental profit where no income is stated. All of it is taxed at the reader's band, as if other income had used up the allowance and
 * lower bands, minus the credit on the lesser of finance cost and profit. Never below zero; losses give no tax and are not carried forward. Source:
 * Fact TAX-F5, Income Tax (Trading and Other Income) Act 2005 sections 274A to 274AA.
 */
export function incomeTaxAtBand(letting: TaxedLetting, { nation, taxpayer }: BandOf): LettingTax {
	const { income, incomeTable } = taxesOf(nation);
	const rule = ruleOn(income, letting.day);
	if (!rule) {
		return noRates;
	}
	const profit = pence(Math.max(0, letting.profitBeforeFinance));
	const cost = letting.financeCost + (letting.broughtForward ?? 0);
	const relieved = Math.min(cost, profit);
	const rate = rule.rates[taxpayer];
	const beforeCredit = pence(Math.round(profit * rate));
	const credit = pence(Math.min(beforeCredit, Math.round(relieved * rule.credit)));
	return {
		known: true,
		profit,
		rate,
		beforeCredit,
		creditRate: rule.credit,
		credit,
		due: pence(beforeCredit - credit),
		carriedForward: pence(cost - relieved),
		source: rule.source,
		lastChecked: rule.lastChecked,
		table: incomeTable,
		caveat: withEnd(rule.caveat, incomeTable, letting.day),
	};
}

/** For a year before the first whose rates we hold. */
export const noRates: LettingTax = {
	known: false,
	reason: "We hold no income tax rates for that year.",
};

/** The person or company that is taxed. */
type Taxed = Pick<TaxContext, "nation" | "position"> & {
	/** Whether the nation of a border home is not stated; `nation` is then that of the larger part. */
	readonly isNationOpen?: boolean;
};

/** Sentences that say whose tax is calculated for a home. Source: Rule TAX-1. */
export function incomeTaxBasis({ nation, position = null, isNationOpen = false }: Taxed): string {
	const basis = personalBasis(nation, position);
	return isNationOpen
		? `We don't know in which nation the home lies: these are the taxes of ${nation}. ${basis}`
		: basis;
}

function personalBasis(nation: Nation, position: Position | null): string {
	if (position?.company) {
		return "For a company: corporation tax on the rent less costs and interest. What it costs to take the money out is left out.";
	}
	const credit = "Mortgage interest is not deducted: a credit is taken off the tax instead.";
	return position
		? `For a person who lives in ${position.nation}, at the income stated: the tax that is due because of this letting. ${credit}`
		: `For a person who lives in ${nation}, not a company: income tax follows where the landlord lives. ${credit}`;
}
