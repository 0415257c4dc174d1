import { inScript } from "#domain/telling/document-marks.ts";
import type { ListingFixture } from "../fixtures/listings.ts";
import { addressLine, listingPage, titleOf } from "./listing-page.ts";

/** OnTheMarket's page of a home; `change` replaces fields of the property. */
export function simulatedOnTheMarketPage(listing: ListingFixture, change: object = {}): string {
	const model = {
		props: { initialReduxState: { property: { ...propertyOf(listing), ...change } } },
	};
	return listingPage(
		titleOf(listing),
		`<script id="__NEXT_DATA__" type="application/json">${inScript(model)}</script>`,
	);
}

function propertyOf(listing: ListingFixture) {
	const { lease, position, incode } = listing;
	return {
		id: listing.id,
		propertyTitle: titleOf(listing),
		displayAddress: addressLine(listing),
		price: listing.price,
		bedrooms: listing.bedrooms,
		humanisedPropertyType: listing.kind,
		minimumAreaSqM: listing.floorArea,
		location: position ? { lat: position.latitude, lon: position.longitude } : null,
		keyInfo: [
			{ title: "Tenure", value: lease ? `Leasehold (${lease.years} years remaining)` : "Freehold" },
			{ title: "Council tax", value: `Band ${listing.councilTaxBand}` },
			...(lease
				? [
						{ title: "Ground rent", value: `£${lease.groundRent} per year` },
						{ title: "Service charge", value: `£${lease.serviceCharge} per year` },
					]
				: []),
		],
		headerData: {
			dataLayer: JSON.stringify({
				status: "live",
				postcode: incode === null ? null : `${listing.outcode} ${incode}`,
			}),
		},
		agent: { name: "Pretend & Co", branchId: 1 },
	};
}
