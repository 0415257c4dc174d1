import { addDays, daysBetween, type IsoDate } from "../../base/calendar.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { isTooOld } from "./proven-scheme.ts";
import { listsWards, schemeDefects } from "./scheme-defects.ts";
import { ownPages } from "./scheme-evidence.ts";
import { isLive, lastDay, mayBind, phaseOn } from "./scheme-phase.ts";
import { hasCertainEdge } from "./share-covered.ts";

/** Why a row may be unreliable. */
export const doubts = [
	"never_verified",
	"verified_long_ago",
	"page_changed",
	"page_gone",
	"page_unread",
	"no_evidence",
	"page_old",
	"whole_authority",
	"contradicted",
	"defect",
] as const;
export type Doubt = (typeof doubts)[number];

/**
 * Weight of each reason for doubt. A lead weighs most: it decides nothing, so all its homes are sent to the council. A changed page outweighs a row that
 * nobody verified, because it is known that something is different.
 */
const weights: Readonly<Record<Doubt, number>> = {
	never_verified: 2,
	verified_long_ago: 1,
	page_changed: 3,
	page_gone: 3,
	page_unread: 1,
	no_evidence: 6,
	page_old: 6,
	whole_authority: 1,
	contradicted: 2,
	defect: 2,
};

/** Days for which a reading of a row counts: six months. Source: docs/decisions/019. */
const VERIFIED_FOR_DAYS = 183;
/** Days to a date at which it weighs half as much as a date today. */
const HALF_AS_URGENT_DAYS = 90;
/** Days assumed for a row without a future date: as for one that ends with the longest designation. Source: Housing Act 2004 sections 60 and 84. */
const NO_DATE_DAYS = 5 * 365;
/** Homes assumed for an authority with an unknown number: the median of the 361 authorities in the reference tables is 10,218. */
const TYPICAL_HOMES = 10_000;

/** The fields of a row that decide its place in the queue. `isPageUnread`: the last look failed to read one of its pages. */
export type QueuedRow = LicensingScheme & { readonly isPageUnread: boolean };

/** What is known about the number of homes that a row decides on. */
export type ReachFigures = {
	/** Households of its authority that rent privately; null where that is not known. */
	readonly privateHouseholds: number | null;
	/** Share (0-1) of the authority's postcodes in the row's wards; null where it names none. */
	readonly wardShare: number | null;
};

/**
 * `district`: the whole authority; `wards`: by the share of its postcodes in the listed wards; `at_most`: an upper bound, because the row's edge is finer
 * than what it names; `typical`: the authority's number is unknown.
 */
export type HomesReached = {
	readonly count: number;
	readonly basis: "district" | "wards" | "at_most" | "typical";
};

/** The next date on which something changes for a row, or the last one on which something did. */
export type TurningPoint = { readonly day: IsoDate; readonly what: "starts" | "ends" | "ended" };

/** The reasons for a row's place in the queue. */
export type QueuePlace = {
	/** Whole number: the higher, the sooner the row should be read. */
	readonly harm: number;
	readonly homes: HomesReached;
	readonly turn: TurningPoint | null;
	readonly doubts: readonly Doubt[];
	/** Whether it should be read now. */
	readonly isDue: boolean;
};

/**
 * Harm if a row is wrong: homes reached × nearness of its next date × doubt. Nearness is 1 on the day and 90 / (90 + days) before it, so a half at 90 days;
 * for an ended scheme, days since its end count, because it may have been renewed. Doubt is the sum of the weights. More homes, a nearer date or a further
 * doubt never lower it. `others`: rows of the same authority. `day` is the day in London. Source: docs/decisions/019.
 */
export function placeInQueue(
	row: QueuedRow,
	{
		day,
		others,
		...figures
	}: ReachFigures & { readonly day: IsoDate; readonly others: readonly LicensingScheme[] },
): QueuePlace {
	const homes = homesReached(row, figures);
	const turn = turningPoint(row, day);
	const found = doubtsAbout(row, day, others);
	return {
		homes,
		turn,
		doubts: found,
		harm: harmOf({
			homes: homes.count,
			days: turn === null ? NO_DATE_DAYS : Math.abs(daysBetween(day, turn.day)),
			doubt: found.reduce((sum, doubt) => sum + weights[doubt], 0),
		}),
		isDue: isDue(row, day),
	};
}

