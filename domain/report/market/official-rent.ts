import type { Pence } from "../../money.ts";
import type { RentSection } from "./rent-section.ts";

/** Most bedrooms that official rents tell apart: four means four or more. */
const MOST_BEDROOMS = 4;

/** The official mean rent of the finest place known, for the bedrooms stated, else of all homes; null where none is published. */
export function officialRent({ series, bedrooms }: Pick<RentSection, "series" | "bedrooms">): {
	readonly name: string;
	readonly amount: Pence;
} | null {
	const means = series.map(({ name, all, byBedrooms }) => ({
		name,
		amount: (bedrooms ? byBedrooms[Math.min(bedrooms, MOST_BEDROOMS) - 1] : null) ?? all,
	}));
	for (const { name, amount } of means) {
		if (amount !== null) {
			return { name, amount };
		}
	}
	return null;
}
