import type { IsoDate } from "../calendar.ts";
import type { Place } from "../facts.ts";
import { authoritiesHere, couldReach, NEARLY_ALL, shareReached } from "./reach.ts";
import type { LicensingScheme, SchemeKind } from "./scheme.ts";
import { isLive, type SchemeStatus, statusOn } from "./scheme-status.ts";
import type { Verdict } from "./verdict.ts";

/** A verdict from the register alone, and the rows that made it. */
export type RegisterFinding = {
	readonly verdict: Verdict;
	readonly schemes: readonly LicensingScheme[];
	/** Those rows; of `none_found` the rows by which nothing reaches the place. */
	readonly restsOn: readonly LicensingScheme[];
	/** A scheme was here and lapsed, with none after it: the reason of an `unknown`. */
	readonly lapsed: boolean;
	/** A council has announced a proposal that binds no one yet. */
	readonly proposed: boolean;
};

type Row = { scheme: LicensingScheme; status: SchemeStatus };

/**
 * What the register says of one kind of scheme at a place on a day. Source: DECISIONS 6:
 * certain ward or whole district at unit grain `required` when verified, else `likely`; sector share 95 % or more `likely`,
 * 2-95 % `check_boundary`; an edge that no postcode settles `check_boundary`; live rows that cannot reach, or a row that says none,
 * `none_found`; no row, only a proposal, or lapsed with no successor, `unknown`.
 */
export function judgeSchemes(
	kind: Exclude<SchemeKind, "none">,
	{ place, schemes, day }: { place: Place; schemes: readonly LicensingScheme[]; day: IsoDate },
): RegisterFinding {
	const rows = rowsAbout(kind, schemes).map((scheme) => ({
		scheme,
		status: statusOn(scheme, day),
	}));
	const reaching = rows.filter(({ scheme, status }) => isLive(status) && couldReach(place, scheme));
	if (reaching.length > 0) {
		const judged = judgeReaching(place, reaching);
		return {
			...judged,
			restsOn: judged.schemes,
			lapsed: false,
			proposed: false,
		};
	}
	return judgeAbsence(place, rows);
}

/** Rows that say something of one kind of scheme: that there is one, or that a council has none. */
export function rowsAbout(
	kind: Exclude<SchemeKind, "none">,
	schemes: readonly LicensingScheme[],
): LicensingScheme[] {
	return schemes.filter(
		(scheme) => scheme.kind === kind || (scheme.kind === "none" && kind !== "article4_hmo"),
	);
}

/** Schemes in force decide before ones that are to start. */
function judgeReaching(
	place: Place,
	rows: readonly Row[],
): Pick<RegisterFinding, "verdict" | "schemes"> {
	const inForce = rows.filter(({ status }) => status === "in_force").map(({ scheme }) => scheme);
	if (shareReached(place, inForce) >= NEARLY_ALL) {
		const verified = inForce.some(
			(scheme) => scheme.verifiedOn !== null && shareReached(place, [scheme]) >= NEARLY_ALL,
		);
		return {
			verdict: place.grain === "unit" && verified ? "required" : "likely",
			schemes: inForce,
		};
	}
	if (inForce.length > 0) {
		return { verdict: "check_boundary", schemes: inForce };
	}
	const starting = rows.map(({ scheme }) => scheme);
	return {
		verdict: shareReached(place, starting) >= NEARLY_ALL ? "starting_soon" : "check_boundary",
		schemes: starting,
	};
}

/** No scheme reaches: either every authority here was checked and has none, or somebody does not know. */
function judgeAbsence(place: Place, rows: readonly Row[]): RegisterFinding {
	const here = authoritiesHere(place);
	const lapsed = rows.filter(
		({ scheme, status }) => status === "ended" && couldReach(place, scheme),
	);
	const proposed = rows.some(({ status }) => status === "proposed");
	// A proposal is no sign that anyone looked for what is already there.
	const checked = here.map(({ code }) =>
		rows.filter(
			({ scheme, status }) =>
				scheme.authorityCode === code && (isLive(status) || status === "none"),
		),
	);
	const unchecked = checked.some((found) => found.length === 0);
	if (lapsed.length > 0 || unchecked || here.length === 0) {
		const schemes = lapsed.map(({ scheme }) => scheme);
		return {
			verdict: "unknown",
			schemes,
			restsOn: schemes,
			lapsed: lapsed.length > 0,
			proposed,
		};
	}
	const restsOn = checked.flat().map(({ scheme }) => scheme);
	return { verdict: "none_found", schemes: [], restsOn, lapsed: false, proposed };
}
