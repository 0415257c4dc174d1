import { looseKey, nameKind, streetKey } from "../../../base/address/street-name.ts";
import type { Doubtful, ListLine, StreetList } from "../../../base/facts/street-list.ts";
import { type ClassifiedLine, classifyLine } from "./classify-line.ts";

/** Characters of a list of streets; what is longer is no list of streets alone. */
export const LONGEST_STREET_LIST = 100_000;

/** Counts the ways in which lists were read: raised with each change of what is read of one, so that what was read before is read again. A test says when. */
export const STREET_READING = 3;

/** Characters of a line that is quoted whole; of a longer one only the part between two semicolons is. */
const LONGEST_QUOTE = 300;

const BULLET = /^(?:[•*·●▪►◦○‣–—-]\s*|\(?\d{1,3}[.)]\s+|[a-z]\)\s+|\([a-z]\)\s+)+/i;

/** Where a line is counted, or its house number has a point behind it. */
const COUNTER = /^\(?(\d{1,3})[.)]\s/;

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

/** A line without its bullet, with plain dashes and spaces; tabs and wide spaces stay, as columns. */
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

/**
 * Lines of which nobody can tell whether a number at their head counts them: those that begin with numbers one higher, or lower, each than the last, and one with
 * a point behind a number that counts on from no other.
 */
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

/** Lines beside a break in the middle of something. Both neighbours of a broken line may be its other half. */
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
	const [first] = /^[^\s,]+(?=,|$)/.exec(text) ?? [];
	return first !== undefined && nameKind(streetKey(first)) === "ending";
}
