import type { Position } from "../facts.ts";
import type { Pence } from "../money.ts";
import { amountsIn } from "./listed-amount.ts";
import { listedAddress, listedOutcode, listedPosition, listedPostcode } from "./listed-place.ts";
import { listedPrice, SHARED } from "./listed-price.ts";
import {
	type ListedSize,
	listedArea,
	listedBand,
	listedBedrooms,
	listedCharge,
	listedLease,
	listedTenure,
	listedType,
} from "./listed-terms.ts";

/** What a page of a portal states of a home, in the portal's own words. Null is what it leaves out. */
export type StatedListing = {
	readonly listingType: "sale" | "rent" | null;
	/** "3 bedroom flat for sale". */
	readonly title: string | null;
	readonly address: string | null;
	/** Whole ones, the most telling first. */
	readonly postcodes: readonly (string | null)[];
	readonly outcode: string | null;
	/** Degrees (WGS84). */
	readonly latitude: number | null;
	readonly longitude: number | null;
	readonly bedrooms: number | null;
	readonly price: string | null;
	readonly priceQualifier: string | null;
	readonly isSharedOwnership: boolean;
	readonly isAuction: boolean;
	readonly propertyType: string | null;
	readonly tenure: string | null;
	/** Years. */
	readonly leaseLength: string | number | null;
	/** Pounds a year, unless the text says otherwise. */
	readonly serviceCharge: string | number | null;
	readonly groundRent: string | number | null;
	readonly councilTaxBand: string | null;
	readonly sizes: readonly ListedSize[];
};

/** The same in the product's words. Null is also what cannot be trusted. */
export type ListingFacts = {
	/** Whole, such as `M14 5LL`. */
	readonly postcode: string | null;
	/** Its first half. */
	readonly outcode: string | null;
	readonly position: Position | null;
	readonly address: string | null;
	readonly bedrooms: number | null;
	/** Pounds: for the whole home, or a calendar month's rent of it. */
	readonly price: number | null;
	readonly priceNote: string | null;
	readonly listingType: "sale" | "rent";
	readonly propertyType: string | null;
	readonly tenure: string | null;
	/** Years left. */
	readonly leaseYears: number | null;
	/** A year. */
	readonly serviceChargePence: Pence | null;
	/** A year. */
	readonly groundRentPence: Pence | null;
	/** One letter, A to I. */
	readonly councilTaxBand: string | null;
	/** Square metres. */
	readonly floorArea: number | null;
};

/** A part of a home: the rent of one is not the rent of it. */
const ROOM =
	/\b(?:house|flat)[ -]?share\b|\bshared (?:house|flat|home|accommodation)\b|^rooms?\b(?! (?:lane|road|street|close)\b)|\brooms? (?:in|available|to (?:rent|let))\b/i;

/** What a page says of a home, as far as it can be trusted. One field that cannot leaves the others as they are. */
export function readStated(stated: StatedListing): ListingFacts {
	const address = listedAddress(stated.address);
	const listingType = typeOf(stated);
	const kind = [stated.propertyType, stated.title].join(" ").slice(0, 300);
	const isRoom = [stated.propertyType, stated.title, address].some((text) => ROOM.test(text ?? ""));
	const bedrooms = listedBedrooms(stated.bedrooms, kind);
	const own = listedOutcode(stated.outcode, null);
	const found = listedPostcode(stated.postcodes, address);
	// Where one field of a page contradicts another, no one knows which is right.
	const postcode = own === null || own === found?.outcode ? found : null;
	return {
		postcode: postcode?.formatted ?? null,
		outcode: postcode?.outcode ?? listedOutcode(stated.outcode, address),
		position: listedPosition(stated.latitude, stated.longitude),
		address,
		// A room that is let alone is counted as one bedroom.
		bedrooms: isRoom && bedrooms === 1 ? null : bedrooms,
		...listedPrice({
			listingType,
			price: stated.price,
			qualifier: stated.priceQualifier,
			isShared: stated.isSharedOwnership || SHARED.test(`${kind} ${stated.tenure ?? ""}`),
			isAuction: stated.isAuction || /\bauction\b/i.test(kind),
			isRoom,
		}),
		listingType,
		propertyType: listedType(stated.propertyType),
		tenure: listedTenure(stated.tenure),
		leaseYears: listedLease(stated.leaseLength),
		serviceChargePence: listedCharge(stated.serviceCharge),
		groundRentPence: listedCharge(stated.groundRent),
		councilTaxBand: listedBand(stated.councilTaxBand),
		floorArea: listedArea(stated.sizes),
	};
}

/** Where the page does not say, its title does, or a price that is paid every month. */
function typeOf({ listingType, title, price }: StatedListing): "sale" | "rent" {
	if (listingType !== null) {
		return listingType;
	}
	const [first] = /\b(?:for sale|to rent|to let)\b/i.exec(title ?? "") ?? [];
	if (first) {
		return first.toLowerCase() === "for sale" ? "sale" : "rent";
	}
	return amountsIn(price ?? "")[0]?.every ? "rent" : "sale";
}
