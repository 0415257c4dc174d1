import type { Tone } from "../tone.ts";
import type { CoverageKind, LicensingScheme, ReviewReason, SchemeKind } from "./scheme.ts";
import type { SchemeStatus } from "./scheme-status.ts";

/** Words for anyone who keeps the register: each stands by itself, as in a list to choose from. */

export const schemeKindInWords: Readonly<Record<SchemeKind, string>> = {
	selective: "Selective licensing",
	additional: "Additional HMO licensing",
	article4_hmo: "Article 4 direction on HMOs",
	none: "No scheme",
};

export const schemeReachInWords: Readonly<Record<CoverageKind, string>> = {
	whole_district: "The whole district",
	wards: "Listed wards",
	part_wards: "Parts of wards",
	areas: "Named areas",
	streets: "Named streets",
	none: "Nowhere",
	proposed: "Proposed",
};

export const announcedInWords: Readonly<Record<LicensingScheme["announced"], string>> = {
	in_force: "In force",
	upcoming: "Upcoming",
	proposed: "Proposed",
	expired: "Expired",
	none: "None",
};

export const schemeStatusInWords: Readonly<Record<SchemeStatus, string>> = {
	none: "None",
	proposed: "Proposed",
	starting: "Starting soon",
	in_force: "In force",
	ended: "Ended",
};

export const schemeStatusTones: Readonly<Record<SchemeStatus, Tone>> = {
	none: "grey",
	proposed: "amber",
	starting: "amber",
	in_force: "green",
	ended: "grey",
};

/** Why a row should be read again, as what happened to the council's page. */
export const reviewReasonInWords: Readonly<Record<ReviewReason, string>> = {
	page_changed: "Page changed",
	page_gone: "Page gone",
};

/** Said of a row that no one has read at the council's page. */
export const NOT_CHECKED = "We have not checked this yet. Ask the council.";

/** What stands behind the link to a page that is held with http. */
export const IN_THE_CLEAR = " (http, not secure)";
