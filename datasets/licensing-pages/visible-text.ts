import { readTag, type Tag } from "./read-tag.ts";

/** Elements whose text no one reads on the page, and which of them hold no markup. */
const UNREAD = ["script", "style", "iframe", "template", "noscript", "svg", "select", "textarea"];
const RAW = ["script", "style", "iframe", "textarea"];

/** Parts of every page of a site, which change without a word about what the page says. */
const SURROUNDINGS = ["nav", "footer", "dialog"];

/** What surroundings are called where their element does not say so: notices about cookies, above all. */
const NOTICES = /cookie|consent|gdpr|breadcrumb|skip-link|share-this|social-share/i;
const NOTICE_ELEMENTS = ["aside", "div", "form", "header", "ol", "section", "ul"];

/**
 * The words of a page in the order they stand in: of its `main` part where it has one, without menus, footers, notices about cookies and
 * whatever else no reader reads. Spaces count as one, and neither markup nor attributes count at all, so that a token which is
 * another one on every visit is no change. Made to be compared with itself, not to be shown: character references stay as written.
 */
export function visibleText(html: string): string {
	const all: string[] = [];
	const main: string[] = [];
	const unclosed = new Set<string>();
	let inMain = false;
	for (let at = 0; at < html.length; ) {
		const opens = html.indexOf("<", at);
		const words = html.slice(at, opens === -1 ? html.length : opens);
		// `<p>one</p><p>two</p>` is two words.
		all.push(words, " ");
		if (inMain) {
			main.push(words, " ");
		}
		if (opens === -1) {
			break;
		}
		const tag = readTag(html, opens);
		if (tag.name === "main") {
			inMain = !tag.closes;
		}
		at = isPassedOver(tag) ? behind(html, tag, unclosed) : tag.end;
	}
	return plain(main) || plain(all);
}

function plain(pieces: readonly string[]): string {
	return pieces
		.join("")
		.replace(/&nbsp;|&#160;|&#xa0;/gi, " ")
		.replace(/[\s\u200b\ufeff]+/g, " ")
		.trim();
}

function isPassedOver({ name, closes, closesItself, attributes }: Tag): boolean {
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
function behind(html: string, { name, end }: Tag, unclosed: Set<string>): number {
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
