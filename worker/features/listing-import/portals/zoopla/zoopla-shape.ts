import * as z from "zod";
import { figure, flag, listOf, part, text, textOrFigure } from "../lenient.ts";

/*
 * What is read of a page of Zoopla. Source: pages of April 2026; what the site's own interface sends about a home is named the same.
 */

export const AdTargeting = part({
	displayAddress: text,
	outcode: text,
	incode: text,
	numBeds: figure,
	priceActual: figure,
	priceQualifier: text,
	isSharedOwnership: flag,
	isRetirementHome: flag,
	/** "residential" or "commercial". */
	listingsCategory: text,
	/** "for_sale", "sale_under_offer", "sold". */
	listingStatus: text,
	countryCode: text,
	currencyCode: text,
	propertyType: text,
	tenure: text,
	sizeSqFeet: textOrFigure,
});

export const Pricing = part({
	/** "£480,000", "£1,650 pcm", "POA". */
	label: text,
	priceQualifierLabel: text,
	isAuction: flag,
});

export const Counts = part({ numBedrooms: figure });

/** A fact that the law has agents state: `tenure`, `council_tax_band`, `ground_rent`, `service_charge`, `lease_length`. */
export const NtsInfo = listOf(part({ key: text, value: textOrFigure }));

const Structured = z.object({
	"@type": z.literal("RealEstateListing"),
	/** "2 bed flat for sale Albany Road, Cardiff CF24". */
	name: text,
	offers: part({ price: textOrFigure, priceCurrency: text }),
	additionalProperty: listOf(part({ name: text, value: textOrFigure })),
});
export type Structured = z.infer<typeof Structured>;

/** What a page says of itself to search engines, as one object, a list, or a graph of them; null when none is of a home. */
export function structuredIn(value: unknown): Structured | null {
	const graph = z.object({ "@graph": z.array(z.unknown()) }).safeParse(value);
	const all = graph.success ? graph.data["@graph"] : [value].flat();
	for (const one of all.slice(0, 100)) {
		const read = Structured.safeParse(one);
		if (read.success) {
			return read.data;
		}
	}
	return null;
}
