import fc from "fast-check";
import { expect, test } from "vitest";
import { gradeOf, investmentBand, riskBand, riskDescription, riskScoreOf } from "./bands.ts";
import { type Component, qualityOfBasis } from "./component.ts";
import { confidenceOf } from "./confidence.ts";
import { energyScore } from "./energy-component.ts";
import { investmentScore } from "./investment-score.ts";
import { marketScore, yieldScore } from "./market-components.ts";
import { componentIds } from "./method.ts";

test.each([
	[100, "Excellent Investment", "green", "A"],
	[80, "Excellent Investment", "green", "A"],
	[79, "Good Investment", "yellow", "B"],
	[65, "Good Investment", "yellow", "B"],
	[64, "Good Investment", "yellow", "C"],
	[60, "Good Investment", "yellow", "C"],
	[59, "Moderate Risk", "red", "C"],
	[50, "Moderate Risk", "red", "C"],
	[49, "Moderate Risk", "red", "D"],
	[40, "Moderate Risk", "red", "D"],
	[39, "High Risk", "red", "D"],
	[35, "High Risk", "red", "D"],
	[34, "High Risk", "red", "E"],
	[0, "High Risk", "red", "E"],
] as const)("an investment score of %i is %s, %s, grade %s", (score, label, colour, grade) => {
	expect(investmentBand(score)).toMatchObject({ label, colour });
	expect(gradeOf(score).grade).toBe(grade);
});

test.each([
	[100, "High Risk", "High-risk investment - consider alternatives"],
	[80, "High Risk", "High-risk investment - consider alternatives"],
	[79, "Medium Risk", "Higher risk - thorough due diligence recommended"],
	[60, "Medium Risk", "Higher risk - thorough due diligence recommended"],
	[59, "Low Risk", "Moderate risk - consider market conditions"],
	[40, "Low Risk", "Moderate risk - consider market conditions"],
	[39, "Low Risk", "Low-risk investment with strong fundamentals"],
	[0, "Low Risk", "Low-risk investment with strong fundamentals"],
] as const)("a risk score of %i is %s: %s", (risk, label, description) => {
	expect(riskBand(risk).label).toBe(label);
	expect(riskDescription(risk)).toBe(description);
	expect(riskScoreOf(riskScoreOf(risk))).toBe(risk);
});

test.each([
	[100, 100],
	[69, 69],
	[39, 39],
	[38, 20],
	[25, 20],
	[12, 12],
	[120, 100],
])("%d energy points score %d", (points, score) => {
	expect(energyScore(points)).toBe(score);
});

test.each([
	[0, 0],
	[2, 0],
	[3, 0],
	[4, 25],
	[5, 50],
	[6, 67.5],
	[7, 85],
	[8, 92.5],
	[9, 100],
	[20, 100],
])("a gross yield of %d %% scores %d", (percent, score) => {
	expect(yieldScore(percent)).toBe(score);
});

test("demand scores 90, 70 or 50, less for a vacancy above 15 %", () => {
	expect([marketScore("High", null), marketScore("Medium", 15), marketScore("Low", 16)]).toEqual([
		90, 70, 30,
	]);
});

/** The score of components about which nothing is open, held down at what is given. */
const whole = (components: readonly Component[], limits: readonly number[] = []) =>
	investmentScore(
		{ components, low: components, high: components },
		limits.map((at) => ({ id: "deal_breaker", at, reason: "" })),
	);

const scored = (...scores: (number | null)[]): Component[] =>
	componentIds.map((id, at) => ({
		id,
		score: scores[at] ?? null,
		isAssumed: false,
		estimated: false,
		reason: "",
		deductions: [],
		quality: 1,
	}));

test("the score is the weighted mean: 40, 30, 20 and 10 percent", () => {
	expect(whole(scored(60, 85, 67.5, 70))).toMatchObject({
		value: 70,
		knownWeight: 100,
		label: "Good Investment",
	});
});

const assumed = (components: readonly Component[], part: Component["id"]) =>
	components.map((component) => ({ ...component, isAssumed: component.id === part }));

test.each([
	["everything but licensing (70 %)", scored(60, null, 60, 60), 60],
	["energy and yield (60 %)", scored(60, null, 60, null), 60],
	["energy and market (50 %)", scored(60, null, null, 60), null],
	["licensing alone, as in Scotland", scored(null, 100, null, null), null],
	[
		"licensing assumed, energy and yield (60 %)",
		assumed(scored(60, 60, 60, null), "licensing"),
		60,
	],
	[
		"licensing assumed, energy and market (50 %)",
		assumed(scored(60, 60, null, 60), "licensing"),
		null,
	],
])("with %s known the score is %s", (_, components, value) => {
	expect(whole(components).value).toBe(value);
});

test("too little data has its own words", () => {
	expect(whole(scored(null, 100))).toMatchObject({
		label: "Not enough published data to score",
		colour: null,
		grade: null,
	});
});

test("a deal-breaker caps the score at 20 and shows what it would have been", () => {
	expect(whole(scored(90, 90, 90, 90), [20])).toMatchObject({
		value: 20,
		uncapped: 90,
		label: "High Risk",
	});
});

const score = fc.double({ min: 0, max: 100, noNaN: true });

test("with the same components known, a better one never lowers the score", () => {
	fc.assert(
		fc.property(
			fc.array(fc.option(score), { minLength: 4, maxLength: 4 }),
			fc.nat(3),
			score,
			fc.boolean(),
			(scores, at, better, broken) => {
				const before = scores[at];
				fc.pre(before !== null && before !== undefined && better >= before);
				const improved = scores.with(at, better);
				const was = whole(scored(...scores), broken ? [20] : []).value;
				const is = whole(scored(...improved), broken ? [20] : []).value;
				expect(is === null || was === null ? is === was : is >= was).toBe(true);
			},
		),
	);
});

test("more energy points and a higher yield never score lower", () => {
	fc.assert(
		fc.property(
			fc.double({ min: -20, max: 140, noNaN: true }),
			fc.double({ min: 0, max: 30, noNaN: true }),
			(value, more) => {
				expect(energyScore(value + more)).toBeGreaterThanOrEqual(energyScore(value));
				expect(yieldScore(value + more)).toBeGreaterThanOrEqual(yieldScore(value));
			},
		),
	);
});

test("what is missing lowers the confidence and is named, heaviest first", () => {
	const full = confidenceOf(scored(50, 50, 50, 50));
	expect(full).toEqual({ percent: 100, label: "High", gaps: [] });
	const thin = confidenceOf(
		scored(50, 50, 50, 50).map((component, at) => ({
			...component,
			quality: at === 0 ? 0.6 : 0,
			reason: `r${at}`,
		})),
	);
	expect(thin).toMatchObject({ percent: 24, label: "Low" });
	expect(thin.gaps[0]).toBe("Licensing and planning: r1");
});

test("confidence is High from 75, Moderate from 45, and the postcode counts 0.8 of the home itself", () => {
	const label = (quality: number) =>
		confidenceOf(scored(50, 50, 50, 50).map((component) => ({ ...component, quality }))).label;
	expect([0.75, 0.74, 0.45, 0.44].map(label)).toEqual(["High", "Moderate", "Moderate", "Low"]);
	expect(qualityOfBasis).toMatchObject({ property: 1, postcode: 0.8, area: 0.6, authority: 0.5 });
});
