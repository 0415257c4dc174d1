/** "Needs a licence" as the middle of a sentence. Abbreviations keep their capitals. */
export function lowerFirst(text: string): string {
	return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** "needs a licence" as the start of a sentence. */
export function upperFirst(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text with a full stop at its end, whether or not it had one. */
export function sentence(text: string): string {
	return /[.!?]$/.test(text) ? text : `${text}.`;
}
