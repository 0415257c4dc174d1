import type {
	CoverageKind,
	HmoScope,
	ReviewReason,
	SchemeKind,
	SchemeStatus,
} from "../../base/facts/scheme.ts";
import { lowerFirst } from "../../base/sentence.ts";
import type { Tone } from "../../base/tone.ts";
import { listInWords } from "../../base/words.ts";
import type { SchemePhase } from "./scheme-phase.ts";

/** Words for maintainers of the register; each stands alone, as in a list of choices. */

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

/** How a designation defines its edge, for use within a sentence. */
export function coverageInWords(coverage: CoverageKind): string {
	return lowerFirst(schemeReachInWords[coverage]);
}

/** Recorded status in words; the phase says what it means on a day. */
export const schemeStatusInWords: Readonly<Record<SchemeStatus, string>> = {
	consulting: "Consulting",
	approved: "Approved, day not set",
	stayed: "Stayed by a court",
	made: "Made",
	in_force: "In force",
	quashed: "Quashed",
	withdrawn: "Withdrawn",
	ended: "Ended",
	none: "None",
};

export const schemePhaseInWords: Readonly<Record<SchemePhase, string>> = {
	none: "None",
	consulting: "Consulting",
	undated: "Approved, day not known",
	stayed: "Stayed by a court",
	starting: "Starting soon",
	in_force: "In force",
	ended: "Ended",
};

export const schemePhaseTones: Readonly<Record<SchemePhase, Tone>> = {
	none: "grey",
	consulting: "amber",
	undated: "amber",
	stayed: "amber",
	starting: "amber",
	in_force: "green",
	ended: "grey",
};

/** Why a row should be read again: what happened to the council's page. */
export const reviewReasonInWords: Readonly<Record<ReviewReason, string>> = {
	page_changed: "Page changed",
	page_gone: "Page gone",
};

/** Shown for a row not read against the council's live page, whatever copy of it was read. */
export const NOT_CHECKED = "Not confirmed on the council's site yet. Ask the council.";

/** HMOs that an additional scheme covers, a phrase for each limit: "HMOs of three to four people", "HMOs of 2 storeys or more"; empty without limits. */
export function hmoScopeInWords(hmo: HmoScope | null): string[] {
	if (hmo === null) {
		return [];
	}
	const { peopleFrom, peopleTo, storeysFrom, storeysTo } = hmo;
	const sizes = [
		...rangeOf(peopleFrom, peopleTo, "people"),
		...rangeOf(storeysFrom, storeysTo, "storeys"),
	];
	return [
		...(sizes.length > 0 ? [`HMOs of ${listInWords(sizes)}`] : []),
		...(hmo.section257 === null ? [] : [section257InWords[hmo.section257]]),
		...(hmo.purposeBuiltBlocks === "excluded" ? ["no flats in purpose-built blocks"] : []),
	];
}

const section257InWords = {
	included: "buildings converted into flats (section 257)",
	excluded: "no buildings converted into flats (section 257)",
	only: "buildings converted into flats alone (section 257)",
} as const;

function rangeOf(from: number | null, to: number | null, what: string): string[] {
	if (from !== null && to !== null) {
		return [from === to ? `${from} ${what}` : `${from} to ${to} ${what}`];
	}
	if (from !== null) {
		return [`${from} ${what} or more`];
	}
	return to === null ? [] : [`up to ${to} ${what}`];
}

/** Heading of national exemptions. */
export const NATIONAL_EXEMPTIONS = "Homes that national law spares";
