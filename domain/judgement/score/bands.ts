/**
 * Two scales for one result. The investment score (preview) is higher when better; the risk score (saved report) is 100 minus it, higher when riskier.
 * Rule SCORE-1 settles which scale each table uses.
 */
export type ScoreColour = "green" | "yellow" | "red";

/** Labels of an investment score. */
export const investmentBands = [
	{ from: 80, label: "Excellent Investment", colour: "green" },
	{ from: 60, label: "Good Investment", colour: "yellow" },
	{ from: 40, label: "Moderate Risk", colour: "red" },
	{ from: 0, label: "High Risk", colour: "red" },
] as const;

export type InvestmentBand = (typeof investmentBands)[number];

/** Label and colour of an investment score. */
export function investmentBand(score: number): InvestmentBand {
	return investmentBands.find(({ from }) => score >= from) ?? investmentBands[3];
}

/** The documentation's grades of an investment score. */
export const grades = [
	{ from: 80, grade: "A", label: "Low risk, excellent" },
	{ from: 65, grade: "B", label: "Good" },
	{ from: 50, grade: "C", label: "Moderate" },
	{ from: 35, grade: "D", label: "Caution" },
	{ from: 0, grade: "E", label: "Avoid" },
] as const;

export type Grade = (typeof grades)[number];

/** The documentation's grade of an investment score. */
export function gradeOf(score: number): Grade {
	return grades.find(({ from }) => score >= from) ?? grades[4];
}

/** Labels of a risk score. */
export const riskBands = [
	{ from: 80, label: "High Risk", colour: "red" },
	{ from: 60, label: "Medium Risk", colour: "yellow" },
	{ from: 0, label: "Low Risk", colour: "green" },
] as const;

export type RiskBand = (typeof riskBands)[number];

/** Label and colour of a risk score; `riskWords` decides what is printed. */
export function riskBand(risk: number): RiskBand {
	return riskBands.find(({ from }) => risk >= from) ?? riskBands[2];
}

/** What a risk score means, in a line. */
export const riskDescriptions = [
	{ from: 80, text: "High-risk investment - consider alternatives" },
	{ from: 60, text: "Higher risk - thorough due diligence recommended" },
	{ from: 40, text: "Moderate risk - consider market conditions" },
	{ from: 0, text: "Low-risk investment with strong fundamentals" },
] as const;

export function riskDescription(risk: number): string {
	return (riskDescriptions.find(({ from }) => risk >= from) ?? riskDescriptions[3]).text;
}

/** Risk score below which the description praises the home, if that is justified. */
const PRAISED_BELOW = 40;
/** Risk score from which both scales agree on the label. */
const HIGH_FROM = 80;

/** What is printed beside a risk score. */
export type RiskWords = { readonly badge: RiskBand | null; readonly description: string | null };

/**
 * What is printed beside a risk score: its badge only where both scales agree, and praise only for a home that may be let and pays. Source:
 * Rule SCORE-18.
 */
export function riskWords(risk: number, letsAndPays: boolean): RiskWords {
	const isPraised = risk < PRAISED_BELOW;
	if (isPraised && !letsAndPays) {
		return { badge: null, description: null };
	}
	const scalesAgree = isPraised || risk >= HIGH_FROM;
	return { badge: scalesAgree ? riskBand(risk) : null, description: riskDescription(risk) };
}

/** The risk score of an investment score. */
export function riskScoreOf(investmentScore: number): number {
	return 100 - investmentScore;
}
