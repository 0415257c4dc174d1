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

/** Who is to live there: the use, and how many people where that is stated. */
export type Occupancy = { readonly use: Use; readonly people: number | null };

/** People from whom a home is a house in multiple occupation. Source: Housing Act 2004 section 254; Fact LAW-F15. */
export const FEWEST_IN_HMO = 3;

/** People from whom the law itself licenses one in England. Source: SI 2018/221. */
export const FEWEST_IN_LARGER_HMO = 5;

const fewest: Readonly<Record<Use, number>> = {
	single: 1,
	sharers: FEWEST_IN_HMO,
	hmo: FEWEST_IN_LARGER_HMO,
};

/** How many people a rule is asked about: those stated, else the fewest of the use. Source: Rule PLACE-6. */
export function peopleOf({ use, people }: Occupancy): number {
	return people ?? fewest[use];
}

/** The use that so many people make of a home let to several households: five are no sharers of three or four. */
export function countedUse({ use, people }: Occupancy): Use {
	if (people === null || !isMultipleOccupation(use)) {
		return use;
	}
	return people >= fewest.hmo ? "hmo" : "sharers";
}

/** The use as a person would say it. */
export const useInWords: Readonly<Record<Use, string>> = {
	single: "one household",
	sharers: "three or four sharers",
	hmo: "five or more people",
};
