import { parsePostcode } from "../base/postcode.ts";
import { screens } from "../base/screens.ts";

/** What the page of a postcode's preview is called and where it is. Every text is made of the parsed postcode, so none holds markup. */
export type PropertyPage = {
	readonly postcode: string;
	readonly path: string;
	readonly title: string;
	/** One sentence for search results and shared links. */
	readonly description: string;
};

/** The page of a postcode as it stands in an address, in any case or spacing; null where it is none, so that there is nothing to preview. */
export function propertyPage(text: string): PropertyPage | null {
	const parsed = parsePostcode(text);
	if (!parsed.ok) {
		return null;
	}
	const { formatted, compact } = parsed.postcode;
	return {
		postcode: formatted,
		path: screens.property.replace(":postcode", compact),
		title: propertyTitle(formatted),
		description: `What could go wrong with letting a home at ${formatted}: energy rating, licensing, Article 4, rent, yield and demand, each with source and date.`,
	};
}

/** What the browser's tab says of a preview. */
export function propertyTitle(postcode: string): string {
	return `Property Risk Assessment, ${postcode}`;
}
