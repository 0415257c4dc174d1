import type { IsoDate } from "../../base/calendar.ts";
import {
	type DesignatedKind,
	designatedKinds,
	type LicensingScheme,
} from "../../base/facts/scheme.ts";
import { type Nation, nations } from "../../base/nation.ts";
import { FEWEST_IN_HMO } from "../../base/use.ts";
import { rowsAbout } from "../../subjects/licensing/judge-schemes.ts";
import { licensingLawOf } from "../../subjects/licensing/licensing-law.ts";
import { planningLawOf } from "../../subjects/licensing/planning-law.ts";
import { decidingProof, restsOnPage } from "../../subjects/licensing/proven-scheme.ts";
import { shownEvidence } from "../../subjects/licensing/scheme-evidence.ts";
import { isLive, mayBind, phaseOn } from "../../subjects/licensing/scheme-phase.ts";
import { isBoundedByWards } from "../../subjects/licensing/share-covered.ts";
import { type AnswerState, answerStates } from "./answer-state.ts";
import { tallied } from "./tallied.ts";

/** How many authorities are in each state. */
export type StateCounts = Readonly<Record<AnswerState, number>>;

export type NationCoverage = {
	readonly nation: Nation;
	readonly authorities: number;
	/** Of those, authorities with at least one kind answered by a page that was read. */
	readonly withEvidence: number;
	readonly kinds: Readonly<Record<DesignatedKind, StateCounts>>;
};

export type RegisterCoverage = {
	readonly day: IsoDate;
	readonly authorities: number;
	readonly nations: readonly NationCoverage[];
	readonly rows: {
		readonly all: number;
		/** Rows that rest on a council's or GOV.UK page that was read; the others are leads. */
		readonly read: number;
		readonly verified: number;
		/** Rows that may bind somebody without giving wards or the whole district. */
		readonly unbounded: number;
	};
	/** Null while no row rests on a page. */
	readonly oldest: {
		/** Earliest day on which a current page was read. */
		readonly read: IsoDate;
		/** Oldest date on a page itself, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null where none has one. */
		readonly page: string | null;
	} | null;
};

type Authority = { readonly code: string; readonly nation: Nation };

/** What the register covers on a day, counted over all authorities. */
export function registerCoverage(
	authorities: readonly Authority[],
	schemes: readonly LicensingScheme[],
	day: IsoDate,
): RegisterCoverage {
	const evidence = schemes.flatMap((scheme) => shownEvidence(scheme.evidence));
	const [firstRead] = evidence.map(({ readDay }) => readDay).toSorted();
	const [firstPage = null] = evidence.flatMap(({ pageDay }) => pageDay ?? []).toSorted();
	return {
		day,
		authorities: authorities.length,
		nations: nations.map((nation) =>
			nationCoverage(
				nation,
				authorities.filter((authority) => authority.nation === nation),
				{ schemes, day },
			),
		),
		rows: {
			all: schemes.length,
			read: schemes.filter(restsOnPage).length,
			verified: schemes.filter(({ verifiedOn }) => verifiedOn !== null).length,
			unbounded: schemes.filter(
				(scheme) =>
					mayBind(phaseOn(scheme, day)) &&
					scheme.coverage !== "whole_district" &&
					!isBoundedByWards(scheme),
			).length,
		},
		oldest: firstRead === undefined ? null : { read: firstRead, page: firstPage },
	};
}

type Register = { readonly schemes: readonly LicensingScheme[]; readonly day: IsoDate };

function nationCoverage(
	nation: Nation,
	authorities: readonly Authority[],
	{ schemes, day }: Register,
): NationCoverage {
	const states = authorities.map(({ code }) => {
		const own = { schemes: schemes.filter(({ authorityCode }) => authorityCode === code), day };
		return tallied(designatedKinds, (kind) => answerState(kind, nation, own));
	});
	return {
		nation,
		authorities: authorities.length,
		withEvidence: states.filter((each) =>
			Object.values(each).some((state) => state === "verified" || state === "evidence"),
		).length,
		kinds: tallied(designatedKinds, (kind) =>
			tallied(answerStates, (state) => states.filter((each) => each[kind] === state).length),
		),
	};
}

/** How well the register answers for one kind and authority, given that authority's rows. Consultations and ended schemes answer nothing. */
function answerState(
	kind: DesignatedKind,
	nation: Nation,
	{ schemes, day }: Register,
): AnswerState {
	const rows = rowsAbout(kind, schemes).map((scheme) => ({ scheme, phase: phaseOn(scheme, day) }));
	const answering = rows.filter(({ phase }) => phase === "none" || mayBind(phase));
	if (isSettledNationwide(kind, nation, answering.length > 0)) {
		return "nationwide";
	}
	if (answering.length === 0) {
		return "unknown";
	}
	const isFirm = answering.every(
		({ scheme, phase }) => !scheme.review && (phase === "none" || isLive(phase)),
	);
	if (isFirm && answering.every(({ scheme }) => scheme.verifiedOn !== null)) {
		return "verified";
	}
	const isRead = answering.every(({ scheme }) => decidingProof(scheme, day) !== "lead");
	return isFirm && isRead ? "evidence" : "in_doubt";
}

/** Whether the answer needs no council register, by the same rules as verdicts (`judgeLicensing`, `judgePlanning`). */
function isSettledNationwide(kind: DesignatedKind, nation: Nation, hasRows: boolean): boolean {
	const licensing = licensingLawOf(nation);
	const planning = planningLawOf(nation);
	if (kind === "article4_hmo") {
		return planning.rule !== null && planning.rule.fromPeople <= FEWEST_IN_HMO;
	}
	return (
		!licensing.councilsDesignate ||
		(kind === "selective" && licensing.noSelectiveScheme !== null && !hasRows)
	);
}
