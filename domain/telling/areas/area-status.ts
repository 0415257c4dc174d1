/**
 * How a kind of scheme stands in an authority: whether any binds by pages that we read (`live`), is decided and does not bind yet (`coming`), is known of only from
 * a list (`lead`), is ruled out by a page that we read (`none`), or nothing is known.
 */
export const areaStatuses = ["live", "coming", "lead", "none", "unknown"] as const;
export type AreaStatus = (typeof areaStatuses)[number];

/** The same in a word or three. */
export const areaStatusInWords: Readonly<Record<AreaStatus, string>> = {
	live: "In force",
	coming: "Decided: ask from when",
	lead: "Not checked by us",
	none: "We found none",
	unknown: "Not known",
};
