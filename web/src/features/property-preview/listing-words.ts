import { lowerFirst } from "#domain/base/sentence.ts";
import { formatPounds } from "#web/lib/format.ts";
import type { ListingDetails } from "#web/lib/listing-details.ts";
import { listingTerms } from "#web/lib/listing-terms.ts";

type ListingFact = { name: keyof ListingDetails; label: string; text: string };

/** All that a listing states of a home, labelled and in words: what it asks, its bedrooms, its terms. */
export function listingFacts(listing: ListingDetails): ListingFact[] {
	const { bedrooms, price, priceNote, isRent } = listing;
	const amount = price === null ? null : formatPounds(price);
	const facts: [keyof ListingDetails, string, string | null][] = [
		[
			"price",
			isRent ? "Rent" : "Price",
			amount &&
				[isRent ? `${amount} a month` : amount, priceNote && lowerFirst(priceNote)]
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
