import {
	type AddressParts,
	addressParts,
	isStreet,
	type Unit,
} from "../../base/address/address-parts.ts";
import {
	endsAsStreet,
	isSlip,
	mayBeSame,
	streetKey,
	wholeEnding,
} from "../../base/address/street-name.ts";

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
 * Finds an advertised address among the homes of its postcode, by flat and house number and by building or street name; without a number, by the name of
 * the house. Only a suggestion, because agents type portal addresses by hand.
 */
export function matchAddress<Home extends { readonly address: string }>(
	advertised: string,
	homes: readonly Home[],
): AddressMatch<Home> {
	const sought = partsOf(advertised);
	const all = homes.map((home) => ({ home, parts: partsOf(home.address) }));
	if (sought.numbers.length === 0) {
		return byHouseName(sought, all);
	}
	const near = nearby(sought, all);
	if (near.length === 0) {
		return several(withoutEnding(sought, all).map(({ home }) => home));
	}
	for (const fits of [isSameInStreet, isSame, isSameFlat, isFlatOfBuilding]) {
		const [only, ...others] = near.filter(({ parts }) => fits(parts, sought));
		if (only) {
			const asked = others.length === 0 ? besideAnother(only, near, sought) : others;
			return asked.length === 0
				? { kind: "one", home: only.home }
				: several([only, ...asked].map(({ home }) => home));
		}
	}
	return several(near.filter(({ parts }) => mayBePart(parts, sought)).map(({ home }) => home));
}

type Placed<Home> = { readonly home: Home; readonly parts: AddressParts };

/** Homes in the typed street or building. Where no home is, those in the only street that the typed name may be a slip of. */
function nearby<Home>({ numbered }: AddressParts, all: readonly Placed<Home>[]) {
	if (numbered === null) {
		return all;
	}
	const typed = streetKey(numbered);
	const exact = all.filter(({ parts }) => parts.names.some((name) => isNamed(typed, name, parts)));
	if (exact.length > 0) {
		return exact;
	}
	const meant = new Set(
		all.flatMap(({ parts }) => parts.names.map(streetKey).filter((key) => isSlip(typed, key))),
	);
	return meant.size === 1
		? all.filter(({ parts }) => parts.names.some((name) => meant.has(streetKey(name))))
		: [];
}

/** Homes with the number in the streets of which one is meant, where its last word was not typed: "10 Park". */
function withoutEnding<Home>(sought: AddressParts, all: readonly Placed<Home>[]) {
	const typed = streetKey(sought.numbered ?? "");
	return endsAsStreet(typed)
		? []
		: all.filter(
				({ parts }) =>
					isSame(parts, sought) && parts.names.some((name) => mayBeSame(typed, streetKey(name))),
			);
}

/** Whether a typed name is a home's, or begins with it and goes on with that home's town or estate, as addresses without commas do. */
function isNamed(typed: string, name: string, { names }: AddressParts): boolean {
	const key = streetKey(name);
	if (typed === key) {
		return true;
	}
	const [first, ...words] = typed.split(" ");
	const whole = [first, ...words.map(wholeEnding)].join(" ");
	const rest = names.flatMap((other) => (other === name ? [] : streetKey(other).split(" ")));
	return (
		whole.startsWith(`${key} `) &&
		whole
			.slice(key.length + 1)
			.split(" ")
			.every((word) => rest.includes(word))
	);
}

/** The house or flat that a name alone means, as in "The Old Forge, High Street". The street's name by itself means none. */
function byHouseName<Home>(
	{ names: [lead = "", ...others] }: AddressParts,
	all: readonly Placed<Home>[],
): AddressMatch<Home> {
	const typed = houseKey(lead);
	const bearing = all.filter(({ parts }) => parts.names.some((name) => houseKey(name) === typed));
	const [only, ...more] = bearing.filter(
		({ parts: { names, numbered, units } }) =>
			houseKey(names[0] ?? "") === typed && numbered !== names[0] && !units[0]?.flat,
	);
	if (typed === "" || endsAsStreet(typed) || bearing.length === 0) {
		return { kind: "no_number" };
	}
	const [next] = others;
	const isThere =
		next === undefined || only?.parts.names.some((name) => streetKey(name) === streetKey(next));
	return only && more.length === 0 && isThere
		? { kind: "one", home: only.home }
		: several(bearing.map(({ home }) => home));
}

function houseKey(name: string): string {
	return streetKey(name).replace(/^the /, "");
}

/** Other homes at a number that was typed alone, where the one that has it alone is a building with a name of its own. */
function besideAnother<Home>(
	{ home, parts }: Placed<Home>,
	near: readonly Placed<Home>[],
	sought: AddressParts,
): readonly Placed<Home>[] {
	const [unit] = parts.units;
	const isNamedHouse = unit?.flat === null && parts.names[0] !== parts.numbered;
	const isTyped = sought.names.some((name) => streetKey(name) === streetKey(parts.names[0] ?? ""));
	return isNamedHouse && !isTyped
		? near.filter((other) => other.home !== home && other.parts.units[0]?.house === unit.house)
		: [];
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

/** The same flat and house, with the number in the typed street or building itself: 1 Mill Lane rather than 1 Elm Court, Mill Lane. */
function isSameInStreet(parts: AddressParts, sought: AddressParts): boolean {
	const [at, typed] = [parts.numbered, sought.numbered].map((name) => streetKey(name ?? ""));
	return at === typed && isSame(parts, sought);
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

/** "12 Acme House" and "Flat 12, Acme House" are flat 12 in it, whose street number may not have been typed. */
function isFlatOfBuilding({ units: [unit] }: AddressParts, { units, numbered }: AddressParts) {
	const [written, other] = units;
	const sought = numbered === null || isStreet(numbered) ? other : (other ?? written);
	return sought?.house === null && sought.flat !== null && sought.flat === unit?.flat;
}

/**
 * "12 High Street" may be any flat in that house or in 12-14; a flat in a building may have an untyped street number; a room is in the house or flat with
 * its number; a floor may be either side of it.
 */
function mayBePart({ units: [unit] }: AddressParts, { units: [sought] }: AddressParts): boolean {
	if (unit === undefined || sought === undefined) {
		return false;
	}
	if (sought.flat?.startsWith(ROOM)) {
		const isNear = unit.flat === null || ROOM + unit.flat === sought.flat;
		return isNear && sought.house === unit.house;
	}
	if (sought.flat !== null && unit.flat?.startsWith(`${sought.flat} `)) {
		return sought.house === unit.house;
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
