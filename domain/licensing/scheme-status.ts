import { addDays, addYears, type IsoDate } from "../calendar.ts";
import type { LicensingScheme } from "./scheme.ts";

const LONGEST_DESIGNATION_YEARS = 5;

/** Where a row of the register stands on a day. */
export type SchemeStatus = "none" | "proposed" | "starting" | "in_force" | "ended";

/** What of a row its standing is computed from. */
type Dated = Pick<LicensingScheme, "kind" | "announced" | "coverage" | "start" | "end">;

/**
 * Computed from dates on every request, because schemes lapse silently: council pages read as live for months
 * after their last day. What a row was recorded as counts only where it has no date. A proposal
 * stays one until its row is changed: approved schemes have been dropped before their first day.
 * Source: FACTS 1.3 (expiry, false positives), datasets/reference/README.md.
 */
export function statusOn(scheme: Dated, day: IsoDate): SchemeStatus {
	if (scheme.kind === "none") {
		return "none";
	}
	if (scheme.announced === "proposed" || scheme.coverage === "proposed") {
		return "proposed";
	}
	const end = lastDay(scheme);
	if (end !== null && end < day) {
		return "ended";
	}
	if (scheme.start === null) {
		return withoutStart(scheme);
	}
	return scheme.start > day ? "starting" : "in_force";
}

/**
 * A licensing designation whose end no one recorded is over five years after its first day at the latest. Source: Housing Act 2004
 * sections 60 and 84. An Article 4 direction has no such limit.
 */
export function lastDay({
	kind,
	start,
	end,
}: Pick<LicensingScheme, "kind" | "start" | "end">): IsoDate | null {
	if (end !== null || start === null || kind === "article4_hmo") {
		return end;
	}
	return addDays(addYears(start, LONGEST_DESIGNATION_YEARS), -1);
}

/** A blank start means started before the register was compiled, unless the row was recorded as upcoming or over. */
function withoutStart(scheme: Dated): SchemeStatus {
	if (scheme.announced === "upcoming") {
		return "starting";
	}
	return scheme.announced === "expired" ? "ended" : "in_force";
}

/** Whether a scheme binds now or will from a day already set. */
export function isLive(status: SchemeStatus): boolean {
	return status === "in_force" || status === "starting";
}
