import type { StatedListing } from "../read-stated.ts";

/** A page that says nothing but what a test has it say. */
export function statedListing(overrides: Partial<StatedListing> = {}): StatedListing {
	return {
		listingType: null,
		title: null,
		address: null,
		postcodes: [],
		outcode: null,
		latitude: null,
		longitude: null,
		bedrooms: null,
		price: null,
		priceQualifier: null,
		isAuction: false,
		isByPerson: false,
		flagged: null,
		status: null,
		paragraphs: [],
		propertyType: null,
		tenure: null,
		leaseLength: null,
		serviceCharge: null,
		groundRent: null,
		councilTaxBand: null,
		sizes: [],
		...overrides,
	};
}
