import { bearing, type Licensing } from "../licensing/judge-licensing.ts";
import { isSettled, type Judgement } from "../licensing/verdict.ts";
import type { Use } from "../use.ts";
import { type Component, type Deduction, qualityOfBasis } from "./component.ts";
import { licensingDeductions } from "./method.ts";

/** What each burden is called. */
export const burdenNames: Readonly<Record<keyof Licensing, string>> = {
	mandatory: "Mandatory HMO licence",
	additional: "Additional HMO licence",
	selective: "Selective licence",
	articleFour: "Article 4 direction on HMOs",
};

/** Share of a deduction that a verdict counts. Starting soon counts in full: it will bind the letting being planned. */
export const countedShare = {
	required: 1,
	likely: 1,
	starting_soon: 1,
	check_boundary: 0.5,
	none_found: 0,
	unknown: 0,
	not_covered: 0,
} as const;

/**
 * 100 less a deduction for the one licence that bears hardest on the use, and one for Article 4, which planning permission
 * that is held lifts. Anything that bears and is unknown makes the whole component unknown. Source: DECISIONS 3.
 */
export function licensingComponent(
	licensing: Licensing,
	{ use, planningPermission }: { use: Use; planningPermission: boolean },
): Component {
	const bears = bearing(licensing, use);
	const relevant = (["mandatory", "additional", "selective", "articleFour"] as const).filter(
		(kind) => bears[kind] && !(kind === "articleFour" && planningPermission),
	);
	const unsettled = relevant.find((kind) => !isSettled(licensing[kind].verdict));
	if (unsettled) {
		return {
			id: "licensing",
			score: null,
			estimated: false,
			reason: licensing[unsettled].summary,
			deductions: [],
			quality: 0,
		};
	}
	const deductions = oneLicence(
		relevant.map((kind) => ({ kind, ...deductionFor(kind, licensing[kind]) })),
	);
	const total = deductions.reduce((sum, { points }) => sum + points, 0);
	const judgements = relevant.map((kind) => licensing[kind]);
	return {
		id: "licensing",
		score: Math.max(0, 100 - total),
		estimated: judgements.some(({ basis, verdict }) => basis !== "rule" && verdict !== "required"),
		reason:
			deductions.length > 0
				? `${deductions.map(({ label }) => label).join("; ")}.`
				: "No licence was found to be needed for this use.",
		deductions: deductions.map(({ label, points }) => ({ label, points })),
		quality: Math.min(1, ...judgements.map(qualityOf)),
	};
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

function deductionFor(kind: keyof Licensing, { verdict }: Judgement): Deduction {
	const half = verdict === "check_boundary";
	return {
		label: half ? `${burdenNames[kind]}: to be checked, counted half` : burdenNames[kind],
		points: licensingDeductions[kind] * countedShare[verdict],
	};
}

/** A verdict that only the council can settle is worth less than its grain. */
function qualityOf({ basis, verdict }: Judgement): number {
	const quality = qualityOfBasis[basis];
	return verdict === "check_boundary" ? quality / 2 : quality;
}
