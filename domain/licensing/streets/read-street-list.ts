import type { NumberSet } from "./house-numbers.ts";
import { readNumbers } from "./read-numbers.ts";
import { endsAsStreet, streetKey } from "./street-name.ts";

/** One street of a list, with what its line says of house numbers and postcodes. */
export type ListedStreet = {
	/** The line as it is printed, and its place in the list, 1 the first. */
	readonly line: string;
	readonly at: number;
	/** Empty where the line names no street that could be read. */
	readonly street: string;
	/** Null: all of them. */
	readonly numbers: NumberSet | null;
	readonly excluded: NumberSet | null;
	/** In capitals with one space: a unit, a sector or an outcode. Empty where none is printed. */
	readonly postcodes: readonly string[];
	/** The line says more, or other, than could be read with certainty. */
	readonly isUnclear: boolean;
};

/** Characters of a list that are read, and of a line: what is longer is no list of streets. */
const LONGEST_LIST = 1_000_000;
const LONGEST_LINE = 500;

const POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)(?:\s*(\d)([A-Z]{2})?)?\b/gi;
const IS_POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]?( \d([A-Z]{2})?)?$/;

/** A title over streets, which names none itself. */
const HEADING =
	/^(?:(?:area|zone|phase|ward|schedule|section|map|appendix|designation|part)\s+(?:\d+|[a-z]|one|two|three|four|five)\b[^:]*|[^:]*\b(?:the following|list of|streets? (?:in|included|listed|names?)|addresses)\b[^:]*):?$/i;
/** What limits a street in words that no house number tells. */
const LIMITED =
	/\b(?:part|parts|portion|section|between|junction|junctions|corner|opposite|adjacent|rear|near|towards|north|south|east|west|northern|southern|eastern|western|up to|as far as|end)\s+(?:of|from|to|with|side)?\b|\bfrom\s+(?!\d|nos?\b|numbers?\b)|\bflats?\b|\bapartments?\b|\bunits?\b|\bblocks?\b/i;
const EXCLUDING =
	/[([]?\s*\b(?:excluding|excludes|excl\.?|except(?:ing)?(?: for)?|but not|not including|other than|apart from)\b([^)\]]*)[)\]]?/i;
/** Sentences about a list are none of its lines. */
const PROSE =
	/\b(?:is|are|was|were|will|must|which|that|licen[cs]e|property|properties are|please|landlords?)\b/i;

/**
 * Reads a list of streets as councils print them, a line each or several on a line. What cannot be read with certainty stays as an unclear line: none
 * is dropped but titles, and nothing is guessed. Never throws.
 */
export function readStreetList(text: string): readonly ListedStreet[] {
	return text
		.slice(0, LONGEST_LIST)
		.split(/\r\n|[\n\r\u2028;]/)
		.flatMap((printed, index) => readLine(printed.replace(/\s+/g, " ").trim(), index + 1));
}

function readLine(line: string, at: number): readonly ListedStreet[] {
	const text = line.replace(/^(?:[•*·►▪–—-]|\(?\d+[.)]\s+(?=[A-Z])|[a-z]\)\s)+\s*/i, "");
	if (!/[a-z0-9]/i.test(text) || HEADING.test(text)) {
		return [];
	}
	const printed = line.slice(0, LONGEST_LINE);
	const { rest, postcodes } = takePostcodes(text.slice(0, LONGEST_LINE));
	const unclear = { line: printed, at, numbers: null, excluded: null, postcodes, isUnclear: true };
	if (text.length > LONGEST_LINE || PROSE.test(rest)) {
		return [{ ...unclear, street: "" }];
	}
	const [, exclusion] = EXCLUDING.exec(rest) ?? [];
	const body = rest
		.replace(EXCLUDING, " ")
		.replace(/^[^:,(]*\b(?:area|zone|ward|phase)\b[^:]*:\s*/i, "");
	const excluded = exclusion === undefined ? null : readNumbers(exclusion);
	const found = streetsIn(body);
	const isUnclear =
		LIMITED.test(body) ||
		found.isUnclear ||
		(excluded !== null && (excluded.numbers === null || excluded.rest !== ""));
	if (found.streets.length === 0) {
		return [{ ...unclear, street: "" }];
	}
	return found.streets.map(({ street, numbers }) => ({
		line: printed,
		at,
		street: streetKey(isUnclear ? withoutLimits(street) : street),
		numbers,
		excluded: excluded?.numbers ?? null,
		postcodes,
		isUnclear: isUnclear || (excluded !== null && found.streets.length > 1),
	}));
}

