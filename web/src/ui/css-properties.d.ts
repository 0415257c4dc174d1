import "react";

declare module "react" {
	/** The custom properties our styles read; React's own types know none. */
	interface CSSProperties {
		/** Anchor that ties a chip to its panel. */
		"--anchor"?: string;
		/** Where a date or a mark stands on its line, and how long its window is: shares of the line, 0 to 1. */
		"--at"?: number;
		"--span"?: number;
		/** On an axis: rows of words above and below it, in which row a date's words stand, where they begin and how wide they are, as shares of it. */
		"--above"?: number;
		"--below"?: number;
		"--row"?: number;
		"--label"?: number;
		"--label-width"?: number;
		/** A score and the ends of its range: percents of its scale. */
		"--score"?: string;
		"--low"?: string;
		"--high"?: string;
		/** Least width of a field of a grid. */
		"--least"?: string;
		/** Length of the whole circle of a score, in units of its drawing. */
		"--length"?: number;
	}
}
