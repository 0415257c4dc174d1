import type { Claim } from "../document/document.ts";

/** A claim of ours in other words, by its place among ours. */
export type Rewording = { readonly claim: number; readonly text: string };

/** Characters. Shorter says nothing, longer is no sentence. */
const SHORTEST = 20;
const LONGEST = 320;

/** Words a sentence may begin with though the facts do not hold them; any other capital letter may be the name of a place. */
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

/** A claim that denies is reworded by one that denies, and one that does not by one that does not. */
const negation = /\b(no|not|none|nobody|nothing|never|neither|nor|without|cannot)\b|n['’]t\b/i;

/**
 * Whether a sentence says no more than the texts it rests on: every number, number word and name in it stands in `basis` too.
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
 * Our claims in the words and order proposed. A rewording that says more than the claim it stands for gives way to our own words; a claim that was left out keeps its place at the end, and one told twice counts once.
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

/** Digits without separators or a closing ".0", and number words: "£1,250.00" is "1250". */
function numbersIn(text: string): Set<string> {
	const digits = text.match(/\d[\d,]*(\.\d+)?/g) ?? [];
	const words = text.match(numberWords) ?? [];
	return new Set([
		...digits.map((found) => String(Number(found.replaceAll(",", "")))),
		...words.map((found) => found.toLowerCase()),
	]);
}

/** Words with a capital letter, lower case, but for ordinary openings of a sentence. */
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
