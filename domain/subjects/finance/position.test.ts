import { expect, test } from "vitest";
import { noInputs } from "../../base/inputs.ts";
import { fromPounds } from "../../base/money.ts";
import { composeAnswer } from "../../judgement/answer/compose-answer.ts";
import { assess } from "../../judgement/assess.ts";
import { composeReport } from "../../telling/report/compose-report.ts";
import { someFacts } from "../../test/some-facts.ts";
import { type Position, positionInWords } from "./position.ts";

const position: Position = {
	incomePence: fromPounds(35_173),
	nation: "England",
	share: 0.5,
	company: false,
};
const stated = { ...noInputs, price: fromPounds(150_000), rent: fromPounds(1_000) };
const assessed = (whose: Position | null) =>
	assess(someFacts(), {
		inputs: stated,
		chosen: null,
		day: "2026-11-21",
		owners: whose === null ? [] : [whose],
	});

test.each([
	[{}, "£35,173 a year besides this letting, living in England, 50% of the ownership"],
	[
		{ company: true, share: 1 },
		"£35,173 a year besides this letting, held by a company, 100% of the ownership",
	],
])("a position with %j is told whole to whoever stated it", (over, words) => {
	expect(positionInWords({ ...position, ...over })).toBe(words);
});

test("what decides after tax is the position stated, else the basic rate beside the higher one", () => {
	expect(composeAnswer(assessed(null), 0).pays).toMatchObject({
		verdict: "yes_if",
		grade: "basic",
		headline: "Yes, at 20% tax",
		reason: expect.stringMatching(
			/^[\d.]+% on £[\d,]+ put in; at 40% it loses £[\d,]+ a year, as a house\.$/,
		),
	});
	expect(composeAnswer(assessed(position), 0).pays).toMatchObject({
		verdict: "yes",
		grade: "yes",
		reason: expect.stringMatching(
			/^After your tax: [\d.]+% on £[\d,]+ put in, less than Bank Rate, as a house\.$/,
		),
	});
});

test("a report tells what follows from a position, and never the position", () => {
	const report = composeReport(assessed(position));
	expect(report.money.figures.tax[0]?.position?.tax.known).toBe(true);
	expect(report.money.context.position).toBeNull();
	expect(JSON.stringify(report)).not.toMatch(/35,?173|3517300/);
});
