/**
 * Names by which build, Worker and browser find places in a prerendered page. `PublicText` also marks its gaps with `data-public-text` and
 * `data-public-link`.
 */

/** Id of the element with the Worker's data as JSON; empty where the page did not come from the Worker. */
export const PUBLIC_CONTENT_ELEMENT = "known";

/** Marks content for visitors without a session; for everyone else it is removed. */
export const DRAWN_FOR_STRANGERS = "data-drawn-for-strangers";

/** Marks where a preview's shape shows its postcode. */
export const DRAWN_POSTCODE = "data-drawn-postcode";

/** Marks the link from a preview's shape to the postcode's council, for visitors without scripts. */
export const DRAWN_COUNCIL = "data-drawn-council";

/** Marks where the answers of a preview are drawn, over its shape. */
export const DRAWN_PREVIEW = "data-drawn-preview";

/** Id of the element with the drawn preview as JSON, which the screen takes instead of asking. */
export const PREVIEW_ELEMENT = "preview";

/** Marks where an authority's page or the list is drawn. Its value is the address that it was drawn for, empty where the browser drew it. */
export const DRAWN_AREA = "data-drawn-area";

/** Marks a map's place in such a page. Its value is the map to draw, as JSON. */
export const AREA_MAP = "data-area-map";

/** JSON that cannot close the script element that contains it. */
export function inScript(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
