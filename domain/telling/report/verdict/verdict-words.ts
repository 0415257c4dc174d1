import { lowerFirst } from "../../../base/sentence.ts";
import type { RiskWords } from "../../../judgement/score/bands.ts";
import type { ScoreRange } from "../../../judgement/score/investment-score.ts";
import type { ReportVerdict } from "../document/document.ts";

/** Headings about the verdict. */
export const verdictParts = {
	gaps: "What holds the confidence down",
	risk: "Risk category",
} as const;

/** "High Risk: High-risk investment - consider alternatives": what is printed beside a risk score, in one line; empty where nothing is. */
export function riskInWords(words: RiskWords | null): string {
	return [words?.badge?.label, words?.description].filter(Boolean).join(": ");
}

/** The line on the risk's category among the figures; empty where none is printed. Source: Rule SCORE-18. */
export function categoryLine(words: RiskWords | null): string {
	const text = words === null ? lowerFirst(NO_CATEGORY) : riskInWords(words);
	return text === "" ? "" : `${verdictParts.risk}: ${text}`;
}

/** Said in place of a category where there is no risk score. */
export const NO_CATEGORY = "Not enough is known to say.";

/** Heading of what stops the letting as it stands. */
export function dealBreakersTitle(count: number): string {
	return count === 1 ? "Deal-breaker" : "Deal-breakers";
}

/** "62 of 100, could be 55 to 74", or "39 of 100" where hardly anything is open. */
export function scoreOfHundred(score: number, range: ScoreRange | null | undefined): string {
	return `${score} of 100${range ? `, could be ${range.low} to ${range.high}` : ""}`;
}

/** "Risk Score: 32/100". */
export function scoreInWords(
	name: "Investment Score" | "Risk Score",
	score: number | null,
): string {
	return `${name}: ${score === null ? "not known" : `${score}/100`}`;
}

/** "Good, grade B (good)": meaning of the investment score; empty without one. */
export function scoreMeaning({
	investmentScore,
	investmentLabel,
	grade,
	gradeLabel,
}: Pick<ReportVerdict, "investmentScore" | "investmentLabel" | "grade" | "gradeLabel">): string {
	if (investmentScore === null) {
		return "";
	}
	return `${investmentLabel}${grade ? `, grade ${grade} (${gradeLabel})` : ""}`;
}

/** Reliability of the score: "High confidence", with its basis. */
export function confidenceInWords({
	label,
	percent,
}: Pick<ReportVerdict["confidence"], "label" | "percent">) {
	return {
		level: `${label} confidence`,
		about: `in the figures behind it (${percent}%)`,
	};
}

/** How much of the score is known, and how the rest is treated. */
export function weightInWords(knownWeight: number): string {
	return knownWeight < 100
		? `${knownWeight}% of the weight is known.`
		: "Every part of the score is known.";
}

/** The score before limits, and the limits; empty without any. */
export function cappedInWords({
	limits: [limit],
	...scores
}: Pick<ReportVerdict, "investmentScore" | "uncapped" | "limits">): string {
	const change = limitInWords(scores);
	return limit && change ? `${change} ${limit.reason}` : "";
}

/** The score before and after limits; empty without any. */
export function limitInWords({
	investmentScore,
	uncapped,
}: Pick<ReportVerdict, "investmentScore" | "uncapped">): string {
	return investmentScore === null || uncapped === null || uncapped === investmentScore
		? ""
		: `${uncapped} before the limit, ${investmentScore} after it.`;
}
