import type { IsoDate } from "../../base/calendar.ts";
import { type DatedRule, ruleOn } from "../../base/dated-rule.ts";
import { fromPounds, type Pence, pence } from "../../base/money.ts";
import { corporationTax, corporationTaxRule } from "./corporation-tax.ts";
import { allowanceAt } from "./personal-allowance.ts";
import { BEFORE_BUDGET } from "./purchase-levies.ts";
import { partsInBands, type RateBand, type RatedPart } from "./tax-in-bands.ts";
import { incomeBands } from "./tax-rules.ts";

/** How a person's gain on a home is taxed, alike in all nations. */
export type CapitalGainsRule = DatedRule & {
	/** Annual exempt amount: a year's gains up to this are free of tax. */
	readonly exempt: Pence;
	/** Of taxable income with the gain on top. They are the United Kingdom's, for Scottish taxpayers too. */
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
		caveat: `Losses, other gains of the year and relief for a home once lived in are left out. ${BEFORE_BUDGET}`,
	},
];

/** What a home was bought and sold for. */
type Sale = {
	readonly soldFor: Pence;
	readonly boughtFor: Pence;
	/** Of buying, improving and selling: purchase tax, solicitors, agent, building works; no repairs and no interest. */
	readonly costs: Pence;
};

/** Gain on a sale, less than none where it is a loss. Source: Taxation of Chargeable Gains Act 1992 section 38. */
export function gainOnSale({ soldFor, boughtFor, costs }: Sale): Pence {
	return pence(soldFor - boughtFor - costs);
}

/** A person who sells a home, or a share of it. */
type Seller = {
	/** On the whole home. */
	readonly gain: Pence;
	/** Of the ownership, as a fraction. */
	readonly share: number;
	/** All income of the year of the sale before the allowance, with that from the letting. */
	readonly income: Pence;
	/** Of the sale. */
	readonly day: IsoDate;
	/** Not resident in the United Kingdom. */
	readonly isFromAbroad?: boolean;
};

export type CapitalGainsTax = {
	/** The seller's share of the gain; nothing of a loss. */
	readonly gain: Pence;
	/** What of it is free. */
	readonly exempt: Pence;
	/** The rest by the rates that it is taxed at. */
	readonly parts: readonly RatedPart[];
	readonly due: Pence;
	/** Days from completion within which a return is due, with the tax; null where none is: tax is due on none, and the seller lives here. */
	readonly returnWithinDays: number | null;
	readonly source: string;
	readonly lastChecked: IsoDate | null;
	readonly caveat: string;
};

/**
 * A person's capital gains tax on the sale of a home that was let all the time, to the nearest penny. Null for a day before the first rates we hold.
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

/** Tax on a person's gain on top of a taxable income, which is what is left after the allowance. */
export function taxOnGain(
	{ exempt, bands }: Pick<CapitalGainsRule, "exempt" | "bands">,
	{ gain, taxableIncome }: { readonly gain: Pence; readonly taxableIncome: Pence },
): Pick<CapitalGainsTax, "exempt" | "parts" | "due"> {
	const free = pence(Math.min(gain, exempt));
	const parts = partsInBands(bands, { from: taxableIncome, to: taxableIncome + gain - free });
	const due = pence(Math.round(parts.reduce((tax, { rate, amount }) => tax + rate * amount, 0)));
	return { exempt: free, parts, due };
}

/** What a company's sale of a home costs it in corporation tax. */
export type CompanyGainTax = {
	readonly due: Pence;
	readonly source: string;
	readonly lastChecked: IsoDate | null;
	readonly caveat: string;
};

/**
 * Corporation tax that is due because of a company's gain: it is part of the year's profits, and nothing of it is exempt. Of a loss nothing is due.
 * Source: Corporation Tax Act 2009 section 2; Corporation Tax Act 2010 section 62; Taxation of Chargeable Gains Act 1992 section 2A; Fact TAX-F9.
 */
export function companyGainTax({
	gain,
	otherProfits,
}: {
	readonly gain: Pence;
	/** Of the year of the sale, from the letting too; below zero in a year of loss, which is set against the gain. */
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
