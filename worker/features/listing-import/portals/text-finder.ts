/** Characters. Nothing that is looked for is longer. */
const REACH = 600;

/** Finds the first place in a page that matches a pattern, while the page arrives. Holds the last few hundred characters of it. */
export class TextFinder {
	/** The pattern's first group, or all of it where there is none; null until it was seen. */
	found: string | null = null;
	readonly #pattern: RegExp;
	#before = "";

	constructor(pattern: RegExp) {
		this.#pattern = pattern;
	}

	push(piece: string): void {
		if (this.found !== null) {
			return;
		}
		const looked = this.#before + piece;
		const match = this.#pattern.exec(looked);
		this.found = match ? (match[1] ?? match[0]) : null;
		this.#before = looked.slice(-REACH);
	}
}
