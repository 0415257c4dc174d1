import { expect, test } from "vitest";
import type { Assessment } from "../assess.ts";
import { fromPounds } from "../money.ts";
import { someCertificate, somePlace, someScheme, someUnit } from "../test/some-facts.ts";
import { someAssessment } from "../test/some-report.ts";
import { energySection } from "./energy.ts";
import { moneySection } from "./money.ts";
import { verdictOf } from "./verdict.ts";
import { riskInWords } from "./words/verdict-words.ts";

const scored = (value: number | null, uncapped = value): Assessment => {
	const assessment = someAssessment();
	return { ...assessment, score: { ...assessment.score, value, uncapped } };
};

const verdictFor = (assessment: Assessment) =>
	verdictOf(assessment, { energy: energySection(assessment), money: moneySection(assessment) });

const worded = (assessment: Assessment) => riskInWords(verdictFor(assessment));

test.each([
	[0, 100, "High Risk: High-risk investment - consider alternatives"],
	[20, 80, "High Risk: High-risk investment - consider alternatives"],
	[21, 79, "Higher risk - thorough due diligence recommended"],
	[40, 60, "Higher risk - thorough due diligence recommended"],
	[41, 59, "Moderate risk - consider market conditions"],
	[60, 40, "Moderate risk - consider market conditions"],
	[61, 39, null],
])("an investment score of %i is a risk score of %i, in words %s", (investment, risk, words) => {
	const assessment = scored(investment);
	expect(verdictFor(assessment).riskScore).toBe(risk);
	expect(worded(assessment)).toBe(words);
});

const paying = { price: fromPounds(100_000), rent: fromPounds(1_200) };

test("a low risk is praised only of a home that can be let, leaves money and passes a lender's test", () => {
	const praised = (parts: Parameters<typeof someAssessment>[0]) => {
		const assessment = someAssessment(parts);
		return worded({ ...assessment, score: { ...assessment.score, value: 75, uncapped: 75 } });
	};
	const praise = "Low Risk: Low-risk investment with strong fundamentals";
	const lettable = { chosen: someCertificate({ points: 72, band: "C" }) };
	expect(praised({ ...lettable, ...paying })).toBe(praise);
	expect(praised({ ...lettable, price: fromPounds(400_000), rent: fromPounds(1_200) })).toBeNull();
	expect(praised({ ...lettable, facts: { rents: [], authorities: [] } })).toBeNull();
	expect(praised({ ...paying, chosen: someCertificate({ points: 30, band: "F" }) })).toBeNull();
	expect(
		praised({ ...paying, chosen: someCertificate({ points: 30, band: "F" }), exemption: true }),
	).toBeNull();
});

test("a home that leaves money is not praised while no lender would lend on it", () => {
	const assessment = someAssessment({
		chosen: someCertificate({ points: 72, band: "C" }),
		...paying,
	});
	const money = moneySection(assessment);
	const refused = {
		...money,
		figures: {
			...money.figures,
			cover: {
				...money.figures.cover,
				tests: money.figures.cover.tests.map((test) => ({ ...test, passes: false })),
			},
		},
	};
	const verdict = verdictOf(
		{ ...assessment, score: { ...assessment.score, value: 75, uncapped: 75 } },
		{ energy: energySection(assessment), money: refused },
	);
	expect(money.figures.year.cashFlow).toBeGreaterThan(0);
	expect(verdict.riskDescription).toBeNull();
});

test("one line says how the two scores relate, and what the score was before it was capped", () => {
	expect(verdictFor(scored(36)).relation).toBe(
		"Investment score 36 (higher is better) and risk score 64 (higher is riskier) are the same result read from either end: together they make 100. Both leave out your loan and your tax, which the risks below do not.",
	);
	expect(verdictFor(scored(20, 61)).relation).toMatch(
		/ Without the deal-breaker the investment score would be 61\.$/,
	);
});

test("without an investment score there is no risk score, and the line says why", () => {
	expect(verdictFor(scored(null))).toMatchObject({
		riskScore: null,
		riskLabel: null,
		riskDescription: null,
		relation: expect.stringContaining("Too little is known"),
	});
});

