import type { SourceId } from "./sources.ts";

/** How a dataset is updated: with each release of the product, by a weekly refresh, by importing a file, or by hand. */
export const keepings = ["release", "weekly", "import", "hand"] as const;
export type DatasetKeeping = (typeof keepings)[number];

export const keepingInWords: Readonly<Record<DatasetKeeping, string>> = {
	release: "With each release",
	weekly: "Every week, by itself",
	import: "From each new edition",
	hand: "By hand, row by row",
};

/**
 * Days between checks of the publisher, or between editions of an imported file: Code-Point Open appears in February, May, August and November. Null where
 * nothing is due between releases. Source: Rule EVIDENCE-9; Ordnance Survey, product page.
 */
export const rhythmDays: Readonly<Record<DatasetKeeping, number | null>> = {
	release: null,
	weekly: 7,
	import: 92,
	hand: null,
};

/** A table that the product holds itself: its purpose, its publishers, and how it is updated. */
export type Dataset = {
	readonly id: string;
	readonly name: string;
	/** Completes a sentence that begins with "It tells". */
	readonly tells: string;
	readonly sources: readonly SourceId[];
	readonly kept: DatasetKeeping;
	/** For a dataset whose first edition has to be imported: the file, as the end of "imports", and the command. */
	readonly firstImport?: { readonly what: string; readonly command: string };
};
