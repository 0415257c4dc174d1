import type { RunOptions } from "axe-core";

/**
 * Has axe judge the contrast of one-letter texts too, such as the band of a rating (undecided by default), and ask as much of large text as of any other.
 * Axe's types omit `checks` for a run. Reports violations only: naming every element that passes takes most of a run.
 */
export const axeOptions: RunOptions & { readonly checks: object } = {
	resultTypes: ["violations"],
	checks: {
		"color-contrast": {
			options: { ignoreLength: true, contrastRatio: { large: { expected: 4.5 } } },
		},
	},
};
