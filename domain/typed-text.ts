/** Signs that break a line, or part it as a tab does: those of every system, of Word (U+000B), of terminals, and of Unicode. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * Signs that are not seen: controls of terminals, marks that turn or join or hide what follows, halves of signs, and what no sign is. A copied page
 * brings them along; XML refuses some of them, and others set words in an order in which nobody wrote them.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u3164\uffa0\ufffe\uffff]/gu;

/** What a person typed or pasted into a field of one line: its breaks and wide spaces as one space, and nothing that is not seen. */
export function oneLine(typed: string): string {
	return typed
		.replace(BREAKS, " ")
		.replace(UNSEEN, "")
		.replace(/\p{Zs}+/gu, " ")
		.trim();
}

/** The same of a field of several lines, each break of which is kept as one of `\n`, and tabs as they stand between columns. */
export function severalLines(typed: string): string {
	return typed
		.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
		.split(/(?<break>[\n\t])/)
		.map((piece) => (piece === "\n" || piece === "\t" ? piece : piece.replace(UNSEEN, "")))
		.join("")
		.trim();
}
