import type { IsoDate } from "../../base/calendar.ts";
import type { Place } from "../../base/facts/facts.ts";
import type { DesignatedKind, LicensingScheme } from "../../base/facts/scheme.ts";
import { authoritiesHere, NEARLY_ALL } from "../../base/place/authorities-here.ts";
import { newestPageDay } from "./page-age.ts";
import { decidingProof, isTooOld, type SchemeProof, schemeProofs } from "./proven-scheme.ts";
import { type Fit, sparesSomeBuildings } from "./scheme-fit.ts";
import { isLive, mayBind, phaseOn, type SchemePhase } from "./scheme-phase.ts";
import { couldReach, hasCertainEdge, shareCovered } from "./share-covered.ts";
import type { Verdict } from "./verdict.ts";

/** Verdict from the register alone, with the rows behind it. */
export type RegisterFinding = {
	readonly verdict: Verdict;
	/** What the verdict rests on; null of `unknown`. */
	readonly proof: SchemeProof | null;
	readonly schemes: readonly LicensingScheme[];
	/** The rows behind the verdict; for `none_found`, those that show that nothing reaches the place. */
	readonly restsOn: readonly LicensingScheme[];
	/** What a `check_boundary` depends on; null for other verdicts. */
	readonly open: OpenQuestion | null;
	/** Whether a scheme here lapsed without a successor, which makes the verdict `unknown`. */
	readonly lapsed: boolean;
	/** Day of a council's page that said "none" but is too old for today, which makes the verdict `unknown`. */
	readonly hadNoneOn: IsoDate | null;
	/** Whether a council consults on a scheme that binds nobody yet, by a list or by a page that still speaks. */
	readonly proposed: boolean;
};

/** Why a row within reach does not settle it: its edge, its kind of home, an unknown first day, or a court. */
type OpenQuestion = "edge" | "home" | "undated" | "stayed";

/** Whether a scheme covers the home in question, by its street and its kind. */
type FitOf = (scheme: LicensingScheme) => Fit;

type SchemeQuery = {
	readonly place: Place;
	readonly schemes: readonly LicensingScheme[];
	readonly day: IsoDate;
	/** Absent: every scheme covers every home within its edge. */
	readonly fitOf?: FitOf;
};

type Row = { scheme: LicensingScheme; phase: SchemePhase; fit: Fit; proof: SchemeProof };

/**
 * The register's verdict on one kind of scheme at a place on a day. A certain ward, a whole district or 95 % of a sector is `required` by a deciding row,
 * else `likely`. 2-95 %, an edge that postcodes cannot settle, and a scheme that is stayed or has no first day give `check_boundary`. Live rows that cannot
 * reach, or a row that says "none", give `none_found`. No row, only a consultation, or a lapse without a successor gives `unknown`. Source: Rule LICENCE-3,
 * Rule LICENCE-5, Rule LICENCE-8.
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
	return judgeAbsence(place, rows, day);
}

/** Rows about one kind of scheme: one exists, or a council has none. */
export function rowsAbout(
	kind: DesignatedKind,
	schemes: readonly LicensingScheme[],
): LicensingScheme[] {
	return schemes.filter((scheme) => scheme.kind === kind || scheme.ruledOut.includes(kind));
}

/** Schemes in force decide first, then those about to start, then those without a day. */
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

/** The home itself is in question where no row's edge is in doubt. */
function openQuestionOf(rows: readonly Row[]): OpenQuestion {
	return rows.every(({ scheme, fit }) => fit === "ask" && hasCertainEdge(scheme)) ? "home" : "edge";
}

/** Whether the rows for this home together cover all of the place. A street list that names the home counts as covering it. */
function isAllReached(place: Place, rows: readonly Row[]): boolean {
	const fitting = rows.filter(({ fit }) => fit === "inside").map(({ scheme }) => scheme);
	return fitting.some(namesTheHome) || shareCovered(place, fitting) >= NEARLY_ALL;
}

/** Whether a street scheme's match came from its list. */
function namesTheHome({ coverage, streets }: LicensingScheme): boolean {
	return coverage === "streets" && streets !== null;
}

/** Proof for rows that cover all of the place: the surest of those that do so alone, else the weakest of those that do so together. */
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
 * Verdict where no scheme reaches: "none" if every authority here was checked, else unknown. A page that says "none" counts for 24 months. Being left out
 * of other schemes' wards is a lead, unless an administrator read them all. Source: Rule LICENCE-4, Rule LICENCE-8.
 */
function judgeAbsence(place: Place, rows: readonly Row[], day: IsoDate): RegisterFinding {
	const here = authoritiesHere(place);
	const lapsed = rows.filter(
		({ scheme, phase, fit }) => phase === "ended" && fit !== "outside" && couldReach(place, scheme),
	);
	const isOld = ({ scheme, phase, proof }: Row) =>
		phase === "none" && proof === "lead" && newestPageDay(scheme.evidence) !== null;
	const proposed = rows.some(
		({ scheme, phase }) => phase === "consulting" && !isTooOld(scheme, day),
	);
	// A proposal or a quashed scheme does not show that anyone checked for existing schemes.
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
