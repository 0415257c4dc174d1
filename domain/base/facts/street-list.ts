import type { LineDoubt } from "./line-doubts.ts";

/** One line of a list, or what stands between two semicolons, as it was read. */
export type ListLine = {
	/** As it is printed, without the space around it; and the number of its line, 1 the first. */
	readonly line: string;
	readonly at: number;
	/** Counts the headings before it: a street may be another one below another heading. */
	readonly section: number;
	/** What it names for certain; empty of a heading. */
	readonly streets: readonly ParsedStreet[];
	/** What of it was not read. */
	readonly doubts: readonly Doubtful[];
};

/** A list of streets as it was read, in the order in which it is printed. */
export type StreetList = {
	readonly lines: readonly ListLine[];
	/** A line that may turn the meaning of others, so that none of them is certain; null where there is none. */
	readonly refused: {
		readonly line: string;
		readonly at: number;
		readonly doubt: LineDoubt;
	} | null;
	/** Postcodes on lines of their own: nobody can tell of which street. */
	readonly loosePostcodes: readonly string[];
};

/** A street that a line names for certain. */
export type ParsedStreet = {
	/** A `streetKey`. */
	readonly street: string;
	/** Null: all of them. */
	readonly numbers: NumberSet | null;
	readonly excluded: NumberSet | null;
	/** In capitals with one space: a unit, a sector or an outcode. Empty where none is printed. */
	readonly postcodes: readonly string[];
	/** Keys of towns or wards that the line names beside it. */
	readonly places: readonly string[];
};

/** What of a line was not read. `about`: the words (a `looseKey`) in which a street may be named. */
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

/** Which side of the street. `unsaid`: a range whose ends are both odd or both even, of which nobody says whether it means one side. */
export type Side = "both" | "odd" | "even" | "unsaid";
