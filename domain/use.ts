/**
 * How the home is to be let: one household, three or four sharers, five or more in two or more households.
 * The three cases licensing tells apart in England. Source: Housing Act 2004 sections 55-56 and SI 2018/221.
 */
export const uses = ["single", "sharers", "hmo"] as const;
export type Use = (typeof uses)[number];

/** Whether the use makes the home a house in multiple occupation. */
export function isMultipleOccupation(use: Use): boolean {
	return use !== "single";
}

/** The use as a person would say it. */
export const useInWords: Readonly<Record<Use, string>> = {
	single: "one household",
	sharers: "three or four sharers",
	hmo: "five or more people",
};
