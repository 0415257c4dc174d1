import { hasStreetWord, looseKey } from "../../../base/address/street-name.ts";
import type { LineDoubt } from "../../../base/facts/line-doubts.ts";
import { parseLine } from "./parse-line.ts";

/** Longest line of streets, in characters. */
const LONGEST_LINE = 4_000;
/** Most titles in front of a line's streets: "Area 1: North Ward:". */
const MOST_LABELS = 2;
/** A title with a number, or a ward. */
const LABEL =
	/^(?:(?:area|zone|phase|schedule|section|map|appendix|annex|designation|part|page|table|district|sheet)\s+(?:no\.?\s*)?(?:\d+|[a-z]|one|two|three|four|five)(?:\s+of\s+\d+)?|[^:,(\d|\t]*\bwards?)\b(?:\s*\(part\))?\s*(?:$|[:–—-]\s*)/i;
/** A line with one of these words is about other lines. */
const ABOUT_LIST =
	/^(?:this|it|they)\b|\b(?:streets|roads|addresses|following|below|above|listed|list|these|those|only|some|parts?|odds?|evens?|sides|numbers?|from|until|start\w*|commenc\w*|begin\w*|future|later|dates?|effective|extension|20\d\d)\b/i;
/** As is a title that names a kind of home. */
const KIND_OF_HOME =
	/\b(?:houses|homes|properties|lets|hmos?|dwellings|tenan\w*|landlords?|bedsits)\b/i;
const TURNING =
	/\b(?:not|no(?!\.?\s*\d)|nor|never|none|neither|exclu\w*|except\w*|exempt\w*|omit\w*|outside|without|remov\w*|withdr\w*|revok\w*|other than|apart from|save for|unless|don['’]?t|lapsed|expired|end(?:s|ed)|former\w*|previous\w*|proposed|consult\w*|delet\w*)\b/i;
const KNOWN_WORDS =
	/^(?:list|of|the|following|streets?|roads?|addresses|properties|in|included|includes?|are|is|within|designated|designation|areas?|zone|selective|additional|licensing|schemes?|wards?|that|which|below|covered|covers|by|to|applies|apply|licence|licensed|hmos?|names?|numbers?|house|nos?|postcodes?|for|a|and|all|this|these|schedule|appendix|annex|map|listed|article|4|hmo|\d{4})$/i;
const COLUMN_TITLE =
	/^(?:(?:street|road|address|property|house|building|post ?code|ward|area|town|district|odd|even|side|from|to|range|names?|numbers?|nos?\.?|postcodes?|and|&|or)(?:\s*\/\s*|\s+|$))+$/i;

/** "A", "A to C": headings of an alphabetical list. */
const LETTERS = /^[A-Z](?:\s*(?:-|to)\s*[A-Z])?:?$/;

const MAY_BE_TITLE =
	/^(?:street|road|address|property|house|building|post|ward|area|town|district|odd|even|side|from|to|range|name|number|no)/i;

const DATE = String.raw`\d{1,2}(?:st|nd|rd|th)? [a-z]+ \d{4}`;
/** Text of a page about itself, beside its list. */
const OF_PAGE = new RegExp(
	`^(?:(?:this page was )?(?:last )?(?:updated|reviewed|published)(?: on)?:? ${DATE}|apply (?:online|now|here))\\.?$`,
	"i",
);
/** A start date in the past, which limits nothing. */
const CAME = new RegExp(`\\b(?:which )?came into (?:force|effect) on ${DATE}(?: and\\b)?`, "i");
/** "Selective licensing - Crumpsall". */
const OF_SCHEME =
	/^[Ss]elective [Ll]icensing(?: (?:scheme|area|designation))?(?: -|:|,) (?=(?:\p{Lu}[\p{L}’']*(?: (?:and|&) | |$))+$)/u;
const BOTH_SIDES = /^(?:this|it) includes both sides of (?:the|each|every) (?:street|road)\.?$/i;

/** Kind of a line in its list. `refused`: it may reverse the meaning of other lines. */
export type ClassifiedLine =
	| { readonly kind: "heading" }
	| { readonly kind: "refused"; readonly doubt: LineDoubt }
	| Extract<ReturnType<typeof parseLine>, { kind: "streets" | "doubt" | "postcodes" }>;

/** Classifies a line: streets, a heading, a doubt, or words that may reverse other lines. */
export function classifyLine(text: string, labels = 0): ClassifiedLine {
	if (text.length > LONGEST_LINE) {
		return { kind: "refused", doubt: "about_list" };
	}
	if (isColumnTitle(text) || LETTERS.test(text)) {
		return { kind: "heading" };
	}
	if (BOTH_SIDES.test(text)) {
		return { kind: "doubt", doubt: "words", about: looseKey(text) };
	}
	if (isBeside(text)) {
		return { kind: "heading" };
	}
	const label = labels < MOST_LABELS ? labelOf(text) : null;
	if (label !== null) {
		const behind = text.slice(label.length);
		return behind === "" ? { kind: "heading" } : belowLabel(behind, labels + 1);
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

/** Whether a line stands beside a list without affecting what is in it. */
function isBeside(text: string): boolean {
	if (OF_PAGE.test(text)) {
		return true;
	}
	if (OF_SCHEME.test(text)) {
		return !TURNING.test(text) && !ABOUT_LIST.test(text) && !hasStreetWord(looseKey(text));
	}
	const without = text.replace(CAME, " ").replace(/\s+/g, " ").trim();
	return (
		CAME.test(text) &&
		(/^the (?:scheme|designation) ?\.?$/i.test(without) || aboutList(without).kind === "heading")
	);
}

/** "Area 2:", "Daisyfield Ward"; null for a title that limits or reverses what follows. */
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
	if (!MAY_BE_TITLE.test(text)) {
		return false;
	}
	const words = text.replace(/[|\t,:]+/g, " ").trim();
	return COLUMN_TITLE.test(words) && /names?|n(?:umber|o)s?\b|address|code/i.test(words);
}

function placeLine(text: string): ClassifiedLine {
	if (TURNING.test(text) || ABOUT_LIST.test(text) || KIND_OF_HOME.test(text)) {
		return aboutList(text);
	}
	return /:$/.test(text)
		? { kind: "heading" }
		: { kind: "doubt", doubt: "area", about: looseKey(text) };
}

function doubtLine(text: string, read: Extract<ClassifiedLine, { kind: "doubt" }>): ClassifiedLine {
	const isAside = parseLine(text.replace(/\([^()]*\)|\[[^[\]]*\]/g, " ")).kind === "streets";
	if (!isAside && read.doubt !== "exception" && TURNING.test(text)) {
		return { kind: "refused", doubt: "excludes" };
	}
	if (!isAside && isNeutral(text)) {
		return { kind: "heading" };
	}
	// A complete sentence stands alone; words without a full stop may be the title of what follows.
	const isTitle = /:$/.test(text) || (read.doubt === "words" && !/\.$/.test(text));
	return !hasStreetWord(read.about) && (isTitle || ABOUT_LIST.test(text)) ? aboutList(text) : read;
}

/** The line behind a title. "Area 1: Ada Street, Burton Road" has streets; "Area 1: Station Road" is undecidable. */
function belowLabel(text: string, labels: number): ClassifiedLine {
	const read = classifyLine(text, labels);
	if (read.kind === "doubt" && read.doubt === "area") {
		return { kind: "heading" };
	}
	const isBare =
		read.kind === "streets" &&
		read.streets.length === 1 &&
		read.streets[0]?.numbers === null &&
		read.streets[0].postcodes.length === 0;
	if (read.kind === "doubt" && !hasStreetWord(read.about)) {
		return { kind: "refused", doubt: "about_list" };
	}
	return isBare ? { kind: "doubt", doubt: "area", about: looseKey(text) } : read;
}

/** A line about the list. A heading uses known words for "streets follow" and their place; anything more may reverse them. */
function aboutList(text: string): ClassifiedLine {
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
	return isHeading || isNeutral(text)
		? { kind: "heading" }
		: { kind: "refused", doubt: "about_list" };
}

/** Subjects of sentences that are about all the streets alike. */
const BEGINS =
	/^(?:the|this|these|all|landlords?|owners?|properties|homes|you|we|licences?|it|please|council)\b/i;
const VERB =
	/\b(?:is|are|will|has|have|needs?|must|appl(?:y|ies)|affects?|covers?|includes?|requires?|see|find)\b/i;
/** Words by which a sentence may limit the lines around it. */
const LIMITING =
	/\b(?:only|some|most|many|parts?|partly|odds?|evens?|sides?|numbers?|from|until|by|before|after|when|start\w*|commenc\w*|begin\w*|future|later|dates?|effective|extension|between|above|over|under|if|where|unless|stor(?:ey|ie)\w*|people|persons?|households?|more|less|fewer|least|larger?|houses?|hmos?|multiple|shared?|flats?|bedsits?|tenan\w*|additional|article)\b|\d/i;
const COUNCIL = /(?:\p{Lu}[\p{L}'’]* )*(?:Council|Borough|City)\b/gu;

/**
 * Whether a sentence of known words about the whole list neither names nor limits anything: "The scheme will affect the streets:". It only makes its own
 * line a doubt.
 */
function isNeutral(text: string): boolean {
	const plain = text.replace(COUNCIL, " council ").trim();
	const isNameless = !/\p{Lu}/u.test(plain.slice(1));
	return (
		isNameless &&
		BEGINS.test(plain) &&
		VERB.test(text) &&
		!LIMITING.test(text) &&
		!TURNING.test(text) &&
		!hasStreetWord(looseKey(text))
	);
}

/** "in Daisyfield and Moss Side". */
const IN_PLACE =
	/(?<= (?:in|within|IN|WITHIN)(?: the| THE)?)(?: (?:\p{Lu}[\p{L}'’]*|and|of|the))+/u;

function isKnown(word: string): boolean {
	return KNOWN_WORDS.test(word);
}
