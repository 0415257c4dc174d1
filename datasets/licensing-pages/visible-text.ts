import { pagePieces } from "./page-pieces.ts";

/**
 * The words of a page in order: of its `main` part where it has one, without menus, footers, cookie notices and other unread parts. Whitespace counts as
 * one space and markup not at all, so that a token which changes on every visit is no change. Made for comparison, not display: character references stay
 * as written (`readable-text.ts` makes what is shown).
 */
export function visibleText(html: string): string {
	const all: string[] = [];
	const main: string[] = [];
	for (const { words, isMain } of pagePieces(html)) {
		// `<p>one</p><p>two</p>` is two words.
		all.push(words, " ");
		if (isMain) {
			main.push(words, " ");
		}
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
