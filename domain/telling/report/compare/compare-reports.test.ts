import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPounds } from "../../../base/money.ts";
import { cases } from "../../../test/cases.ts";
import { assessed, generatedHomes } from "../../../test/generated-homes.ts";
import { certificateE, fullFacts, reportOf } from "../../../test/some-report.ts";
import { composeReport } from "../compose-report.ts";
import type { ReportDocument } from "../document/document.ts";
import { compareReports } from "./compare-reports.ts";
import type { ComparedGroup } from "./comparison.ts";

const homeAt = (pounds: number) =>
	reportOf({
		facts: fullFacts(),
		chosen: certificateE,
		price: fromPounds(pounds),
		rent: fromPounds(1_300),
	});
const compared = (...documents: readonly ReportDocument[]) =>
	compareReports(documents.map((document, at) => ({ id: `rpt_${at}`, name: null, document })));
const linesOf = (groups: readonly ComparedGroup[]) => groups.flatMap(({ lines }) => lines);

test("what differs stands apart from what is the same for all, and nothing stands twice", () => {
	const { apart, alike } = compared(homeAt(165_000), homeAt(240_000));
	const prices = linesOf(apart).find(({ label }) => label === "Price");
	expect(prices?.cells).toEqual(["£165,000", "£240,000"]);
	expect(linesOf(alike).map(({ label }) => label)).toContain("Energy rating");
	expect(linesOf(apart).every(({ cells }) => new Set(cells).size > 1)).toBe(true);
	expect(linesOf(alike).every(({ cells }) => new Set(cells).size === 1)).toBe(true);
	const labels = [...linesOf(apart), ...linesOf(alike)].map(({ label }) => label);
	expect(new Set(labels).size).toBe(labels.length);
});

test("a home with itself differs in nothing", () => {
	expect(compared(homeAt(165_000), homeAt(165_000)).apart).toEqual([]);
});

test("how the three questions were answered stands there for homes alike too, and only there", () => {
	const { answers, apart, alike } = compared(homeAt(165_000), homeAt(165_000));
	const asked = ["Can it be let?", "Does it pay?", "What could go wrong?"];
	expect(answers.lines.map(({ label }) => label)).toEqual(asked);
	expect(answers.lines.every(({ cells }) => cells.length === 2 && cells[0] === cells[1])).toBe(
		true,
	);
	const others = linesOf([...apart, ...alike]).map(({ label }) => label);
	expect(others.filter((label) => asked.includes(label))).toEqual([]);
});

test("homes stand in the order in which they were chosen, by the name that their owner gave them", () => {
	const [one, other] = [homeAt(165_000), homeAt(240_000)];
	const { homes } = compareReports([
		{ id: "rpt_b", name: "The corner", document: other },
		{ id: "rpt_a", name: null, document: one },
	]);
	expect(homes.map(({ id, name }) => [id, name])).toEqual([
		["rpt_b", "The corner"],
		["rpt_a", one.home.address],
	]);
});

test("homes of one name are told apart by a number", () => {
	const names = compared(homeAt(165_000), homeAt(240_000)).homes.map(({ name }) => name);
	expect(names).toEqual(["14 Test Street (1)", "14 Test Street (2)"]);
});

test("what was not stated is said to be typical", () => {
	const typical = reportOf({ facts: fullFacts(), chosen: certificateE });
	const { apart } = compared(typical, homeAt(165_000));
	const rent = linesOf(apart).find(({ label }) => label === "Rent a month");
	expect(rent?.cells[0]).toMatch(/, typical$/);
	expect(rent?.cells[1]).not.toContain("typical");
});

test("scores of different methods and figures of different days come with a caution", () => {
	const today = homeAt(165_000);
	expect(compared(today, today).cautions).toEqual([]);
	const older = { ...today, day: "2026-01-01", methodologyVersion: 1 };
	expect(compared(today, older).cautions).toEqual([
		"These scores were made by different methods. Do not compare them.",
		"These reports were made on different days. Figures may have moved since.",
	]);
});

test("whatever is known, every line has a text for every home, and nothing broken in it", () => {
	fc.assert(
		fc.property(fc.array(generatedHomes, { minLength: 2, maxLength: 4 }), (found) => {
			const { answers, apart, alike } = compared(
				...found.map((home) => composeReport(assessed(home))),
			);
			for (const { cells } of linesOf([answers, ...apart, ...alike])) {
				expect(cells).toHaveLength(found.length);
				expect(cells.filter((text) => /undefined|null|NaN|\[object|^$/.test(text))).toEqual([]);
			}
		}),
		cases(60),
	);
});
