import type { IsoDate } from "../calendar.ts";
import type { LicenceKind } from "../licence.ts";
import type { Pence } from "../money.ts";
import type { StreetList } from "./street-list.ts";

/** Kinds of scheme that a council can have. Article 4 is planning, kept in the same register. */
export const designatedKinds = ["selective", "additional", "article4_hmo"] as const;
export type DesignatedKind = (typeof designatedKinds)[number];

/** What a scheme of each kind makes a home need. */
export const licenceKindOf = {
	selective: "selective",
	additional: "additional",
	article4_hmo: "articleFour",
} as const satisfies Record<DesignatedKind, LicenceKind>;

/** The kind of a scheme, or `none` for a council that was checked and has no scheme. */
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
 * Recorded status. `consulting`: the council asks for views. `approved`: decided, without a first day. `stayed`: suspended by a court. `made`: designated,
 * with or without its first day. `none`: no scheme. Source: Rule LICENCE-9.
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

/** Recorded as the author of changes from a published file. */
export const BY_RELEASE = "release";

/** Why a row should be read again: its page has changed or is gone. */
export const reviewReasons = ["page_changed", "page_gone"] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** The HMOs that an additional scheme covers. Null: as in the law, without a limit of the council's own. */
export type HmoScope = {
	/** Fewest and most people. */
	readonly peopleFrom: number | null;
	readonly peopleTo: number | null;
	readonly storeysFrom: number | null;
	readonly storeysTo: number | null;
	/** Buildings converted into flats below the standard of 1991 (Housing Act 2004 section 257). */
	readonly section257: "included" | "excluded" | "only" | null;
	/** Flats in purpose-built blocks. */
	readonly purposeBuiltBlocks: "included" | "excluded" | null;
};

/** Licence fees in pence; null where they were not read. */
export type SchemeFees = {
	/** For a home let to one household, and for an HMO. */
	readonly single: Pence | null;
	readonly hmo: Pence | null;
	/** Unit of a fee. */
	readonly per: "home" | "person" | null;
	/** Fee for an accredited landlord. */
	readonly accredited: Pence | null;
};

/**
 * One row of the licensing register. Its dates decide on every request whether it is in force;
 * `status`, as recorded, decides alone only where it has no dates.
 */
export type LicensingScheme = {
	readonly id: string;
	readonly authorityCode: string;
	readonly council: string;
	readonly kind: SchemeKind;
	/** For a row that says "no scheme": the kinds that its page rules out. Empty for every other row. */
	readonly ruledOut: readonly DesignatedKind[];
	/** The council's name for it; null where that was not read. */
	readonly name: string | null;
	readonly status: SchemeStatus;
	readonly coverage: CoverageKind;
	/** For coverage `wards`, the wards it covers. For parts, areas and streets, the wards that contain all of it, where known. */
	readonly wardCodes: readonly string[];
	/** Year of the ward borders that the designation names, `YYYY`; null where it was not read. */
	readonly wardVintage: string | null;
	/** Whether the designation names wards that no longer exist, so that the scheme's edge is uncertain. */
	readonly hasUnmatchedWards: boolean;
	/** The council's list of streets, word for word; null where it was not recorded. */
	readonly streets: string | null;
	/** The parsed list, with the version of the parser (`STREET_READING`) that made it; absent until it is parsed. */
	readonly streetList?: { readonly reading: number; readonly list: StreetList };
	/** `YYYY-MM-DD`: the day the designation was made, which is not the day it begins. */
	readonly designatedOn: IsoDate | null;
	/** `YYYY-MM-DD`: the first day on which it binds. Null when it is in force since an unknown day, or not announced. */
	readonly start: IsoDate | null;
	/** Last day. Null is open-ended for Article 4, otherwise unknown. */
	readonly end: IsoDate | null;
	readonly hmo: HmoScope | null;
	/** Exemptions, a line each. */
	readonly exemptions: readonly string[];
	readonly fees: SchemeFees | null;
	/** The council's plans for the time after it; null where unknown. */
	readonly plans: string | null;
	/** The council's page for enquiries and applications; null where none is fit to show. */
	readonly url: string | null;
	readonly evidence: readonly SchemeEvidence[];
	/** Day on which an administrator read the row against the council's page; null for a lead. */
	readonly verifiedOn: IsoDate | null;
	/** Counts the changes of the row. */
	readonly revision: number;
	/** Why the row should be read again; null or absent where nothing calls for it. */
	readonly review?: ReviewReason | null;
};

/** Defaults for a row that nobody has read in full. */
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

/** Publisher of a page that a row of the register rests on. */
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
	/** The page's own date, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null where it has none. */
	readonly pageDay: string | null;
	/** Day on which it was read. */
	readonly readDay: IsoDate;
	/** Reader: `BY_CHECK` for a check of stored copies, else the administrator's account. Never shown. */
	readonly readBy: string;
	/** What it proves, in one sentence. */
	readonly proves: string;
};
