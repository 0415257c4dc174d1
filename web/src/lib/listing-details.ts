import type { Listing } from "#contracts/listing.ts";
import { listedStateIds } from "#domain/subjects/listing/listed-state.ts";
import { type PortalId, portalIds, portals } from "#domain/subjects/listing/listing-link.ts";
import { unusualHomeIds } from "#domain/subjects/listing/unusual-homes.ts";
import { compactPostcode } from "./paths.ts";

/** What a listing states beside the figures that a preview is asked with. */
export type ListingTerms = Pick<
	Listing,
	| "unusual"
	| "agreed"
	| "propertyType"
	| "tenure"
	| "leaseYears"
	| "serviceChargePence"
	| "groundRentPence"
	| "councilTaxBand"
	| "floorArea"
	| "priceNote"
>;

/** What a listing said of a home, as it travels to the preview in the history of the browser. Of a pasted text the visitor states address and figures. */
export type ListingDetails = ListingTerms & {
	/** As it was advertised, often without a number. */
	address: string | null;
	bedrooms: number | null;
	/** Pounds: for the whole home, or a calendar month's rent of it. */
	price: number | null;
	isRent: boolean;
	/** Postcode of the home: what a listing says is not shown with another. */
	postcode: string;
	/** Null where the text of some page was pasted. */
	portal: PortalId | null;
	/** The page itself. */
	url: string | null;
	/** ISO instant. */
	readAt: string;
};

/** State for the navigation that opens the home's preview. */
export function listingState(listing: ListingDetails) {
	return { listing: listing };
}

/** Out of the state of a navigation, what a listing said of the home at a postcode. What an older version left there may have any shape. */
export function readListingState(state: unknown, postcode: string): ListingDetails | null {
	const listing = read(state, "listing");
	const text = (name: keyof ListingDetails) => textOrNull(read(listing, name));
	const figure = (name: keyof ListingDetails) => figureOrNull(read(listing, name));
	const of = text("postcode");
	const readAt = text("readAt");
	if (of === null || readAt === null || compactPostcode(of) !== compactPostcode(postcode)) {
		return null;
	}
	const portal = portalIds.find((id) => id === text("portal")) ?? null;
	const url = text("url");
	return {
		postcode: of,
		portal,
		url: portal && url?.startsWith(`${portals[portal].address}/`) ? url : null,
		readAt,
		address: text("address"),
		bedrooms: figure("bedrooms"),
		price: figure("price"),
		isRent: read(listing, "isRent") === true,
		unusual: unusualHomeIds.find((id) => id === text("unusual")) ?? null,
		agreed: listedStateIds.find((id) => id === text("agreed")) ?? null,
		propertyType: text("propertyType"),
		tenure: text("tenure"),
		leaseYears: figure("leaseYears"),
		serviceChargePence: figure("serviceChargePence"),
		groundRentPence: figure("groundRentPence"),
		councilTaxBand: text("councilTaxBand"),
		floorArea: figure("floorArea"),
		priceNote: text("priceNote"),
	};
}

function read(from: unknown, name: string): unknown {
	return typeof from === "object" && from !== null ? Reflect.get(from, name) : undefined;
}

function textOrNull(value: unknown): string | null {
	return typeof value === "string" && value !== "" ? value : null;
}

function figureOrNull(value: unknown): number | null {
	return typeof value === "number" && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? value : null;
}
