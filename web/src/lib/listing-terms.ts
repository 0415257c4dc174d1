import { pence } from "#domain/money.ts";
import { lowerFirst } from "#domain/report/sentence.ts";
import { floorAreaInWords } from "#domain/report/words/figure-words.ts";
import { countInWords, poundsAndPence } from "#domain/words.ts";
import { formatPounds } from "./format.ts";
import type { ListingSaid, ListingTerms } from "./listing-said.ts";

type TermName = keyof ListingTerms;
type ListingTerm = { name: TermName; label: string; text: string };
type ListingFact = { name: keyof ListingSaid; label: string; text: string };

/** All that a listing states of a home, labelled and in words: what it asks, its bedrooms, its terms. */
export function listingFacts(listing: ListingSaid): ListingFact[] {
	const { bedrooms, price, priceNote, listingType } = listing;
	const amount = price === null ? null : formatPounds(price);
	const facts: [keyof ListingSaid, string, string | null][] = [
		[
			"price",
			listingType === "rent" ? "Rent" : "Price",
			amount &&
				[listingType === "rent" ? `${amount} a month` : amount, priceNote && lowerFirst(priceNote)]
					.filter(Boolean)
					.join(", "),
		],
		[
			"bedrooms",
			"Bedrooms",
			bedrooms === null ? null : bedrooms === 0 ? "Studio" : String(bedrooms),
		],
	];
	const stated = facts.flatMap(([name, label, text]) =>
		text === null ? [] : [{ name, label, text }],
	);
	return [...stated, ...listingTerms(amount === null ? listing : { ...listing, priceNote: null })];
}

/** The terms of a listing that it states, labelled and in words, in the order of a reader's questions. */
export function listingTerms(listing: ListingTerms): ListingTerm[] {
	const { leaseYears, floorArea } = listing;
	const all: [TermName, string, string | null][] = [
		["priceNote", "Price given as", listing.priceNote],
		["propertyType", "Type", listing.propertyType],
		["floorArea", "Floor area", floorArea === null ? null : floorAreaInWords(floorArea)],
		["tenure", "Tenure", listing.tenure],
		[
			"leaseYears",
			"Lease",
			leaseYears === null ? null : `${countInWords(leaseYears, "year")} left`,
		],
		["serviceChargePence", "Service charge", aYear(listing.serviceChargePence)],
		["groundRentPence", "Ground rent", aYear(listing.groundRentPence)],
		["councilTaxBand", "Council tax band", listing.councilTaxBand],
	];
	return all.flatMap(([name, label, text]) => (text === null ? [] : [{ name, label, text }]));
}

function aYear(amount: number | null): string | null {
	return amount === null ? null : `${poundsAndPence(pence(Math.round(amount)))} a year`;
}
