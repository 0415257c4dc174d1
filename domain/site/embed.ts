import { screens } from "../base/screens.ts";

/** Sites that an account makes at most, and hosts that may frame one. */
export const MOST_SITES = 10;
export const MOST_HOSTS = 5;

/** Height of the frame in CSS pixels: a headline and its reason, two lines each, still fit at a width of 280. */
const FRAME_HEIGHT = 260;

/** The host of a name, or of the address of a page, and no port. */
const TYPED = /^(?:https?:\/\/)?([^/?#]+)(?:[/?#].*)?$/;

/** Labels of letters, digits and hyphens, the last no number. Source: RFC 1123, section 2.1. */
const PUBLIC_NAME =
	/^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d][a-z\d-]{0,61}[a-z\d]$/;

/** The host of what was typed; null for what names no host on the public web. */
export function siteHost(typed: string): string | null {
	const host = typed.trim().toLowerCase().match(TYPED)?.[1];
	return host && PUBLIC_NAME.test(host) ? host : null;
}

/** Where the frame of a postcode is, on a site. */
export function framePath(site: string, postcode: string): string {
	return `/embed/${site}/${postcode}`;
}

/** HTML to copy: the frame of a site, and for who cannot frame a card and a link, which tell no answer, because a copy would keep it. */
export type EmbedSnippets = {
	readonly frame: string;
	readonly card: string;
	readonly link: string;
};

/** What shows a home's first answer on another site. `base`: the product's own address; `postcode` is compact. */
export function embedSnippets(
	{ base, product }: { readonly base: string; readonly product: string },
	site: string,
	{ compact, formatted }: { readonly compact: string; readonly formatted: string },
): EmbedSnippets {
	const page = `${base}${screens.property.replace(":postcode", compact)}`;
	const title = `Can a home at ${formatted} be let?`;
	const anchor = `<a href="${page}" target="_blank" rel="noopener">`;
	return {
		frame: `<iframe src="${base}${framePath(site, compact)}" title="${title}" width="100%" height="${FRAME_HEIGHT}" style="border:0;max-width:32rem" loading="lazy"></iframe>`,
		card: `<div style="border:1px solid #8884;border-radius:8px;padding:1rem;max-width:32rem"><strong>${title}</strong><p>Licences, energy rating and rent, each with its source and day.</p>${anchor}See the answer at ${product}</a></div>`,
		link: `${anchor}${title} See ${product}</a>`,
	};
}
