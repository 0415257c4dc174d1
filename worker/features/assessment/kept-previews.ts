/** Milliseconds for which an answer is kept: facts that were gathered while a source was silent are gathered again as soon. */
const KEPT_FOR = 60_000;

/** Answers held at most: each is some 100 kB in memory. */
const MOST = 64;

type At = {
	/** Number of everything that the answer rests on; null where that is not known now. */
	readonly edition: string | null;
	/** UTC milliseconds. */
	readonly now: number;
};

/** Answers that an isolate gave lately, by what was asked. An answer under another edition, or a minute old, is forgotten. */
export class KeptPreviews<T> {
	readonly #held = new Map<string, { readonly answer: T } & At>();

	has(key: string): boolean {
		return this.#held.has(key);
	}

	get(key: string, { edition, now }: At): T | null {
		const held = this.#held.get(key);
		if (!held || edition === null || held.edition !== edition || now - held.now >= KEPT_FOR) {
			return null;
		}
		return held.answer;
	}

	keep(key: string, answer: T, { edition, now }: At): void {
		if (edition === null) {
			return;
		}
		// Again at the end: the first of a map is what was kept longest.
		this.#held.delete(key);
		this.#held.set(key, { answer, edition, now });
		const [oldest] = this.#held.keys();
		if (this.#held.size > MOST && oldest !== undefined) {
			this.#held.delete(oldest);
		}
	}
}
