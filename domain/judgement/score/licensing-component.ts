import type { Inputs } from "../../base/inputs.ts";
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
	mandatory: "Mandatory HMO licence",
	additional: "Additional HMO licence",
	selective: "Selective licence",
	articleFour: PLANNING_FOR_HMO,
};

/** What of a deduction is counted, and how the breakdown says so. Source: Rule SCORE-6. */
export const countedShares = {
	needed: { share: 1, note: null },
	starting: { share: 0.5, note: "starts later, counted half" },
	toAsk: { share: 0.5, note: "ask the council, counted half" },
	notKnown: { share: 0.5, note: "not known, counted half" },
	noneOnLeads: { share: 0.5, note: "none found on a lead, counted half" },
	noneRead: { share: 0.1, note: "none on a page that we read, counted a tenth" },
	none: { share: 0, note: null },
} as const;

/** How much of its deduction a judgement counts: an absence is worth as much as what it rests on. */
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
 * 100 less a deduction for the one licence that bears hardest on the use, and one for the planning of an HMO, which permission that is held
 * lifts. What is not known is worth less than its absence, and never drops what is. Where none of it is settled the part is
 * assumed. Source: Rule SCORE-4, Rule SCORE-6.
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

/** The same home once everything about licences that is not known turned out one way. `likely` and leads stay as they are. */
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

/** A home needs an HMO licence or a selective one, never both: of the licences only the largest deduction counts. */
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

/** What no one knows is worth nothing; a verdict that only the council can settle is worth less than its grain. */
function qualityOf({ basis, verdict }: Judgement): number {
	if (!isSettled(verdict)) {
		return 0;
	}
	const quality = qualityOfBasis[basis];
	return verdict === "check_boundary" ? quality / 2 : quality;
}
