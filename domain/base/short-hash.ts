/** 32-bit FNV-1a: distinguishes a few texts, identically on every machine. It is not secret, because texts can be guessed. Source: draft-eastlake-fnv. */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A short name of a text, of digits and small letters. */
export function shortHash(text: string): string {
	let hash = FNV_OFFSET;
	for (const letter of text) {
		hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
	}
	return hash.toString(36);
}
