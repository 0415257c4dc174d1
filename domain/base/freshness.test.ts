import { expect, test } from "vitest";
import { markOutdated } from "../telling/mark-outdated.ts";
import { someReport } from "../test/some-report.ts";
import { serializeSources } from "./evidence-dto.ts";
import { isPast } from "./freshness.ts";
import { sources } from "./sources.ts";

test.each([
	["a month, from its end", "privateRents", "2026-05", "2026-09-30", "2026-10-01"],
	["a day, from itself", "bankRate", "2026-09-04", "2026-10-04", "2026-10-05"],
	["December, from the end of its year", "pricePaid", "2025-12", "2026-04-30", "2026-05-01"],
	["a whole year of a monthly source", "pricePaid", "2025", "2027-12-31", "2028-01-01"],
	["a whole year of a yearly source", "councilTaxStock", "2024", "2026-12-31", "2027-01-01"],
	["the index", "housePriceIndex", "2026-04", "2026-10-31", "2026-11-01"],
] as const)("the limit of %s, runs to its last day", (_, source, asOf, lastDay, dayAfter) => {
	expect(isPast(source, asOf, lastDay)).toBe(false);
	expect(isPast(source, asOf, dayAfter)).toBe(true);
});

test.each([
	["without a date", "privateRents", null],
	["of a certificate, which says itself until when it holds", "energyRegister", "2009-01-01"],
	["of the law", "housingLaw", "2004"],
] as const)("a figure %s is never called old", (_, source, asOf) => {
	expect(isPast(source, asOf, "2040-01-01")).toBe(false);
});

test("a figure of the day itself is not old by any limit, nor one of tomorrow", () => {
	for (const source of Object.keys(sources) as (keyof typeof sources)[]) {
		expect(isPast(source, "2026-11-22", "2026-11-22"), source).toBe(false);
		expect(isPast(source, "2026-12", "2026-11-22"), source).toBe(false);
	}
});

test("no two sources have one name, by which what is told knows its source", () => {
	const names = Object.values(sources).map(({ name }) => name);
	expect(new Set(names).size).toBe(names.length);
});

const rents = serializeSources([{ source: "privateRents", asOf: "2026-05" }]);

test("old sources are marked at any depth, fresh ones and everything else stay as they are", () => {
	const told = { a: [{ sources: rents, note: null }], day: 3, sources: [...rents, "a word"] };
	expect(markOutdated(told, "2026-09-30")).toEqual(told);
	const [old] = rents.map((source) => ({ ...source, isPast: true }));
	expect(markOutdated(told, "2026-10-01")).toEqual({
		a: [{ sources: [old], note: null }],
		day: 3,
		sources: [old, "a word"],
	});
	expect(told.sources).toEqual([...rents, "a word"]);
});

test("a report says of every source that is old that it is, in its list of sources too", () => {
	const { sources: quoted, rent } = someReport();
	const isOld = (name: string) =>
		quoted.filter((source) => source.name === name).map(({ isPast: past }) => past ?? false);
	expect(isOld(sources.privateRents.name)).toEqual([true]);
	expect(isOld(sources.licensingRegister.name)).toEqual([false]);
	expect(rent.series[0]?.provenance.sources[0]).toMatchObject({ asOf: "2026-05", isPast: true });
});
