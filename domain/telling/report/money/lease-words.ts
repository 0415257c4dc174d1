import type { IsoDate } from "../../../base/calendar.ts";
import type { Nation } from "../../../base/nation.ts";
import { dueMark, type UpdateMark } from "../../../base/table-ends.ts";
import { countInWords, listInWords } from "../../../base/words.ts";
import {
	hasLeaseRules,
	lendersMissed,
	marriageValue,
} from "../../../subjects/finance/lease-rules.ts";

/** A consequence of the years left on a lease, with its source. */
export type LeaseNote = {
	/** In a sentence or two. */
	readonly text: string;
	readonly sources: readonly (UpdateMark & {
		readonly source: string;
		readonly url: string;
		readonly lastChecked: IsoDate;
	})[];
};

/** Consequences of the years left on a lease: lenders that require more, and the cost of an extension; empty where the years are unknown. */
export function leaseNotes(
	years: number | null,
	{ nation, day }: { readonly nation: Nation; readonly day: IsoDate },
): readonly LeaseNote[] {
	if (years === null) {
		return [];
	}
	if (!hasLeaseRules(nation)) {
		return [
			{ text: `We hold no rule on short leases in ${nation}: ask your solicitor.`, sources: [] },
		];
	}
	const missed = lendersMissed(years);
	const byYears = [...Map.groupBy(missed, ({ least }) => least)].toSorted(([a], [b]) => b - a);
	const asked = byYears.map(
		([least, rules]) =>
			`${listInWords(rules.map(({ lender }) => lender))} ${rules.length > 1 ? "ask" : "asks"} for ${countInWords(least, "year")} when the loan begins.`,
	);
	return [
		...(missed.length === 0
			? []
			: [
					{
						text: asked.join(" "),
						sources: [...new Map(missed.map((rule) => [rule.url, rule])).values()].map((rule) => ({
							...rule,
							...dueMark("lenders_leases", day),
						})),
					},
				]),
		...(years > marriageValue.upTo
			? []
			: [
					{
						text: `At ${marriageValue.upTo} years or less, extending a flat's lease costs half of what that adds to its value, too. The law of 2024 that ends this was not in force when we last read of it.`,
						sources: [{ ...marriageValue, ...dueMark("lease_law", day) }],
					},
				]),
	];
}
