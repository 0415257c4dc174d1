import { type Evidence, known, mostTelling, notCovered, unknown } from "../evidence.ts";
import type { Facts, RentFacts } from "../facts.ts";
import type { Pence } from "../money.ts";
import { policyOf } from "../nations/policy-of.ts";
import { isInOneAuthority } from "../place/place-label.ts";

/**
 * Mean private rent a month, of all homes or of homes with a number of bedrooms (4 means 4 or more), from the authority, else
 * its region, else its country. A stock measure of all tenancies, below asking rents. Source: ONS PIPR; FACTS 5.2.
 */
export function averageRent(facts: Facts, bedrooms: number | null = null): Evidence<Pence> {
	if (bedrooms === 0) {
		return notCovered({
			basis: "authority",
			note: "Official rents are not published for studios.",
		});
	}
	const found = rentsHere(facts)
		.map((rent) => rentOf(rent, { bedrooms, certain: isInOneAuthority(facts.place) }))
		.filter((rent) => rent !== null);
	return mostTelling([...found, gapOf(facts)]);
}

/** Rents of the main authority, its region and country: not of a neighbour that shares the sector. */
export function rentsHere({ rents, place }: Facts): RentFacts[] {
	const [main] = place.authorities;
	return rents.filter(({ grain, code }) => grain !== "authority" || code === main?.code);
}

function rentOf(
	rent: RentFacts,
	{ bedrooms, certain }: { bedrooms: number | null; certain: boolean },
): Evidence<Pence> | null {
	const amount = bedrooms === null ? rent.all : rentForBedrooms(rent, bedrooms);
	if (amount === null) {
		return null;
	}
	const homes = bedrooms === null ? "all private tenancies" : bedroomsInWords(bedrooms);
	return known({
		value: amount,
		basis: rent.grain,
		coverage: rent.grain === "authority" && certain ? "ok" : "estimated",
		place: rent.name,
		note: `Mean of ${homes} in ${rent.name}, old and new: below today's asking rents.`,
		citations: [{ source: "privateRents", asOf: rent.period }],
	});
}

function rentForBedrooms(rent: RentFacts, bedrooms: number): Pence | null {
	return rent.byBedrooms[Math.min(bedrooms, 4) - 1] ?? null;
}

function bedroomsInWords(bedrooms: number): string {
	return bedrooms >= 4 ? "homes with four or more bedrooms" : `homes with ${bedrooms} bedrooms`;
}

/** Of what no grain gives: neither the authority nor its region or nation. */
function gapOf({ place }: Facts): Evidence<never> {
	const name = place.authorities[0]?.name ?? "this area";
	if (!policyOf(place.nation).covered.officialRents) {
		return notCovered({
			basis: "authority",
			note: `We hold no official rent of ${name} or of ${place.nation}.`,
		});
	}
	return unknown({
		basis: "authority",
		note: `No official rent is published for ${name}.`,
		citations: [{ source: "privateRents", asOf: null }],
	});
}
