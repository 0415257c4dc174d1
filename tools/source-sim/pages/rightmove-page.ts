import { inScript } from "#domain/telling/document-marks.ts";
import type { ListingFixture } from "../fixtures/listings.ts";
import { addressLine, listingPage, titleOf } from "./listing-page.ts";

/** How Rightmove's pages held their model: as it is, as a flat list (since spring 2026), or as it is under `data`. */
type Generation = "plain" | "flat" | "wrapped";

/** Rightmove's page of a home, with the model of `rightmoveModel` unless another is given. */
export function simulatedRightmovePage(
	listing: ListingFixture,
	generation: Generation = "flat",
	model: object = rightmoveModel(listing),
): string {
	return listingPage(
		titleOf(listing),
		`<script>window.adInfo = {};</script>
<script>
    ${modelScript(model, generation)}
</script>`,
	);
}

function modelScript(model: object, generation: Generation): string {
	switch (generation) {
		case "plain":
			return `window.PAGE_MODEL = ${inScript(model)};`;
		case "wrapped":
			return `window.__PAGE_MODEL = ${inScript({ data: model, encoding: "off" })};`;
		case "flat":
			return `window.__PAGE_MODEL = ${inScript({ data: JSON.stringify(flattened(model)), encoding: "on" })};`;
	}
}

/** A list whose first entry is the model, in which whatever stands inside an object or a list is the index of an entry. */
export function flattened(model: object): unknown[] {
	const entries: unknown[] = [];
	const place = (value: unknown): number => {
		const index = entries.push(value) - 1;
		if (Array.isArray(value)) {
			entries[index] = value.map(place);
		} else if (typeof value === "object" && value !== null) {
			entries[index] = Object.fromEntries(
				Object.entries(value).map(([key, item]) => [key, place(item)]),
			);
		}
		return index;
	};
	place(model);
	return entries;
}

/** What of a real model the product reads, and enough beside it to be misread. */
export function rightmoveModel(listing: ListingFixture) {
	const { lease, position, channel } = listing;
	return {
		propertyData: {
			id: listing.id,
			status: { published: true, archived: false },
			text: {
				description: 'A "bright" home {close to shops} with a \\ in its text.<br />',
				shortDescription: titleOf(listing),
				auctionFeesDisclaimer: null,
			},
			prices: {
				primaryPrice: listing.price,
				secondaryPrice: null,
				displayPriceQualifier: listing.qualifier,
			},
			address: {
				displayAddress: addressLine(listing),
				countryCode: "GB",
				outcode: listing.outcode,
				incode: listing.incode,
			},
			customer: { displayAddress: "1 Agent Street,\r\nLondon,\r\nSW1A 1AA" },
			location: { latitude: null, longitude: null, ...position, pinType: "APPROXIMATE_POINT" },
			channel: channel === "sale" ? "RES_BUY" : "RES_LET",
			transactionType: channel === "sale" ? "BUY" : "LET",
			sizings: sizingsOf(listing),
			bedrooms: listing.bedrooms,
			bathrooms: 1,
			tenure: {
				tenureType: lease ? "LEASEHOLD" : null,
				yearsRemainingOnLease: lease?.years ?? null,
			},
			propertySubType: listing.kind.charAt(0).toUpperCase() + listing.kind.slice(1),
			sharedOwnership: { sharedOwnershipFlag: false, ownershipPercentage: null },
			livingCosts: {
				councilTaxBand: listing.councilTaxBand,
				annualGroundRent: lease?.groundRent ?? null,
				annualServiceCharge: lease?.serviceCharge ?? null,
			},
		},
		metadata: { publicsiteUrl: "https://www.rightmove.co.uk" },
		analyticsInfo: { analyticsProperty: { auctionOnly: false, beds: listing.bedrooms } },
	};
}

function sizingsOf({ floorArea }: ListingFixture) {
	return floorArea === null
		? []
		: [
				{ unit: "sqft", minimumSize: floorArea * 11, maximumSize: floorArea * 11 },
				{ unit: "sqm", minimumSize: floorArea, maximumSize: floorArea },
			];
}
