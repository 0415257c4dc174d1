import type { IsoDate } from "../../base/calendar.ts";
import { type DatedRule, ruleOn } from "../../base/dated-rule.ts";
import { fromPounds, type Pence, pence } from "../../base/money.ts";
import { dueMark, endedInWords, type UpdateMark } from "../../base/table-ends.ts";

/** Yearly charge on a home worth more than `above`, up to the next band. */
type AtedBand = { readonly above: Pence; readonly charge: Pence };

/** Annual tax on enveloped dwellings of one chargeable period, from 1 April to 31 March. */
type AtedRule = DatedRule & {
	/** "2026-27". */
	readonly period: string;
	readonly bands: readonly AtedBand[];
};

/** Charges rise with consumer prices every April, rounded down to the next £50. Source: Finance Act 2013 sections 99 and 101; Fact TAX-F8. */
const atedRules: readonly AtedRule[] = [
	{
		from: "2025-04-01",
		period: "2025-26",
		source:
			"Annual Tax on Enveloped Dwellings (Indexation of Annual Chargeable Amounts) Order 2025 (SI 2025/364).",
		lastChecked: "2026-11-24",
		bands: atedBands(4_450, 9_150, 31_050, 72_700, 145_950, 292_350),
	},
	{
		from: "2026-04-01",
		period: "2026-27",
		source: "GOV.UK: Annual Tax on Enveloped Dwellings, the basics, as updated on 4 March 2026.",
		lastChecked: "2026-11-24",
		bands: atedBands(4_600, 9_450, 32_200, 75_450, 151_450, 303_450),
	},
];

/** What a company owes a year for owning a home. */
export type Ated = UpdateMark & {
	/** Yearly charge without any relief. */
	readonly charge: Pence;
	/** Charge actually due. */
	readonly due: Pence;
	/** Whether a return is due every year, even if only to claim relief. */
	readonly isReturnDue: boolean;
	/** Chargeable period of the charges, "2026-27"; the last one we hold where the day is later. */
	readonly period: string;
	readonly source: string;
	readonly lastChecked: IsoDate | null;
	/** Sentences for the reader; empty where the home is worth too little. */
	readonly caveats: readonly string[];
};

/** A home that a company owns. */
type EnvelopedHome = {
	/** Value on 1 April 2022, or at a later purchase; from April 2028 on, the value on 1 April 2027. */
	readonly value: Pence;
	readonly day: IsoDate;
	/** Whether it is let for profit to people unconnected with the company, or being prepared for that. */
	readonly isLetToUnconnected: boolean;
};

/**
 * Annual tax on enveloped dwellings for a company's home in the chargeable period of a day. A home let commercially to unconnected people owes nothing, but
 * needs a return. Null for a day before the first charges we hold.
 * Source: Finance Act 2013 sections 94, 99, 133 and 159; Fact TAX-F8.
 */
export function ated({ value, day, isLetToUnconnected }: EnvelopedHome): Ated | null {
	const rule = ruleOn(atedRules, day);
	if (rule === null) {
		return null;
	}
	const charge = rule.bands.findLast(({ above }) => value > above)?.charge ?? pence(0);
	const isReturnDue = charge > 0;
	return {
		charge,
		due: isLetToUnconnected ? pence(0) : charge,
		isReturnDue,
		period: rule.period,
		source: rule.source,
		lastChecked: rule.lastChecked,
		...dueMark("ated", day),
		caveats: isReturnDue ? [...caveatsOf(isLetToUnconnected), ...endOf(day)] : [],
	};
}

/** Notes that the charges are an earlier period's, where those of the day are unknown. */
function endOf(day: IsoDate): readonly string[] {
	const ended = endedInWords("ated", day);
	return ended === null ? [] : [ended];
}

const whenDue = "by 30 April every year, or within 30 days of buying";

function caveatsOf(isLetToUnconnected: boolean): readonly string[] {
	return isLetToUnconnected
		? [
				"A home let for profit to people unconnected with the company pays nothing.",
				`The company claims that relief in a return ${whenDue}.`,
			]
		: [`The company sends a return and pays ${whenDue}.`];
}

/** Bands from the lowest up, from their charges in pounds. Source: Finance Act 2013 section 99(4). */
function atedBands(...charges: readonly [number, number, number, number, number, number]) {
	const limits = [500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000];
	return charges.map((charge, at) => ({
		above: fromPounds(limits[at] ?? Number.NaN),
		charge: fromPounds(charge),
	}));
}
