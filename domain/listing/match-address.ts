import { wholeEnding } from "../licensing/streets/street-name.ts";

/** Which homes of a postcode an advertised address may be. */
export type AddressMatch<Home> =
	/** Number and street are those of this one alone. */
	| { readonly kind: "one"; readonly home: Home }
	/** The likeliest ones, in their order; no more than are quickly read. */
	| { readonly kind: "several"; readonly homes: readonly Home[] }
	/** No number, as portals have it: nothing tells one home from the next. */
	| { readonly kind: "no_number" }
	| { readonly kind: "none" };

/** How many homes are worth a choice. */
const MOST_SUGGESTED = 3;

/** An address in its telling parts: `["3", "12"]` and `["ACME HOUSE", "HIGH STREET"]` of "Flat 3, Acme House, 12 High St". */
type AddressParts = {
	/** Flat, then house; a flat that has no number goes by its words, such as "GROUND FLOOR". */
	readonly numbers: readonly string[];
	/** Building, street and what follows. */
	readonly names: readonly string[];
	/** The name that the last number belongs to; null where none follows. */
	readonly numbered: string | null;
	/** Whether a house has a number, not a flat of it alone. */
	readonly hasHouseNumber: boolean;
};

const FLAT = /^(.*?)\b(?:FLAT|APARTMENT|APT|UNIT|MAISONETTE|STUDIO)\b\.?\s*(.*)$/;
/** "12", "12A", "12-14", and a Scottish flat's "2/1". */
const NUMBER = /^\d+[A-Z]?(?:[-/]\d+[A-Z]?)?$/;
/** "A" of "Flat A". */
const LETTER = /^[A-Z]$/;

/**
 * Finds an advertised address among the homes of its postcode, by the number of flat and house and by the name of building or street. It suggests and
 * no more: a portal's address is as its agent typed it.
 */
export function matchAddress<Home extends { readonly address: string }>(
	advertised: string,
	homes: readonly Home[],
): AddressMatch<Home> {
	const sought = addressParts(advertised);
	if (sought.numbers.length === 0) {
		return { kind: "no_number" };
	}
	const near = homes
		.map((home) => ({ home, parts: addressParts(home.address) }))
		.filter(({ parts }) => sought.numbered === null || parts.names.includes(sought.numbered));
	const exact = near.filter(({ parts }) => isSame(parts.numbers, sought.numbers));
	const [only] = exact;
	if (only && exact.length === 1) {
		return { kind: "one", home: only.home };
	}
	const likeliest = (
		exact.length > 0 ? exact : near.filter(({ parts }) => holds(parts.numbers, sought.numbers))
	).slice(0, MOST_SUGGESTED);
	return likeliest.length === 0
		? { kind: "none" }
		: { kind: "several", homes: likeliest.map(({ home }) => home) };
}

function isSame(numbers: readonly string[], sought: readonly string[]): boolean {
	return numbers.length === sought.length && holds(numbers, sought);
}

/** "12 High Street" may be any flat of that house. */
function holds(numbers: readonly string[], sought: readonly string[]): boolean {
	return sought.every((number) => numbers.includes(number));
}

/** An address as registers and people write it, in its telling parts. */
export function addressParts(address: string): AddressParts {
	const segments = address.toUpperCase().replaceAll(/['’.]/g, "").split(",").flatMap(segmentsOf);
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
	return { numbers, names, numbered, hasHouseNumber };
}

type Segment = { readonly number: string | null; readonly name: string | null };

/** What stands between two commas, a flat apart from the house that it is in. */
function segmentsOf(text: string): Segment[] {
	const words = text.trim().replaceAll(/\s+/g, " ");
	const [, before = "", after = ""] = FLAT.exec(words) ?? [];
	if (!FLAT.test(words)) {
		return [numberAndName(words)];
	}
	const [first = "", ...others] = after.split(" ");
	const isNumbered = NUMBER.test(first) || LETTER.test(first);
	const rest = isNumbered ? others.join(" ") : after;
	return [
		{ number: isNumbered ? first : before.trim() || null, name: null },
		...(rest === "" ? [] : [numberAndName(rest)]),
	];
}

function numberAndName(words: string): Segment {
	const [first = "", ...rest] = words.split(" ");
	const isNumbered = NUMBER.test(first);
	const name = (isNumbered ? rest : [first, ...rest]).join(" ");
	return { number: isNumbered ? first : null, name: name === "" ? null : wholeName(name) };
}

/** "HIGH STREET" of "HIGH ST"; "ST JOHNS ROAD" of "SAINT JOHNS RD". */
function wholeName(name: string): string {
	const words = name.replace(/^SAINT /, "ST ").split(" ");
	const last = words.at(-1) ?? "";
	return words.length === 1
		? name
		: [...words.slice(0, -1), wholeEnding(last.toLowerCase()).toUpperCase()].join(" ");
}
