import {
	hasStreetWord,
	looseKey,
	type NameKind,
	nameKind,
	streetKey,
	wordSet,
} from "../../../base/address/street-name.ts";
import type { LineDoubt } from "../../../base/facts/line-doubts.ts";
import type { NumberSet } from "../../../base/facts/street-list.ts";
import { type ParsedNumbers, parseNumbers } from "./parse-numbers.ts";
import { takePostcodes } from "./take-postcodes.ts";

/** Text between two commas, and its brackets. */
export type PrintedPiece = { readonly text: string; readonly brackets: readonly string[] };

/** A street named in a piece, with what the piece says about it. */
export type NamedStreet = {
	readonly kind: "street";
	/** A `streetKey`. */
	readonly street: string;
	/** Null where the piece has no numbers. */
	readonly numbers: ParsedNumbers;
	/** Position of the numbers relative to the name. */
	readonly layout: "before" | "behind" | null;
	readonly excluded: NumberSet | null;
	readonly postcodes: readonly string[];
	readonly places: readonly string[];
};

export type Piece =
	| NamedStreet
	| { readonly kind: "numbers"; readonly numbers: NumberSet | "all" }
	| { readonly kind: "postcodes"; readonly postcodes: readonly string[] }
	/** A town or a ward, or a street that cannot be told from one. */
	| { readonly kind: "place"; readonly name: string }
	/** `isOwn`: applies only to the street before the brackets, whatever else is there. */
	| {
			readonly kind: "doubt";
			readonly doubt: LineDoubt;
			readonly about: string;
			readonly isOwn: boolean;
	  };

/** Words that exclude part of a street. */
export const EXCLUDING =
	/\b(?:excluding|excludes|exclude|excl|except(?:ing)?(?: for)?|but not|not including|other than|apart from|save for)\b\.?:?/i;

const HAS_WORDS = /[\p{L}\d]/u;
const LONGEST_NAME = 6;
const MOST_WORDS = 24;

const buildingWords = wordSet(
	"flat flats apartment apartments apt unit units block blocks maisonette maisonettes",
);
const partWords = wordSet(
	"part parts partly pt portion section between junction junctions corner opposite adjacent adjoining rear near towards from to up until land at off side sides along beyond behind above below before after northern southern eastern western whole entire over under less minus plus without",
);
const otherWords = wordSet(
	"including inclusive only odd odds even evens no nos number numbers consecutive properties property houses streets roads lanes avenues is are was were will must which that licence license please landlord landlords need needs within etc not",
);
const NAME_WORD = /^(?:\p{L}[\p{L}’'‘`´.-]*|&|\d{1,3}(?:st|nd|rd|th))$/iu;
/** "100 Acre Road" may be a whole name, or a number and a name. */
const measures = wordSet("acre acres mile miles foot oaks trees elms wells steps lamps score");
/** Numbers joined directly to a name: "all Saints Road" is a name. */
const JOINED =
	/\b(?:all|whole|entire|full|street|road|avenue|lane|close|length|throughout|sides)$/i;
const PLACE =
	/^\p{Lu}[\p{L}’'‘.-]*(?: (?:\p{Lu}[\p{L}’'‘.-]*|and|of|the|on|under|upon|y|le|in))*$/u;

/** Reads one piece of a line. */
export function parsePiece(printed: PrintedPiece): Piece {
	const inText = takePostcodes(printed.text);
	const inBrackets = printed.brackets.map(takePostcodes);
	const postcodes = [inText, ...inBrackets].flatMap((taken) => taken.postcodes);
	const brackets = inBrackets.map(({ rest }) => rest).filter((rest) => HAS_WORDS.test(rest));
	if (HAS_WORDS.test(inText.rest)) {
		return parseWords(inText.rest, brackets, postcodes);
	}
	if (brackets.length > 0) {
		return parsePiece({ text: printed.brackets.join(" "), brackets: [] });
	}
	return postcodes.length > 0 ? { kind: "postcodes", postcodes } : doubt("words", printed.text);
}

function parseWords(
	text: string,
	brackets: readonly string[],
	postcodes: readonly string[],
): Piece {
	const aside = readBrackets(brackets);
	if (aside === null) {
		return { kind: "doubt", doubt: doubtOfBrackets(brackets), about: text, isOwn: true };
	}
	const numbers = parseNumbers([text, aside.numbers].filter(Boolean).join(" "));
	if (numbers !== null) {
		// A postcode beside several numbers applies to those alone.
		return postcodes.length > 0 ? doubt("postcode", text) : { kind: "numbers", numbers };
	}
	const words = text.split(" ");
	const found = words.length > MOST_WORDS ? [] : namesIn(words, aside.numbers);
	const [only, other] = found.filter((name) => isStreet(name.kind, name.numbers));
	if (only === undefined) {
		return withoutStreet(text, words, found[0]?.kind ?? null, brackets.length > 0);
	}
	const { street, layout } = only;
	const isMeasured =
		layout === "before" && !isRange(only.numbers) && measures.has(street.split(" ")[0] ?? "");
	return other !== undefined || isMeasured
		? doubt("numbers", text)
		: {
				kind: "street",
				street,
				numbers: only.numbers,
				layout,
				excluded: aside.excluded,
				postcodes,
				places: aside.places,
			};
}

/** Whether numbers end in a range, whose last number cannot belong to a name. */
function isRange(numbers: ParsedNumbers): boolean {
	return numbers !== null && numbers !== "all" && numbers.singles.length === 0;
}

function doubt(kind: LineDoubt, about: string): Piece {
	return { kind: "doubt", doubt: kind, about, isOwn: false };
}

