import type { IsoDate } from "../../base/calendar.ts";
import { type DatedRule, ruleOn } from "../../base/dated-rule.ts";
import { fromPounds, type Pence, pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { taxesOf } from "./nation-taxes.ts";
import { allowanceAt, currentAllowance, type PersonalAllowance } from "./personal-allowance.ts";
import { BEFORE_BUDGET } from "./purchase-levies.ts";
import { type RateBand, taxInBands } from "./tax-in-bands.ts";
import { incomeBands } from "./tax-rules.ts";

/** How a person's dividends are taxed, alike in all nations. */
export type DividendRule = DatedRule & {
	/** Dividends up to this amount a year are free of tax, but still use up their bands. */
	readonly free: Pence;
	/** Bands of taxable income including the dividends. */
	readonly bands: readonly RateBand[];
	/** Whether the personal allowance goes to other income first; otherwise it goes where it saves most. */
	readonly isAllowanceForOtherIncome: boolean;
	readonly caveat: string;
};

const ratesOf2026: Omit<DividendRule, "from" | "isAllowanceForOtherIncome"> = {
	source:
		"Finance Act 2026 section 4: 10.75% and 35.75% on dividends from 6 April 2026; Income Tax Act 2007 sections 8, 13 and 13A.",
	lastChecked: "2026-11-24",
	free: fromPounds(500),
	bands: incomeBands([0, 0.1075], [37_700, 0.3575], [125_140, 0.3935]),
	caveat: BEFORE_BUDGET,
};

/** From April 2027 the law prescribes how the allowance is used. Source: Fact TAX-F4; Income Tax Act 2007 section 25(2); HMRC SAIM1110. */
const dividendRules: readonly DividendRule[] = [
	{ ...ratesOf2026, from: "2026-04-06", isAllowanceForOtherIncome: false },
	{ ...ratesOf2026, from: "2027-04-06", isAllowanceForOtherIncome: true },
];

/** A dividend that a person draws in a year. */
type DrawnDividend = {
	/** All of the year's dividends. */
	readonly dividend: Pence;
	/** The year's income before the allowance, from work, pensions and letting; savings are left out. */
	readonly otherIncome: Pence;
	/** Any day in the tax year. */
	readonly day: IsoDate;
	/** Where the person lives, England by default. It decides what a tapered allowance costs on other income. */
	readonly nation?: Nation;
};

export type DividendTax = {
	/** Additional tax because of the dividend, including what a tapered allowance costs on other income. */
	readonly due: Pence;
	readonly source: string;
	readonly lastChecked: IsoDate | null;
	readonly caveat: string;
};

/**
 * Additional tax because of a year's dividends, which are taxed on top of all other income, to the nearest penny. Null for a day before the first rates we
 * hold. Source: Income Tax Act 2007 sections 8, 13, 13A and 16; Fact TAX-F7.
 */
export function dividendTax({
	dividend,
	otherIncome,
	day,
	nation = "England",
}: DrawnDividend): DividendTax | null {
	const rule = ruleOn(dividendRules, day);
	const income = ruleOn(taxesOf(nation).income, day);
	if (rule === null || income === null) {
		return null;
	}
	const rates = { rule, otherBands: income.bands, allowance: currentAllowance };
	return {
		due: pence(Math.round(addedTax(rates, { otherIncome, dividend }))),
		source: rule.source,
		lastChecked: rule.lastChecked,
		caveat: rule.caveat,
	};
}

type Rates = {
	readonly rule: DividendRule;
	/** Of income that is no dividend. */
	readonly otherBands: readonly RateBand[];
	readonly allowance: PersonalAllowance;
};

type Incomes = { readonly otherIncome: Pence; readonly dividend: Pence };

/** Tax with the dividend less tax without it, exact to fractions of a penny. */
function addedTax(rates: Rates, { otherIncome, dividend }: Incomes): number {
	const { rule, otherBands, allowance } = rates;
	const taxOnOther = (allowed: number) =>
		taxInBands(otherBands, { from: 0, to: Math.max(0, otherIncome - allowed) });
	const allowed = allowanceAt(pence(otherIncome + dividend), allowance);
	const withDividend = sharesOfAllowance(rates, { otherIncome, dividend, allowed }).map((share) => {
		const below = Math.max(0, otherIncome - allowed + share);
		const onTop = taxOnTop(rule, { below, dividend: dividend - share });
		return taxOnOther(allowed - share) + onTop;
	});
	return Math.min(...withDividend) - taxOnOther(allowanceAt(otherIncome, allowance));
}

/**
 * Candidate parts of the allowance for the dividend, one of which gives the least tax. Tax is linear between points where the dividend, or its taxed part,
 * enters another band, so its minimum is at such a point or at an end.
 */
function sharesOfAllowance(
	{ rule, otherBands }: Rates,
	{ otherIncome, dividend, allowed }: Incomes & { readonly allowed: Pence },
): readonly number[] {
	const least = Math.min(dividend, Math.max(0, allowed - otherIncome));
	if (rule.isAllowanceForOtherIncome) {
		return [least];
	}
	const most = Math.min(dividend, allowed);
	const turns = [...rule.bands, ...otherBands].map(({ from }) => from - otherIncome + allowed);
	return [
		least,
		most,
		dividend - rule.free,
		...turns,
		...turns.map((turn) => turn - rule.free),
	].map((share) => Math.min(most, Math.max(least, share)));
}

/** Tax on dividends on top of taxable income, exact to fractions of a penny. Their lowest part is free. */
export function taxOnTop(
	{ free, bands }: Pick<DividendRule, "free" | "bands">,
	{ below, dividend }: { readonly below: number; readonly dividend: number },
): number {
	return taxInBands(bands, { from: below + Math.min(free, dividend), to: below + dividend });
}
