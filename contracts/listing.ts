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

/** What a portal's page says about a home. The five flat fields come first. Null where the page is silent or cannot be trusted. Nothing is verified or kept. */
export type Listing = {
	/** The full postcode, such as `M14 5LL`; null where the page gives less. */
	readonly postcode: string | null;
	readonly address: string | null;
	readonly bedrooms: number | null;
	/** Pounds: the price of the whole home, or its rent for a calendar month. */
	readonly price: number | null;
	readonly listingType: "sale" | "rent";
	/** First half of the postcode, such as `M14`. */
	readonly outcode: string | null;
	/** For a page with a position but no postcode: at most five nearby postcodes, nearest first, for the visitor to choose from. */
	readonly nearestPostcodes: readonly { readonly postcode: string; readonly metres: number }[];
	/** A note on the price, such as "Guide price" or "£625 a week", or why there is none: "Price on application". */
	readonly priceNote: string | null;
	/** Why it is no ordinary letting or sale. Its price is then null and no sums are made. */
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
	/** The page's address, without tracking parameters. */
	readonly url: string;
	readonly readAt: string;
};
