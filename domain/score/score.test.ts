import fc from "fast-check";
import { expect, test } from "vitest";
import { judgeLicensing, type Licensing } from "../licensing/judge-licensing.ts";
import type { Judgement } from "../licensing/verdict.ts";
import { someFacts, someScheme, someUnit } from "../test/some-facts.ts";
import { uses } from "../use.ts";
import { gradeOf, investmentBand, riskBand, riskDescription, riskScoreOf } from "./bands.ts";
import { type Component, qualityOfBasis } from "./component.ts";
import { confidenceOf } from "./confidence.ts";
import { energyScore } from "./energy-component.ts";
import { investmentScore } from "./investment-score.ts";
import { licensingComponent } from "./licensing-component.ts";
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

const scored = (...scores: (number | null)[]): Component[] =>
	componentIds.map((id, at) => ({
		id,
		score: scores[at] ?? null,
		estimated: false,
		reason: "",
		deductions: [],
		quality: 1,
	}));

test("the score is the weighted mean: 40, 30, 20 and 10 percent", () => {
	expect(investmentScore(scored(60, 85, 67.5, 70), { broken: false })).toMatchObject({
		value: 70,
		knownWeight: 100,
		label: "Good Investment",
	});
});

test.each([
	["everything but licensing (70 %)", scored(60, null, 60, 60), 60],
	["energy and yield (60 %)", scored(60, null, 60, null), 60],
	["energy and market (50 %)", scored(60, null, null, 60), null],
	["licensing alone, as in Scotland", scored(null, 100, null, null), null],
])("with %s known the score is %s", (_, components, value) => {
	expect(investmentScore(components, { broken: false }).value).toBe(value);
});

test("too little data has its own words", () => {
	expect(investmentScore(scored(null, 100), { broken: false })).toMatchObject({
		label: "Not enough published data to score",
		colour: null,
		grade: null,
	});
});

test("a deal-breaker caps the score at 20 and shows what it would have been", () => {
	expect(investmentScore(scored(90, 90, 90, 90), { broken: true })).toMatchObject({
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
				const was = investmentScore(scored(...scores), { broken }).value;
				const is = investmentScore(scored(...improved), { broken }).value;
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

const noScheme = someScheme({ kind: "none" });
const cityWide = someScheme({ kind: "article4_hmo", end: null });

test.each([
	["one household, none found", "single", false, [noScheme], 100],
	["one household, selective", "single", false, [someScheme()], 70],
	[
		"one household, selective for named streets",
		"single",
		false,
		[someScheme({ coverage: "streets" })],
		85,
	],
	[
		"one household, selective starting soon",
		"single",
		false,
		[someScheme({ start: "2027-01-01" })],
		70,
	],
	["one household, nobody knows", "single", false, [], null],
	[
		"sharers, additional and Article 4",
		"sharers",
		false,
		[someScheme({ kind: "additional" }), cityWide],
		45,
	],
	[
		"sharers, additional replaces selective",
		"sharers",
		true,
		[someScheme(), someScheme({ kind: "additional" })],
		70,
	],
	[
		"sharers, Article 4 unknown",
		"sharers",
		false,
		[someScheme(), someScheme({ kind: "additional" })],
		null,
	],
	["sharers, planning permission held", "sharers", true, [noScheme], 100],
	["five or more, mandatory and Article 4", "hmo", false, [cityWide], 35],
	["five or more, planning permission held", "hmo", true, [], 60],
] as const)("licensing for %s", (_, use, planningPermission, schemes, expected) => {
	const licensing = judgeLicensing(
		someFacts({ place: someUnit(), schemes }),
		{ use, people: null },
		"2026-11-20",
	);
	expect(licensingComponent(licensing, { use, planningPermission }).score).toBe(expected);
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

const better = ["none_found", "check_boundary", "starting_soon", "likely", "required"] as const;
const asVerdict = (verdict: (typeof better)[number]): Judgement => ({
	verdict,
	summary: "",
	need: null,
	schemes: [],
	basis: "postcode",
	citations: [],
});

test("a better verdict on any licence never lowers the licensing component", () => {
	const verdict = fc.nat(better.length - 1);
	const kind = fc.constantFrom("mandatory", "additional", "selective", "articleFour");
	fc.assert(
		fc.property(
			fc.tuple(verdict, verdict, verdict, verdict),
			kind,
			verdict,
			fc.constantFrom(...uses),
			(was, improved, to, use) => {
				const [mandatory, additional, selective, articleFour] = was.map((at) =>
					asVerdict(better[at] ?? "required"),
				);
				const before = { mandatory, additional, selective, articleFour } as Licensing;
				const rank = better.indexOf(before[improved].verdict as (typeof better)[number]);
				fc.pre(to <= rank);
				const after = { ...before, [improved]: asVerdict(better[to] ?? "required") };
				const scoreOf = (licensing: Licensing) =>
					licensingComponent(licensing, { use, planningPermission: false }).score ?? -1;
				expect(scoreOf(after)).toBeGreaterThanOrEqual(scoreOf(before));
			},
		),
	);
});

test("confidence is High from 75, Moderate from 45, and the postcode counts 0.8 of the home itself", () => {
	const label = (quality: number) =>
		confidenceOf(scored(50, 50, 50, 50).map((component) => ({ ...component, quality }))).label;
	expect([0.75, 0.74, 0.45, 0.44].map(label)).toEqual(["High", "Moderate", "Moderate", "Low"]);
	expect(qualityOfBasis).toMatchObject({ property: 1, postcode: 0.8, area: 0.6, authority: 0.5 });
});
