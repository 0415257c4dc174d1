import type { IsoDate } from "../calendar.ts";
import type { Pence } from "../money.ts";
import type { StreetList } from "./street-list.ts";

/** The kinds a council can have a scheme of. Article 4 is planning, kept in the same register. */
export const designatedKinds = ["selective", "additional", "article4_hmo"] as const;
export type DesignatedKind = (typeof designatedKinds)[number];

/** What a scheme licenses, or that a council was checked and has none. */
export const schemeKinds = [...designatedKinds, "none"] as const;
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

/**
 * What a row was recorded as. `consulting`: the council asks what people think. `approved`: decided, its first day not set. `stayed`: a court
 * holds it up. `made`: designated, with or without its first day. `none`: no scheme. Source: Rule LICENCE-9.
 */
export const schemeStatuses = [
	"consulting",
	"approved",
	"stayed",
	"made",
	"in_force",
	"quashed",
	"withdrawn",
	"ended",
	"none",
] as const;
export type SchemeStatus = (typeof schemeStatuses)[number];

/** Who changed a row that came with a published file. */
export const BY_RELEASE = "release";

/** Why somebody should read a row again: the page it rests on says something else now, or is not there any more. */
export const reviewReasons = ["page_changed", "page_gone"] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** Which houses in multiple occupation an additional scheme reaches; null is as the law has it, without a limit of the council's own. */
export type HmoScope = {
	/** People from whom, and up to whom. */
	readonly peopleFrom: number | null;
	readonly peopleTo: number | null;
	readonly storeysFrom: number | null;
	readonly storeysTo: number | null;
	/** Buildings converted into flats below the standard of 1991 (Housing Act 2004 section 257). */
	readonly section257: "included" | "excluded" | "only" | null;
	/** Flats in purpose-built blocks. */
	readonly purposeBuiltBlocks: "included" | "excluded" | null;
};

/** What a licence costs, in pence; null where it was not read. */
export type SchemeFees = {
	/** Of a home let to one household, and of an HMO. */
	readonly single: Pence | null;
	readonly hmo: Pence | null;
	/** What one fee is for. */
	readonly per: "home" | "person" | null;
	/** What an accredited landlord pays. */
	readonly accredited: Pence | null;
};

/**
 * One row of the licensing register. Whether it is in force is computed from its dates on every request:
 * `status` is what the row was recorded as, which decides alone only where it has no dates.
 */
export type LicensingScheme = {
	readonly id: string;
	readonly authorityCode: string;
	readonly council: string;
	readonly kind: SchemeKind;
	/** Of a row that says "no scheme": which kinds the page rules out. Empty of every other row. */
	readonly ruledOut: readonly DesignatedKind[];
	/** What the council calls it; null where that was not read. */
	readonly name: string | null;
	readonly status: SchemeStatus;
	readonly coverage: CoverageKind;
	/** Of coverage `wards` those it reaches; of parts, areas and streets those outside of which it reaches nothing, where that is known. */
	readonly wardCodes: readonly string[];
	/** Year of the ward borders that the designation names, `YYYY`; null where it was not read. */
	readonly wardVintage: string | null;
	/** The designation names wards that are none of today: the scheme's edge is then uncertain. */
	readonly hasUnmatchedWards: boolean;
	/** The list of streets as the council prints it; null where nobody pasted it. */
	readonly streets: string | null;
	/** The same as it was read when it was saved, and in which way (`STREET_READING`); absent where it is to be read. */
	readonly streetList?: { readonly reading: number; readonly list: StreetList };
	/** `YYYY-MM-DD`: the day the designation was made, which is not the day it begins. */
	readonly designatedOn: IsoDate | null;
	/** `YYYY-MM-DD`: the first day on which it binds; null when in force and already started, or not announced. */
	readonly start: IsoDate | null;
	/** Last day; null is open-ended for Article 4, otherwise not known. */
	readonly end: IsoDate | null;
	readonly hmo: HmoScope | null;
	/** Whom it spares, a line each. */
	readonly exemptions: readonly string[];
	readonly fees: SchemeFees | null;
	/** What the council plans for the time after it; null where that is not known. */
	readonly plans: string | null;
	/** The council's page about it, where people ask and apply; null where there is none fit to show. */
	readonly url: string | null;
	readonly evidence: readonly SchemeEvidence[];
	/** Day an administrator read the row against the council's page; null for a lead. */
	readonly verifiedOn: IsoDate | null;
	/** Counts the changes of the row. */
	readonly revision: number;
	/** Null or absent while nothing calls for the row to be read again. */
	readonly review?: ReviewReason | null;
};

/** What is not known of a row that nobody read in full. */
export const untold = {
	ruledOut: [],
	name: null,
	wardVintage: null,
	streets: null,
	designatedOn: null,
	hmo: null,
	exemptions: [],
	fees: null,
	plans: null,
	evidence: [],
} as const satisfies Partial<LicensingScheme>;

/** Who published a page that a row of the register rests on. */
export const evidencePublishers = [
	"council",
	"gov_uk",
	"gazette",
	"notice_portal",
	"press",
	"other",
] as const;

export type EvidencePublisher = (typeof evidencePublishers)[number];

/** One page that a row of the register rests on. */
export type SchemeEvidence = {
	readonly url: string;
	readonly publisher: EvidencePublisher;
	/** The day the page itself carries, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null where it has none. */
	readonly pageDay: string | null;
	/** The day it was read. */
	readonly readDay: IsoDate;
	/** Who read it: `BY_CHECK` for a reading of stored copies, else the account of the administrator. Never shown. */
	readonly readBy: string;
	/** One sentence: what it proves. */
	readonly proves: string;
};
