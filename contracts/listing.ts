import * as z from "zod";
import { listedStateIds } from "#domain/subjects/listing/listed-state.ts";
import { portalIds } from "#domain/subjects/listing/listing-link.ts";
import { unusualHomeIds } from "#domain/subjects/listing/unusual-homes.ts";

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
export const Listing = z.object({
	/** Whole, such as `M14 5LL`; null where the page gives less. */
	postcode: z.string().nullable(),
	address: z.string().nullable(),
	bedrooms: z.number().nullable(),
	/** Pounds: for the whole home, or a calendar month's rent of it. */
	price: z.number().nullable(),
	listingType: z.enum(["sale", "rent"]),

	/** First half of the postcode, such as `M14`. */
	outcode: z.string().nullable(),
	/** Where the page gives a position and no postcode: at most five around it, nearest first, for the visitor to choose from. */
	nearestPostcodes: z.array(z.object({ postcode: z.string(), metres: z.number() })),
	/** What has to be said about the price, such as "Guide price" or "£625 a week", or why there is none: "Price on application". */
	priceNote: z.string().nullable(),
	/** What it is where it is no ordinary letting: its price is null then, and nothing is calculated with it. */
	unusual: z.enum(unusualHomeIds).nullable(),
	/** Whether somebody else has agreed to buy or rent it. */
	agreed: z.enum(listedStateIds).nullable(),
	propertyType: z.string().nullable(),
	tenure: z.string().nullable(),
	/** Years left of a lease. */
	leaseYears: z.number().nullable(),
	/** Pence a year. */
	serviceChargePence: z.number().nullable(),
	/** Pence a year. */
	groundRentPence: z.number().nullable(),
	/** One letter, A to I. */
	councilTaxBand: z.string().nullable(),
	/** Whole square metres. */
	floorArea: z.number().nullable(),
	portal: z.enum(portalIds),
	/** The page itself, without anything that follows a visitor. */
	url: z.string(),
	readAt: z.iso.datetime(),
});
export type Listing = z.infer<typeof Listing>;