const checked = { facts: { place: someUnit(), schemes: [someScheme({ kind: "none" })] } };

test.each([
	[
		"a deal-breaker before anything else",
		someAssessment({ ...checked, chosen: someCertificate({ points: 30, band: "F" }) }),
		"Cannot lawfully be let: energy rating F.",
	],
	[
		"that too little is known",
		someAssessment({
			facts: {
				place: somePlace({ nation: "Scotland" }),
				area: null,
				rents: [],
				authorities: [],
			},
		}),
		"Too little is known to score this home: 30% of the score's weight, where 60% is needed.",
	],
	[
		"else the weakest part, and no estimate as a strength",
		someAssessment({ ...checked, chosen: someCertificate({ points: 48, band: "E" }) }),
		"The score is held back most by energy rating (48 of 100).",
	],
	[
		"else the weakest and the strongest part",
		someAssessment({
			...checked,
			chosen: someCertificate({ points: 48, band: "E" }),
			price: fromPounds(180_000),
			rent: fromPounds(1_500),
		}),
		"The score is held back most by energy rating (48 of 100) and helped most by rental yield (100 of 100).",
	],
])("the headline tells %s", (_, assessment, headline) => {
	expect(verdictFor(assessment).headline).toBe(headline);
});

const figure = (assessment: Assessment, id: string) =>
	verdictFor(assessment).keyFigures.find((told) => told.id === id);

test("a figure that is not the home's own says what it is typical of", () => {
	const told = ["epcRating", "rent", "price", "estimatedRentalYield"].map(
		(id) => figure(someAssessment(), id)?.text,
	);
	expect(told).toEqual([
		"D, typical of Testborough 001",
		"£1,000 a month, typical of Testborough",
		"£200,000, typical of Testborough",
		"6.0%, typical of Testborough",
	]);
});

test("the home's own and the buyer's own figures stand by themselves", () => {
	const own = someAssessment({
		chosen: someCertificate(),
		price: fromPounds(180_000),
		rent: fromPounds(950),
	});
	const told = ["epcRating", "estimatedUpgradeCost", "rent", "price", "estimatedRentalYield"];
	expect(told.map((id) => figure(own, id)?.text)).toEqual([
		"D",
		"£600 to £1,850",
		"£950 a month",
		"£180,000",
		"6.3%",
	]);
	expect(figure(own, "price")?.evidence).toMatchObject({ value: 180_000, basis: "visitor" });
});

test("what is unknown has no value and is said to be unknown", () => {
	const bare = someAssessment({ facts: { area: null, rents: [], authorities: [] } });
	expect(verdictFor(bare).keyFigures.map(({ text, evidence }) => [text, evidence.value])).toEqual([
		["Not known", null],
		["Selective licence: not known", null],
		["Not known", null],
		["Not known", null],
		["Not known", null],
		["Not known", null],
	]);
});

test.each([
	["single", [someScheme()], "Selective licence: probably needed", "likely"],
	["single", [someScheme({ kind: "none" })], "Selective licence: none found", "none_found"],
	[
		"sharers",
		[someScheme()],
		"Selective licence: probably needed; planning permission: not known",
		"likely",
	],
	[
		"sharers",
		[someScheme({ kind: "none" })],
		"Additional HMO licence: none found; planning permission: not known",
		"none_found",
	],
	["hmo", [], "HMO licence: needed; planning permission: not known", "required"],
] as const)(
	"for %s the key figure tells the licence that decides: %#",
	(use, schemes, text, value) => {
		const facts = { place: someUnit(), schemes };
		expect(figure(someAssessment({ facts, use }), "licence")).toMatchObject({
			text,
			evidence: { value },
		});
	},
);

test("a licence that nobody settled is never outweighed by another of which none was found", () => {
	const facts = {
		place: someUnit(),
		schemes: [someScheme({ coverage: "wards", wardCodes: ["E05000009"] })],
	};
	expect(figure(someAssessment({ facts, use: "sharers" }), "licence")?.text).toBe(
		"Additional HMO licence: not known; planning permission: not known",
	);
});
