import type { IsoDate } from "../../base/calendar.ts";
import type { Place } from "../../base/facts/facts.ts";
import type { DesignatedKind, LicensingScheme } from "../../base/facts/scheme.ts";
import { authoritiesHere, NEARLY_ALL } from "../../base/place/authorities-here.ts";
import { type Fit, sparesSomeBuildings } from "./scheme-fit.ts";
import { isLive, mayBind, phaseOn, type SchemePhase } from "./scheme-phase.ts";
import { couldReach, hasCertainEdge, shareCovered } from "./share-covered.ts";
import type { Verdict } from "./verdict.ts";

/** A verdict from the register alone, and the rows that made it. */
export type RegisterFinding = {
	readonly verdict: Verdict;
	readonly schemes: readonly LicensingScheme[];
	/** Those rows; of `none_found` the rows by which nothing reaches the place. */
	readonly restsOn: readonly LicensingScheme[];
	/** What a `check_boundary` waits for; null of other verdicts. */
	readonly open: OpenQuestion | null;
	/** A scheme was here and lapsed, with none after it: the reason of an `unknown`. */
	readonly lapsed: boolean;
	/** A council consults on one that binds no one yet. */
	readonly proposed: boolean;
};

/** Why a row within reach does not settle it: its edge, its kind of home, or that nobody can say from which day it binds. */
type OpenQuestion = "edge" | "home" | "undated" | "stayed";

/** Whether a scheme is for the home that is asked about, by its street and its kind. */
type FitOf = (scheme: LicensingScheme) => Fit;

type SchemeQuery = {
	readonly place: Place;
	readonly schemes: readonly LicensingScheme[];
	readonly day: IsoDate;
	/** Left out: every scheme is for every home, as far as its edge goes. */
	readonly fitOf?: FitOf;
};

type Row = { scheme: LicensingScheme; phase: SchemePhase; fit: Fit };

/**
 * What the register says of one kind of scheme at a place on a day. Source: Rule LICENCE-3, Rule LICENCE-5, Rule LICENCE-8:
 * certain ward or whole district at unit grain `required` when verified, else `likely`; sector share 95 % or more `likely`,
 * 2-95 % `check_boundary`; an edge that no postcode settles, or a scheme that is stayed or has no first day yet, `check_boundary`; live rows that cannot
 * reach, or a row that says none, `none_found`; no row, only a consultation, or lapsed with no successor, `unknown`.
 */
export function judgeSchemes(
	kind: DesignatedKind,
	{ place, schemes, day, fitOf = () => "inside" }: SchemeQuery,
): RegisterFinding {
	const rows = rowsAbout(kind, schemes).map((scheme) => ({
		scheme,
		phase: phaseOn(scheme, day),
		fit: fitOf(scheme),
	}));
	const reaching = rows.filter(
		({ scheme, phase, fit }) => mayBind(phase) && fit !== "outside" && couldReach(place, scheme),
	);
	if (reaching.length > 0) {
		const judged = judgeReaching(place, reaching);
		return { ...judged, restsOn: judged.schemes, lapsed: false, proposed: false };
	}
	return judgeAbsence(place, rows);
}

/** Rows that say something of one kind of scheme: that there is one, or that a council has none. */
export function rowsAbout(
	kind: DesignatedKind,
	schemes: readonly LicensingScheme[],
): LicensingScheme[] {
	return schemes.filter((scheme) => scheme.kind === kind || scheme.ruledOut.includes(kind));
}

/** Schemes in force decide before ones that are to start, and those before what has no day. */
function judgeReaching(
	place: Place,
	rows: readonly Row[],
): Pick<RegisterFinding, "verdict" | "schemes" | "open"> {
	const inForce = rows.filter(({ phase }) => phase === "in_force");
	if (isAllReached(place, inForce)) {
		return {
			verdict: isProven(place, inForce) ? "required" : "likely",
			schemes: inForce.map(({ scheme }) => scheme),
			open: null,
		};
	}
	if (inForce.length > 0) {
		return checkBoundary(inForce, openQuestionOf(inForce));
	}
	const starting = rows.filter(({ phase }) => phase === "starting");
	if (isAllReached(place, starting)) {
		return {
			verdict: "starting_soon",
			schemes: starting.map(({ scheme }) => scheme),
			open: null,
		};
	}
	if (starting.length > 0) {
		return checkBoundary(starting, openQuestionOf(starting));
	}
	const stayed = rows.filter(({ phase }) => phase === "stayed");
	return stayed.length > 0 ? checkBoundary(stayed, "stayed") : checkBoundary(rows, "undated");
}

function checkBoundary(rows: readonly Row[], open: OpenQuestion) {
	return { verdict: "check_boundary", schemes: rows.map(({ scheme }) => scheme), open } as const;
}

/** Where the edge of none is in doubt it is the home that decides. */
function openQuestionOf(rows: readonly Row[]): OpenQuestion {
	return rows.every(({ scheme, fit }) => fit === "ask" && hasCertainEdge(scheme)) ? "home" : "edge";
}

/** Whether rows that are for this home reach all of the place together. Of a list of streets that names the home, the list is the edge. */
function isAllReached(place: Place, rows: readonly Row[]): boolean {
	const fitting = rows.filter(({ fit }) => fit === "inside").map(({ scheme }) => scheme);
	return fitting.some(namesTheHome) || shareCovered(place, fitting) >= NEARLY_ALL;
}

/** A fit of a scheme of streets was found in its list. */
function namesTheHome({ coverage, streets }: LicensingScheme): boolean {
	return coverage === "streets" && streets !== null;
}

/** Whether a row that an administrator read against the council's page reaches the home for certain. */
function isProven(place: Place, rows: readonly Row[]): boolean {
	return (
		place.grain === "unit" &&
		rows.some(
			(row) =>
				row.scheme.verifiedOn !== null &&
				!sparesSomeBuildings(row.scheme) &&
				isAllReached(place, [row]),
		)
	);
}

/** No scheme reaches: either every authority here was checked and has none, or somebody does not know. */
function judgeAbsence(place: Place, rows: readonly Row[]): RegisterFinding {
	const here = authoritiesHere(place);
	const lapsed = rows.filter(
		({ scheme, phase, fit }) => phase === "ended" && fit !== "outside" && couldReach(place, scheme),
	);
	const proposed = rows.some(({ phase }) => phase === "consulting");
	// Neither a proposal nor what a court undid is a sign that anyone looked for what is already there.
	const checked = here.map(({ code }) =>
		rows.filter(
			({ scheme, phase }) => scheme.authorityCode === code && (isLive(phase) || phase === "none"),
		),
	);
	const unchecked = checked.some((found) => found.length === 0);
	if (lapsed.length > 0 || unchecked || here.length === 0) {
		const schemes = lapsed.map(({ scheme }) => scheme);
		return {
			verdict: "unknown",
			schemes,
			restsOn: schemes,
			open: null,
			lapsed: lapsed.length > 0,
			proposed,
		};
	}
	const restsOn = checked.flat().map(({ scheme }) => scheme);
	return { verdict: "none_found", schemes: [], restsOn, open: null, lapsed: false, proposed };
}
