import { parsePostcode } from "../base/postcode.ts";
import { screens } from "../base/screens.ts";

/** Title and address of a postcode's preview. All texts come from the parsed postcode, so none contains markup. */
export type PropertyPage = {
	readonly postcode: string;
	/** The postcode without its space. */
	readonly compact: string;
	readonly path: string;
	readonly title: string;
	/** One sentence for search results and shared links. */
	readonly description: string;
};

/** Page of a postcode as typed in an address, in any case or spacing; null where it is not a postcode. */
export function propertyPage(text: string): PropertyPage | null {
	const parsed = parsePostcode(text);
	if (!parsed.ok) {
		return null;
	}
	const { formatted, compact } = parsed.postcode;
	return {
		postcode: formatted,
		compact,
		path: screens.property.replace(":postcode", compact),
		title: propertyTitle(formatted),
		description: `What could go wrong with letting a home at ${formatted}: energy rating, licensing, Article 4, rent, yield and demand, each with source and date.`,
	};
}

/** What the browser's tab says of a preview. */
export function propertyTitle(postcode: string): string {
	return `Property Risk Assessment, ${postcode}`;
}
