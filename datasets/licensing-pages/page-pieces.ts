import { type MarkupTag, readTag } from "./read-tag.ts";

/** Elements whose text is invisible, and those of them without markup inside. */
const UNREAD = ["script", "style", "iframe", "template", "noscript", "svg", "select", "textarea"];
const RAW = ["script", "style", "iframe", "textarea"];

/** Parts that every page of a site shares; changes in them say nothing about the page. */
const SURROUNDINGS = ["nav", "footer", "dialog"];

/** Names of such parts where their element does not tell, above all cookie notices. */
const NOTICES = /cookie|consent|gdpr|breadcrumb|skip-link|share-this|social-share/i;
const NOTICE_ELEMENTS = ["aside", "div", "form", "header", "ol", "section", "ul"];

/** Words of a page and the tag that follows them. */
export type PagePiece = {
	/** As written, with character references and spaces. */
	readonly words: string;
	/** Whether they stand in the page's `main` part. */
	readonly isMain: boolean;
	/** Null after the last words. A skipped element appears by its opening tag alone. */
	readonly tag: MarkupTag | null;
	/** Whether the `<` here begins no tag and so belongs to the text. */
	readonly isSign: boolean;
};

/** Yields a page's pieces in order, without what is invisible or shared by every page of its site. */
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
 * End of the element that a tag opens: behind its closing tag. An element without one is not skipped, because the rest of the page would go with it.
 * `unclosed` remembers their names, so that a page full of them is not searched to its end for each.
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
