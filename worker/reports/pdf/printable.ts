const latinOne = [...range(0x20, 0x7e), ...range(0xa0, 0xac), ...range(0xae, 0xff)];

/** Every character that the embedded fonts have: Latin-1, the signs of British typography, and the letters of Welsh. */
export const printable = `${String.fromCodePoint(...latinOne)}–—‘’“”…•€−ŴŵŶŷẀẁẂẃẄẅỲỳ`;

/** Signs that have a plain spelling. */
const spelled: Readonly<Record<string, string>> = {
	"≥": ">=",
	"≤": "<=",
	"→": "->",
	"‐": "-",
	"‑": "-",
	"′": "’",
	"″": "”",
	"\t": " ",
	"\n": " ",
	"\r": "",
	"\u00ad": "",
	"\u200b": "",
	"\u2009": "\u00a0",
	"\u202f": "\u00a0",
};

const known = new Set(printable);

/**
 * Text as the fonts can print it. A sign with a plain spelling takes that, a letter with an accent that they lack stands without it, and
 * anything else becomes `¿`, so that a reader sees something was there.
 */
export function toPrintable(text: string): string {
	return [...text].every((character) => known.has(character))
		? text
		: [...text].map(printed).join("");
}

function printed(character: string): string {
	if (known.has(character)) {
		return character;
	}
	const base = [...character.normalize("NFKD")].filter((part) => known.has(part)).join("");
	return spelled[character] ?? (base || (/\p{M}/u.test(character) ? "" : "¿"));
}

function range(first: number, last: number): number[] {
	return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
