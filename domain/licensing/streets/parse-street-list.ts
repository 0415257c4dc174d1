import type { LineDoubt } from "./line-doubts.ts";
import { type Doubtful, type ParsedStreet, parseLine } from "./parse-line.ts";
import { hasStreetWord, looseKey, nameKind } from "./street-name.ts";

/** One line of a list, or what stands between two semicolons, as it was read. */
export type ListLine = {
	/** As it is printed, without the space around it; and the number of its line, 1 the first. */
	readonly line: string;
	readonly at: number;
	/** Counts the headings before it: a street may be another one below another heading. */
	readonly section: number;
	/** What it names for certain; empty of a heading. */
	readonly streets: readonly ParsedStreet[];
	/** What of it was not read. */
	readonly doubts: readonly Doubtful[];
};

/** A list of streets as it was read, in the order in which it is printed. */
export type StreetList = {
	readonly lines: readonly ListLine[];
	/** A line that may turn the meaning of others, so that none of them is certain; null where there is none. */
	readonly refused: {
		readonly line: string;
		readonly at: number;
		readonly doubt: LineDoubt;
	} | null;
	/** Postcodes on lines of their own: nobody can tell of which street. */
	readonly loosePostcodes: readonly string[];
};

/** Characters of a list, and of a line: what is longer is no list of streets. */
export const LONGEST_STREET_LIST = 100_000;
const LONGEST_LINE = 4_000;

