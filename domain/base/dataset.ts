import type { SourceId } from "./sources.ts";

/**
 * How a dataset is brought up to date: with each release of the product, by a refresh of its own every week, from a file that is
 * imported, or by hand.
 */
export const keepings = ["release", "weekly", "import", "hand"] as const;
export type DatasetKeeping = (typeof keepings)[number];

export const keepingInWords: Readonly<Record<DatasetKeeping, string>> = {
	release: "With each release",
	weekly: "Every week, by itself",
	import: "From each new edition",
	hand: "By hand, row by row",
};

/**
 * Days from one check of the publisher to the next, or between editions of a file that is imported: Code-Point Open comes out in February, May,
 * August and November. Null where nothing is due between releases. Source: Rule EVIDENCE-9; Ordnance Survey, product page.
 */
export const rhythmDays: Readonly<Record<DatasetKeeping, number | null>> = {
	release: null,
	weekly: 7,
	import: 92,
	hand: null,
};

/** A table that the product holds itself: what it is for, whose data it is made of, and how it is kept. */
export type Dataset = {
	readonly id: string;
	readonly name: string;
	/** What it tells, as the end of "It tells". */
	readonly tells: string;
	readonly sources: readonly SourceId[];
	readonly kept: DatasetKeeping;
	/** What brings in the first edition, where nothing does by itself: a file, as the end of "imports", and the command that does. */
	readonly firstImport?: { readonly what: string; readonly command: string };
};
