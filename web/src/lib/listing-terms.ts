import { pence } from "#domain/money.ts";
import { floorAreaInWords } from "#domain/report/words/figure-words.ts";
import { countInWords, poundsAndPence } from "#domain/words.ts";
import type { ListingSaid } from "./listing-said.ts";

type TermName = Exclude<keyof ListingSaid, "postcode" | "portal" | "url" | "readAt">;
export type ListingTerm = { name: TermName; label: string; text: string };

/** The terms of a listing that it states, labelled and in words, in the order of a reader's questions. */
export function listingTerms(said: Pick<ListingSaid, TermName>): ListingTerm[] {
	const { leaseYears, floorArea } = said;
	const all: [TermName, string, string | null][] = [
		["priceNote", "Price given as", said.priceNote],
		["propertyType", "Type", said.propertyType],
		["floorArea", "Floor area", floorArea === null ? null : floorAreaInWords(floorArea)],
		["tenure", "Tenure", said.tenure],
		[
			"leaseYears",
			"Lease",
			leaseYears === null ? null : `${countInWords(leaseYears, "year")} left`,
		],
		["serviceChargePence", "Service charge", aYear(said.serviceChargePence)],
		["groundRentPence", "Ground rent", aYear(said.groundRentPence)],
		["councilTaxBand", "Council tax band", said.councilTaxBand],
	];
	return all.flatMap(([name, label, text]) => (text === null ? [] : [{ name, label, text }]));
}

function aYear(amount: number | null): string | null {
	return amount === null ? null : `${poundsAndPence(pence(Math.round(amount)))} a year`;
}
