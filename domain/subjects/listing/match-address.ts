import { type AddressParts, addressParts, type Unit } from "../../base/address/address-parts.ts";

/** Homes of a postcode that an advertised address may mean. */
export type AddressMatch<Home> =
	/** Only this home has the number and street. */
	| { readonly kind: "one"; readonly home: Home }
	/** The likeliest homes in order, few enough to choose from. */
	| { readonly kind: "several"; readonly homes: readonly Home[] }
	/** The address has no number, as is usual on portals, so nothing tells homes apart. */
	| { readonly kind: "no_number" }
	| { readonly kind: "none" };

/** Most homes to choose from. */
const MOST_SUGGESTED = 3;
const ROOM = "ROOM ";

/**
 * Finds an advertised address among the homes of its postcode, by flat and house number and by building or street name. Only a suggestion, because agents
 * type portal addresses by hand.
 */
export function matchAddress<Home extends { readonly address: string }>(
	advertised: string,
	homes: readonly Home[],
): AddressMatch<Home> {
	const sought = partsOf(advertised);
	if (sought.numbers.length === 0) {
		return { kind: "no_number" };
	}
	const near = homes
		.map((home) => ({ home, parts: partsOf(home.address) }))
		.filter(({ parts }) => sought.numbered === null || parts.names.includes(sought.numbered));
	for (const fits of [isSame, isSameFlat, isFlatOfBuilding]) {
		const [only, ...others] = near.filter(({ parts }) => fits(parts, sought));
		if (only) {
			return others.length === 0
				? { kind: "one", home: only.home }
				: several([only, ...others].map(({ home }) => home));
		}
	}
	return several(near.filter(({ parts }) => mayBePart(parts, sought)).map(({ home }) => home));
}

function partsOf(address: string): AddressParts {
	return addressParts(address.replace(/\b(\d+) ?(?:&|and) ?(\d+)\b/gi, asNeighbours));
}

/** Two adjacent houses form a range; otherwise there may be houses between them. */
function asNeighbours(printed: string, first: string, second: string): string {
	const apart = Number(second) - Number(first);
	return apart === 1 || apart === 2 ? `${first}-${second}` : printed;
}

function several<Home>(homes: readonly Home[]): AddressMatch<Home> {
	return homes.length === 0
		? { kind: "none" }
		: { kind: "several", homes: homes.slice(0, MOST_SUGGESTED) };
}

function isSame({ units }: AddressParts, sought: AddressParts): boolean {
	return units.some((unit) =>
		sought.units.some(({ flat, house }) => unit.flat === flat && unit.house === house),
	);
}

/** Whether it is the same flat of a house that one side gives more numbers: "92" and "92-92A", "14" and "12-14". */
function isSameFlat({ units: [unit] }: AddressParts, { units: [sought] }: AddressParts): boolean {
	return (
		unit !== undefined && sought?.flat === unit.flat && unit.flat !== null && overlap(unit, sought)
	);
}

/** "12 Acme House" is flat 12 in it, whose street number may not have been typed. */
function isFlatOfBuilding({ units: [unit] }: AddressParts, { units: [, other] }: AddressParts) {
	return other?.house === null && other.flat === unit?.flat;
}

/**
 * "12 High Street" may be any flat in that house or in 12-14; a flat in a building may have an untyped street number; a room is in the house or flat with
 * its number.
 */
function mayBePart({ units: [unit] }: AddressParts, { units: [sought] }: AddressParts): boolean {
	if (unit === undefined || sought === undefined) {
		return false;
	}
	if (sought.flat?.startsWith(ROOM)) {
		const isNear = unit.flat === null || ROOM + unit.flat === sought.flat;
		return isNear && sought.house === unit.house;
	}
	return sought.house === null
		? sought.flat === unit.flat
		: sought.flat === null && (sought.house === unit.house || overlap(unit, sought));
}

/** Whether two house numbers overlap: 12-16 covers 12, 14 and 16; 92-92A covers both; 13 is across the street. */
function overlap({ house: a }: Unit, { house: b }: Unit): boolean {
	return a !== null && b !== null && (isIn(a, b) || isIn(b, a));
}

function isIn(house: string, range: string): boolean {
	const [, first = "", firstLetter, last = "", lastLetter] =
		/^(\d+)([A-Z]?)-(\d+)([A-Z]?)$/.exec(range) ?? [];
	const [, number = "", letter] = /^(\d+)([A-Z]?)$/.exec(house) ?? [];
	if (first === "" || number === "") {
		return false;
	}
	if (letter !== "") {
		return (
			(number === first && letter === firstLetter) || (number === last && letter === lastLetter)
		);
	}
	const isBetween = Number(number) > Number(first) && Number(number) < Number(last);
	return (
		number === first || number === last || (isBetween && (Number(number) - Number(first)) % 2 === 0)
	);
}
