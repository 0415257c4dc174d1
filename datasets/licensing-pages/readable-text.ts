import { decodeHTML } from "entities/decode";
import { type PagePiece, pagePieces } from "./page-pieces.ts";
import type { MarkupTag } from "./read-tag.ts";
import { type LineBuilder, linesWithTables } from "./table-rows.ts";

/** Characters of a page that are kept at most, the mark of the cut among them. */
export const LONGEST_TEXT = 60_000;
/** Characters of a page, references not yet decoded, from which it is read no further. */
const LONGEST_READ = 2 * LONGEST_TEXT;

/** Stands last where a page was cut. */
export const CUT_MARK = "[The page is longer: open it to read the rest.]";

/** Elements that begin and end a line. */
const BLOCKS = new Set(
	"address article aside blockquote body br caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html legend li main menu nav ol option p pre section summary table tbody td tfoot th thead title tr ul".split(
		" ",
	),
);
const HEADING = /^h[1-6]$/;

/**
 * A page as a person reads it: the part and the words that `visibleText` compares, each heading, paragraph and item of a list on a line of its
 * own, a row of a table on one, character references as the signs they stand for. An empty line stands before a heading.
 */
export function readableText(html: string): string {
	const main = page();
	const all = page();
	for (const piece of pagePieces(html)) {
		all.take(piece);
		if (piece.isMain) {
			main.take(piece);
		}
	}
	return main.text() || all.text();
}

function page() {
	const lines = linesWithTables();
	let line = "";
	let read = 0;
	/** What stands before the next line: the sign of an item, the gap before a heading. */
	let before = "";
	let within = "";
	const endLine = () => {
		const whole = plain(line);
		line = "";
		if (whole !== "") {
			lines.add(before + whole);
			before = "";
		}
	};
	const takeWords = (words: string) => {
		const spaced = within === "pre" ? words : words.replaceAll(/\s+/g, " ");
		const [first = "", ...rest] = spaced.split("\n");
		line += first;
		for (const next of rest) {
			endLine();
			line = next;
		}
		read += spaced.length;
	};
	const takeTag = (tag: MarkupTag) => {
		if (!BLOCKS.has(tag.name)) {
			return;
		}
		endLine();
		placeInTable(lines, tag);
		before = tag.closes ? "" : (markOf(tag) ?? before);
		within = tag.closes ? "" : tag.name;
	};
	return {
		take({ words, tag, isSign }: PagePiece) {
			if (read < LONGEST_READ) {
				takeWords(isSign ? `${words}<` : words);
				if (tag) {
					takeTag(tag);
				}
			}
		},
		text() {
			endLine();
			const text = lines
				.end()
				.join("\n")
				.replace(/\n{3,}/g, "\n\n")
				.trim();
			return read < LONGEST_READ && text.length <= LONGEST_TEXT ? text : cut(text);
		},
	};
}

/** What an element sets before its first line; null where that is for what it stands in to say. */
function markOf({ name }: MarkupTag): string | null {
	if (HEADING.test(name)) {
		return "\n";
	}
	return name === "li" ? "• " : null;
}

function placeInTable(lines: LineBuilder, { name, closes }: MarkupTag): void {
	if (name === "table") {
		(closes ? lines.closeTable : lines.openTable)();
	} else if (name === "tr") {
		(closes ? lines.closeRow : lines.openRow)();
	} else if (!closes && (name === "td" || name === "th")) {
		lines.openCell();
	}
}

/** Signs that are not seen and would set others in another order than they were written in. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

function plain(written: string): string {
	return (
		decodeHTML(written)
			.replaceAll(UNSEEN, "")
			// Control characters; what a reference stands for may be one.
			.replaceAll(/[\s\p{Cc}]+/gu, " ")
			.trim()
	);
}

function cut(text: string): string {
	const kept = text.slice(0, LONGEST_TEXT - CUT_MARK.length - 1);
	const lastLine = kept.lastIndexOf("\n");
	// In the middle of a line that goes on and on, never in the middle of a sign of two halves.
	const end = lastLine > LONGEST_TEXT / 2 ? lastLine : kept.length;
	return `${kept
		.slice(0, end)
		.replace(/[\ud800-\udbff]$/, "")
		.trimEnd()}\n${CUT_MARK}`;
}
