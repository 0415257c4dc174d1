/** Characters. No marker is longer, so that one cut in two by the network is found again. */
const LONGEST_MARKER = 600;
/** What a page nests deeper is not its data but an attempt to exhaust a reader. */
const DEEPEST = 200;

const [QUOTE, BACKSLASH] = ['"', "\\"].map((sign) => sign.charCodeAt(0));
const OPENING = new Set(["{", "["].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set(["}", "]"].map((sign) => sign.charCodeAt(0)));

/** JSON in the middle of being read: what of it came, and where in it we are. */
type Open = { pieces: string[]; depth: number; inString: boolean; isEscaped: boolean };

/**
 * Finds JSON that stands in a page behind a marker, while the page arrives. Braces within strings do not count, so a description may
 * hold any. Looks at each character once, and holds no more of the page than the JSON.
 */
export class JsonFinder {
	/** Texts from their first bracket to its counterpart. Whether they are JSON is for the reader to see. */
	readonly found: string[] = [];
	readonly #marker: RegExp;
	readonly #most: number;
	#before = "";
	#open: Open | null = null;
	#isTooDeep = false;

	/** `marker` matches up to and including the first bracket; the first `most` values are found. */
	constructor(marker: RegExp, most = Number.POSITIVE_INFINITY) {
		this.#marker = marker;
		this.#most = most;
	}

	get isComplete(): boolean {
		return this.found.length >= this.#most || this.#isTooDeep;
	}

	/** Whether a marker was seen whose JSON never came to its end. */
	get isCut(): boolean {
		return this.#open !== null || this.#isTooDeep;
	}

	push(piece: string): void {
		let rest = piece;
		while (rest !== "" && !this.isComplete) {
			rest = this.#open ? this.#follow(this.#open, rest) : this.#search(rest);
		}
	}

	#search(piece: string): string {
		const looked = this.#before + piece;
		const match = this.#marker.exec(looked);
		if (!match) {
			this.#before = looked.slice(-LONGEST_MARKER);
			return "";
		}
		this.#before = "";
		this.#open = { pieces: [], depth: 0, inString: false, isEscaped: false };
		return looked.slice(match.index + match[0].length - 1);
	}

	#follow(open: Open, piece: string): string {
		for (let index = 0; index < piece.length; index += 1) {
			step(open, piece.charCodeAt(index));
			if (open.depth === 0) {
				open.pieces.push(piece.slice(0, index + 1));
				this.found.push(open.pieces.join(""));
				this.#open = null;
				return piece.slice(index + 1);
			}
			if (open.depth > DEEPEST) {
				this.#open = null;
				this.#isTooDeep = true;
				return "";
			}
		}
		open.pieces.push(piece);
		return "";
	}
}

function step(open: Open, code: number): void {
	if (open.inString) {
		if (open.isEscaped) {
			open.isEscaped = false;
		} else if (code === BACKSLASH) {
			open.isEscaped = true;
		} else if (code === QUOTE) {
			open.inString = false;
		}
	} else if (code === QUOTE) {
		open.inString = true;
	} else if (OPENING.has(code)) {
		open.depth += 1;
	} else if (CLOSING.has(code)) {
		open.depth -= 1;
	}
}