const BULLET = /^(?:[•*·●▪►◦○‣–—-]\s*|\(?\d{1,3}[.)]\s+|[a-z]\)\s+|\([a-z]\)\s+)+/i;
/** A title with a number, or a ward. */
const LABEL =
	/^(?:(?:area|zone|phase|schedule|section|map|appendix|annex|designation|part|page|table|district|sheet)\s+(?:no\.?\s*)?(?:\d+|[a-z]|one|two|three|four|five)(?:\s+of\s+\d+)?|[^:,(\d|\t]*\bwards?)\b(?:\s*\(part\))?\s*(?:$|[:–—-]\s*)/i;
/** A line of these speaks of others. */
const ABOUT_LIST =
	/\b(?:streets|roads|addresses|following|below|above|listed|list|these|those|only|some|parts?|odds?|evens?|sides|numbers?)\b/i;
const TURNING =
	/\b(?:not|no(?!\.?\s*\d)|nor|never|none|neither|exclu\w*|except\w*|exempt\w*|omit\w*|outside|without|remov\w*|withdr\w*|revok\w*|other than|apart from|save for|unless|don['’]?t|lapsed|expired|end(?:s|ed)|former\w*|previous\w*|proposed|consult\w*|delet\w*)\b/i;
const KNOWN_WORDS =
	/^(?:list|of|the|following|streets?|roads?|addresses|properties|in|included|includes?|are|is|within|designated|designation|areas?|zone|selective|additional|licensing|schemes?|wards?|that|which|below|covered|covers|by|to|applies|apply|licence|licensed|hmos?|names?|numbers?|house|nos?|postcodes?|for|a|and|all|this|these|schedule|appendix|annex|map|listed|article|4|hmo|\d{4})$/i;
const COLUMN_TITLE =
	/^(?:(?:street|road|address|property|house|building|post ?code|ward|area|town|district|odd|even|side|from|to|range|names?|numbers?|nos?\.?|postcodes?|and|&|or)(?:\s*\/\s*|\s+|$))+$/i;

/** "A", "A to C": where a list goes by the alphabet. */
const LETTERS = /^[A-Z](?:\s*(?:-|to)\s*[A-Z])?:?$/;

type Line = { readonly text: string; readonly line: string; readonly at: number };

/**
 * Reads a list of streets as councils print them, a line each or several on a line. What cannot be read with certainty is told as a doubt and never guessed;
 * where it may turn the meaning of other lines, as a list of what is left out does, the whole list is refused. Never throws.
 */
export function parseStreetList(text: string): StreetList {
	if (text.length > LONGEST_STREET_LIST) {
		const line = text.slice(0, 80).trim();
		return { lines: [], refused: { line, at: 1, doubt: "too_long" }, loosePostcodes: [] };
	}
	const printed = linesOf(text).map((line) => ({ ...line, read: readLine(line.text) }));
	const broken = new Map([
		...[...countedLines(printed)].map((index) => [index, "counted"] as const),
		...[...runningLines(printed)].map((index) => [index, "runs_on"] as const),
	]);
	let section = 0;
	const lines = printed.map(({ read, text: words, line, at }, index): ListLine => {
		const doubt = broken.get(index);
		section += read.kind === "heading" || (read.kind === "doubt" && read.doubt === "area") ? 1 : 0;
		return read.kind === "streets" && doubt !== undefined
			? { line, at, section, streets: [], doubts: [{ doubt, about: looseKey(words) }] }
			: {
					line,
					at,
					section,
					streets: read.kind === "streets" ? read.streets : [],
					doubts: doubtsOf(read, words),
				};
	});
	const [refused = null] = printed.flatMap(({ read, line, at }) =>
		read.kind === "refused" ? [{ line, at, doubt: read.doubt }] : [],
	);
	const loosePostcodes = printed.flatMap(({ read }) =>
		read.kind === "postcodes" ? read.postcodes : [],
	);
	return { lines, refused, loosePostcodes };
}

type Read =
	| { readonly kind: "heading" }
	| { readonly kind: "refused"; readonly doubt: LineDoubt }
	| Extract<ReturnType<typeof parseLine>, { kind: "streets" | "doubt" | "postcodes" }>;

function doubtsOf(read: Read, text: string): readonly Doubtful[] {
	switch (read.kind) {
		case "streets":
			return read.doubts;
		case "doubt":
			return [read];
		case "refused":
			return [{ doubt: read.doubt, about: looseKey(text) }];
		default:
			return [];
	}
}

/** What a line is: streets, a heading, a doubt, or words that may turn what other lines say. */
function readLine(text: string): Read {
	if (text.length > LONGEST_LINE) {
		return { kind: "doubt", doubt: "words", about: looseKey(text) };
	}
	if (isColumnTitle(text) || LETTERS.test(text)) {
		return { kind: "heading" };
	}
	const label = labelOf(text);
	if (label !== null) {
		const behind = text.slice(label.length);
		return behind === "" ? { kind: "heading" } : belowLabel(behind);
	}
	const read = parseLine(text);
	switch (read.kind) {
		case "streets":
		case "postcodes":
			return /:$/.test(text) ? { kind: "refused", doubt: "about_list" } : read;
		case "excludes":
			return { kind: "refused", doubt: "excludes" };
		case "numbers":
			return { kind: "refused", doubt: "about_list" };
		case "place":
			return placeLine(text);
		case "doubt":
			return doubtLine(text, read);
	}
}

/** "Area 2:", "Daisyfield Ward"; not one that limits or turns what follows. */
function labelOf(text: string): string | null {
	const [label = null] = LABEL.exec(text) ?? [];
	return label === null ||
		TURNING.test(label) ||
		/\b(?:only|some|odds?|evens?)\b/i.test(label) ||
		hasStreetWord(looseKey(label))
		? null
		: label;
}

function isColumnTitle(text: string): boolean {
	const words = text.replace(/[|\t,:]+/g, " ").trim();
	return COLUMN_TITLE.test(words) && /names?|n(?:umber|o)s?\b|address|code/i.test(words);
}

function placeLine(text: string): Read {
	if (TURNING.test(text) || ABOUT_LIST.test(text)) {
		return aboutList(text);
	}
	return /:$/.test(text)
		? { kind: "heading" }
		: { kind: "doubt", doubt: "area", about: looseKey(text) };
}

function doubtLine(text: string, read: Extract<Read, { kind: "doubt" }>): Read {
	const isAside = parseLine(text.replace(/\([^()]*\)|\[[^[\]]*\]/g, " ")).kind === "streets";
	if (!isAside && read.doubt !== "exception" && TURNING.test(text)) {
		return { kind: "refused", doubt: "excludes" };
	}
	return ABOUT_LIST.test(text) && !hasStreetWord(read.about) ? aboutList(text) : read;
}

/** "Area 1: Ada Street, Burton Road" has streets; of "Area 1: Station Road" nobody can tell. */
function belowLabel(text: string): Read {
	const read = readLine(text);
	if (read.kind === "doubt" && read.doubt === "area") {
		return { kind: "heading" };
	}
	const isBare =
		read.kind === "streets" &&
		read.streets.length === 1 &&
		read.streets[0]?.numbers === null &&
		read.streets[0].postcodes.length === 0;
	return isBare ? { kind: "doubt", doubt: "area", about: looseKey(text) } : read;
}

/** A heading says in known words that streets follow, and in which place; what says more may turn them. */
function aboutList(text: string): Read {
	if (TURNING.test(text)) {
		return { kind: "refused", doubt: "excludes" };
	}
	const plain = text
		.replace(/[.,:;()–—-]/g, " ")
		.replace(/\s+/g, " ")
		.trim();
	const words = plain.replace(IN_PLACE, "").split(" ");
	const isHeading =
		/\b(?:streets|roads|addresses|properties|list)\b/i.test(text) && words.every(isKnown);
	return isHeading ? { kind: "heading" } : { kind: "refused", doubt: "about_list" };
}

/** "in Daisyfield and Moss Side". */
const IN_PLACE =
	/(?<= (?:in|within|IN|WITHIN)(?: the| THE)?)(?: (?:\p{Lu}[\p{L}'’]*|and|of|the))+/u;

function isKnown(word: string): boolean {
	return KNOWN_WORDS.test(word);
}

function linesOf(text: string): Line[] {
	return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((raw, index) =>
		raw
			.split(";")
			.map((part) => ({
				text: plainOf(part),
				line: (raw.length > 300 ? part : raw).trim(),
				at: index + 1,
			}))
			.filter((part) => /[\p{L}\d]/u.test(part.text)),
	);
}

/** A line without its bullet, with plain dashes and spaces; tabs and wide spaces stay, as columns. */
function plainOf(part: string): string {
	return part
		.replace(/[\u00a0\u2000-\u200a\u202f]/g, " ")
		.replace(/[\u200b\ufeff\u00ad]/g, "")
		.trim()
		.replace(BULLET, "")
		.replace(/[‐‑‒–—−]/g, "-")
		.replace(/^[|\s]+|[|\s]+$/g, "");
}

/** Lines that begin with numbers one higher, or lower, each than the last: the list may be counted. */
function countedLines(lines: readonly Line[]): ReadonlySet<number> {
	const counts = lines.map(({ text }) => Number(/^(\d{1,3}) (?=\D)/.exec(text)?.[1] ?? Number.NaN));
	const steps = counts.map((count, at) => count - (counts[at - 1] ?? Number.NaN));
	return new Set(
		steps.flatMap((step, at) =>
			Math.abs(step) === 1 && step === steps[at - 1] ? [at - 2, at - 1, at] : [],
		),
	);
}

/** Lines beside a break in the middle of something. Both neighbours of a broken line may be its other half. */
function runningLines(lines: readonly Line[]): ReadonlySet<number> {
	const hasCapitals = lines.some(({ text }) => /^\p{Lu}/u.test(text));
	return new Set(
		lines.flatMap(({ text }, index) => {
			const beside = [index - 1, index + 1];
			const halves =
				isBroken(text) || isEndingAlone(text) || (hasCapitals && GOES_ON.test(text))
					? beside
					: /\D,$/.test(text)
						? beside.filter((at) => /^\d/.test(lines[at]?.text ?? ""))
						: [];
			return halves.length > 0 ? [index, ...halves] : [];
		}),
	);
}

/** A small letter at the beginning, but of words that numbers begin with. */
const GOES_ON =
	/^(?!(?:odds?|evens?|from|nos?|numbers?|all|both|the|part|houses|properties|consecutive)\b)\p{Ll}/u;

function isBroken(text: string): boolean {
	const count = (signs: RegExp) => text.match(signs)?.length ?? 0;
	return (
		/(?:\b(?:and|to|from|the|of|between|except|excluding)\.?|[&/([-])$/i.test(text) ||
		/^(?:and\b|&|[)\]])/i.test(text) ||
		count(/[([]/g) !== count(/[)\]]/g)
	);
}

/** "Road" alone, of a name that was broken. */
function isEndingAlone(text: string): boolean {
	const [first = "", ...others] = text.split(",")[0]?.split(/\s/) ?? [];
	return others.length === 0 && nameKind(first) === "ending";
}
