import type { Pence } from "../../money.ts";
import { keptLines } from "./kept-lines.ts";
import { saidBedrooms } from "./said-bedrooms.ts";
import { saidLease } from "./said-lease.ts";
import { saidPlace } from "./said-place.ts";
import { saidPrice } from "./said-price.ts";
import { saidCouncilTaxBand, saidFloorArea } from "./said-size.ts";

/** What the text of a portal's page says of a home. Null is what it does not say, or says in two ways. */
export type PastedListing = {
	/** Whole, such as `M14 5LL`, in the order they stand. Several: the reader has to choose. */
	postcodes: string[];
	outcode: string | null;
	listingType: "sale" | "rent" | null;
	/** Pounds: for the whole home, or a calendar month's rent of it. */
	price: number | null;
	bedrooms: number | null;
	tenure: string | null;
	/** Years left. */
	leaseYears: number | null;
	/** A year. */
	serviceChargePence: Pence | null;
	/** A year. */
	groundRentPence: Pence | null;
	/** One letter, A to I. */
	councilTaxBand: string | null;
	/** Square metres. */
	floorArea: number | null;
};

/**
 * Reads the text of a listing's page, selected as a whole and copied. Never throws, whatever the text is, and takes a time linear in
 * its length.
 */
export function readPastedText(text: string): PastedListing {
	const lines = keptLines(text);
	return {
		...saidPlace(lines),
		...saidPrice(lines),
		bedrooms: saidBedrooms(lines),
		...saidLease(lines),
		councilTaxBand: saidCouncilTaxBand(lines),
		floorArea: saidFloorArea(lines),
	};
}
