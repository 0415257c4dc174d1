import { screens } from "../../base/screens.ts";

/**
 * Last part of an authority page's address, from its official name: "Bristol, City of" is `bristol-city-of`, "St. Helens" `st-helens`.
 * No two names share a slug (tested on the names we hold).
 */
export function areaSlug(name: string): string {
	return name
		.normalize("NFD")
		.replace(/[\u0300-\u036f'’.]/g, "")
		.toLowerCase()
		.replace(/[^a-z\d]+/g, "-")
		.replace(/^-|-$/g, "");
}

/** The name for use in a sentence: "Bristol, City of" is "Bristol". */
export function plainName(name: string): string {
	return name.replace(/, (City|County) of$/, "");
}

/** Address of an authority's page by its slug. */
export function areaPath(slug: string): string {
	return screens.area.replace(":slug", slug);
}

/** Address of the list of authorities, filtered by a postcode or place. */
export function areasPath(find: string): string {
	return `${screens.areas}?find=${encodeURIComponent(find)}`;
}
