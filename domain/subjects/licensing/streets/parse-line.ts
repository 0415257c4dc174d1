import { hasStreetWord, looseKey, streetKey } from "../../../base/address/street-name.ts";
import type { LineDoubt } from "../../../base/facts/line-doubts.ts";
import type { Doubtful, ParsedStreet } from "../../../base/facts/street-list.ts";
import { mayLimitAll, pairNumbers } from "./pair-numbers.ts";
import { parseNumbers } from "./parse-numbers.ts";
import { EXCLUDING, type Piece, type PrintedPiece, parsePiece } from "./parse-piece.ts";
import { partPostcodes, takePostcodes } from "./take-postcodes.ts";

export type ParsedLine =
	| {
			readonly kind: "streets";
			readonly streets: readonly ParsedStreet[];
			readonly doubts: readonly Doubtful[];
	  }
	| ({ readonly kind: "doubt" } & Doubtful)
	/** Without a street: names of a place, house numbers, postcodes, or an exception. They say something about other lines. */
	| { readonly kind: "place" | "numbers" | "excludes" }
	| { readonly kind: "postcodes"; readonly postcodes: readonly string[] };

/** Between two columns. */
const COLUMN = /\s*[\t|]\s*| {3,}/;

const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;

/** A dash between words, rather than between two numbers. */
const DASH = /(?<!\d[a-z]?) -+ | -+ (?!\d)/gi;

/** "1-45 (odd) and 2-40 (even)": each side applies to the numbers before it. */
const SIDE_ASIDE =
	/(?<=\d[a-z]?) ?[([]\s*((?:odds?|evens?|consecutive)(?: numbers?| only| side)?)\s*[)\]]/gi;

