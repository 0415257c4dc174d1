import type { RunOptions } from "axe-core";

/**
 * Has axe judge the contrast of a text of one letter too, such as the band of a rating, which it leaves undecided unless told, and ask as much of large text as of
 * any other. Its types do not know that a run may set options of a check. What holds is not told: to name every element of it takes most of a run.
 */
export const axeOptions: RunOptions & { readonly checks: object } = {
	resultTypes: ["violations"],
	checks: {
		"color-contrast": {
			options: { ignoreLength: true, contrastRatio: { large: { expected: 4.5 } } },
		},
	},
};
