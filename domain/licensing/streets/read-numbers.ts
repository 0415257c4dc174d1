import type { HouseNumber, NumberSet, Side } from "./house-numbers.ts";

/** What a piece of a line says of house numbers, and what is left of it. */
export type NumbersRead = {
	/** Null where it names no number. */
	readonly numbers: NumberSet | null;
	/** Said of the side alone: "evens". */
	readonly side: "odd" | "even" | "both" | null;
	/** The words that are no numbers: the street's name. */
	readonly rest: string;
};

const RANGE = /\b(\d{1,5})([a-z]?)\s*(?:-|to|through|until)\s*(\d{1,5})([a-z]?)\b/gi;
const OPEN = /\b(?:from\s+)?(\d{1,5})\s*(?:upwards?|onwards?|and above|and upwards?|and over)\b/gi;
const SINGLE = /\b(\d{1,5})\s?([a-z]?)\b(?!\s*(?:st|nd|rd|th)\b)/gi;
const WORDS =
	/\b(?:house\s+)?(?:nos?\b\.?|numbers?|properties|property|houses?|inclusive|incl?\b\.?|only|consecutive|consecutively|all|whole|entire|the whole of|both sides(?: of)?|side of|sides?|evens?|odds?|of)\b/gi;

/** Reads the numbers out of a piece of a line. A name that begins with an ordinal, such as 2nd Avenue, is no number. */
export function readNumbers(text: string): NumbersRead {
	const side = sideOf(text);
	const ranges: { from: number; to: number | null; side: Side }[] = [];
	const singles: HouseNumber[] = [];
	let rest = text.replace(OPEN, (_, from: string) => {
		ranges.push({ from: Number(from), to: null, side: side ?? "both" });
		return " ";
	});
	rest = rest.replace(RANGE, (_, from: string, _letter: string, to: string) => {
		const [low, high] = [Number(from), Number(to)].toSorted((a, b) => a - b);
		ranges.push({
			from: low ?? 0,
			to: high ?? 0,
			side: side ?? sideOfEnds(Number(from), Number(to)),
		});
		return " ";
	});
	rest = rest.replace(SINGLE, (_, number: string, letter: string) => {
		singles.push({ number: Number(number), letter: letter.toLowerCase() });
		return " ";
	});
	return {
		numbers: ranges.length + singles.length > 0 ? { ranges, singles } : null,
		side,
		rest: rest
			.replace(/\b(?:and|&)\s*(?=$|[,(])|^\s*(?:and|&)\b/gi, " ")
			.replace(WORDS, " ")
			.replace(/\s+(?:and|&)\s*$/i, " ")
			.replace(/[\s,:–—-]+/g, " ")
			.trim(),
	};
}

function sideOf(text: string): NumbersRead["side"] {
	const [odd, even] = [/\bodds?\b/i.test(text), /\bevens?\b/i.test(text)];
	if (odd !== even) {
		return odd ? "odd" : "even";
	}
	return odd || /\b(consecutive|consecutively|both sides|odd and even|all numbers)\b/i.test(text)
		? "both"
		: null;
}

/** Of 1-45 nobody says whether 2 is meant; of 1-44 both sides are. */
function sideOfEnds(from: number, to: number): Side {
	return from % 2 === to % 2 ? "unsaid" : "both";
}
