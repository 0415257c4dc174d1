/** Characters that break or part a line: line breaks of every system, of Word (U+000B), of terminals and of Unicode, and tabs. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * Invisible characters that change visible ones: joiners between letters or emoji, which Sinhala, Persian and family emoji need, and the tag letters that
 * turn a black flag into that of Wales. Source: UTS 51 ED-14a, Unicode 23.2 "Layout Controls".
 */
const SHAPING =
	/(?<=[[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]--[\u115f\u1160\u3164\uffa0]])[\u200c\u200d](?=[[\p{L}\p{M}\p{Extended_Pictographic}]--[\u115f\u1160\u3164\uffa0]])|\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/v;

/**
 * Invisible characters: control characters, marks that reorder, join or hide text, lone surrogates, and non-characters. Copied pages contain them; XML
 * refuses some, and others display words in an order in which nobody wrote them.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u3164\uffa0\ufffe\uffff]/v;

const SHAPING_OR_UNSEEN = new RegExp(`(${SHAPING.source})|${UNSEEN.source}`, "gv");

/** Removes invisible characters from a text. */
function seen(typed: string): string {
	return typed.replace(SHAPING_OR_UNSEEN, "$1");
}

/** Text for a one-line field: breaks and wide spaces become one space, invisible characters are removed. */
export function oneLine(typed: string): string {
	return seen(typed.replace(BREAKS, " "))
		.replace(/\p{Zs}+/gu, " ")
		.trim();
}

/** Text for a field of several lines: each break becomes `\n`, and tabs stay as column separators. */
export function severalLines(typed: string): string {
	return typed
		.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
		.split(/(?<break>[\n\t])/)
		.map((piece) => (piece === "\n" || piece === "\t" ? piece : seen(piece)))
		.join("")
		.trim();
}
