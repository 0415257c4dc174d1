import { expect, test } from "vitest";
import { noInputs } from "../../../base/inputs.ts";
import { assess } from "../../../judgement/assess.ts";
import { someFacts, somePlace } from "../../../test/some-facts.ts";
import { demandSection } from "./compose-demand.ts";

const sectionOf = (facts: Parameters<typeof someFacts>[0] = {}) =>
	demandSection(assess(someFacts(facts), { inputs: noInputs, chosen: null, day: "2026-11-21" }));

test("demand and its indicators are told, each with the third it falls in", () => {
	const { level, indicators } = sectionOf();
	expect(level).toMatchObject({
		id: "marketDemand",
		text: "High, typical of Testborough",
		evidence: { value: "High", basis: "authority" },
	});
	expect(
		indicators.map(({ id, label, text, evidence }) => [id, label, text, evidence.value]),
	).toEqual([
		[
			"rentGrowth",
			"Rent growth over a year",
			"3.0%, middle third of the authorities of England",
			3,
		],
		[
			"privateRenters",
			"Households that rent privately",
			"30.0%, upper third of the authorities of England",
			30,
		],
		["priceGrowth", "Price growth over a year", "Not known", null],
		[
			"salesPerThousandDwellings",
			"Sales per 1,000 homes a year",
			"20.0 sales, middle third of the authorities of England",
			20,
		],
	]);
});

test("an indicator that cannot be placed names no third", () => {
	const { level, indicators } = sectionOf({ thresholds: [] });
	expect(level.text).toBe("Not known");
	expect(indicators.map(({ text }) => text)).toEqual(["3.0%", "30.0%", "Not known", "20.0 sales"]);
});

test("in a nation that nobody covers, demand is not covered and no figure is made up", () => {
	const { level, indicators, note } = sectionOf({
		place: somePlace({ nation: "Northern Ireland" }),
		authorities: [],
		rents: [],
	});
	expect(level).toMatchObject({ text: "Not covered here", evidence: { value: null } });
	expect(indicators.every(({ evidence }) => evidence.value === null)).toBe(true);
	expect(note).toContain("No public source gives days to let");
});
