import type { Claim } from "../document/document.ts";

/** A rewording of one of our claims, by its index. */
export type Rewording = { readonly claim: number; readonly text: string };

/** Characters. Shorter says nothing, longer is no sentence. */
const SHORTEST = 20;
const LONGEST = 320;

/** Words that may begin a sentence although the facts lack them; any other capitalised word may be a place name. */
const openings = new Set(
	"a allow an and any apply are as ask at because before both budget but by check confirm consider council do even every expect factor find for from get have how if in is it keep lenders letting make most no none obtain of on once only plan rent rents set sharers so some that the there these they this those to treat under unless until use what when where which while with without work you your".split(
		" ",
	),
);

const numberWords =
	/\b(zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|half|halves|third|thirds|quarter|quarters|double|triple|twice|dozen|once|first|second|fourth|fifth|tenth)s?\b/gi;

/** Promises this product never makes, and markup it never prints. */
const forbidden =
	/\b(safe|safely|compliant|guarantee\w*|risk-free|certain to)\b|https?:|www\.|[<>{}[\]|*#`]/i;

/** Negations. A claim with one must be reworded with one, and a claim without one without. */
const negation = /\b(no|not|none|nobody|nothing|never|neither|nor|without|cannot)\b|n['’]t\b/i;

/**
 * Whether a sentence says no more than its basis: every number, number word and name in it must be in `basis` too.
 * Source: Rule REPORT-5.
 */
export function isSupported(sentence: string, basis: string): boolean {
	return (
		sentence.length >= SHORTEST &&
		sentence.length <= LONGEST &&
		/^\p{Lu}[^\n]*[.!?]$/u.test(sentence) &&
		!forbidden.test(sentence) &&
		isSubset(numbersIn(sentence), numbersIn(basis)) &&
		isSubset(namesIn(sentence), wordsIn(basis))
	);
}

/**
 * Our claims in the proposed wording and order. A rewording that says more than its claim is replaced by ours; an omitted claim is appended, and a repeated
 * one counts once.
 */
export function reworded(
	claims: readonly Claim[],
	proposal: readonly Rewording[],
): { readonly claims: readonly Claim[]; readonly taken: number } {
	const order = new Map<number, Claim>();
	let taken = 0;
	for (const { claim: index, text } of proposal) {
		const claim = claims[index];
		if (claim && !order.has(index)) {
			const holds =
				isSupported(text.trim(), claim.text) && negation.test(text) === negation.test(claim.text);
			taken += holds ? 1 : 0;
			order.set(index, holds ? { ...claim, text: text.trim() } : claim);
		}
	}
	const left = claims.filter((_, index) => !order.has(index));
	return { claims: [...order.values(), ...left], taken };
}

/** Numbers without separators or a final ".0", and number words: "£1,250.00" is "1250". */
function numbersIn(text: string): Set<string> {
	const digits = text.match(/\d[\d,]*(\.\d+)?/g) ?? [];
	const words = text.match(numberWords) ?? [];
	return new Set([
		...digits.map((found) => String(Number(found.replaceAll(",", "")))),
		...words.map((found) => found.toLowerCase()),
	]);
}

/** Capitalised words in lower case, without ordinary sentence openings. */
function namesIn(text: string): Set<string> {
	const names = new Set<string>();
	for (const [sentenceStart, word = ""] of capitalised(text)) {
		const key = word.toLowerCase();
		if (!(sentenceStart && openings.has(key))) {
			names.add(key);
		}
	}
	return names;
}

function* capitalised(text: string): Generator<[sentenceStart: boolean, word: string]> {
	for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}'’-]*/gu)) {
		if (/^\P{Ll}/u.test(word)) {
			yield [/(^|[.!?:]\s+)$/.test(text.slice(0, index)), word];
		}
	}
}

function wordsIn(text: string): Set<string> {
	return new Set((text.match(/\p{L}[\p{L}'’-]*/gu) ?? []).map((word) => word.toLowerCase()));
}

function isSubset(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
	return [...some].every((item) => all.has(item));
}
