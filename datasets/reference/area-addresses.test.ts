import { expect, test } from "vitest";
import { areaSlug } from "#domain/telling/areas/area-slug.ts";
import { otherNamesOf, slugToday } from "#domain/telling/areas/former-areas.ts";
import { committedTables } from "../test/committed-tables.ts";
import { rowsOf } from "./reference-table.ts";

const names = rowsOf(committedTables, "authorities").map(({ name }) => String(name));

test("each authority has an address of its own, of letters, figures and hyphens", () => {
	const slugs = names.map(areaSlug);
	expect(slugs).toHaveLength(361);
	expect(new Set(slugs).size).toBe(slugs.length);
	expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
});

test("a former or other name leads to an authority of today, and is the address of none", () => {
	const slugs = new Set(names.map(areaSlug));
	const others = names.flatMap(otherNamesOf);
	expect(others.length).toBeGreaterThan(40);
	for (const other of others) {
		expect(slugs.has(areaSlug(other)), other).toBe(false);
		expect(slugs.has(slugToday(areaSlug(other))), other).toBe(true);
	}
	expect(slugToday("manchester")).toBe("manchester");
});

test.each([
	["Bristol, City of", "bristol-city-of"],
	["King's Lynn and West Norfolk", "kings-lynn-and-west-norfolk"],
	["St. Helens", "st-helens"],
	["Ynys Môn", "ynys-mon"],
	["  ../../etc/passwd%00 ", "etc-passwd-00"],
	["", ""],
])("%s has the address %s", (name, slug) => {
	expect(areaSlug(name)).toBe(slug);
});
