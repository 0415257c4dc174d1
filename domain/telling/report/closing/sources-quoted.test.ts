import { expect, test } from "vitest";
import { serializeSources } from "../../../base/evidence-dto.ts";
import { someReport } from "../../../test/some-report.ts";
import { sourcesQuoted } from "./sources-quoted.ts";

const rents = (asOf: string | null) => serializeSources([{ source: "privateRents", asOf }]);
const crime = serializeSources([{ source: "police", asOf: "2026-04" }]);

test("sources are found at any depth, each name and date once, by name and then date", () => {
	const document = {
		a: { sources: rents("2026-05") },
		b: [{ c: { sources: [...crime, ...rents("2026-05")] } }, { sources: rents(null) }],
	};
	expect(sourcesQuoted(document).map(({ name, asOf }) => [name, asOf])).toEqual([
		["Price Index of Private Rents", null],
		["Price Index of Private Rents", "2026-05"],
		["Street-level crime", "2026-04"],
	]);
});

test.each([
	["nothing", {}],
	["no document", null],
	["something else of that name", { sources: ["a word", { name: "no source" }] }],
])("of %s there are none", (_, document) => {
	expect(sourcesQuoted(document)).toEqual([]);
});

test("a report lists what its figures, verdicts and score quote", () => {
	const { sources } = someReport();
	const names = [
		"Council licensing schemes, collected by Lettable",
		"Energy performance of buildings register",
		"Lettable score method",
		"Price Index of Private Rents",
	];
	expect(names.filter((name) => !sources.some((source) => source.name === name))).toEqual([]);
	expect(sources.every(({ licence }) => licence !== "")).toBe(true);
});
