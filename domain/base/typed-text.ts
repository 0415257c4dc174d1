/** Signs that break a line, or part it as a tab does: those of every system, of Word (U+000B), of terminals, and of Unicode. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * Signs that are not seen but shape what is: what joins or parts letters and pictures that stand on both sides of it, as Sinhala, Persian and families of
 * pictures need it, and the letters behind a black flag that make it that of Wales. Source: UTS 51 ED-14a, Unicode 23.2 "Layout Controls".
 */
const SHAPING =
	/(?<=[[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]--[\u115f\u1160\u3164\uffa0]])[\u200c\u200d](?=[[\p{L}\p{M}\p{Extended_Pictographic}]--[\u115f\u1160\u3164\uffa0]])|\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/v;

/**
 * Signs that are not seen: controls of terminals, marks that turn or join or hide what follows, halves of signs, and what no sign is. A copied page
 * brings them along; XML refuses some of them, and others set words in an order in which nobody wrote them.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u3164\uffa0\ufffe\uffff]/v;

const SHAPING_OR_UNSEEN = new RegExp(`(${SHAPING.source})|${UNSEEN.source}`, "gv");

/** A text without what is not seen in it. */
function seen(typed: string): string {
	return typed.replace(SHAPING_OR_UNSEEN, "$1");
}

/** What a person typed or pasted into a field of one line: its breaks and wide spaces as one space, and nothing that is not seen. */
export function oneLine(typed: string): string {
	return seen(typed.replace(BREAKS, " "))
		.replace(/\p{Zs}+/gu, " ")
		.trim();
}

/** The same of a field of several lines, each break of which is kept as one of `\n`, and tabs as they stand between columns. */
export function severalLines(typed: string): string {
	return typed
		.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
		.split(/(?<break>[\n\t])/)
		.map((piece) => (piece === "\n" || piece === "\t" ? piece : seen(piece)))
		.join("")
		.trim();
}
