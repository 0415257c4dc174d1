import type { IsoDate } from "../calendar.ts";
import { type Pence, pence } from "../money.ts";
import type { Nation } from "../nation.ts";
import { type DatedRule, ruleOn } from "./dated-rule.ts";

export const taxpayers = ["basic", "higher", "additional"] as const;
/** The highest band of income tax that the landlord's whole income reaches. */
export type Taxpayer = (typeof taxpayers)[number];

type PropertyIncomeRule = DatedRule & {
	readonly rates: Readonly<Record<Taxpayer, number>>;
	/** Finance costs are not deducted; this share of them is taken off the tax instead. */
	readonly credit: number;
	readonly caveat: string | null;
};

const sharedRule: PropertyIncomeRule = {
	from: "2026-04-06",
	source: "Income tax of 2026-27 with finance-cost relief as a tax credit (Section 24).",
	lastChecked: null,
	rates: { basic: 0.2, higher: 0.4, additional: 0.45 },
	credit: 0.2,
	caveat: null,
};

const budgetRule: PropertyIncomeRule = {
	from: "2027-04-06",
	source: "Budget of 26 November 2025: property income rates from 6 April 2027.",
	lastChecked: "2026-11-20",
	rates: { basic: 0.22, higher: 0.42, additional: 0.47 },
	credit: 0.22,
	caveat: null,
};

/** Tax on rental profit by nation, a table a nation. Source: FACTS 4.2, which has no bands for Scotland. */
const rulesOf: Readonly<Record<Nation, readonly PropertyIncomeRule[]>> = {
	England: [sharedRule, budgetRule],
	"Northern Ireland": [sharedRule, budgetRule],
	Wales: [
		sharedRule,
		{
			...budgetRule,
			caveat:
				"Wales may set its own rates on property income from April 2027. None were found, so England's are shown.",
		},
	],
	Scotland: [],
};

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
	readonly nation: Nation;
	readonly day: IsoDate;
	readonly taxpayer: Taxpayer;
	readonly profitBeforeFinance: Pence;
	readonly financeCost: Pence;
};

/**
 * Income tax on a year's rental profit of a person, not of a company: all of it at the rate of the reader's band, as if other
 * income had used the allowance and the bands below, less the credit on the lesser of finance cost and profit. Never below zero.
 * A loss is taxed as nothing; carrying it forward is not reckoned. Source: FACTS 4.2.
 */
export function incomeTax({
	nation,
	day,
	taxpayer,
	profitBeforeFinance,
	financeCost,
}: TaxedLetting): IncomeTax {
	const table = rulesOf[nation];
	if (table.length === 0) {
		return {
			known: false,
			reason: `${nation} has its own income tax bands, which we do not hold.`,
		};
	}
	const rule = ruleOn(table, day);
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
