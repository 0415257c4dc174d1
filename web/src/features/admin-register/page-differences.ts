import { diffArrays } from "diff";

/** A piece of a line. `isChanged`: it differs from the line that it replaced or that replaced it. */
type LinePart = { readonly text: string; readonly isChanged: boolean };

/** A line of a page as it was or is. */
export type DifferenceLine = {
	readonly kind: "same" | "removed" | "added";
	readonly parts: readonly LinePart[];
};

/** Lines about a change: what was removed, what was added, and a few around them that stayed. */
export type Hunk = {
	/** Lines left out ahead of it, which stayed. */
	readonly skipped: number;
	readonly lines: readonly DifferenceLine[];
};

export type PageDifferences = {
	/** None where no word differs. */
	readonly hunks: readonly Hunk[];
	/** Lines left out behind the last. */
	readonly skipped: number;
};

/** Lines shown around a change. */
const CONTEXT = 2;
/** Beyond so many changes two pages, or two lines, count as unrelated: what they share is chance, and finding it takes long. */
const MOST_CHANGED_LINES = 1500;
const MOST_CHANGED_WORDS = 300;
/** Pairs of lines that are tried in one place. */
const MOST_PAIRS = 400;
/** Share of words that two lines must have in common for one to count as a changed version of the other. */
const ALIKE = 0.5;
/** Characters of an unchanged piece within a changed line, beyond which its middle is left out. */
const LONGEST_SAME = 300;

/** What differs between a page as it was read before and as it is, line by line, and word by word where a line only changed. */
export function pageDifferences(before: string, now: string): PageDifferences {
	const was = linesOf(before);
	const is = linesOf(now);
	const changes = diffArrays(was, is, { maxEditLength: MOST_CHANGED_LINES }) ?? [
		{ value: was, removed: true, added: false },
		{ value: is, removed: false, added: true },
	];
	const lines: DifferenceLine[] = [];
	let removed: string[] = [];
	const settle = (added: string[]) => {
		lines.push(...replaced(removed, added));
		removed = [];
	};
	for (const change of changes) {
		if (change.removed) {
			removed = change.value;
		} else if (change.added) {
			settle(change.value);
		} else {
			settle([]);
			lines.push(...change.value.map((line) => whole("same", line)));
		}
	}
	settle([]);
	return inHunks(lines);
}

/** Empty lines only separate headings from the text before them. */
function linesOf(text: string): string[] {
	return text.split("\n").filter((line) => line !== "");
}

function whole(kind: DifferenceLine["kind"], text: string): DifferenceLine {
	return { kind, parts: [{ text, isChanged: kind !== "same" }] };
}

/** Lines that took the place of others. A changed version of a line follows right behind it. */
function replaced(removed: readonly string[], added: readonly string[]): DifferenceLine[] {
	const lines: DifferenceLine[] = [];
	let next = 0;
	for (const line of removed) {
		const rest = removed.length * added.length <= MOST_PAIRS ? added.slice(next) : [];
		const found = rest
			.map((candidate, place) => ({ place, words: changedWords(line, candidate) }))
			.find(({ words }) => words !== null);
		if (found?.words) {
			lines.push(...rest.slice(0, found.place).map((other) => whole("added", other)));
			lines.push(...found.words);
			next += found.place + 1;
		} else {
			lines.push(whole("removed", line));
		}
	}
	return [...lines, ...added.slice(next).map((line) => whole("added", line))];
}

/** Both lines with the words that differ marked; null where the lines are not alike. */
function changedWords(before: string, now: string): DifferenceLine[] | null {
	const was = wordsOf(before);
	const is = wordsOf(now);
	const changes = diffArrays(was, is, { maxEditLength: MOST_CHANGED_WORDS });
	const shared = changes?.filter(({ removed, added }) => !(removed || added)) ?? [];
	const isWord = (token: string) => /[\p{L}\p{N}]/u.test(token);
	const count = shared.flatMap(({ value }) => value.filter(isWord)).length;
	if (!changes || count < ALIKE * Math.max(was.filter(isWord).length, is.filter(isWord).length)) {
		return null;
	}
	const side = (kind: "removed" | "added"): DifferenceLine => ({
		kind,
		parts: changes
			.filter((change) => change[kind] || !(change.removed || change.added))
			.map((change) => {
				const text = change.value.join("");
				return { text: change[kind] ? text : shortened(text), isChanged: change[kind] };
			}),
	});
	return [side("removed"), side("added")];
}

/** Words, numbers with their commas and points, and what stands between them. */
function wordsOf(line: string): string[] {
	return line.match(/[\p{L}\p{N}]+(?:[.,'’][\p{L}\p{N}]+)*|\s+|[^\p{L}\p{N}\s]/gu) ?? [];
}

function shortened(text: string): string {
	return text.length <= LONGEST_SAME
		? text
		: `${text.slice(0, LONGEST_SAME / 2)} … ${text.slice(-LONGEST_SAME / 2)}`;
}

/** Leaves out unchanged lines, except those around a change. */
function inHunks(lines: readonly DifferenceLine[]): PageDifferences {
	const hunks: { skipped: number; lines: DifferenceLine[] }[] = [];
	let shown = 0;
	lines.forEach((line, place) => {
		if (line.kind === "same") {
			return;
		}
		const from = Math.max(place - CONTEXT, shown);
		if (hunks.length === 0 || from > shown) {
			hunks.push({ skipped: from - shown, lines: [] });
		}
		const until = Math.min(place + 1 + CONTEXT, lines.length);
		// A change within the context of the one before has been shown with it.
		hunks.at(-1)?.lines.push(...lines.slice(from, until));
		shown = until;
	});
	return { hunks, skipped: lines.length - shown };
}
