import { known, unknown } from "../../../base/evidence.ts";
import {
	type FigureDto,
	serializeEvidence,
	serializeMoney,
	serializeSources,
} from "../../../base/evidence-dto.ts";
import { percentInWords, roundPercent } from "../../../base/percent-in-words.ts";
import { poundsInWords } from "../../../base/words.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import { riskBand, riskScoreOf } from "../../../judgement/score/bands.ts";
import {
	gradeOfHome,
	scoreHeadline,
	scoreSummary,
	serializeParts,
	serializeRange,
} from "../../../judgement/score/score-words.ts";
import { licenceKindInWords } from "../../../subjects/licensing/planning-law.ts";
import { coverageOf, isSettled, type Verdict } from "../../../subjects/licensing/verdict.ts";
import type { ReportVerdict } from "../document/document.ts";
import { ratingFigure, upgradeCostFigure } from "../energy/compose-energy.ts";
import { decidingLicence } from "../licensing/compose-licensing.ts";
import { toFigureDto } from "../words/figure-dto.ts";

/** The report's verdict: both scales of its score, the reasons, and the first page's figures. Source: Rule SCORE-1. */
export function verdictOf(assessment: Assessment): ReportVerdict {
	const { score, confidence, dealBreakers, day } = assessment;
	const grade = gradeOfHome(assessment);
	return {
		investmentScore: score.value,
		investmentLabel: scoreHeadline(assessment),
		colour: score.colour,
		grade: grade?.grade ?? null,
		gradeLabel: grade?.label ?? null,
		uncapped: score.uncapped,
		limits: score.limits,
		range: serializeRange(score),
		knownWeight: score.knownWeight,
		...riskOf(score.value),
		relation: relationOf(assessment),
		headline: scoreSummary(assessment),
		confidence,
		components: serializeParts(assessment),
		dealBreakers,
		keyFigures: keyFigures(assessment),
		sources: serializeSources([{ source: "lettable", asOf: day }]),
	};
}

function riskOf(investmentScore: number | null): Pick<ReportVerdict, "riskScore" | "riskLabel"> {
	if (investmentScore === null) {
		return { riskScore: null, riskLabel: null };
	}
	const riskScore = riskScoreOf(investmentScore);
	return { riskScore, riskLabel: riskBand(riskScore).label };
}

function relationOf({ score }: Assessment): string {
	const { value, uncapped } = score;
	if (value === null) {
		return "Too little is known for a score.";
	}
	const capped =
		uncapped !== null && uncapped > value
			? ` Before its limit the investment score is ${uncapped}.`
			: "";
	return `The risk score of ${riskScoreOf(value)} is 100 less the investment score: higher is riskier.${capped}`;
}

/** Rating, licence, yield, cost to band C, rent and price: the visitor's own where stated, else typical ones, marked as such. */
function keyFigures(assessment: Assessment): FigureDto[] {
	const { market, money } = assessment;
	const { price, rent } = money;
	return [
		ratingFigure(assessment),
		licenceFigure(assessment),
		toFigureDto({
			id: "estimatedRentalYield",
			label: "Gross yield",
			evidence: market.grossYield,
			inWords: percentInWords,
			serialize: (evidence) => serializeEvidence(evidence, roundPercent),
		}),
		upgradeCostFigure(assessment),
		toFigureDto({
			id: "rent",
			label: "Rent",
			evidence: rent,
			inWords: (amount) => `${poundsInWords(amount)} a month`,
			serialize: serializeMoney,
		}),
		toFigureDto({
			id: "price",
			label: "Price",
			evidence: price,
			inWords: poundsInWords,
			serialize: serializeMoney,
		}),
	];
}

const needInWords: Readonly<Record<Verdict, string>> = {
	required: "needed",
	likely: "probably needed",
	check_boundary: "may be needed, ask the council",
	starting_soon: "needed once the scheme starts",
	none_found: "we found none",
	unknown: "not known",
	not_covered: "not covered here",
};

/** Planning, where a use needs it besides a licence; empty where it is not needed. */
function planningBeside({ licensing, bears }: Pick<Assessment, "licensing" | "bears">): string {
	const { verdict } = licensing.articleFour;
	return !bears.articleFour || verdict === "none_found"
		? ""
		: `; planning permission: ${needInWords[verdict]}`;
}

/** The licence that decides for the stated use, by its verdict. */
function licenceFigure({ licensing, bears, facts }: Assessment): FigureDto {
	const { kind, judgement } = decidingLicence(licensing, bears);
	const { verdict, basis, citations, summary } = judgement;
	const common = { basis, note: summary, citations };
	const evidence = isSettled(verdict)
		? known<string>({ ...common, value: verdict })
		: unknown<string>(common);
	return {
		id: "licence",
		label: "Licence for the use you state",
		text: `${licenceKindInWords(kind, facts.place.nation)}: ${needInWords[verdict]}${planningBeside({ licensing, bears })}`,
		evidence: serializeEvidence({ ...evidence, coverage: coverageOf(judgement) }),
	};
}
