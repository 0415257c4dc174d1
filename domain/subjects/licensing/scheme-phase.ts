import { addDays, addYears, type IsoDate } from "../../base/calendar.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";

const LONGEST_DESIGNATION_YEARS = 5;

/** Where a row of the register stands on a day. `undated`: decided, and nobody said from which day; `stayed`: a court holds it up. */
export type SchemePhase =
	| "none"
	| "consulting"
	| "undated"
	| "stayed"
	| "starting"
	| "in_force"
	| "ended";

/** What of a row its phase is computed from. */
type Dated = Pick<LicensingScheme, "kind" | "status" | "coverage" | "start" | "end">;

/**
 * Computed from dates on every request, because schemes lapse silently: council pages read as live for months
 * after their last day. What a row was recorded as counts where it has no date, and where a date cannot tell: a consultation
 * stays one until its row is changed, since schemes have been dropped before their first day, and what was quashed or withdrawn
 * binds no one whatever its days. Source: Fact LAW-F8, Rule LICENCE-1, Rule LICENCE-9.
 */
export function phaseOn(scheme: Dated, day: IsoDate): SchemePhase {
	if (scheme.kind === "none") {
		return "none";
	}
	if (scheme.status === "consulting" || scheme.coverage === "proposed") {
		return "consulting";
	}
	const end = lastDay(scheme);
	if (isVoid(scheme) || (end !== null && end < day)) {
		return "ended";
	}
	if (scheme.status === "stayed") {
		return "stayed";
	}
	if (scheme.start === null) {
		return withoutStart(scheme);
	}
	return scheme.start > day ? "starting" : "in_force";
}

/** Whether a court or the council itself undid a scheme. */
function isVoid({ status }: Pick<LicensingScheme, "status">): boolean {
	return status === "quashed" || status === "withdrawn";
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
	return longestEnd(start);
}

/** The last day of a designation of five years that begins on a day. */
export function longestEnd(start: IsoDate): IsoDate {
	return addDays(addYears(start, LONGEST_DESIGNATION_YEARS), -1);
}

/** A blank start means started before the register was compiled, unless the row was recorded as decided only, or over. */
function withoutStart({ status }: Dated): SchemePhase {
	if (status === "approved" || status === "made") {
		return "undated";
	}
	return status === "ended" ? "ended" : "in_force";
}

/** Whether a scheme binds now or will from a day already set. */
export function isLive(phase: SchemePhase): boolean {
	return phase === "in_force" || phase === "starting";
}

/** Whether a scheme binds, will, or may from a day that nobody can name. */
export function mayBind(phase: SchemePhase): boolean {
	return isLive(phase) || phase === "undated" || phase === "stayed";
}

/** Years before its last day from which a scheme is said to end. */
const NEARLY_OVER_YEARS = 1;

/** The last day of a scheme in force that ends within twelve months of a day; null of any other. It is the council that says what comes after. */
export function endsSoon(scheme: Dated, day: IsoDate): IsoDate | null {
	const last = lastDay(scheme);
	return last !== null &&
		phaseOn(scheme, day) === "in_force" &&
		last <= addYears(day, NEARLY_OVER_YEARS)
		? last
		: null;
}
