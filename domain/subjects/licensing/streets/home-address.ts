import { addressParts } from "../../../base/address/address-parts.ts";
import { endsAsStreet, streetKey } from "../../../base/address/street-name.ts";
import type { Certificate } from "../../../base/facts/certificate.ts";
import type { Facts } from "../../../base/facts/facts.ts";
import { unwrap } from "../../../base/facts/source-answer.ts";
import type { HomeAddress } from "./match-streets.ts";

type Addressed = Pick<Facts, "postcode" | "live" | "sold" | "place">;

/** What is known about the home itself: its chosen certificate, and the typed house number. */
type Stated = { readonly chosen: Certificate | null; readonly houseNumber: string | null };

type Parts = ReturnType<typeof addressParts>;

/**
 * Address of a home for street lists: from its own certificate, else the streets of its postcode's certificates and sales. The certificate's number takes
 * precedence over a typed one. Without a certificate, the typed number narrows the streets to those that have it.
 */
export function homeAddress(facts: Addressed, { chosen, houseNumber }: Stated): HomeAddress {
	const own = chosen ? [partsOf(chosen.address)] : [];
	const around = own.length > 0 ? own : addressesAt(facts).map(partsOf);
	const having = around.filter(
		({ numbers }) => houseNumber !== null && numbers.includes(houseNumber.trim().toUpperCase()),
	);
	const near = having.length > 0 ? having : around;
	const streets = near.flatMap(streetsOf);
	const ownNumber = chosen ? houseNumberIn(chosen.address) : null;
	return {
		postcode: facts.postcode,
		streets: [...new Map(streets.map((street) => [streetKey(street), street])).values()],
		houseNumber: ownNumber ?? houseNumber,
		places: [...wardOf(facts), ...placesOf(near, streets)],
	};
}

/** Number of the house in its street, "12A" of "Flat 3, 12A High Street"; null where there is none, as for a flat in a named building. */
export function houseNumberIn(address: string): string | null {
	const { hasHouseNumber, numbers } = partsOf(address);
	return hasHouseNumber ? (numbers.at(-1) ?? null) : null;
}

function addressesAt({ live, sold }: Addressed): string[] {
	const certificates = unwrap(live.certificates)?.summaries ?? [];
	const sales = [...(sold?.atPostcode.sales ?? []), ...(unwrap(live.sales)?.sales ?? [])];
	return [...certificates, ...sales].map(({ address }) => address);
}

/** Splits an address into parts. "Ground floor, 74, Hemmons Road" and "74 - 76 Hemmons Road" have their numbers beside the street. */
function partsOf(address: string): Parts {
	const plain = address
		.replace(/(\d[a-z]?)\s*[-–—]\s*(\d)/gi, "$1-$2")
		.replace(
			/^\s*(?:(?:lower |upper )?(?:ground|first|second|third|top) floor|basement)(?: flat)?,?\s+(?=\d)/i,
			"",
		)
		.replace(/(^|,)\s*(\d+[a-z]?(?:-\d+[a-z]?)?)\s*,(?=([^,\d]+)(?:,|$))/gi, joinedToStreet);
	return addressParts(plain);
}

/** A number alone before a court or a house is a flat in it, so it is not joined. */
function joinedToStreet(printed: string, start: string, number: string, name: string): string {
	return endsAsStreet(name) && !/\b(?:court|ct)\s*$/i.test(name) ? `${start} ${number}` : printed;
}

/** The street follows the house's number. Without a number, it may be any name that ends as a street does, or any name at all. */
function streetsOf({ names, numbered, hasHouseNumber }: Parts): readonly string[] {
	if (hasHouseNumber && numbered !== null) {
		return [numbered];
	}
	const likely = names.filter(endsAsStreet);
	return likely.length > 0 ? likely : names;
}

/** Its ward, where that is certain. */
function wardOf({ place }: Addressed): string[] {
	return place.grain === "unit" && place.wards.length === 1
		? place.wards.map(({ name }) => name)
		: [];
}

/** Parts that all addresses share besides the street, such as a town. */
function placesOf([first, ...others]: readonly Parts[], streets: readonly string[]): string[] {
	return (first?.names ?? []).filter(
		(name) => !streets.includes(name) && others.every(({ names }) => names.includes(name)),
	);
}
