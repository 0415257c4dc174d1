import type { Inputs } from "../../base/inputs.ts";
import { licenceNames } from "../../base/licence.ts";
import { bearing, bearingKinds, type Licensing } from "../../subjects/licensing/judge-licensing.ts";
import { PLANNING_FOR_HMO } from "../../subjects/licensing/planning-law.ts";
import {
	coverageOf,
	decides,
	isSettled,
	type Judgement,
} from "../../subjects/licensing/verdict.ts";
import { type Component, type Deduction, qualityOfBasis } from "./component.ts";
import { licensingDeductions } from "./method.ts";

/** What each burden is called. */
export const burdenNames: Readonly<Record<keyof Licensing, string>> = {
	...licenceNames,
	articleFour: PLANNING_FOR_HMO,
};

/** Share of a deduction that counts, and the note in the breakdown. Source: Rule SCORE-6. */
export const countedShares = {
	needed: { share: 1, note: null },
	starting: { share: 0.5, note: "starts later, counted half" },
	toAsk: { share: 0.5, note: "ask the council, counted half" },
	notKnown: { share: 0.5, note: "not known, counted half" },
	noneOnLeads: { share: 0.5, note: "none found on a lead, counted half" },
	noneRead: { share: 0.1, note: "none on a page that we read, counted a tenth" },
	none: { share: 0, note: null },
} as const;

/** The share of its deduction that a judgement counts: an absence counts by the strength of its proof. */
export function countedAs({
	verdict,
	proof,
}: Pick<Judgement, "verdict" | "proof">): keyof typeof countedShares {
	switch (verdict) {
		case "required":
		case "likely":
			return "needed";
		case "starting_soon":
			return "starting";
		case "check_boundary":
			return "toAsk";
		case "none_found":
			return proof === "lead" || proof === null
				? "noneOnLeads"
				: proof === "read"
					? "noneRead"
					: "none";
		case "not_covered":
			return decides({ proof }) ? "none" : "notKnown";
		case "unknown":
			return "notKnown";
	}
}

/**
 * 100 minus a deduction for the most burdensome licence that applies to the use, and one for planning of an HMO unless permission is held. An unknown
 * licence scores less than a known absence and never displaces a known one. If nothing is settled, the part is assumed. Source: Rule SCORE-4, Rule SCORE-6.
 */
export function licensingComponent(
	licensing: Licensing,
	inputs: Pick<Inputs, "use" | "planningPermission">,
): Component {
	const relevant = bearingKinds({ bears: bearing(licensing, inputs.use), inputs });
	const deductions = oneLicence(
		relevant.map((kind) => ({ kind, ...deductionFor(kind, licensing[kind]) })),
	);
	const total = deductions.reduce((sum, { points }) => sum + points, 0);
	const judgements = relevant.map((kind) => licensing[kind]);
	const isSettledAtAll =
		judgements.length === 0 || judgements.some(({ verdict }) => isSettled(verdict));
	return {
		id: "licensing",
		score: Math.max(0, 100 - total),
		isAssumed: !isSettledAtAll,
		estimated: judgements.some((judgement) => coverageOf(judgement) !== "ok"),
		reason: isSettledAtAll ? reasonOf(deductions) : (judgements[0]?.summary ?? ""),
		deductions: deductions.map(({ label, points }) => ({ label, points })),
		quality: Math.min(1, ...judgements.map(qualityOf)),
	};
}

/** Licensing with every unknown licence settled one way. `likely` and leads stay. */
export function settledLicensing(licensing: Licensing, outcome: "required" | "none"): Licensing {
	const settled = (judgement: Judgement): Judgement =>
		judgement.verdict === "unknown" || judgement.verdict === "check_boundary"
			? {
					...judgement,
					verdict: outcome === "required" ? "required" : "none_found",
					proof: "rule",
				}
			: judgement;
	return {
		mandatory: settled(licensing.mandatory),
		additional: settled(licensing.additional),
		selective: settled(licensing.selective),
		articleFour: settled(licensing.articleFour),
	};
}

function reasonOf(deductions: readonly Deduction[]): string {
	return deductions.length > 0
		? `${deductions.map(({ label }) => label).join("; ")}.`
		: "The law asks no licence for this use.";
}

type Burden = Deduction & { readonly kind: keyof Licensing };

/** Keeps only the largest licence deduction, because a home needs an HMO licence or a selective one, never both. */
function oneLicence(burdens: readonly Burden[]): Burden[] {
	const [largest] = burdens
		.filter(({ kind }) => kind !== "articleFour")
		.toSorted((a, b) => b.points - a.points);
	return burdens.filter(
		(burden) => burden.points > 0 && (burden.kind === "articleFour" || burden === largest),
	);
}

function deductionFor(kind: keyof Licensing, judgement: Judgement): Deduction {
	const { share, note } = countedShares[countedAs(judgement)];
	return {
		label: note === null ? burdenNames[kind] : `${burdenNames[kind]}: ${note}`,
		points: licensingDeductions[kind] * share,
	};
}

/** Quality of a judgement: 0 where unknown, and less than its grain's where only the council can settle it. */
function qualityOf({ basis, verdict }: Judgement): number {
	if (!isSettled(verdict)) {
		return 0;
	}
	const quality = qualityOfBasis[basis];
	return verdict === "check_boundary" ? quality / 2 : quality;
}
