import type { Listing } from "#contracts/listing.ts";
import type { ListingSaid } from "#web/lib/listing-said.ts";

/** What travels on beside the figures, of a page that we read. */
export function saidBy(listing: Listing, postcode: string): ListingSaid {
	const { portal, url, readAt, propertyType, tenure, leaseYears, priceNote } = listing;
	const { serviceChargePence, groundRentPence, councilTaxBand, floorArea } = listing;
	return {
		...{ postcode, portal, url, readAt, propertyType, tenure, leaseYears, priceNote },
		...{ serviceChargePence, groundRentPence, councilTaxBand, floorArea },
	};
}