/** Reads one line without its bullet. Anything that cannot be read with certainty is a doubt. */
export function parseLine(printed: string): ParsedLine {
	const line = withoutAsides(printed);
	const outside = /[([]/.test(line)
		? line.replace(BRACKETS, (inside) => "~".repeat(inside.length))
		: line;
	const without = EXCLUDING.exec(outside);
	if (without !== null) {
		return parseException(
			line.slice(0, without.index),
			line.slice(without.index + without[0].length),
		);
	}
	if (/[()[\]]/.test(outside)) {
		return { kind: "doubt", doubt: "runs_on", about: looseKey(line) };
	}
	if (outside.includes("/") && /\d/.test(takePostcodes(line).rest)) {
		return { kind: "doubt", doubt: "numbers", about: looseKey(line) };
	}
	const cells = line.split(COLUMN).filter((cell) => cell.trim() !== "");
	const joined = cells.length > 1 ? joinColumns(cells.map((cell) => cell.trim())) : cells;
	return combine(joined.flatMap(piecesOf), {
		line,
		isStreetFirst:
			/:\s/.test(outside.trim()) || (outside.includes(" -") && outside.search(DASH) >= 0),
		hasNumberColumns: joined.length > 1 && joined.filter(isNumbers).length > 1,
	});
}

/** Normalises a line: sides without brackets, postcodes separated, and "Nos: 1" as "Nos 1". Most lines need none of this. */
function withoutAsides(line: string): string {
	const parted = /\/|&|\band\b/i.test(line) ? partPostcodes(line) : line;
	const plain = /[([]/.test(parted) ? parted.replace(SIDE_ASIDE, " $1") : parted;
	return plain.includes(":") ? plain.replace(/\b(nos?|numbers?)\.?:\s*(?=\d)/gi, "$1 ") : plain;
}

/** "Ada Street except 3 and 5". Needs a single street before the exception; otherwise it is unclear what is taken away from what. */
function parseException(head: string, tail: string): ParsedLine {
	const { rest, postcodes } = takePostcodes(tail);
	const read = parseLine(`${head.replace(/[\s,:;-]+$/, "")} ${postcodes.join(" ")}`.trim());
	if (read.kind !== "streets" || rest.trim() === "") {
		return { kind: "excludes" };
	}
	const spared = parseNumbers(rest);
	const [only] = read.streets;
	const isCertain =
		read.streets.length === 1 && read.doubts.length === 0 && only?.excluded === null;
	return isCertain && only !== undefined && spared !== null && spared !== "all"
		? { ...read, streets: [{ ...only, excluded: spared }] }
		: { kind: "doubt", doubt: "exception", about: looseKey(`${head} ${tail}`) };
}

function isNumbers(cell: string): boolean {
	return parseNumbers(cell) !== null;
}

/** A lone range, whose side is in the next column. */
const RANGE = /^(\d+) ?(?:-|to) ?(\d+)$/;

const SIDE_COLUMN = /^(?:(odd|even)s?(?: (?:numbers|side|only))?|all|both(?: sides)?)$/i;

/** Joins columns: "1-48" before "odd" is 1-47 odd, and before "all" 1-48 on both sides. */
function joinColumns(cells: readonly string[]): string[] {
	const joined = [...cells];
	for (const [at, cell] of cells.entries()) {
		const ends = RANGE.exec(cells[at - 1] ?? "");
		const [isSide, side] = SIDE_COLUMN.exec(cell) ?? [];
		if (ends !== null && isSide !== undefined) {
			const range = side ? withinSide(ends.slice(1).map(Number), side) : ends[0];
			joined.splice(at - 1 - (cells.length - joined.length), 2, `${range} ${side ?? "both"}`);
		}
	}
	return joinNumbers(joined);
}

/** Moves a range's ends inward to a side. Leaves them where neither is on it, because one of the two columns is then wrong. */
function withinSide(ends: readonly number[], side: string): string {
	const rest = side.toLowerCase() === "odd" ? 1 : 0;
	const isSlip = ends.every((end) => end % 2 !== rest);
	return ends
		.map((end, at) => (isSlip || end % 2 === rest ? end : at === 0 ? end + 1 : end - 1))
		.join("-");
}

/** Joins a lone side to the numbers before it. */
function joinNumbers(cells: readonly string[]): string[] {
	const joined: string[] = [];
	for (const cell of cells) {
		const before = joined.at(-1);
		if (
			before !== undefined &&
			isNumbers(before) &&
			/\d/.test(before) &&
			/^(?:odds?|evens?|consecutive|inclusive)(?: only)?$/i.test(cell)
		) {
			joined[joined.length - 1] = `${before} ${cell}`;
		} else {
			joined.push(cell);
		}
	}
	return joined;
}

/** Splits a cell at commas, colons, dashes and slashes outside brackets, and at "and" between streets. */
function piecesOf(cell: string): Piece[] {
	if (!/[,/:()[\]-]/.test(cell)) {
		return parted({ text: spaced(cell), brackets: [] });
	}
	const brackets: string[] = [];
	const plain = cell.replace(BRACKETS, (inside) => {
		brackets.push(inside.slice(1, -1));
		return `~${brackets.length - 1}~`;
	});
	const texts = plain
		.replace(DASH, " , ")
		.split(/,|\/|:(?:\s|$)/)
		.map((text) => text.trim().replace(/^(?:and|&) /i, ""))
		.filter((text) => text !== "");
	return joinNumbers(texts).flatMap((text) => {
		const inside: string[] = [];
		const words = text.replace(/~(\d+)~/g, (_, index: string) => {
			inside.push(brackets[Number(index)] ?? "");
			return " ";
		});
		return parted({ text: spaced(words), brackets: inside });
	});
}

/** Words a space apart, without the points around them. */
function spaced(words: string): string {
	return words
		.replace(/\s+/g, " ")
		.replace(/^[\s.]+/, "")
		.replace(/[\s.]+$/, "");
}

/** A piece, or the streets joined by "and"; a doubt where both readings are possible, or numbers may belong to either. */
function parted(printed: PrintedPiece): Piece[] {
	const whole = parsePiece(printed);
	const texts = printed.text.split(/ (?:and|&) /i);
	if (texts.length === 1) {
		return [whole];
	}
	const parts = texts.map((text, index) =>
		parsePiece({ text, brackets: index === texts.length - 1 ? printed.brackets : [] }),
	);
	const streets = parts.filter((part) => part.kind === "street");
	if (streets.length < parts.length) {
		return [whole];
	}
	const layouts = new Set(streets.map(({ layout }) => layout));
	const isOneName =
		whole.kind === "street" &&
		!streets.slice(0, -1).every(({ street }) => hasStreetWord(street.split(" ").at(-1) ?? ""));
	const isClear = !isOneName && layouts.size === 1 && printed.brackets.length === 0;
	return isClear
		? streets
		: [{ kind: "doubt", doubt: "numbers", about: printed.text, isOwn: false }];
}

type Layout = {
	readonly line: string;
	/** Whether a colon or dash follows the street, so that what follows applies to it. */
	readonly isStreetFirst: boolean;
	readonly hasNumberColumns: boolean;
};

function combine(
	pieces: readonly Piece[],
	{ line, isStreetFirst, hasNumberColumns }: Layout,
): ParsedLine {
	const streets = pieces.filter((piece) => piece.kind === "street");
	const doubtful = pieces.filter((piece) => piece.kind === "doubt");
	const loose = pieces.flatMap((piece) => (piece.kind === "postcodes" ? piece.postcodes : []));
	const doubt = doubtOf(pieces);
	if (doubt !== null) {
		return { kind: "doubt", doubt, about: aboutOf(line) };
	}
	if (streets.length === 0) {
		return withoutStreets(pieces, loose);
	}
	const numbered = hasNumberColumns
		? null
		: pairNumbers(pieces, isStreetFirst && pieces[0]?.kind === "street");
	if (numbered === null) {
		return { kind: "doubt", doubt: "numbers", about: aboutOf(line) };
	}
	// A town after the last of several streets may apply to all.
	const places = pieces.flatMap((piece) =>
		piece.kind === "place" ? [piece.name] : piece.kind === "street" ? piece.places : [],
	);
	return {
		kind: "streets",
		streets: numbered.map(({ street, numbers }) => ({
			street: street.street,
			numbers,
			excluded: street.excluded,
			postcodes: [...street.postcodes, ...loose],
			places: places.map(streetKey),
		})),
		doubts: doubtful.map(({ doubt: own, about }) => ({ doubt: own, about: looseKey(about) })),
	};
}

/** Doubt about a whole line; null where each of its streets is independent. */
function doubtOf(pieces: readonly Piece[]): LineDoubt | null {
	const streets = pieces.filter((piece) => piece.kind === "street");
	const doubtful = pieces.filter((piece) => piece.kind === "doubt");
	const spoiling = doubtful.find(({ isOwn }) => !isOwn || streets.length === 0);
	if (spoiling) {
		return spoiling.doubt;
	}
	const has = (kind: Piece["kind"]) => pieces.some((piece) => piece.kind === kind);
	if (mayLimitAll(pieces) || (doubtful.length > 0 && has("numbers"))) {
		return doubtful[0]?.doubt ?? "numbers";
	}
	if (streets.length + doubtful.length < 2) {
		return null;
	}
	const coded = streets.filter(({ postcodes }) => postcodes.length > 0).length;
	if (streets.length > 0 && (has("postcodes") || (coded > 0 && coded < streets.length))) {
		return "postcode";
	}
	// "Rose Court, High Street" is one address.
	return streets.some(({ street }) => /\b(?:court|villas|cottages)$/.test(street))
		? "building"
		: null;
}

function withoutStreets(pieces: readonly Piece[], postcodes: readonly string[]): ParsedLine {
	const kinds = pieces.map(({ kind }) => kind);
	if (kinds.includes("numbers")) {
		return { kind: "numbers" };
	}
	return kinds.includes("place") ? { kind: "place" } : { kind: "postcodes", postcodes };
}

/** Words that a doubtful line is about: the first street in "Ada Street from Burton Road to Cecil Road". */
function aboutOf(line: string): string {
	const [head = ""] = line.split(
		/\b(?:from|between|junction|opposite|adjacent|up to|as far as|near)\b/i,
	);
	const subject = looseKey(head);
	return hasStreetWord(subject) ? subject : looseKey(line);
}
