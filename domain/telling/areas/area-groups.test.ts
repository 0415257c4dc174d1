import { expect, test } from "vitest";
import { areaEntry } from "./area-entry.ts";
import { groupAreas } from "./area-groups.ts";

const entry = (name: string, nation: "England" | "Scotland" | "Wales") =>
	areaEntry({ code: name, name, nation, region: null }, [], "2026-11-26");

test("authorities stand by nation and letter, each once, and what has none is left out", () => {
	const groups = groupAreas([
		entry("Fife", "Scotland"),
		entry("Bury", "England"),
		entry("Amber Valley", "England"),
		entry("Bolton", "England"),
	]);
	expect(
		groups.map(({ nation, id, count, letters }) => [
			nation,
			id,
			count,
			letters.map((each) => [each.letter, each.id, each.entries.map(({ name }) => name)]),
		]),
	).toEqual([
		[
			"England",
			"england",
			3,
			[
				["A", "england-a", ["Amber Valley"]],
				["B", "england-b", ["Bury", "Bolton"]],
			],
		],
		["Scotland", "scotland", 1, [["F", "scotland-f", ["Fife"]]]],
	]);
	expect(groupAreas([])).toEqual([]);
});

test("a name whose first letter has an accent stands under the letter without it", () => {
	expect(
		groupAreas([entry("Ynys Môn", "Wales"), entry("Ârfon", "Wales")])[0]?.letters,
	).toMatchObject([{ letter: "A" }, { letter: "Y" }]);
});
