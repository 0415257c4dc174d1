import { screens } from "../../base/screens.ts";

/**
 * The last part of the address of an authority's page, from its official name: "Bristol, City of" is `bristol-city-of`, "St. Helens" `st-helens`.
 * Names differ in more than this leaves out, so that no two share an address (a test of the names we hold).
 */
export function areaSlug(name: string): string {
	return name
		.normalize("NFD")
		.replace(/[\u0300-\u036f'’.]/g, "")
		.toLowerCase()
		.replace(/[^a-z\d]+/g, "-")
		.replace(/^-|-$/g, "");
}

/** The name as a sentence has it: "Bristol, City of" is "Bristol". */
export function plainName(name: string): string {
	return name.replace(/, (City|County) of$/, "");
}

/** Address of an authority's page by its slug. */
export function areaPath(slug: string): string {
	return screens.area.replace(":slug", slug);
}

/** Address of the list of authorities, narrowed to those of a postcode or of a place. */
export function areasPath(find: string): string {
	return `${screens.areas}?find=${encodeURIComponent(find)}`;
}