/** The formula; it rises with each factor. */
export function harmOf(factors: {
	readonly homes: number;
	readonly days: number;
	readonly doubt: number;
}): number {
	const { homes, days, doubt } = factors;
	return Math.round((homes * doubt * HALF_AS_URGENT_DAYS) / (HALF_AS_URGENT_DAYS + days));
}

/** Whether a row should be read again: never read, read over six months ago, or its page has changed or gone since. */
export function isDue(
	{ verifiedOn, review = null }: Pick<LicensingScheme, "verifiedOn" | "review">,
	day: IsoDate,
): boolean {
	return verifiedOn === null || review !== null || isLongAgo(verifiedOn, day);
}

function isLongAgo(verifiedOn: IsoDate, day: IsoDate): boolean {
	return verifiedOn < addDays(day, -VERIFIED_FOR_DAYS);
}

/**
 * Number of homes. A row that says "no scheme" decides for the whole authority. Homes are privately rented households, because no source of ours counts
 * HMOs.
 */
export function homesReached(
	scheme: LicensingScheme,
	{ privateHouseholds, wardShare }: ReachFigures,
): HomesReached {
	const share = listsWards(scheme) && wardShare !== null ? Math.min(1, wardShare) : 1;
	const count = Math.round((privateHouseholds ?? TYPICAL_HOMES) * share);
	if (privateHouseholds === null) {
		return { count, basis: "typical" };
	}
	if (scheme.kind === "none" || scheme.coverage === "whole_district") {
		return { count, basis: "district" };
	}
	return { count, basis: hasCertainEdge(scheme) ? "wards" : "at_most" };
}

/** The nearest future date of a row; for one that is over, its last. */
function turningPoint(scheme: LicensingScheme, day: IsoDate): TurningPoint | null {
	const phase = phaseOn(scheme, day);
	const last = lastDay(scheme);
	if (phase === "ended") {
		return last === null ? null : { day: last, what: "ended" };
	}
	if (scheme.start !== null && scheme.start > day) {
		return { day: scheme.start, what: "starts" };
	}
	return last !== null && last >= day ? { day: last, what: "ends" } : null;
}

function doubtsAbout(row: QueuedRow, day: IsoDate, others: readonly LicensingScheme[]): Doubt[] {
	const { verifiedOn, review = null, evidence, isPageUnread } = row;
	const found: Readonly<Record<Doubt, boolean>> = {
		never_verified: verifiedOn === null,
		verified_long_ago: verifiedOn !== null && isLongAgo(verifiedOn, day),
		page_changed: review === "page_changed",
		page_gone: review === "page_gone",
		page_unread: isPageUnread,
		no_evidence: ownPages(evidence).length === 0,
		page_old: isTooOld(row, day),
		whole_authority: mayBind(phaseOn(row, day)) && asksWholeAuthority(row),
		contradicted: others.some((other) => contradicts(row, other, day)),
		defect: Object.keys(schemeDefects(row, day)).length > 0,
	};
	return doubts.filter((doubt) => found[doubt]);
}

/** Whether everyone in the authority is told to check the edge, because the row names no wards that contain it. */
function asksWholeAuthority(scheme: LicensingScheme): boolean {
	return !hasCertainEdge(scheme) && (scheme.hasUnmatchedWards || scheme.wardCodes.length === 0);
}

/** Whether one row says that there is a scheme, and the other that the authority has none of that kind. */
function contradicts(row: LicensingScheme, other: LicensingScheme, day: IsoDate): boolean {
	return (
		row.id !== other.id &&
		row.authorityCode === other.authorityCode &&
		(denies(row, other, day) || denies(other, row, day))
	);
}

function denies({ ruledOut }: LicensingScheme, scheme: LicensingScheme, day: IsoDate): boolean {
	return ruledOut.some((kind) => kind === scheme.kind) && isLive(phaseOn(scheme, day));
}

/** Sorts the most harmful first; ties by id, so that the order is deterministic. */
export function byHarm(
	a: { readonly harm: number; readonly id: string },
	b: { readonly harm: number; readonly id: string },
): number {
	return b.harm - a.harm || (a.id < b.id ? -1 : Number(a.id > b.id));
}
