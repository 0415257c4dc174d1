import { plainAddress } from "./plain-address.ts";
import { endsAsStreet, wholeEnding } from "./street-name.ts";

/** The parts of an address that identify a home: `["3", "12"]` and `["ACME HOUSE", "HIGH STREET"]` of "Flat 3, Acme House, 12 High St". */
export type AddressParts = {
	/** Flat, then house. A flat without a number is named by its words, such as "GROUND FLOOR". */
	readonly numbers: readonly string[];
	/** Building, street and what follows. */
	readonly names: readonly string[];
	/** The name that the last number belongs to; null where no name follows. */
	readonly numbered: string | null;
	/** Whether the house has a number, rather than a flat in it alone. */
	readonly hasHouseNumber: boolean;
	/** Possible readings of the numbers, the literal one first. */
	readonly units: readonly Unit[];
};

/** A home by its flat and its house; null where the address names none. */
export type Unit = { readonly flat: string | null; readonly house: string | null };

const FLAT = /^(.*?)\b(?:FLAT|APARTMENT|APT|UNIT|MAISONETTE|STUDIO)\b\s*(.*)$/;
/** "12", "12A", "12-14", and a Scottish flat's "2/1". */
const NUMBER = /^\d+[A-Z]?(?:[-/]\d+[A-Z]?)?$/;
/** "A" of "Flat A", and "2F1" or "GF2" as Edinburgh counts its flats. */
const FLAT_CODE = /^(?:[A-Z]|(?:\d|[GBPT])F\d?[LR]?)$/;
/** Addresses with equal keys are identical apart from case and punctuation. Nothing looser is allowed, because a near match may be a neighbour. */
export function addressKey(address: string): string {
	return address
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, " ")
		.trim();
}

/** Splits an address, as registers and people write it, into its parts. */
export function addressParts(address: string): AddressParts {
	const segments = plainAddress(address).split(",").flatMap(segmentsOf);
	const numbers: string[] = [];
	const names: string[] = [];
	let numbered: string | null = null;
	let hasHouseNumber = false;
	for (const segment of segments) {
		hasHouseNumber ||= segment.number !== null && segment.name !== null;
		if (segment.number !== null) {
			numbers.push(segment.number);
			numbered = null;
		}
		if (segment.name !== null) {
			names.push(segment.name);
			numbered ??= numbers.length > 0 ? segment.name : null;
		}
	}
	return { numbers, names, numbered, hasHouseNumber, units: unitsOf(segments, numbered) };
}

type Segment = {
	readonly number: string | null;
	readonly name: string | null;
	readonly isFlat: boolean;
};

/** Segments between commas, with a flat split from the house that it is in. */
function segmentsOf(text: string): Segment[] {
	const words = text.trim();
	const [, before = "", after = ""] = FLAT.exec(words) ?? [];
	if (!FLAT.test(words)) {
		return [numberAndName(words)];
	}
	const [first = "", ...others] = after.split(" ");
	const isNumbered = NUMBER.test(first) || FLAT_CODE.test(first);
	const rest = isNumbered ? others.join(" ") : after;
	return [
		{ number: isNumbered ? first : before.trim() || null, name: null, isFlat: true },
		...(rest === "" ? [] : [numberAndName(rest)]),
	];
}

function numberAndName(words: string): Segment {
	const [first = "", ...rest] = words.split(" ");
	const isNumbered = NUMBER.test(first);
	const name = (isNumbered ? rest : [first, ...rest]).join(" ");
	return {
		number: isNumbered ? first : null,
		name: name === "" ? null : wholeName(name),
		isFlat: false,
	};
}

/** "HIGH STREET" of "HIGH ST"; "ST JOHNS ROAD" of "SAINT JOHNS RD". */
function wholeName(name: string): string {
	const words = name
		.replace(/^SAINT /, "ST ")
		.replace(/^THE (?=\S+ \S)/, "")
		.split(" ");
	const last = words.at(-1) ?? "";
	return words.length === 1
		? name
		: [...words.slice(0, -1), wholeEnding(last.toLowerCase()).toUpperCase()].join(" ");
}

/** Readings of the numbers. A number before a building is a flat in it; before a street it is a house, and "179A" there may be flat A of 179. */
function unitsOf(segments: readonly Segment[], numbered: string | null): Unit[] {
	const written = writtenUnit(segments);
	const { flat, house } = written;
	const isInStreet = numbered === null || isStreet(numbered);
	if (flat === null && house === null) {
		return [];
	}
	if (flat === null) {
		const inStreet = [...lettered(house), ...ranged(house)];
		return [written, ...(isInStreet ? inStreet : [{ flat: house, house: null }])];
	}
	if (house === null) {
		const asHouse = isInStreet ? lettered(flat) : [];
		return [written, ...asHouse, ...asHouse.map(() => ({ flat: null, house: flat }))];
	}
	const isLetter = /^[A-Z]$/.test(flat) && /^\d+$/.test(house);
	return isLetter ? [written, { flat: null, house: `${house}${flat}` }] : [written];
}

/** Whether numbers before a name are of houses; before "Elm Court" they are of flats in it. */
export function isStreet(name: string): boolean {
	return endsAsStreet(name) && !/\bCOURT$/.test(name);
}

/** Flat and house as written: of two numbers the first is the flat. "14/5" is flat 5 of 14, and "12/14" behind a flat is a house with two numbers. */
function writtenUnit(segments: readonly Segment[]): Unit {
	const counted = segments.filter(({ number }) => number !== null);
	const numbers = counted.filter(({ isFlat }) => !isFlat).map(({ number }) => number);
	const stated = counted.find(({ isFlat }) => isFlat)?.number ?? null;
	const flat = stated ?? (numbers.length > 1 ? (numbers[0] ?? null) : null);
	const house = numbers.at(-1) ?? null;
	const [, first, second] = /^(\d+)\/(\d+)$/.exec(house ?? "") ?? [];
	if (first === undefined || second === undefined) {
		return { flat, house };
	}
	if (flat !== null) {
		return { flat, house: `${first}-${second}` };
	}
	return Number(second) < Number(first) ? { flat: second, house: first } : { flat, house };
}

/** "179A" as flat A of 179; nothing of any other number. */
function lettered(number: string | null): Unit[] {
	const [, house, flat] = /^(\d+)([A-Z])$/.exec(number ?? "") ?? [];
	return house && flat ? [{ flat, house }] : [];
}

/** Most houses apart that "92/94" is a range; "4/70" is flat 4 of 70. */
const RANGE = 12;

/** "92/94" as 92-94, which stand on one side of the street. */
function ranged(number: string | null): Unit[] {
	const [, first = null, second = null] = /^(\d+)\/(\d+)$/.exec(number ?? "") ?? [];
	const apart = Number(second) - Number(first);
	if (apart > RANGE) {
		return [{ flat: first, house: second }];
	}
	return apart > 0 && apart % 2 === 0 ? [{ flat: null, house: `${first}-${second}` }] : [];
}
