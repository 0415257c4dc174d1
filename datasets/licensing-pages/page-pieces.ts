import { type MarkupTag, readTag } from "./read-tag.ts";

/** Elements whose text no one reads on the page, and which of them hold no markup. */
const UNREAD = ["script", "style", "iframe", "template", "noscript", "svg", "select", "textarea"];
const RAW = ["script", "style", "iframe", "textarea"];

/** Parts of every page of a site, which change without a word about what the page says. */
const SURROUNDINGS = ["nav", "footer", "dialog"];

/** What surroundings are called where their element does not say so: notices about cookies, above all. */
const NOTICES = /cookie|consent|gdpr|breadcrumb|skip-link|share-this|social-share/i;
const NOTICE_ELEMENTS = ["aside", "div", "form", "header", "ol", "section", "ul"];

/** Words of a page, and the piece of markup behind them. */
export type PagePiece = {
	/** As they are written, character references and spaces and all. */
	readonly words: string;
	/** Whether they stand in the page's `main` part. */
	readonly isMain: boolean;
	/** Null behind the last words. An element that is passed over is here by the tag that opens it alone. */
	readonly tag: MarkupTag | null;
	/** A `<` stands there that begins no tag, so that it is a sign of the text. */
	readonly isSign: boolean;
};

/** A page from its beginning to its end, without what is passed over: what no one reads on it and what surrounds every page of its site. */
export function* pagePieces(html: string): Generator<PagePiece, void> {
	const unclosed = new Set<string>();
	let inMain = false;
	for (let at = 0; at < html.length; ) {
		const opens = html.indexOf("<", at);
		const words = html.slice(at, opens === -1 ? html.length : opens);
		if (opens === -1) {
			yield { words, isMain: inMain, tag: null, isSign: false };
			return;
		}
		const tag = readTag(html, opens);
		yield { words, isMain: inMain, tag, isSign: tag.name === "" && tag.end === opens + 1 };
		if (tag.name === "main") {
			inMain = !tag.closes;
		}
		at = isPassedOver(tag) ? behind(html, tag, unclosed) : tag.end;
	}
}

function isPassedOver({ name, closes, closesItself, attributes }: MarkupTag): boolean {
	return (
		!closes &&
		!closesItself &&
		(UNREAD.includes(name) ||
			SURROUNDINGS.includes(name) ||
			(NOTICE_ELEMENTS.includes(name) && NOTICES.test(attributes)))
	);
}

/**
 * Where the element ends that a tag opens: behind the tag that closes it. One that nothing closes is not passed over, or the rest of the page
 * would go with it; which these are is kept, so that a page of nothing else is not read to its end for each.
 */
function behind(html: string, { name, end }: MarkupTag, unclosed: Set<string>): number {
	const tags = new RegExp(`</?${name}(?=[\\s/>])`, "gi");
	tags.lastIndex = unclosed.has(name) ? html.length : end;
	let depth = 1;
	for (let found = tags.exec(html); found; found = tags.exec(html)) {
		const tag = readTag(html, found.index);
		if (tag.closes) {
			depth -= 1;
		} else if (!RAW.includes(name) && !tag.closesItself) {
			depth += 1;
		}
		if (depth === 0) {
			return tag.end;
		}
		tags.lastIndex = RAW.includes(name) ? found.index + 1 : tag.end;
	}
	unclosed.add(name);
	return end;
}