/** Why a piece names no certain street; a lone name may be a place. */
function withoutStreet(
	text: string,
	words: readonly string[],
	kind: NameKind | null,
	hasBrackets: boolean,
): Piece {
	if (words.some((word) => buildingWords.has(word.toLowerCase())) || kind === "building") {
		return doubt("building", text);
	}
	if (words.some((word) => partWords.has(word.toLowerCase()))) {
		return doubt("part", text);
	}
	if (kind === "ending") {
		return doubt("runs_on", text);
	}
	if (/\d/.test(text) && hasStreetWord(looseKey(text))) {
		return doubt("numbers", text);
	}
	return !hasBrackets && (kind === "area" || kind === "unknown") && PLACE.test(text)
		? { kind: "place", name: text }
		: doubt(kind === "area" ? "area" : "words", text);
}

/** Whether a name is a street's. An ambiguous one is if it has numbers. */
function isStreet(kind: NameKind, numbers: ParsedNumbers): boolean {
	return kind === "street" || ((kind === "area" || kind === "unknown") && numbers !== null);
}

type Found = Pick<NamedStreet, "street" | "numbers" | "layout"> & { readonly kind: NameKind };

/** Every split of the words into a name with numbers on one side. */
function namesIn(words: readonly string[], aside: string): Found[] {
	const found: Found[] = [];
	const isName = words.map(isNameWord);
	const lastOther = isName.lastIndexOf(false);
	const firstOther = isName.indexOf(false);
	const add = (from: number, to: number, beside: string, layout: Found["layout"]) => {
		const name = words.slice(from, to);
		const numbers = beside === "" ? null : parseNumbers(beside);
		if (isNameOf(name) && (beside === "" || numbers !== null)) {
			const street = streetKey(name.join(" "));
			found.push({ street, numbers, layout, kind: nameKind(street) });
		}
	};
	if (firstOther === -1 || isNumberedName(words)) {
		add(0, words.length, aside, aside === "" ? null : "behind");
	}
	for (let at = 1; at < words.length; at += 1) {
		if (at > lastOther || isNumberedName(words.slice(at))) {
			const before = words.slice(0, at).join(" ");
			if (!JOINED.test(before)) {
				add(at, words.length, `${before} ${aside}`.trim(), "before");
			}
		}
		if (firstOther === -1 || at <= firstOther || isNumberedName(words.slice(0, at))) {
			add(0, at, `${words.slice(at).join(" ")} ${aside}`.trim(), "behind");
		}
	}
	return found;
}

/** Excludes impossible names: starting with "of" or "all of", or with "all" after the first word. */
function isNameOf(words: readonly string[]): boolean {
	const [first = "", second = ""] = words.slice(0, 2).map((word) => word.toLowerCase());
	return (
		words.length <= LONGEST_NAME &&
		!(first === "of" || first === "on" || first === "in") &&
		!(first === "all" && second === "of") &&
		!words.some((word, at) => at > 0 && word.length === 3 && word.toLowerCase() === "all")
	);
}

function isNameWord(printed: string): boolean {
	const word = (printed.endsWith(".") ? printed.slice(0, -1) : printed).toLowerCase();
	return (
		NAME_WORD.test(word) &&
		!partWords.has(word) &&
		!otherWords.has(word) &&
		!buildingWords.has(word)
	);
}

/** "Avenue 3". */
function isNumberedName(words: readonly string[]): boolean {
	return words.length === 2 && /^\d{1,2}$/.test(words[1] ?? "") && isNameWord(words[0] ?? "");
}

type Aside = {
	readonly numbers: string;
	readonly excluded: NumberSet | null;
	readonly places: readonly string[];
};

const NOTHING_ASIDE: Aside = { numbers: "", excluded: null, places: [] };

/** Content of brackets: numbers, exclusions, or a place; null for anything else. */
function readBrackets(brackets: readonly string[]): Aside | null {
	if (brackets.length === 0) {
		return NOTHING_ASIDE;
	}
	const read = brackets.map(readBracket);
	const known = read.filter((aside) => aside !== null);
	const excluded = known.flatMap((aside) => aside.excluded ?? []);
	return known.length < read.length || excluded.length > 1
		? null
		: {
				numbers: known.flatMap(({ numbers }) => numbers || []).join(" "),
				excluded: excluded[0] ?? null,
				places: known.flatMap(({ places }) => places),
			};
}

function readBracket(inside: string): Aside | null {
	const without = EXCLUDING.exec(inside);
	if (without !== null) {
		const spared = parseNumbers(inside.slice(without.index + without[0].length));
		const numbers = inside.slice(0, without.index).trim();
		return spared === null || spared === "all" ? null : { numbers, excluded: spared, places: [] };
	}
	// "(2)" may be a footnote, or a number of homes.
	if (parseNumbers(inside) !== null && !/^\d+$/.test(inside)) {
		return { numbers: inside, excluded: null, places: [] };
	}
	return PLACE.test(inside) && inside.split(" ").every(isNameWord)
		? { numbers: "", excluded: null, places: [inside] }
		: null;
}

function doubtOfBrackets(brackets: readonly string[]): LineDoubt {
	const words = brackets.join(" ").split(/[\s,]+/);
	if (/\b(?:not|no|except\w*|exclu\w*|exempt\w*|but)\b/i.test(brackets.join(" "))) {
		return "exception";
	}
	if (words.some((word) => buildingWords.has(word.toLowerCase()))) {
		return "building";
	}
	if (words.some((word) => partWords.has(word.toLowerCase()))) {
		return "part";
	}
	return words.every((word) => /^\d+$/.test(word)) ? "numbers" : "words";
}
