import { type Evidence, known, mostTelling, notCovered, unknown } from "../../base/evidence.ts";
import type { AuthorityMarket, RentFacts } from "../../base/facts/facts.ts";
import { homesInWords as typesInWords } from "../../base/facts/home-type.ts";
import {
	MOSTLY_ADVERTISED,
	marketNames,
	marketNote,
	marketParts,
	overMarkets,
} from "../../base/facts/rent-market.ts";
import type { HomeType } from "../../base/facts/sale-figures.ts";
import { type Pence, pence } from "../../base/money.ts";
import { isInOneAuthority } from "../../base/place/place-label.ts";
import { isPublishedIn } from "../../base/published-tables.ts";
import { poundsInWords } from "../../base/words.ts";

/**
 * Mean private rent a month, of all homes or by bedrooms (4 means 4 or more), for the authority, else its region, else its country. Covers all existing
 * tenancies, so it is below asking rents. Source: ONS PIPR; Fact MARKET-F3.
 */
export function averageRent(
	facts: AuthorityMarket,
	bedrooms: number | null = null,
): Evidence<Pence> {
	if (bedrooms === 0) {
		return notCovered({
			basis: "authority",
			note: "Official rents are not published for studios.",
		});
	}
	return publishedRent(facts, bedrooms === null ? allHomes : withBedrooms(bedrooms));
}

/** The same of homes of a type. */
export function rentOfType(facts: AuthorityMarket, type: HomeType): Evidence<Pence> {
	return publishedRent(facts, {
		words: `private tenancies of ${typesInWords[type]}`,
		read: ({ byType }) => byType[type],
	});
}

/** A group of homes with published rents: its name, and how to read its rent. */
type RentedHomes = {
	readonly words: string;
	readonly read: (rent: RentFacts) => Pence | null;
};

const allHomes: RentedHomes = { words: "all private tenancies", read: ({ all }) => all };

function withBedrooms(bedrooms: number): RentedHomes {
	return {
		words: bedrooms >= 4 ? "homes with four or more bedrooms" : `homes with ${bedrooms} bedrooms`,
		read: ({ byBedrooms }) => byBedrooms[Math.min(bedrooms, 4) - 1] ?? null,
	};
}

function publishedRent(facts: AuthorityMarket, homes: RentedHomes): Evidence<Pence> {
	const found = rentsHere(facts)
		.map((rent) => rentOf(rent, homes, isInOneAuthority(facts.place)))
		.filter((rent) => rent !== null);
	const ofMarket = marketRent(facts, homes);
	return mostTelling([...found, ...(ofMarket ? [ofMarket] : []), gapOf(facts)]);
}

/** Rents for the main authority or, in Scotland, its market areas, and for its region and country; never for a neighbour in the same sector. */
export function rentsHere({
	rents,
	rentMarkets,
	place,
}: Omit<AuthorityMarket, "authorities">): RentFacts[] {
	const [main] = place.authorities;
	const parts = marketParts(rentMarkets, main?.code ?? "");
	return rents.filter(({ grain, code }) => {
		switch (grain) {
			case "authority":
				return code === main?.code;
			case "market_area":
				return parts.some((part) => part.code === code);
			default:
				return true;
		}
	});
}

/** Month of the rents that represent the main authority, `YYYY-MM`; null where there are none. */
export function rentPeriod(facts: Omit<AuthorityMarket, "authorities">): string | null {
	const rent = rentsHere(facts).find(
		({ grain }) => grain === "authority" || grain === "market_area",
	);
	return rent?.period ?? null;
}

/** Whether a rent and a price cover the same place: the same grain, or the market areas of that authority. Source: Rule MARKET-1. */
export function arePaired(rent: Evidence<unknown>, price: Evidence<unknown>): boolean {
	return (
		rent.basis === price.basis || (rent.basis === "market_area" && price.basis === "authority")
	);
}

/** Mean rent of the market areas that represent a Scottish council, under their names; null elsewhere. */
function marketRent(facts: AuthorityMarket, homes: RentedHomes): Evidence<Pence> | null {
	const [council] = facts.place.authorities;
	const parts = marketParts(facts.rentMarkets, council?.code ?? "");
	const rent = overMarkets(parts, facts.rents, homes.read);
	const range = rent?.range && ([pence(rent.range[0]), pence(rent.range[1])] as const);
	const spread = range ? ` From ${poundsInWords(range[0])} to ${poundsInWords(range[1])}.` : "";
	return rent && council
		? known({
				value: pence(Math.round(rent.mean)),
				basis: "market_area",
				coverage: "estimated",
				place: marketNames(parts),
				range: range ?? null,
				note: `Mean of ${homes.words}. ${marketNote(parts, council.name)}${spread} ${MOSTLY_ADVERTISED}`,
				citations: [{ source: "privateRents", asOf: rentPeriod(facts) }],
			})
		: null;
}

function rentOf(rent: RentFacts, homes: RentedHomes, certain: boolean): Evidence<Pence> | null {
	const amount = homes.read(rent);
	if (amount === null || rent.grain === "market_area") {
		return null;
	}
	return known({
		value: amount,
		basis: rent.grain,
		coverage: rent.grain === "authority" && certain ? "ok" : "estimated",
		place: rent.name,
		note: `Mean of ${homes.words} in ${rent.name}, old and new: below today's asking rents.`,
		citations: [{ source: "privateRents", asOf: rent.period }],
	});
}

/** Gap for a rent that neither the authority nor its region or nation has. */
function gapOf({ place }: Pick<AuthorityMarket, "place">): Evidence<never> {
	const name = place.authorities[0]?.name ?? "this area";
	if (!isPublishedIn(place.nation, "officialRents")) {
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
