import type { LineDoubt } from "./line-doubts.ts";

/** One parsed entry of a list: a line, or the text between two semicolons. */
export type ListLine = {
	/** The printed text, trimmed, and its line number from 1. */
	readonly line: string;
	readonly at: number;
	/** Number of headings before it. The same name below another heading may be another street. */
	readonly section: number;
	/** Streets that it names for certain; empty for a heading. */
	readonly streets: readonly ParsedStreet[];
	/** Parts of it that were not understood. */
	readonly doubts: readonly Doubtful[];
};

/** A parsed list of streets, in printed order. */
export type StreetList = {
	readonly lines: readonly ListLine[];
	/** A line that may change the meaning of others, so that none of them is certain; null where there is none. */
	readonly refused: {
		readonly line: string;
		readonly at: number;
		readonly doubt: LineDoubt;
	} | null;
	/** Postcodes on their own lines, whose street is unknown. */
	readonly loosePostcodes: readonly string[];
};

/** A street that a line names for certain. */
export type ParsedStreet = {
	/** A `streetKey`. */
	readonly street: string;
	/** Null means all numbers. */
	readonly numbers: NumberSet | null;
	readonly excluded: NumberSet | null;
	/** Postcode units, sectors or outcodes, in capitals with one space. Empty where none is printed. */
	readonly postcodes: readonly string[];
	/** Keys of towns or wards that the line names as well. */
	readonly places: readonly string[];
};

/** A part that was not understood. `about`: its words (a `looseKey`), which may name a street. */
export type Doubtful = { readonly doubt: LineDoubt; readonly about: string };

/** Numbers that a line lists: ranges, and single ones. */
export type NumberSet = {
	readonly ranges: readonly {
		readonly from: HouseNumber;
		/** Null is open-ended: "from 101 upwards". */
		readonly to: HouseNumber | null;
		readonly side: Side;
	}[];
	readonly singles: readonly HouseNumber[];
};

/** A house number with its letter: 12A is 12 and "a". */
export type HouseNumber = { readonly number: number; readonly letter: string };

/** Sides of the street that a range covers. `unsaid`: both ends are odd or both even, and the list does not say whether one side is meant. */
export type Side = "both" | "odd" | "even" | "unsaid";
