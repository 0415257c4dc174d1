import type { IsoDate } from "../../base/calendar.ts";
import type { Place } from "../../base/facts/facts.ts";
import type { DesignatedKind, LicensingScheme } from "../../base/facts/scheme.ts";
import { authoritiesHere, NEARLY_ALL } from "../../base/place/authorities-here.ts";
import { newestPageDay } from "./page-age.ts";
import { decidingProof, type SchemeProof, schemeProofs } from "./proven-scheme.ts";
import { type Fit, sparesSomeBuildings } from "./scheme-fit.ts";
import { isLive, mayBind, phaseOn, type SchemePhase } from "./scheme-phase.ts";
import { couldReach, hasCertainEdge, shareCovered } from "./share-covered.ts";
import type { Verdict } from "./verdict.ts";

/** A verdict from the register alone, and the rows that made it. */
export type RegisterFinding = {
	readonly verdict: Verdict;
	/** What the verdict rests on; null of `unknown`. */
	readonly proof: SchemeProof | null;
	readonly schemes: readonly LicensingScheme[];
	/** Those rows; of `none_found` the rows by which nothing reaches the place. */
	readonly restsOn: readonly LicensingScheme[];
	/** What a `check_boundary` waits for; null of other verdicts. */
	readonly open: OpenQuestion | null;
	/** A scheme was here and lapsed, with none after it: the reason of an `unknown`. */
	readonly lapsed: boolean;
	/** The day of the page by which the council had none, too old to tell of today: the reason of an `unknown`. */
	readonly hadNoneOn: IsoDate | null;
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

type Row = { scheme: LicensingScheme; phase: SchemePhase; fit: Fit; proof: SchemeProof };

/**
 * What the register says of one kind of scheme at a place on a day. Source: Rule LICENCE-3, Rule LICENCE-5, Rule LICENCE-8:
 * certain ward or whole district, or 95 % of a sector, `required` by a row that decides, else `likely`; 2-95 % `check_boundary`; an edge that no postcode settles, or a scheme that is stayed or has no first day yet, `check_boundary`; live rows that cannot
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
		proof: decidingProof(scheme, day),
	}));
	const reaching = rows.filter(
		({ scheme, phase, fit }) => mayBind(phase) && fit !== "outside" && couldReach(place, scheme),
	);
	if (reaching.length > 0) {
		const judged = judgeReaching(place, reaching);
		return {
			...judged,
			restsOn: judged.schemes,
			lapsed: false,
			hadNoneOn: null,
			proposed: false,
		};
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
): Pick<RegisterFinding, "verdict" | "proof" | "schemes" | "open"> {
	const inForce = rows.filter(({ phase }) => phase === "in_force");
	if (isAllReached(place, inForce)) {
		const proof = proofThatReaches(place, inForce);
		const isSure = proof !== "lead" && !inForce.every(({ scheme }) => sparesSomeBuildings(scheme));
		return {
			verdict: isSure ? "required" : "likely",
			proof,
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
			proof: proofThatReaches(place, starting),
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
	return {
		verdict: "check_boundary",
		proof: surest(rows),
		schemes: rows.map(({ scheme }) => scheme),
		open,
	} as const;
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

/** What the rows rest on that reach all of the place: the surest that does by itself, else the weakest of those that do together. */
function proofThatReaches(place: Place, rows: readonly Row[]): SchemeProof {
	const alone = rows.filter(
		(row) => !sparesSomeBuildings(row.scheme) && isAllReached(place, [row]),
	);
	return alone.length > 0 ? surest(alone) : weakest(rows);
}

function surest(rows: readonly Row[]): SchemeProof {
	return schemeProofs.find((proof) => rows.some((row) => row.proof === proof)) ?? "lead";
}

function weakest(rows: readonly Row[]): SchemeProof {
	return schemeProofs.findLast((proof) => rows.some((row) => row.proof === proof)) ?? "lead";
}

/**
 * No scheme reaches: either every authority here was checked and has none, or somebody does not know. A page that says none tells it for 24 months; that the wards
 * of other schemes leave this one out is a lead, unless an administrator read them all. Source: Rule LICENCE-4, Rule LICENCE-8.
 */
function judgeAbsence(place: Place, rows: readonly Row[]): RegisterFinding {
	const here = authoritiesHere(place);
	const lapsed = rows.filter(
		({ scheme, phase, fit }) => phase === "ended" && fit !== "outside" && couldReach(place, scheme),
	);
	const isOld = ({ scheme, phase, proof }: Row) =>
		phase === "none" && proof === "lead" && newestPageDay(scheme.evidence) !== null;
	const proposed = rows.some(({ phase }) => phase === "consulting");
	// Neither a proposal nor what a court undid is a sign that anyone looked for what is already there.
	const checked = here.map(({ code }) =>
		rows.filter(
			(row) =>
				row.scheme.authorityCode === code &&
				(isLive(row.phase) || row.phase === "none") &&
				!isOld(row),
		),
	);
	const unchecked = checked.some((found) => found.length === 0);
	const absence = { open: null, proposed, hadNoneOn: null, lapsed: lapsed.length > 0 };
	if (lapsed.length > 0 || unchecked || here.length === 0) {
		const old = lapsed.length > 0 ? [] : rows.filter(isOld);
		const schemes = [...lapsed, ...old].map(({ scheme }) => scheme);
		return {
			...absence,
			verdict: "unknown",
			proof: null,
			schemes: lapsed.map(({ scheme }) => scheme),
			restsOn: schemes,
			hadNoneOn: newestPageDay(old.flatMap(({ scheme }) => scheme.evidence)),
		};
	}
	const restsOn = checked.flat();
	return {
		...absence,
		verdict: "none_found",
		proof: weakest(
			restsOn.map((row) =>
				row.phase === "none" || row.proof === "verified" ? row : { ...row, proof: "lead" },
			),
		),
		schemes: [],
		restsOn: restsOn.map(({ scheme }) => scheme),
	};
}
