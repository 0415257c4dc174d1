/** A piece of markup: an element's tag or, without a name, something else such as a comment. */
export type MarkupTag = {
	/** In lower case; `""` for a comment, a declaration or a `<` that is text. */
	readonly name: string;
	readonly closes: boolean;
	readonly closesItself: boolean;
	/** As written. */
	readonly attributes: string;
	/** Where it ends. */
	readonly end: number;
};

const NO_TAG = { name: "", closes: false, closesItself: false, attributes: "" };

/** Reads the markup that begins with the `<` at `at`. Unended markup takes the rest of the page, as in a browser. */
export function readTag(html: string, at: number): MarkupTag {
	if (html.startsWith("<!--", at)) {
		return { ...NO_TAG, end: after(html, "-->", at + 2) };
	}
	if (/[!?]/.test(html.charAt(at + 1))) {
		return { ...NO_TAG, end: after(html, ">", at) };
	}
	const named = /<(\/?)([a-z][^\s/>]*)/iy;
	named.lastIndex = at;
	const [opening, slash, name = ""] = named.exec(html) ?? [];
	if (opening === undefined) {
		return { ...NO_TAG, end: at + 1 };
	}
	const from = at + opening.length;
	const end = endOfTag(html, from);
	const attributes = html.slice(from, end);
	return {
		name: name.toLowerCase(),
		closes: slash === "/",
		closesItself: attributes.endsWith("/>"),
		attributes,
		end,
	};
}

/** Most characters of a tag. No real tag is as long; without a limit, a page of unended tags would be scanned once for each. */
const LONGEST_TAG = 20_000;

/** Index after the first `>` outside quotes; an unended quote does not count as one. */
function endOfTag(html: string, from: number): number {
	const tag = html.slice(from, from + LONGEST_TAG);
	for (let at = 0; at < tag.length; at += 1) {
		const sign = tag.charAt(at);
		if (sign === ">") {
			return from + at + 1;
		}
		if (sign === '"' || sign === "'") {
			const closes = tag.indexOf(sign, at + 1);
			if (closes === -1) {
				break;
			}
			at = closes;
		}
	}
	return after(html, ">", from);
}

function after(html: string, text: string, from: number): number {
	const found = html.indexOf(text, from);
	return found === -1 ? html.length : found + text.length;
}