/** The name of a street out of words such as "part of". */
function withoutLimits(words: string): string {
	return words
		.replace(/^.*\b(?:parts?|portion|section|side|end)\b(?: of)?(?: the)?\s+/i, "")
		.replace(/\b(?:from|between|junction|opposite|adjacent|up to|as far as|at)\b.*$/i, "")
		.replace(/^\s*(?:flats?|apartments?|units?|blocks?)\b/i, "")
		.trim();
}

function takePostcodes(text: string): { rest: string; postcodes: string[] } {
	const postcodes: string[] = [];
	const rest = text.replace(POSTCODE, (whole, out: string, sector?: string, unit?: string) => {
		const code = [out, sector ? `${sector}${unit ?? ""}` : ""].filter(Boolean).join(" ");
		if (!IS_POSTCODE.test(code.toUpperCase()) || (!sector && !/[A-Z]/.test(out[0] ?? ""))) {
			return whole;
		}
		postcodes.push(code.toUpperCase());
		return " ";
	});
	return { rest, postcodes };
}

type StreetNumbers = { readonly street: string; readonly numbers: NumberSet | null };

/** The streets of a line, each with the numbers that stand before or behind it, whichever way the line is written. */
function streetsIn(body: string): { streets: readonly StreetNumbers[]; isUnclear: boolean } {
	const streets: StreetNumbers[] = [];
	let waiting: NumberSet | null = null;
	let numbersFirst: boolean | null = null;
	let isUnclear = false;
	for (const piece of piecesOf(body)) {
		const { numbers, side, rest } = readNumbers(piece);
		const numbersHere = numbers ?? (side === "odd" || side === "even" ? everyOf(side) : null);
		if (/[a-z]/i.test(rest)) {
			isUnclear ||= rest.split(" ").length > 6;
			streets.push({ street: rest, numbers: union(waiting, numbersHere) });
			waiting = null;
			continue;
		}
		numbersFirst ??= streets.length === 0;
		const last = streets.at(-1);
		if (numbersFirst || last === undefined) {
			waiting = union(waiting, numbersHere);
		} else {
			streets[streets.length - 1] = { ...last, numbers: union(last.numbers, numbersHere) };
		}
	}
	return { streets, isUnclear: isUnclear || waiting !== null || hasLooseEnds(body) };
}

/** Columns of a first number, a last one and a side read like single numbers: which it is nobody can tell. */
function hasLooseEnds(body: string): boolean {
	return /\b\d+[\s,]+\d+[\s,]+(?:odds?|evens?|both|all)\b/i.test(body);
}

/** The pieces between commas, and between "and" where a street ends before it; what stands in brackets belongs to what stands before. */
function piecesOf(body: string): string[] {
	const joined = body.replace(
		/[([]([^)\]]*)[)\]]?/g,
		(_, inside: string) => ` ${inside.replaceAll(",", " and ")} `,
	);
	return joined
		.split(/[,\t|/]|:\s/)
		.flatMap(parted)
		.map((piece) => piece.trim())
		.filter((piece) => piece !== "");
}

function parted(piece: string): string[] {
	const parts = piece.split(/\s+(?:and|&)\s+/i);
	return parts.length > 1 && parts.every((part) => /\d/.test(part) || endsAsStreet(part))
		? parts
		: [piece];
}

function everyOf(side: "odd" | "even"): NumberSet {
	return { ranges: [{ from: 1, to: null, side }], singles: [] };
}

function union(a: NumberSet | null, b: NumberSet | null): NumberSet | null {
	return a && b
		? { ranges: [...a.ranges, ...b.ranges], singles: [...a.singles, ...b.singles] }
		: (a ?? b);
}
