import type { IsoDate } from "../calendar.ts";
import { type Pence, pence } from "../money.ts";
import type { Nation } from "../nations/nation.ts";
import { policyOf } from "../nations/policy-of.ts";
import { ruleOn } from "./dated-rule.ts";
import type { Taxpayer } from "./tax-rules.ts";

export type IncomeTax =
	| {
			readonly known: true;
			/** Rental profit before finance costs, of a year; nothing in a year of loss. */
			readonly profit: Pence;
			readonly rate: number;
			readonly beforeCredit: Pence;
			readonly creditRate: number;
			readonly credit: Pence;
			readonly due: Pence;
			readonly source: string;
			readonly lastChecked: IsoDate | null;
			readonly caveat: string | null;
	  }
	| { readonly known: false; readonly reason: string };

/** A year's figures of the letting, and the tax year by any day in it. */
type TaxedLetting = {
	/** Where the landlord lives: income tax follows the person, not the home. */
	readonly nation: Nation;
	readonly day: IsoDate;
	readonly taxpayer: Taxpayer;
	readonly profitBeforeFinance: Pence;
	readonly financeCost: Pence;
};

/**
 * Income tax on a year's rental profit of a person, not of a company: all of it at the rate of the reader's band, as if other
 * income had used the allowance and the bands below, less the credit on the lesser of finance cost and profit. Never below zero.
 * A loss is taxed as nothing; carrying it forward is left out. Source: FACTS 4.2.
 */
export function incomeTax({
	nation,
	day,
	taxpayer,
	profitBeforeFinance,
	financeCost,
}: TaxedLetting): IncomeTax {
	const rule = ruleOn(policyOf(nation).taxes.income, day);
	if (!rule) {
		return { known: false, reason: "We hold no income tax rates for that year." };
	}
	const profit = pence(Math.max(0, profitBeforeFinance));
	const rate = rule.rates[taxpayer];
	const beforeCredit = pence(Math.round(profit * rate));
	const credit = pence(Math.round(Math.min(financeCost, profit) * rule.credit));
	return {
		known: true,
		profit,
		rate,
		beforeCredit,
		creditRate: rule.credit,
		credit,
		// Not below zero: the credit's rate is the lowest of the rates, and it is on the profit at most.
		due: pence(beforeCredit - credit),
		source: rule.source,
		lastChecked: rule.lastChecked,
		caveat: rule.caveat,
	};
}

/** Whose tax it is that is calculated for a home, in a sentence for the reader. Source: FACTS 4.2. */
export function incomeTaxBasis(nation: Nation): string {
	return `For a person who lives in ${nation}, not a company: income tax follows where the landlord lives. Mortgage interest is not deducted: a credit is taken off the tax instead.`;
}
