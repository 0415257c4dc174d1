import type { IsoDate } from "../../../base/calendar.ts";
import { isKnown } from "../../../base/evidence.ts";
import { type ProvenanceDto, serializeProvenance } from "../../../base/evidence-dto.ts";
import type { Facts } from "../../../base/facts/facts.ts";
import { round } from "../../../base/statistics.ts";
import { shortDateInWords } from "../../../base/words.ts";
import { bankRate } from "../../../subjects/market/backdrop.ts";
import type { Chart } from "../../chart/chart.ts";
import { smallLine } from "../../chart/small-line.ts";

/** Bank Rate from each day on which it changed. */
export type RateLine = {
	/** Oldest first. */
	readonly changes: readonly { readonly from: IsoDate; readonly percent: number }[];
	/** Day until which the last of them is known to apply. */
	readonly asOf: IsoDate;
	readonly provenance: ProvenanceDto;
};

/** Fewest changes for a line; with fewer, the figure alone is enough. */
const FEWEST_CHANGES = 3;
const TITLE = "Bank Rate";

/** Bank Rate as far back as its changes are held; null where they are too few. */
export function rateLine(facts: Facts, day: IsoDate): RateLine | null {
	const { bankRate: held } = facts;
	const evidence = bankRate(facts, day);
	if (!held || !isKnown(evidence) || held.before.length + 1 < FEWEST_CHANGES) {
		return null;
	}
	const { from, percent, asOf, before } = held;
	return {
		changes: [...before.toReversed(), { from, percent }],
		asOf,
		provenance: serializeProvenance(evidence),
	};
}

/** Bank Rate as steps to the day it is known to hold; its table has a row a change. */
export function rateChart({ changes, asOf }: RateLine): Chart {
	const percents = changes.map(({ percent }) => percent);
	const [lowest, highest] = [Math.min(...percents), Math.max(...percents)];
	const spots = changes.map(({ from, percent }) => ({ date: from, value: percent }));
	const today = { date: asOf, value: percents.at(-1) ?? 0 };
	return {
		title: TITLE,
		description: `Lowest ${inWords(lowest)}, highest ${inWords(highest)}.`,
		marks: smallLine([...spots, today], {
			inWords: ({ date, value }) => `${shortDateInWords(date.slice(0, 7))}: ${inWords(value)}`,
			isStepped: true,
		}),
		key: [],
		table: {
			caption: TITLE,
			columns: [{ title: "From" }, { title: TITLE, isNumber: true }],
			rows: changes
				.toReversed()
				.map(({ from, percent }) => [shortDateInWords(from), inWords(percent)]),
		},
	};
}

function inWords(percent: number): string {
	return `${round(percent, 2)}%`;
}
