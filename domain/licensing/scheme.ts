/** What a scheme licenses, or that a council was checked and has none. Article 4 is planning, kept in the same register. */
export const schemeKinds = ["selective", "additional", "article4_hmo", "none"] as const;
export type SchemeKind = (typeof schemeKinds)[number];

/** How much of the council's district a scheme reaches, as its designation describes it. */
export const coverageKinds = [
	"whole_district",
	"wards",
	"part_wards",
	"areas",
	"streets",
	"none",
	"proposed",
] as const;
export type CoverageKind = (typeof coverageKinds)[number];

/** What a row was recorded as. */
export const announcements = ["in_force", "upcoming", "proposed", "expired", "none"] as const;

/** Why somebody should read a row again: the page it rests on says something else now, or is not there any more. */
export const reviewReasons = ["page_changed", "page_gone"] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/**
 * One row of the licensing register. Whether it is in force is computed from its dates on every request:
 * `announced` is what the row was recorded as, used only where it has no dates.
 */
export type LicensingScheme = {
	readonly id: string;
	readonly authorityCode: string;
	readonly council: string;
	readonly kind: SchemeKind;
	readonly announced: (typeof announcements)[number];
	readonly coverage: CoverageKind;
	readonly wardCodes: readonly string[];
	/** Ward names of the designation that no ward of today bears: the scheme's edge is then uncertain. */
	readonly hasUnmatchedWards: boolean;
	/** `YYYY-MM-DD`; null when in force and already started, or not announced. */
	readonly start: string | null;
	/** Last day; null is open-ended for Article 4, otherwise not known. */
	readonly end: string | null;
	/** The page the row was read from; null where there is none fit to show. */
	readonly url: string | null;
	/** Day an administrator read the row against the council's page; null for a lead. */
	readonly verifiedOn: string | null;
	/** Null or absent while nothing calls for the row to be read again. */
	readonly review?: ReviewReason | null;
};
