/**
 * State of a kind of scheme in an authority. `live`: one binds, by pages that we read; `coming`: decided but not yet binding; `lead`: known only from a
 * list; `none`: ruled out by a page that we read; `unknown`: nothing is known.
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
