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
	source: "Finance Act 2026 section 2, with finance-cost relief as a tax credit.",
	lastChecked: "2026-11-21",
	rates: { basic: 0.2, higher: 0.4, additional: 0.45 },
	credit: 0.2,
	caveat: null,
};

const budgetRule: PropertyIncomeRule = {
	from: "2027-04-06",
	source:
		"Finance Act 2026 and the Budget of 26 November 2025: property income rates from 6 April 2027.",
	lastChecked: "2026-11-21",
	rates: { basic: 0.22, higher: 0.42, additional: 0.47 },
	credit: 0.22,
	caveat:
		"These rates were read in sources from before the Budget of 28 October 2026: check them before you commit.",
};

/**
 * Six bands, of which the reader's three stand for the basic, the higher and the top one: the last has England's threshold. The credit is
 * at the United Kingdom's basic rate. Source: motion S6M-20844 of the Scottish Parliament; ATT of 14 January 2026 for the credit.
 */
const scottishRule: PropertyIncomeRule = {
	from: "2026-04-06",
	source: "Scottish Rate Resolution for 2026-27, with finance-cost relief as a tax credit.",
	lastChecked: "2026-11-21",
	rates: { basic: 0.2, higher: 0.42, additional: 0.48 },
	credit: 0.2,
	caveat:
		"For a landlord who lives in Scotland, at the basic, higher or top rate. Scotland also has a starter rate of 19% up to £16,537, an intermediate rate of 21% from £29,527 to £43,662 and an advanced rate of 45% from £75,001 to £125,140.",
};

/** Tax on rental profit by nation, a table a nation. Source: FACTS 4.2. */
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
	Scotland: [
		scottishRule,
		{
			...scottishRule,
			from: "2027-04-06",
			lastChecked: null,
			caveat: `${scottishRule.caveat} Scotland may set its own rates on property income from April 2027. None were found, so those of 2026-27 are shown.`,
		},
	],
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
 * A loss is taxed as nothing; carrying it forward is not reckoned. Source: FACTS 4.2.
 */
export function incomeTax({
	nation,
	day,
	taxpayer,
	profitBeforeFinance,
	financeCost,
}: TaxedLetting): IncomeTax {
	const rule = ruleOn(rulesOf[nation], day);
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

/** Whose tax it is that is reckoned for a home, in a sentence for the reader. Source: FACTS 4.2. */
export function incomeTaxBasis(nation: Nation): string {
	return `For a person who lives in ${nation}, not a company: income tax follows where the landlord lives. Mortgage interest is not deducted: a credit is taken off the tax instead.`;
}
