import { jsonOrNull } from "#worker/platform/json-or-null.ts";
import { JsonFinder } from "../json-finder.ts";
import { parseJson } from "../lenient.ts";

/**
 * The text that a page of Next.js' App Router brings in pieces, put together again. It is no JSON as a whole, but what is sought stands in
 * it as JSON; the first that has a name is the page's own.
 */
export class FlightText {
	readonly #text: string;

	/**
	 * `chunks` are the arguments of `self.__next_f.push`, whose second entry is a piece of the text.
	 * @throws ListingFault `listing_unreadable`
	 */
	constructor(chunks: readonly string[]) {
		this.#text = chunks.map(pieceOf).join("");
	}

	get isEmpty(): boolean {
		return this.#text === "";
	}

	/** An object or a list by its name; null when there is none. */
	value(name: string): unknown {
		const finder = new JsonFinder(new RegExp(`"${name}":[{[]`), 1);
		finder.push(this.#text);
		return jsonOrNull(finder.found[0]);
	}

	string(name: string): string | null {
		const quoted = new RegExp(`"${name}":("(?:[^"\\\\]|\\\\.){0,400}")`).exec(this.#text)?.[1];
		const value = jsonOrNull(quoted);
		return typeof value === "string" ? value : null;
	}

	number(name: string): number | null {
		const digits = new RegExp(`"${name}":(-?\\d{1,12}(?:\\.\\d{1,12})?)[,}]`).exec(this.#text)?.[1];
		return digits === undefined ? null : Number(digits);
	}

	/** The numbers of the homes that it speaks of. */
	ids(): string[] {
		const uris = this.#text.matchAll(/"listing(?:Uri|Id)":"?[^"\d,}]{0,60}(\d{5,12})/g);
		return [...uris].flatMap(([, id]) => id ?? []);
	}
}

function pieceOf(chunk: string): string {
	const pushed = parseJson(chunk);
	const piece: unknown = Array.isArray(pushed) ? pushed[1] : null;
	return typeof piece === "string" ? piece : "";
}
