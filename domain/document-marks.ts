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

/** Marks where the page of an authority, or the list of all, is drawn. */
export const DRAWN_AREA = "data-drawn-area";

/** Id of the element that holds what such a page was drawn from, as JSON. */
export const AREA_ELEMENT = "drawn-from";

/** A value as JSON that cannot end the script element it stands in. */
export function inScript(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
