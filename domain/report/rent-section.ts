import type { Pence } from "../money.ts";
import type { Told, ToldProvenance } from "../told.ts";

/** Monthly rents of one place, all homes and by bedrooms (1, 2, 3, 4 or more). */
export type RentSeries = {
	readonly grain: "authority" | "region" | "country";
	readonly name: string;
	readonly all: Pence | null;
	readonly byBedrooms: readonly [Pence | null, Pence | null, Pence | null, Pence | null];
	readonly provenance: ToldProvenance;
};

/** Rent against area and region, prices, and the yield between them. */
export type RentSection = {
	/** One sentence. */
	readonly answer: string;
	/** The buyer's own figures; a month, and once. */
	readonly statedRent: Pence | null;
	readonly statedPrice: Pence | null;
	readonly bedrooms: number | null;
	/** Finest first. */
	readonly series: readonly RentSeries[];
	readonly rents: readonly Told[];
	readonly prices: readonly Told[];
	/** Gross yield of the assessment, gross and net yield of the money section's starting assumptions, and Bank Rate. */
	readonly yields: readonly Told[];
	/** Sales at the postcode, newest first, at most twenty. */
	readonly sales: readonly {
		readonly price: Pence;
		readonly date: string;
		readonly propertyType: string;
		readonly address: string;
	}[];
	readonly salesNote: string | null;
};
