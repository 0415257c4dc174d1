import { expect, test } from "vitest";
import { fromPounds } from "../../../base/money.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import { someCertificate, somePlace, someScheme, someUnit } from "../../../test/some-facts.ts";
import { someAssessment } from "../../../test/some-report.ts";
import { verdictOf } from "./compose-verdict.ts";

const scored = (value: number | null, uncapped = value): Assessment => {
	const assessment = someAssessment();
	return { ...assessment, score: { ...assessment.score, value, uncapped } };
};

test.each([
	[0, 100],
	[61, 39],
])("an investment score of %i is a risk score of %i", (investment, risk) => {
	expect(verdictOf(scored(investment)).riskScore).toBe(risk);
});

test("one line says how the two scores relate, and what the score was before it was capped", () => {
	expect(verdictOf(scored(36)).relation).toBe(
		"The risk score of 64 is 100 less the investment score: higher is riskier.",
	);
	expect(verdictOf(scored(20, 61)).relation).toMatch(
		/ Before its limit the investment score is 61\.$/,
	);
});

test("without an investment score there is no risk score, and the line says why", () => {
	expect(verdictOf(scored(null))).toMatchObject({
		riskScore: null,
		riskLabel: null,
		relation: expect.stringContaining("Too little is known"),
	});
});

const checked = { facts: { place: someUnit(), schemes: [someScheme({ kind: "none" })] } };

test.each([
	[
		"a deal-breaker before anything else",
		someAssessment({ ...checked, chosen: someCertificate({ points: 30, band: "F" }) }),
		"Held at 20. Cannot lawfully be let: energy rating F.",
	],
	[
		"that too little is known",
		someAssessment({
			facts: {
				place: somePlace({ nation: "Scotland" }),
				areas: [],
				rents: [],
				authorities: [],
			},
		}),
		"Only 30% of the score's weight is known here; 60% is needed.",
	],
	[
		"else the weakest part",
		someAssessment({ ...checked, chosen: someCertificate({ points: 48, band: "E" }) }),
		"Held back most by energy rating.",
	],
	[
		"else the weakest part, of the home's own figures",
		someAssessment({
			...checked,
			chosen: someCertificate({ points: 48, band: "E" }),
			price: fromPounds(180_000),
			rent: fromPounds(1_500),
		}),
		"Held back most by energy rating.",
	],
])("the headline tells %s", (_, assessment, headline) => {
	expect(verdictOf(assessment).headline).toBe(headline);
});

const figure = (assessment: Assessment, id: string) =>
	verdictOf(assessment).keyFigures.find((told) => told.id === id);

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
	const bare = someAssessment({ facts: { areas: [], rents: [], authorities: [] } });
	expect(verdictOf(bare).keyFigures.map(({ text, evidence }) => [text, evidence.value])).toEqual([
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
	["single", [someScheme({ kind: "none" })], "Selective licence: we found none", "none_found"],
	[
		"sharers",
		[someScheme()],
		"Selective licence: probably needed; planning permission: not known",
		"likely",
	],
	[
		"sharers",
		[someScheme({ kind: "none" })],
		"Additional HMO licence: we found none; planning permission: not known",
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
