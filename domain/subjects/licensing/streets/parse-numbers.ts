import { wordSet } from "../../../base/address/street-name.ts";
import type { HouseNumber, NumberSet, Side } from "../../../base/facts/street-list.ts";

/** House numbers in words: a set, all of them, or null where the words are no numbers or ambiguous. */
export type ParsedNumbers = NumberSet | "all" | null;

type Range = NumberSet["ranges"][number];
type Item =
	| { readonly range: Omit<Range, "side">; readonly side: null }
	| { readonly single: HouseNumber; readonly side: null }
	| { readonly side: "odd" | "even" | "both" };

const EVERYTHING =
	/^(?:(?:the )?(?:all|whole|entire|full)(?: (?:of|in|on|numbers?|properties|houses|addresses|length|(?:the )?(?:street|road|avenue|lane|close)))*|both sides(?: of)?(?: the (?:street|road))?|throughout)$/;
/** "Odds and evens" together mean both sides. */
const BOTH =
	/\b(?:both )?(?:odds? (?:numbers )?(?:and|&) evens?|evens? (?:numbers )?(?:and|&) odds?)\b/g;
/** Filler words beside numbers. */
const IGNORED = /^(?:nos?|numbers?|houses|properties|inclusive|incl?|only|of|in|on|side)$/;
const MAY_BEGIN = /^[\s,:(]*(?:\d|[nhpioatwefcbu][a-z])/;
/** All words that may stand among numbers. */
const words = wordSet(
	"no nos number numbers house houses properties addresses inclusive inc incl only of in on the side sides all whole entire full both throughout odd odds even evens consecutive consecutively from to through until up and including between onward onwards upward upwards above over length street road avenue lane close",
);
/** Excludes larger numbers: no street has so many houses, and from 1900 on it is a year. */
const NUMBER = /^(\d{1,3}|1[0-8]\d\d)([a-z]?)$/;
/** Either a side of its own, or the side of the preceding numbers. */
const LOOSE_SIDE = /\d[a-z]? (?:and|&) (?:odds?|evens?)$/;
const OPEN = /^(?:\+|(?:and )?(?:onwards?|upwards?|above|over|up))(?= |$)/;
const TO = /^(?:-|to|through|until)$/;

/**
 * Parses house numbers such as "1-45 (odd)", "odds 1-45 and evens 2-40", "numbers 72 onwards", "up to 45". Every word must be understood: an unknown word,
 * a range that runs backwards, or a side that contradicts its ends makes the whole uncertain.
 */
export function parseNumbers(text: string): ParsedNumbers {
	const lower = text.toLowerCase();
	if (!MAY_BEGIN.test(lower) || lower.match(/[a-z]{2,}/g)?.some((word) => !words.has(word))) {
		return null;
	}
	const plain = lower
		.replace(/[().]/g, " ")
		.replace(/\bhouse (?=n(?:umber|o)s?\b)/g, " ")
		.replace(/\b(?:nos?|numbers?)\.? (?=\d)/g, " ")
		.replace(BOTH, "consecutive")
		.replace(/\ball (?=(?:odd|even)s?\b)/g, " ")
		.replace(/\s+/g, " ")
		.replace(/^[\s,:]+|[\s,:]+$/g, "");
	if (LOOSE_SIDE.test(plain)) {
		return null;
	}
	if (EVERYTHING.test(plain)) {
		return "all";
	}
	const items = itemsOf(plain.match(/\d+[a-z]?(?![a-z0-9])|[a-z]+|[^\s]/g) ?? []);
	return items === null ? null : withSides(items);
}

/** Ranges, single numbers and sides in order; null for any other word. */
function itemsOf(tokens: readonly string[]): readonly Item[] | null {
	const items: Item[] = [];
	let at = 0;
	// Two adjacent numbers, as in columns, may be a range or two single ones.
	let isParted = true;
	while (at < tokens.length) {
		const word = tokens[at] ?? "";
		const found = /^(?:,|&|and)$/.test(word) ? PAUSE : itemAt(tokens, at);
		if (found === null || (!isParted && found.item !== null && found.item.side === null)) {
			return null;
		}
		if (found.item !== null) {
			items.push(found.item);
		}
		isParted = found === PAUSE || (found.item === null ? isParted : found.item.side !== null);
		at += found.length;
	}
	return items;
}

/** An item, and how many words it takes; a null item has no effect. */
type Taken = { readonly item: Item | null; readonly length: number };

const PAUSE: Taken = { item: null, length: 1 };

function itemAt(tokens: readonly string[], at: number): Taken | null {
	const word = tokens[at] ?? "";
	const side = sideOf(word);
	if (side !== null) {
		return { item: { side }, length: tokens[at + 1] === "sides" ? 2 : 1 };
	}
	if (IGNORED.test(word)) {
		return { item: null, length: 1 };
	}
	return word === "up" ? upTo(tokens.slice(at + 1)) : rangeAt(tokens.slice(at));
}

function sideOf(word: string): "odd" | "even" | "both" | null {
	if (/^(?:both|all|consecutive|consecutively)$/.test(word)) {
		return "both";
	}
	return /^odds?$/.test(word) ? "odd" : /^evens?$/.test(word) ? "even" : null;
}

/** "Up to 45", "up to and including 45". */
function upTo(words: readonly string[]): Taken | null {
	const isWhole = words.slice(0, 3).join(" ") === "to and including";
	const last = numberOf(words[isWhole ? 3 : 1]);
	return words[0] === "to" && last !== null
		? rangeOf({ number: last.number % 2, letter: "" }, last, isWhole ? 5 : 3)
		: null;
}

/** "1-9", "from 1 to 9", "between 1 and 9", "72 onwards", or a single number. */
function rangeAt([first = "", ...others]: readonly string[]): Taken | null {
	const isLed = first === "from" || first === "between";
	const from = numberOf(isLed ? others[0] : first);
	const behind = isLed ? others.slice(1) : others;
	const length = isLed ? 2 : 1;
	if (from === null) {
		return null;
	}
	if (first === "between" ? behind[0] === "and" : TO.test(behind[0] ?? "")) {
		const to = numberOf(behind[1]);
		return to === null ? null : rangeOf(from, to, length + 2);
	}
	const [open] = OPEN.exec(behind.slice(0, 2).join(" ")) ?? [];
	if (open !== undefined) {
		return rangeOf(from, null, length + open.split(" ").length);
	}
	return isLed ? null : { item: { single: from, side: null }, length };
}

function rangeOf(from: HouseNumber, to: HouseNumber | null, length: number): Taken | null {
	// Running backwards is an error, or an abbreviation: 112-18.
	const isBackwards =
		to !== null &&
		(to.number < from.number || (to.number === from.number && to.letter < from.letter));
	return isBackwards ? null : { item: { range: { from, to }, side: null }, length };
}

function numberOf(word: string | undefined): HouseNumber | null {
	const [, number, letter = ""] = NUMBER.exec(word ?? "") ?? [];
	return number === undefined ? null : { number: Number(number), letter };
}

/** Assigns sides to ranges. A side may precede or follow its numbers; following, it certainly applies only to the nearest. */
function withSides(items: readonly Item[]): ParsedNumbers {
	const [first] = items;
	if (first === undefined) {
		return null;
	}
	if (items.length === 1 && first.side !== null) {
		return first.side === "both" ? "all" : everyOf(first.side);
	}
	const hasSides = items.some(({ side }) => side !== null);
	const isLed = first.side !== null;
	if (hasSides && isLed === ((items.at(-1)?.side ?? null) !== null)) {
		return null;
	}
	const groups = groupsOf(isLed ? items : items.toReversed());
	const read = groups.flatMap(({ side, numbers }) =>
		numbers.map((item, index) => sided(item, side, isLed || index === 0)),
	);
	// A side after a single number applies to a series; with two numbers, they may be a range in columns.
	const isColumns =
		hasSides &&
		!isLed &&
		groups.some(
			({ numbers: [nearest], numbers }) => nearest && "single" in nearest && numbers.length < 3,
		);
	return isColumns || read.includes(null) || groups.some(({ numbers }) => numbers.length === 0)
		? null
		: unionOf(read.filter((set) => set !== null));
}

type Group = { readonly side: Item["side"]; readonly numbers: Exclude<Item, { side: Side }>[] };

/** Groups items by the side before them; one group without a side where none is given. */
function groupsOf(items: readonly Item[]): Group[] {
	const groups: Group[] = [];
	for (const item of items) {
		if (item.side !== null) {
			groups.push({ side: item.side, numbers: [] });
		} else {
			if (groups.length === 0) {
				groups.push({ side: null, numbers: [] });
			}
			groups.at(-1)?.numbers.push(item);
		}
	}
	return groups;
}

/** An item with its group's side; null where they contradict each other. */
function sided(
	item: Group["numbers"][number],
	side: Item["side"],
	isCertain: boolean,
): NumberSet | null {
	if ("single" in item) {
		return isOf(item.single.number, side) ? { ranges: [], singles: [item.single] } : null;
	}
	const { from, to } = item.range;
	if (!isOf(from.number, side) || (to !== null && !isOf(to.number, side))) {
		return null;
	}
	// "1-45" leaves open whether it includes 2; "1-44" includes both sides.
	const unsaid = to === null || from.number % 2 === to.number % 2 ? "unsaid" : "both";
	return { ranges: [{ from, to, side: isCertain && side !== null ? side : unsaid }], singles: [] };
}

function isOf(number: number, side: Item["side"]): boolean {
	return side === null || side === "both" || number % 2 === (side === "odd" ? 1 : 0);
}

function everyOf(side: "odd" | "even"): NumberSet {
	const from = { number: side === "odd" ? 1 : 0, letter: "" };
	return { ranges: [{ from, to: null, side }], singles: [] };
}

export function unionOf(sets: readonly NumberSet[]): NumberSet {
	return {
		ranges: sets.flatMap(({ ranges }) => ranges),
		singles: sets.flatMap(({ singles }) => singles),
	};
}
