import type * as z from "zod";
import type { ListingLink } from "#domain/subjects/listing/listing-link.ts";
import type { StatedListing } from "#domain/subjects/listing/read-stated.ts";
import { jsonOrNull } from "#worker/platform/json-or-null.ts";
import { JsonFinder } from "../json-finder.ts";
import { ListingFault } from "../listing-fault.ts";
import type { PageReader } from "../page-reader.ts";
import { TextFinder } from "../text-finder.ts";
import { FlightText } from "./flight-text.ts";
import {
	AdTargeting,
	Counts,
	NtsInfo,
	Pricing,
	type Structured,
	structuredIn,
} from "./zoopla-shape.ts";

/** Zoopla's page of a home: what its screen is drawn from, and what it says of itself to search engines. */
export function zooplaPage(link: ListingLink): PageReader {
	const chunks = new JsonFinder(/self\.__next_f\.push\(\s{0,10}\[/);
	const structured = new JsonFinder(
		/<script[^<>]{0,200}application\/ld\+json[^<>]{0,200}>\s{0,50}[{[]/i,
	);
	const end = new TextFinder(/<\/html\s{0,5}>/i);
	return {
		take: (piece) => {
			for (const finder of [chunks, structured, end]) {
				finder.push(piece);
			}
			return end.found !== null;
		},
		read: () => {
			if (chunks.isCut) {
				throw new ListingFault("listing_unreadable", "the page's data does not end");
			}
			const flight = new FlightText(chunks.found);
			const [about] = structured.found.flatMap((json) => structuredIn(jsonOrNull(json)) ?? []);
			return flight.isEmpty && !about ? null : stated(link, flight, about ?? null);
		},
	};
}

function stated(link: ListingLink, flight: FlightText, about: Structured | null): StatedListing {
	const ids = flight.ids();
	if (ids.length > 0 && !ids.includes(link.id)) {
		throw new ListingFault("listing_unreadable", "the page is of another property");
	}
	if (/^(?:expired|removed|withdrawn)$/i.test(flight.string("publicationStatus") ?? "")) {
		throw new ListingFault("listing_withdrawn", "no longer on the market");
	}
	const targeting = AdTargeting.parse(flight.value("adTargeting"));
	const pricing = Pricing.parse(flight.value("pricing"));
	const fact = factsIn(flight);
	const outcode = targeting.outcode;
	return {
		listingType: saysType(about) ? null : typeAt(link),
		title: about?.name ?? null,
		address: targeting.displayAddress ?? flight.string("displayAddress"),
		postcodes: [`${outcode} ${targeting.incode}`],
		outcode,
		latitude: flight.number("latitude"),
		longitude: flight.number("longitude"),
		bedrooms:
			Counts.parse(flight.value("counts")).numBedrooms ?? targeting.numBeds ?? bedroomsIn(about),
		price: pricing.label ?? priceIn(targeting.priceActual ?? flight.number("priceActual"), about),
		priceQualifier:
			pricing.priceQualifierLabel ?? targeting.priceQualifier ?? flight.string("priceQualifier"),
		isAuction: pricing.isAuction === true,
		isByPerson: false,
		flagged: flaggedAs(targeting),
		status: targeting.listingStatus,
		paragraphs: [],
		propertyType: targeting.propertyType,
		tenure: targeting.tenure ?? textOf(fact("tenure")),
		leaseLength: fact("lease_length"),
		serviceCharge: fact("service_charge"),
		groundRent: fact("ground_rent"),
		councilTaxBand: textOf(fact("council_tax_band")),
		sizes: [{ unit: "sqft", minimum: Number(targeting.sizeSqFeet) || null, maximum: null }],
	};
}

/** What the page's own fields make it. */
function flaggedAs(targeting: z.infer<typeof AdTargeting>): StatedListing["flagged"] {
	const { countryCode, currencyCode, listingsCategory } = targeting;
	if (!/^(?:gb|uk|ni)$/i.test(countryCode ?? "gb") || !/^gbp$/i.test(currencyCode ?? "gbp")) {
		return "abroad";
	}
	if (/^commercial$/i.test(listingsCategory ?? "")) {
		return "commercial";
	}
	if (targeting.isSharedOwnership) {
		return "shared_ownership";
	}
	return targeting.isRetirementHome ? "retirement" : null;
}

/** A page is sent at whichever address it was asked, so its own title goes before that. */
function saysType(about: Structured | null): boolean {
	return /\b(?:for sale|to rent|to let)\b/i.test(about?.name ?? "");
}

function typeAt({ path }: ListingLink): "sale" | "rent" {
	return path.startsWith("/to-rent/") ? "rent" : "sale";
}

function factsIn(flight: FlightText) {
	const facts = NtsInfo.parse(flight.value("ntsInfo"));
	return (key: string) => facts.find((fact) => fact.key === key)?.value ?? null;
}

/** In pounds. Where the screen and the search engines get different prices, nobody knows which is right. */
function priceIn(actual: number | null, about: Structured | null): string | null {
	const { price: offeredText, priceCurrency = null } = about?.offers ?? {};
	if (priceCurrency !== null && priceCurrency !== "GBP") {
		return null;
	}
	const offered = Number(offeredText) || null;
	const isSame = actual === null || offered === null || actual === offered;
	const price = actual ?? offered;
	return isSame && price !== null ? `£${price}` : null;
}

function bedroomsIn(about: Structured | null): number | null {
	const offeredText = about?.additionalProperty.find(({ name }) => name === "Bedrooms");
	return Number(offeredText?.value) || null;
}

function textOf(value: string | number | null): string | null {
	return typeof value === "string" ? value : null;
}
