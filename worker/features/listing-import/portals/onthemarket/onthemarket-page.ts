import * as z from "zod";
import type { ListingLink } from "#domain/subjects/listing/listing-link.ts";
import type { StatedListing } from "#domain/subjects/listing/read-stated.ts";
import { jsonOrNull } from "#worker/platform/json-or-null.ts";
import { JsonFinder } from "../json-finder.ts";
import { figure, linesIn, listOf, parseJson, part, text, textOrFigure } from "../lenient.ts";
import { ListingFault } from "../listing-fault.ts";
import type { PageReader } from "../page-reader.ts";
import { TextFinder } from "../text-finder.ts";

/** What is read of OnTheMarket's page of a home. Source: pages of April 2026. */
const OnTheMarketModel = z.object({
	props: z.object({
		initialReduxState: z.object({
			property: z.object({
				id: textOrFigure,
				/** "3 bedroom flat for sale". */
				propertyTitle: text,
				displayAddress: text,
				price: text,
				priceQualifier: text,
				bedrooms: figure,
				humanisedPropertyType: text,
				description: text,
				features: listOf(text),
				minimumAreaSqM: textOrFigure,
				location: part({ lat: figure, lon: figure }),
				keyInfo: listOf(part({ title: text, value: textOrFigure })),
				/** JSON in a text: what the page tells its advertisers. */
				headerData: part({ dataLayer: text }),
			}),
		}),
	}),
});

/** `status` is "live", "under-offer", "sold-stc", or "retracted" for a home that was withdrawn but still has its page. */
const DataLayer = part({ postcode: text, status: text });

/** OnTheMarket's page of a home: one script, and the heading above it. */
export function onTheMarketPage({ id }: ListingLink): PageReader {
	const model = new JsonFinder(
		/<script[^<>]{0,200}id=["']?__NEXT_DATA__["']?[^<>]{0,200}>\s{0,20}\{/,
		1,
	);
	const heading = new TextFinder(/<h1[^<>]{0,300}>([^<]{1,200})</i);
	return {
		take: (piece) => {
			model.push(piece);
			heading.push(piece);
			return model.isComplete;
		},
		read: () => {
			const [json] = model.found;
			if (json !== undefined) {
				return stated(parseJson(json), id, heading.found);
			}
			if (model.isCut) {
				throw new ListingFault("listing_unreadable", "the page's data does not end");
			}
			return null;
		},
	};
}

function stated(model: unknown, id: string, heading: string | null): StatedListing {
	const read = OnTheMarketModel.safeParse(model);
	if (!read.success) {
		throw new ListingFault("listing_unreadable", "the page's data holds no property");
	}
	const { property } = read.data.props.initialReduxState;
	const { postcode, status } = DataLayer.parse(jsonOrNull(property.headerData.dataLayer));
	if (status === "retracted") {
		throw new ListingFault("listing_withdrawn", "no longer on the market");
	}
	if (property.id !== null && String(property.id) !== id) {
		throw new ListingFault("listing_unreadable", "the page is of another property");
	}
	const fact = (title: string) =>
		property.keyInfo.find((info) => info.title?.trim().toLowerCase() === title)?.value ?? null;
	return {
		listingType: null,
		title: property.propertyTitle ?? heading,
		address: property.displayAddress,
		postcodes: [postcode],
		outcode: null,
		latitude: property.location.lat,
		longitude: property.location.lon,
		bedrooms: property.bedrooms,
		price: property.price,
		priceQualifier: property.priceQualifier,
		isAuction: false,
		isByPerson: false,
		flagged: null,
		status,
		paragraphs: [...property.features, property.description].flatMap(linesIn),
		propertyType: property.humanisedPropertyType,
		tenure: textOf(fact("tenure")),
		leaseLength: yearsIn(fact("tenure")),
		serviceCharge: fact("service charge"),
		groundRent: fact("ground rent"),
		councilTaxBand: textOf(fact("council tax")),
		sizes: [{ unit: "sqm", minimum: Number(property.minimumAreaSqM) || null, maximum: null }],
	};
}

/** "Leasehold (92 years remaining)". */
function yearsIn(tenure: string | number | null): string | null {
	return /\d{1,5} years? (?:left|remaining)/i.exec(String(tenure ?? ""))?.[0] ?? null;
}

function textOf(value: string | number | null): string | null {
	return typeof value === "string" ? value : null;
}
