import type { LicensingVerdict } from "#contracts/licensing-verdict.ts";
import type { Preview, ScoreComponent } from "#contracts/preview.ts";
import { serializeSources } from "#domain/base/evidence-dto.ts";
import type { Nation } from "#domain/base/nation.ts";
import type { Assessment } from "#domain/judgement/assess.ts";
import {
	gradeOfHome,
	scoreHeadline,
	scoreSummary,
	serializeParts,
	subjectInWords,
} from "#domain/judgement/score/score-words.ts";
import type { Licensing } from "#domain/subjects/licensing/judge-licensing.ts";
import { nationalExemptions } from "#domain/subjects/licensing/national-exemptions.ts";
import { PLANNING_FOR_HMO, planningLawOf } from "#domain/subjects/licensing/planning-law.ts";
import { provenInWords } from "#domain/subjects/licensing/proven-scheme.ts";
import { coverageInWords } from "#domain/subjects/licensing/scheme-words.ts";
import { coverageOf, type Judgement, mayNeed } from "#domain/subjects/licensing/verdict.ts";

const schemes = {
	mandatory: { scheme: "mandatory", name: "HMO licence" },
	additional: { scheme: "additional", name: "Additional HMO licence" },
	selective: { scheme: "selective", name: "Selective licence" },
	articleFour: { scheme: "article4", name: PLANNING_FOR_HMO },
} as const satisfies Record<keyof Licensing, Pick<LicensingVerdict, "scheme" | "name">>;

/** What a verdict is called. Planning is Article 4 only where a direction decides, not the nation's own law. */
function nameOf(kind: keyof Licensing, { basis }: Judgement, nation: Nation): string {
	return kind === "articleFour" && planningLawOf(nation).articleFour && basis !== "rule"
		? "Article 4 direction on HMOs (planning)"
		: schemes[kind].name;
}

/** The four verdicts in the order a landlord asks: first what bears on the stated use. */
export function wireLicensing({ licensing, bears, facts, day }: Assessment): LicensingVerdict[] {
	const kinds = ["selective", "mandatory", "additional", "articleFour"] as const;
	return kinds
		.toSorted((a, b) => Number(bears[b]) - Number(bears[a]))
		.map((kind) => {
			const judgement = licensing[kind];
			return {
				...schemes[kind],
				name: nameOf(kind, judgement, facts.place.nation),
				verdict: judgement.verdict,
				proof: judgement.proof,
				applies: bears[kind],
				summary: judgement.summary,
				need: judgement.need,
				schemes: judgement.schemes.map((scheme) => ({
					council: scheme.council,
					coverage: coverageInWords(scheme.coverage),
					start: scheme.start,
					end: scheme.end,
					url: scheme.url,
					proof: provenInWords(scheme, day),
				})),
				exemptions:
					(kind === "selective" || kind === "additional") && mayNeed(judgement.verdict)
						? nationalExemptions(kind, facts.place.nation)
						: null,
				evidence: [...(judgement.evidence ?? [])],
				provenance: {
					basis: judgement.basis,
					coverage: coverageOf(judgement),
					place: null,
					sample: null,
					note: null,
					sources: serializeSources(judgement.citations),
				},
			};
		});
}

export function wireComponents(assessment: Assessment): ScoreComponent[] {
	return serializeParts(assessment).map(({ deductions, standing, ...part }) => ({
		...part,
		standing: standing && { ...standing, sources: [...standing.sources] },
		deductions: [...deductions],
	}));
}

export function wireScore(assessment: Assessment): Preview["score"] {
	const { label, colour, uncapped, limits, knownWeight } = assessment.score;
	const grade = gradeOfHome(assessment);
	return {
		headline: scoreHeadline(assessment),
		label,
		colour,
		grade: grade?.grade ?? null,
		gradeLabel: grade?.label ?? null,
		uncapped,
		limits: [...limits],
		subject: subjectInWords(assessment),
		knownWeight,
		summary: scoreSummary(assessment),
	};
}
