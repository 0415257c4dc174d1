import { addDays, addYears, type IsoDate } from "../../base/calendar.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";

const LONGEST_DESIGNATION_YEARS = 5;

/** State of a row on a day. `undated`: decided, without a first day; `stayed`: suspended by a court. */
export type SchemePhase =
	| "none"
	| "consulting"
	| "undated"
	| "stayed"
	| "starting"
	| "in_force"
	| "ended";

/** The fields of a row that its phase depends on. */
type Dated = Pick<LicensingScheme, "kind" | "status" | "coverage" | "start" | "end">;

/**
 * Computed from dates on every request, because schemes lapse silently: council pages read as live for months after their last day. The recorded status
 * decides where there is no date or dates cannot tell. A consultation stays one until its row is changed, because schemes have been dropped before their
 * first day; a quashed or withdrawn scheme never binds. Source: Fact LAW-F8, Rule LICENCE-1, Rule LICENCE-9.
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
 * Last day of a scheme. A licensing designation with an unrecorded end ends five years after its first day at the latest. Source: Housing Act 2004 sections
 * 60 and 84. An Article 4 direction has no such limit.
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

/** Phase of a row without a first day: started before the register was compiled, unless its status says only decided, or over. */
function withoutStart({ status }: Dated): SchemePhase {
	if (status === "approved" || status === "made") {
		return "undated";
	}
	return status === "ended" ? "ended" : "in_force";
}

/** Whether a scheme binds now or will from a set day. */
export function isLive(phase: SchemePhase): boolean {
	return phase === "in_force" || phase === "starting";
}

/** Whether a scheme binds, will bind, or may bind from an unknown day. */
export function mayBind(phase: SchemePhase): boolean {
	return isLive(phase) || phase === "undated" || phase === "stayed";
}

/** Years before its last day from which a scheme's end is announced. */
const NEARLY_OVER_YEARS = 1;

/** Last day of a scheme in force that ends within twelve months; null for any other. Only the council knows what follows. */
export function endsSoon(scheme: Dated, day: IsoDate): IsoDate | null {
	const last = lastDay(scheme);
	return last !== null &&
		phaseOn(scheme, day) === "in_force" &&
		last <= addYears(day, NEARLY_OVER_YEARS)
		? last
		: null;
}
