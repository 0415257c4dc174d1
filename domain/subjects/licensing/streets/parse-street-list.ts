import { looseKey, nameKind, streetKey } from "../../../base/address/street-name.ts";
import type { Doubtful, ListLine, StreetList } from "../../../base/facts/street-list.ts";
import { type ClassifiedLine, classifyLine } from "./classify-line.ts";

/** Longest list of streets, in characters. */
export const LONGEST_STREET_LIST = 100_000;

/** Version of the parser. Raise it with every change in results, so that stored lists are parsed again; a test says when. */
export const STREET_READING = 3;

/** Longest line that is quoted in full; of a longer one only the part between two semicolons is. */
const LONGEST_QUOTE = 300;

const BULLET = /^(?:[•*·●▪►◦○‣–—-]\s*|\(?\d{1,3}[.)]\s+|[a-z]\)\s+|\([a-z]\)\s+)+/i;

/** A numbered line, or a house number followed by a point. */
const COUNTER = /^\(?(\d{1,3})[.)]\s/;

type Line = { readonly text: string; readonly line: string; readonly at: number };

/**
 * Parses a list of streets as councils print them, one or more on a line. What is not certain becomes a doubt, never a guess. Where a line may reverse the
 * meaning of others, as a list of exclusions does, the whole list is refused. Never throws.
 */
export function parseStreetList(text: string): StreetList {
	if (text.length > LONGEST_STREET_LIST) {
		const line = text.slice(0, 80).trim();
		return { lines: [], refused: { line, at: 1, doubt: "too_long" }, loosePostcodes: [] };
	}
	const printed = linesOf(text).map((line) => ({ ...line, read: classifyLine(line.text) }));
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

function doubtsOf(read: ClassifiedLine, text: string): readonly Doubtful[] {
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

function linesOf(text: string): Line[] {
	return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((raw, index) =>
		raw
			.split(";")
			.map((part) => ({
				text: plainOf(part),
				line: (raw.length > LONGEST_QUOTE ? part : raw).trim(),
				at: index + 1,
			}))
			.filter((part) => /[\p{L}\d]/u.test(part.text)),
	);
}

/** A line without its bullet, with plain dashes and spaces; tabs and wide spaces stay as column separators. */
function plainOf(part: string): string {
	const plain = /^[\x20-\x7e\t]*$/.test(part)
		? part
		: part
				.replace(/[\u00a0\u2000-\u200a\u202f]/g, " ")
				.replace(/[\u200b\ufeff\u00ad]/g, "")
				.replace(/[‐‑‒–—−]/g, "-");
	return plain
		.trim()
		.replace(BULLET, "")
		.replace(/["“”]/g, " ")
		.trim()
		.replace(/^[|\s]+/, "")
		.replace(/[|\s]+$/, "");
}

/** Lines whose leading number may be a counter: those whose numbers rise or fall by one from line to line, and an isolated number followed by a point. */
function countedLines(lines: readonly Line[]): ReadonlySet<number> {
	const counts = lines.map(({ text }) => Number(/^(\d{1,3}) (?=\D)/.exec(text)?.[1] ?? Number.NaN));
	const steps = counts.map((count, at) => count - (counts[at - 1] ?? Number.NaN));
	const pointed = lines.map(({ line }) => Number(COUNTER.exec(line)?.[1] ?? Number.NaN));
	const counters = new Set([0, ...pointed]);
	return new Set([
		...steps.flatMap((step, at) =>
			Math.abs(step) === 1 && step === steps[at - 1] ? [at - 2, at - 1, at] : [],
		),
		...pointed.flatMap((count, at) =>
			Number.isNaN(count) || counters.has(count - 1) || counters.has(count + 1) ? [] : [at],
		),
	]);
}

/** Lines next to a break within an item. Either neighbour of a broken line may be its other half. */
function runningLines(
	lines: readonly (Line & { readonly read: ClassifiedLine })[],
): ReadonlySet<number> {
	const hasCapitals = lines.some(({ text }) => /^\p{Lu}/u.test(text));
	return new Set(
		lines.flatMap(({ text, read }, index) => {
			if (read.kind === "heading") {
				return [];
			}
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

/** A lower-case start, except for words that introduce numbers. */
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

/** "Road" alone, cut off from its name. */
function isEndingAlone(text: string): boolean {
	const [first] = /^[^\s,]+(?=,|$)/.exec(text) ?? [];
	return first !== undefined && nameKind(streetKey(first)) === "ending";
}
