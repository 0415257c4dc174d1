import { pence } from "#domain/base/money.ts";
import { countInWords, floorAreaInWords, poundsAndPence } from "#domain/base/words.ts";
import { listedStates } from "#domain/subjects/listing/listed-state.ts";
import { unusualHomes } from "#domain/subjects/listing/unusual-homes.ts";
import type { ListingTerms } from "./listing-details.ts";

type TermName = keyof ListingTerms;
type ListingTerm = { name: TermName; label: string; text: string };

/** The terms of a listing that it states, labelled and in words, in the order of a reader's questions. */
export function listingTerms(listing: ListingTerms): ListingTerm[] {
	const { leaseYears, floorArea } = listing;
	const all: [TermName, string, string | null][] = [
		["unusual", "It is", listing.unusual && unusualHomes[listing.unusual].name],
		["agreed", "How it stands", listing.agreed && listedStates[listing.agreed]],
		["priceNote", "Price given as", listing.unusual === null ? listing.priceNote : null],
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
