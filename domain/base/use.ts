/**
 * How the home is to be let: to one household, to three or four sharers, or to five or more people in two or more households.
 * Licensing in England distinguishes these three cases. Source: Housing Act 2004 sections 55-56 and SI 2018/221.
 */
export const uses = ["single", "sharers", "hmo"] as const;
export type Use = (typeof uses)[number];

/** Whether the use makes the home a house in multiple occupation. */
export function isMultipleOccupation(use: Use): boolean {
	return use !== "single";
}

/** Who is to live there: the use, and how many people where that is stated. */
export type Occupancy = { readonly use: Use; readonly people: number | null };

/** Fewest people in a house in multiple occupation. Source: Housing Act 2004 section 254; Fact LAW-F15. */
export const FEWEST_IN_HMO = 3;

/** Fewest people for which the law itself requires a licence in England. Source: SI 2018/221. */
export const FEWEST_IN_LARGER_HMO = 5;

const fewest: Readonly<Record<Use, number>> = {
	single: 1,
	sharers: FEWEST_IN_HMO,
	hmo: FEWEST_IN_LARGER_HMO,
};

/** Number of people to judge by: the stated number, else the fewest of the use. Source: Rule PLACE-6. */
export function peopleOf({ use, people }: Occupancy): number {
	return people ?? fewest[use];
}

/** The use that a number of people implies where several households share: five are no longer sharers. */
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
