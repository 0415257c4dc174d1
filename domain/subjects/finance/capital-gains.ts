import type { IsoDate } from "../../base/calendar.ts";
import { type DatedRule, ruleOn } from "../../base/dated-rule.ts";
import { fromPounds, type Pence, pence } from "../../base/money.ts";
import { corporationTax, corporationTaxRule } from "./corporation-tax.ts";
import { allowanceAt } from "./personal-allowance.ts";
import { BUDGET_NOT_READ } from "./purchase-levies.ts";
import { partsInBands, type RateBand, type RatedPart } from "./tax-in-bands.ts";
import { incomeBands } from "./tax-rules.ts";

/** How a person's gain on a home is taxed, alike in all nations. */
export type CapitalGainsRule = DatedRule & {
	/** Annual exempt amount: a year's gains up to this are free of tax. */
	readonly exempt: Pence;
	/** Bands of taxable income including the gain. They are the United Kingdom's, also for Scottish taxpayers. */
	readonly bands: readonly RateBand[];
	/** Days from completion within which a gain is reported and the tax on it paid. */
	readonly returnWithinDays: number;
	readonly caveat: string;
};

const capitalGainsRules: readonly CapitalGainsRule[] = [
	{
		from: "2024-04-06",
		source:
			"GOV.UK: Capital Gains Tax rates and allowances, 18% and 24% on residential property since 6 April 2024; Taxation of Chargeable Gains Act 1992 sections 1H to 1K.",
		lastChecked: "2026-11-24",
		exempt: fromPounds(3_000),
		bands: incomeBands([0, 0.18], [37_700, 0.24]),
		returnWithinDays: 60,
		caveat: `Losses, other gains of the year and relief for a home once lived in are left out. ${BUDGET_NOT_READ} Before it, a rise of capital gains tax was widely expected.`,
	},
];

/** Prices of a home when bought and sold. */
type Sale = {
	readonly soldFor: Pence;
	readonly boughtFor: Pence;
	/** Costs of buying, improving and selling: purchase tax, solicitors, agent, building works; neither repairs nor interest. */
	readonly costs: Pence;
};

/** Gain on a sale, negative for a loss. Source: Taxation of Chargeable Gains Act 1992 section 38. */
export function gainOnSale({ soldFor, boughtFor, costs }: Sale): Pence {
	return pence(soldFor - boughtFor - costs);
}

/** A person who sells a home, or a share of it. */
type Seller = {
	/** On the whole home. */
	readonly gain: Pence;
	/** Of the ownership, as a fraction. */
	readonly share: number;
	/** All income in the year of the sale before the allowance, including the letting's. */
	readonly income: Pence;
	/** Of the sale. */
	readonly day: IsoDate;
	/** Not resident in the United Kingdom. */
	readonly isFromAbroad?: boolean;
};

export type CapitalGainsTax = {
	/** The seller's share of the gain; 0 for a loss. */
	readonly gain: Pence;
	/** Exempt part of it. */
	readonly exempt: Pence;
	/** The rest, split by tax rate. */
	readonly parts: readonly RatedPart[];
	readonly due: Pence;
	/** Days from completion within which a return and the tax are due; null where a UK resident owes no tax and so no return. */
	readonly returnWithinDays: number | null;
	readonly source: string;
	readonly lastChecked: IsoDate | null;
	readonly caveat: string;
};

/**
 * A person's capital gains tax on a home that was let throughout, to the nearest penny. Null for a day before the first rates we hold.
 * Source: Taxation of Chargeable Gains Act 1992 sections 1H to 1K; Finance Act 2019 schedule 2 for the return; Fact TAX-F9.
 */
export function capitalGainsTax({
	gain,
	share,
	income,
	day,
	isFromAbroad = false,
}: Seller): CapitalGainsTax | null {
	const rule = ruleOn(capitalGainsRules, day);
	if (rule === null) {
		return null;
	}
	const own = pence(Math.max(0, Math.round(gain * share)));
	const taxableIncome = pence(Math.max(0, income - allowanceAt(income)));
	const taxed = taxOnGain(rule, { gain: own, taxableIncome });
	return {
		gain: own,
		...taxed,
		returnWithinDays: taxed.due > 0 || isFromAbroad ? rule.returnWithinDays : null,
		source: rule.source,
		lastChecked: rule.lastChecked,
		caveat: rule.caveat,
	};
}

/** Tax on a person's gain on top of taxable income, which is income after the allowance. */
export function taxOnGain(
	{ exempt, bands }: Pick<CapitalGainsRule, "exempt" | "bands">,
	{ gain, taxableIncome }: { readonly gain: Pence; readonly taxableIncome: Pence },
): Pick<CapitalGainsTax, "exempt" | "parts" | "due"> {
	const free = pence(Math.min(gain, exempt));
	const parts = partsInBands(bands, { from: taxableIncome, to: taxableIncome + gain - free });
	const due = pence(Math.round(parts.reduce((tax, { rate, amount }) => tax + rate * amount, 0)));
	return { exempt: free, parts, due };
}

/** Corporation tax on a company's sale of a home. */
export type CompanyGainTax = {
	readonly due: Pence;
	readonly source: string;
	readonly lastChecked: IsoDate | null;
	readonly caveat: string;
};

/**
 * Corporation tax due on a company's gain, which is part of the year's profits without exemption. None on a loss.
 * Source: Corporation Tax Act 2009 section 2; Corporation Tax Act 2010 section 62; Taxation of Chargeable Gains Act 1992 section 2A; Fact TAX-F9.
 */
export function companyGainTax({
	gain,
	otherProfits,
}: {
	readonly gain: Pence;
	/** Profits in the year of the sale, including the letting's. Negative in a year of loss, which is set against the gain. */
	readonly otherProfits: Pence;
}): CompanyGainTax {
	const without = pence(Math.max(0, otherProfits));
	const profits = pence(Math.max(0, otherProfits + Math.max(0, gain)));
	return {
		due: pence(Math.round(corporationTax(profits) - corporationTax(without))),
		source: corporationTaxRule.source,
		lastChecked: corporationTaxRule.lastChecked,
		caveat: `A company has no exempt amount. Indexation up to December 2017 and earlier losses are left out. ${corporationTaxRule.caveat}`,
	};
}
