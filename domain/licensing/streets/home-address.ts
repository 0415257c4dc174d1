import type { Certificate } from "../../epc/certificate.ts";
import type { Facts } from "../../facts.ts";
import { addressParts } from "../../listing/match-address.ts";
import { unwrap } from "../../source-answer.ts";
import type { HomeAddress } from "./match-streets.ts";
import { endsAsStreet, streetKey } from "./street-name.ts";

type Addressed = Pick<Facts, "postcode" | "live" | "sold">;

/** What is known of the home alone: the certificate that was chosen, and the house number that was typed. */
type Stated = { readonly chosen: Certificate | null; readonly houseNumber: string | null };

/**
 * Where a home stands, as a list of streets is asked about it: by the address of its own certificate, else by the streets in which certificates and sales
 * of its postcode lie. A number that is typed goes before that of the certificate, and narrows the streets to those that have it.
 */
export function homeAddress(facts: Addressed, { chosen, houseNumber }: Stated): HomeAddress {
	const own = chosen ? [addressParts(chosen.address)] : [];
	const around = own.length > 0 ? own : addressesAt(facts).map(addressParts);
	const having = around.filter(
		({ numbers }) => houseNumber !== null && numbers.includes(houseNumber.toUpperCase()),
	);
	const streets = (having.length > 0 ? having : around).flatMap(streetsOf);
	const ownNumber = own.find(({ hasHouseNumber }) => hasHouseNumber)?.numbers.at(-1);
	return {
		postcode: facts.postcode,
		streets: [...new Map(streets.map((street) => [streetKey(street), street])).values()],
		houseNumber: houseNumber ?? ownNumber ?? null,
	};
}

function addressesAt({ live, sold }: Addressed): string[] {
	const certificates = unwrap(live.certificates)?.summaries ?? [];
	const sales = [...(sold?.atPostcode.sales ?? []), ...(unwrap(live.sales)?.sales ?? [])];
	return [...certificates, ...sales].map(({ address }) => address);
}

/** The street is the name behind the house's number. Without such a number it may be any name that ends as a street does, or any at all. */
function streetsOf({
	names,
	numbered,
	hasHouseNumber,
}: ReturnType<typeof addressParts>): readonly string[] {
	if (hasHouseNumber && numbered !== null) {
		return [numbered];
	}
	const likely = names.filter(endsAsStreet);
	return likely.length > 0 ? likely : names;
}
