import * as z from "zod";
import type { listedStateIds } from "#domain/subjects/listing/listed-state.ts";
import type { portalIds } from "#domain/subjects/listing/listing-link.ts";
import type { unusualHomeIds } from "#domain/subjects/listing/unusual-homes.ts";

/** POST /api/property/parse-url. */
export const ListingRequest = z.object({
	url: z
		.string()
		.trim()
		.min(1, "Please enter a Rightmove or Zoopla property URL")
		.max(2000, "That link is too long"),
});
export type ListingRequest = z.infer<typeof ListingRequest>;

/**
 * What a page of a portal says of a home. The five flat fields stand first. Null is what the page does not say, or says in a way that cannot
 * be trusted. Nothing of it is checked, and nothing is kept.
 */
export type Listing = {
	/** Whole, such as `M14 5LL`; null where the page gives less. */
	readonly postcode: string | null;
	readonly address: string | null;
	readonly bedrooms: number | null;
	/** Pounds: for the whole home, or a calendar month's rent of it. */
	readonly price: number | null;
	readonly listingType: "sale" | "rent";
	/** First half of the postcode, such as `M14`. */
	readonly outcode: string | null;
	/** Where the page gives a position and no postcode: at most five around it, nearest first, for the visitor to choose from. */
	readonly nearestPostcodes: readonly { readonly postcode: string; readonly metres: number }[];
	/** What has to be said about the price, such as "Guide price" or "£625 a week", or why there is none: "Price on application". */
	readonly priceNote: string | null;
	/** What it is where it is no ordinary letting: its price is null then, and nothing is calculated with it. */
	readonly unusual: (typeof unusualHomeIds)[number] | null;
	/** Whether somebody else has agreed to buy or rent it. */
	readonly agreed: (typeof listedStateIds)[number] | null;
	readonly propertyType: string | null;
	readonly tenure: string | null;
	/** Years left of a lease. */
	readonly leaseYears: number | null;
	/** Pence a year. */
	readonly serviceChargePence: number | null;
	/** Pence a year. */
	readonly groundRentPence: number | null;
	/** One letter, A to I. */
	readonly councilTaxBand: string | null;
	/** Whole square metres. */
	readonly floorArea: number | null;
	readonly portal: (typeof portalIds)[number];
	/** The page itself, without anything that follows a visitor. */
	readonly url: string;
	readonly readAt: string;
};
