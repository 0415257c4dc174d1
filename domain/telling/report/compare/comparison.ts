import type { IsoDate } from "../../../base/calendar.ts";

/** What a comparison is called. */
export const COMPARISON_TITLE = "Homes Side by Side";

/** Headings of its two parts. */
export const comparisonParts = { apart: "What differs", alike: "The same for all" } as const;

/** A home of a comparison: which report it is of, what it is called, and when and by which method the report was made. */
export type ComparedHome = {
	readonly id: string;
	/** Its owner's name for it, else its address or postcode. */
	readonly name: string;
	readonly postcode: string;
	/** Day on which it was judged. */
	readonly day: IsoDate;
	readonly methodologyVersion: number;
};

/** One fact about every home, with a text for each in order. */
export type ComparedLine = { readonly label: string; readonly cells: readonly string[] };

/** Lines that belong together. */
export type ComparedGroup = { readonly title: string; readonly lines: readonly ComparedLine[] };

/** Homes side by side: answers, then differences, then common facts. Empty groups are left out. */
export type ReportComparison = {
	readonly homes: readonly ComparedHome[];
	/** Why scores or figures of these reports may not compare; empty where they do. */
	readonly cautions: readonly string[];
	/** Answers for each home, always first, even where they are equal. Source: Rule ANSWER-1. */
	readonly answers: ComparedGroup;
	readonly apart: readonly ComparedGroup[];
	readonly alike: readonly ComparedGroup[];
};
