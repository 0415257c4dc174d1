import { expect, test } from "vitest";
import { isKnown } from "../../base/evidence.ts";
import type { DemandThresholds } from "../../base/facts/demand-thresholds.ts";
import { fromPounds } from "../../base/money.ts";
import { someCertificate, someFacts } from "../../test/some-facts.ts";
import { someAssessment } from "../../test/some-report.ts";
import { serializeParts } from "./score-words.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const parted = (over: Partial<DemandThresholds>): DemandThresholds => ({
	indicator: "rentToPrice",
	nation: "England",
	lower: 3,
	upper: 6,
	tenths: { higher: upTo(9), lower: upTo(9).map((cut) => 11 - cut) },
	count: 290,
	asOf: "2026-03",
	...over,
});
const rents = someFacts().rents.map((rent) => ({ ...rent, growth: 2.5 }));
const typed = { price: fromPounds(180_000), rent: fromPounds(950) };
const textsOf = (stated: Parameters<typeof someAssessment>[0]) =>
	serializeParts(someAssessment(stated)).map(({ id, standing }) => [id, standing?.text ?? null]);

test("beside the yield and the market stands where the area is among the authorities of its nation", () => {
	const thresholds = [parted({}), parted({ indicator: "rentGrowth" })];
	expect(textsOf({ facts: { thresholds, rents } })).toEqual([
		["epc", null],
		["licensing", null],
		["yield", "Yield: in the middle of the authorities of England"],
		["market", "Rent growth: lower than 8 of 10 authorities of England"],
	]);
});

test("a place names the sources and dates of the figure, as the figure does", () => {
	const assessment = someAssessment({ facts: { thresholds: [parted({})] } });
	const { grossYield } = assessment.market;
	expect(isKnown(grossYield)).toBe(true);
	expect(assessment.standings.yield?.citations).toEqual(grossYield.citations);
});

test("without the growth of rents the market stands by the growth of prices", () => {
	const [authority] = someFacts().authorities;
	const authorities = authority
		? [{ ...authority, priceGrowth: { percent: 9.5, month: "2026-03" } }]
		: [];
	const thresholds = [parted({ indicator: "priceGrowth" })];
	expect(textsOf({ facts: { thresholds, authorities } })).toContainEqual([
		"market",
		"Price growth: higher than 9 of 10 authorities of England",
	]);
});

test("a yield that was stated is no area's and has no place; one figure alone states none", () => {
	const thresholds = [parted({}), parted({ indicator: "rentGrowth" })];
	const both = someAssessment({ ...typed, facts: { thresholds, rents } });
	expect(both.standings.yield).toBeUndefined();
	expect(both.standings.market).toBeDefined();
	const one = someAssessment({ rent: typed.rent, facts: { thresholds, rents } });
	expect(one.standings.yield).toBeDefined();
});

test("a score that is the home's own has no place of an area", () => {
	const thresholds = [parted({ indicator: "rentGrowth" })];
	const own = someAssessment({ ...typed, chosen: someCertificate(), facts: { thresholds, rents } });
	expect(own.scoreSubject).toBe("home");
	expect(own.standings).toEqual({});
});

test("nothing is told where too few authorities are compared, or those of another nation alone", () => {
	expect(someAssessment({ facts: { thresholds: [parted({ tenths: null })] } }).standings).toEqual(
		{},
	);
	expect(
		someAssessment({ facts: { thresholds: [parted({ nation: "Wales" })] } }).standings,
	).toEqual({});
});
