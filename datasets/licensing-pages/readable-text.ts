import { decodeHTML } from "entities/decode";
import { type PagePiece, pagePieces } from "./page-pieces.ts";
import type { MarkupTag } from "./read-tag.ts";
import { type LineBuilder, linesWithTables } from "./table-rows.ts";

/** Most characters kept of a page, including the cut mark. */
export const LONGEST_TEXT = 60_000;
/** Characters of a page's source, references not decoded, after which reading stops. */
const LONGEST_READ = 2 * LONGEST_TEXT;

/** Last line of a page that was cut. */
export const CUT_MARK = "[The page is longer: open it to read the rest.]";

/** Elements that begin and end a line. */
const BLOCKS = new Set(
	"address article aside blockquote body br caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html legend li main menu nav ol option p pre section summary table tbody td tfoot th thead title tr ul".split(
		" ",
	),
);
const HEADING = /^h[1-6]$/;

/**
 * A page's text as a person reads it. It covers the same part and words as `visibleText`, with a line for each heading, paragraph and list item, one line
 * for a table row, and character references decoded. An empty line precedes a heading.
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
	/** Prefix of the next line: a list mark, or the empty line before a heading. */
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

/** Prefix that an element puts before its first line; null where its parent decides. */
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

/** Invisible characters, including those that reorder text. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

function plain(written: string): string {
	return (
		decodeHTML(written)
			.replaceAll(UNSEEN, "")
			// Control characters, which a decoded reference may contain.
			.replaceAll(/[\s\p{Cc}]+/gu, " ")
			.trim()
	);
}

function cut(text: string): string {
	const kept = text.slice(0, LONGEST_TEXT - CUT_MARK.length - 1);
	const lastLine = kept.lastIndexOf("\n");
	// An overlong line is cut in its middle, but never inside a surrogate pair.
	const end = lastLine > LONGEST_TEXT / 2 ? lastLine : kept.length;
	return `${kept
		.slice(0, end)
		.replace(/[\ud800-\udbff]$/, "")
		.trimEnd()}\n${CUT_MARK}`;
}
