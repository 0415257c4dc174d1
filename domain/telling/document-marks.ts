/**
 * Names by which the build, the Worker and the browser find the same places in a drawn page. Beside them `PublicText` marks its gaps with
 * `data-public-text` and `data-public-link`.
 */

/** Id of the element that holds what the Worker knows, as JSON; it is empty where the page did not come from the Worker. */
export const PUBLIC_CONTENT_ELEMENT = "known";

/** Marks what is only for visitors without a session: anyone else is sent the page without it. */
export const DRAWN_FOR_STRANGERS = "data-drawn-for-strangers";

/** Marks where the shape of a preview names its postcode. */
export const DRAWN_POSTCODE = "data-drawn-postcode";

/** Marks the way from the shape of a preview to the council of its postcode, for whoever runs no scripts. */
export const DRAWN_COUNCIL = "data-drawn-council";

/** Marks where the page of an authority, or the list of all, is drawn; its value is the address that it was drawn for, empty where the browser drew it. */
export const DRAWN_AREA = "data-drawn-area";

/** Marks the place of a map in such a page; its value is the map to draw there, as JSON. */
export const AREA_MAP = "data-area-map";

/** A value as JSON that cannot end the script element it stands in. */
export function inScript(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
