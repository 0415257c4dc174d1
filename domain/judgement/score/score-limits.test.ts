import fc from "fast-check";
import { expect, test } from "vitest";
import { addYears } from "../../base/calendar.ts";
import { fromPounds } from "../../base/money.ts";
import { assessed, generatedHomes } from "../../test/generated-homes.ts";
import {
	allSilent,
	someCertificate,
	someFacts,
	someScheme,
	someUnit,
} from "../../test/some-facts.ts";
import { someAssessment } from "../../test/some-report.ts";
import { composeAnswer } from "../answer/compose-answer.ts";

type Stated = NonNullable<Parameters<typeof someAssessment>[0]>;

const chosen = someCertificate({ points: 90, band: "B" });
/** Sixty thousand pounds a year besides the letting: every pound of it is taxed at 40 %. */
const someOwner = {
	incomePence: fromPounds(60_000),
	nation: "England",
	share: 1,
	company: false,
} as const;
const unlicensed = {
	place: someUnit(),
	schemes: [someScheme({ kind: "none", verifiedOn: "2026-11-01" })],
};
const good = { chosen, facts: unlicensed, price: fromPounds(100_000), rent: fromPounds(1_200) };
const limitsOf = (stated: Stated) => someAssessment(stated).score.limits.map(({ id }) => id);

test("a good home with its own certificate and figures is held down by nothing", () => {
	expect(limitsOf(good)).toEqual([]);
	expect(someAssessment(good).score).toMatchObject({ label: "Excellent Investment" });
});

test.each<[string, Stated, string[], number]>([
	["without a certificate", { ...good, chosen: null }, [], 79],
	["without figures", { ...good, price: null, rent: null }, ["not_this_home"], 79],
	["with one figure only", { ...good, rent: null }, ["not_this_home"], 79],
	[
		"with an expired certificate",
		{ ...good, chosen: someCertificate({ points: 90, band: "B", registeredOn: "2010-01-01" }) },
		["not_this_home"],
		79,
	],
	[
		"whose rent is less than the interest",
		{ ...good, price: fromPounds(400_000), rent: fromPounds(1_100) },
		["does_not_pay"],
		39,
	],
	[
		"that loses money without a loan",
		{ ...good, loan: 0, rent: fromPounds(50), price: fromPounds(8_000) },
		["does_not_pay"],
		39,
	],
	["that is about break-even", { ...good, price: fromPounds(226_000) }, ["break_even"], 59],
	["that 40 % would turn", { ...good, price: fromPounds(180_000) }, ["basic_rate_alone"], 59],
	[
		"of an owner at 40 %",
		{ ...good, price: fromPounds(180_000), owners: [someOwner] },
		["before_tax_alone"],
		59,
	],
	[
		"that earns less than Bank Rate",
		{ ...good, loan: 0, price: fromPounds(290_000) },
		["under_bank_rate"],
		59,
	],
	[
		"that is a flat without its charge",
		{ ...good, chosen: someCertificate({ points: 90, band: "B", propertyType: "Flat" }) },
		["unfinished"],
		59,
	],
])("a home %s is held at most at the lowest of its limits", (_, stated, ids, at) => {
	const { score } = someAssessment(stated);
	expect(score.limits.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
	expect(score.value).toBeLessThanOrEqual(at);
});

test("a smaller loan moves the limits of money, and cash asks no lender", () => {
	const dear = { ...good, price: fromPounds(240_000), rent: fromPounds(1_200) };
	expect(limitsOf({ ...dear, loan: 40 })).toEqual([]);
	expect(limitsOf({ ...dear, loan: 0 })).toEqual([]);
});

const averaging = (rent: number): Stated => ({
	chosen,
	facts: {
		...unlicensed,
		rents: someFacts().rents.map((row) => ({ ...row, all: fromPounds(rent) })),
	},
});

test("of typical figures, and of one that is stated, money holds nothing down", () => {
	const money = [averaging(1_000), averaging(400), { ...averaging(400), price: good.price }];
	for (const stated of money) {
		expect(limitsOf(stated).filter((id) => id !== "not_this_home")).toEqual([]);
	}
	expect(limitsOf({ ...averaging(400), price: good.price, rent: good.rent })).toEqual([]);
});

test("the 79 of an area holds the score and the low end, not the high one", () => {
	const { score } = someAssessment({ facts: unlicensed });
	expect(score.value).toBeLessThanOrEqual(79);
	expect(score.range?.high).toBeGreaterThan(79);
});

test("over a thousand homes no label is better than the answers", () => {
	const praised = fc
		.sample(generatedHomes, { numRuns: 1_000, seed: 20_261_123 })
		.map(assessed)
		.filter(({ score }) => (score.value ?? 0) >= 60);
	expect(praised.length).toBeGreaterThan(50);
	for (const home of praised) {
		const { let: lets, pays } = composeAnswer(home, 0);
		expect(lets.verdict).not.toBe("no");
		expect(pays.basis === "stated" ? [pays.grade, pays.verdict] : []).toEqual(
			pays.basis === "stated" ? ["yes", "yes"] : [],
		);
	}
});

const flooded = (grade: string | null): Stated => ({
	...good,
	facts: {
		...unlicensed,
		live: allSilent({
			planning: {
				state: "answered",
				at: Date.UTC(2026, 10, 20),
				data: {
					articleFour: [],
					conservationAreas: [],
					listedBuildings: [],
					floodZones: [
						{
							dataset: "flood-risk-zone",
							reference: "1",
							name: "",
							startDate: null,
							url: null,
							grade,
						},
					],
				},
			},
		}),
	},
});

test("flood zone 3 at the point holds the score, zone 2 and a zone without its number do not", () => {
	expect(limitsOf(flooded("3"))).toEqual(["flood_zone_3"]);
	expect(someAssessment(flooded("3")).score).toMatchObject({ value: 59 });
	expect(limitsOf(flooded("2"))).toEqual([]);
	expect(limitsOf(flooded(null))).toEqual([]);
});

test("the range is the score itself where nothing is open, and wider for an area", () => {
	const own = someAssessment(good).score;
	expect(own.range).toEqual({ low: own.value, high: own.value });
	const { range, value } = someAssessment({ facts: { place: someUnit(), schemes: [] } }).score;
	expect(range?.low).toBeLessThan(value ?? 0);
	expect(range?.high).toBeGreaterThan(value ?? 0);
});

test("energy that no one knows counts 55 at most, and its range reaches both ways", () => {
	const facts = { ...unlicensed, areas: [] };
	const { components, score } = someAssessment({ facts });
	expect(components[0]).toMatchObject({ id: "epc", score: 55, isAssumed: true, estimated: true });
	expect(score.knownWeight).toBe(60);
	expect(score.range?.low).toBeLessThan(score.value ?? 0);
	expect(score.range?.high).toBeGreaterThan(score.value ?? 0);
});

test("both ends of a range pass the same limits as the score", () => {
	const { score } = someAssessment({
		facts: { place: someUnit(), schemes: [] },
		price: fromPounds(400_000),
		rent: fromPounds(1_100),
	});
	expect(score).toMatchObject({ value: 39, range: { low: 39, high: 39 } });
});

test("a limit above the score's own mean is not told", () => {
	const poor = someCertificate({ points: 40, band: "E", registeredOn: addYears("2026-11-01", -1) });
	const { score } = someAssessment({ chosen: poor, facts: unlicensed });
	expect(score.uncapped).toBeLessThan(79);
	expect(score.limits).toEqual([]);
});
