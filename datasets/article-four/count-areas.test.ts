import { expect, test } from "vitest";
import { countAreas } from "./count-areas.ts";
import { readOrganisations } from "./read-organisations.ts";

async function* rows(...given: string[][]) {
	yield* given;
}

const authorities = new Map([
	["192", "E09000022"],
	["44", "E06000043"],
]);
const header = [
	"dataset",
	"end-date",
	"entity",
	"geometry",
	"name",
	"notes",
	"organisation-entity",
	"permitted-development-rights",
];

type Area = {
	entity?: string;
	end?: string;
	name?: string;
	notes?: string;
	of?: string;
	rights?: string;
};

let entities = 7_010_000_000;
function area({ end = "", name = "", notes = "", of = "192", rights = "", ...over }: Area = {}) {
	entities += 1;
	const { entity = String(entities) } = over;
	return ["article-4-direction-area", end, entity, "MULTIPOLYGON (((", name, notes, of, rights];
}

const counted = (...areas: string[][]) =>
	countAreas(rows(header, ...areas), { authorities, today: "2026-11-20" });

test("areas are counted by who publishes them, and those that restrict small HMOs besides", async () => {
	const { publishers, notes } = await counted(
		area({ rights: "3L" }),
		area({ rights: "1A" }),
		area({ name: "HMO Article 4" }),
		area({ of: "44", notes: "Houses in multiple occupation" }),
	);
	expect([...publishers]).toEqual([
		["E09000022", { areas: 3, hmoAreas: 2 }],
		["E06000043", { areas: 1, hmoAreas: 1 }],
	]);
	expect(notes).toEqual([]);
});

test.each([
	["2026-11-20", 1],
	["2026-11-21", 2],
	["", 2],
	["soon", 2],
])("on 20 November 2026 one that ends %j makes them %i", async (end, areas) => {
	const { publishers } = await counted(area(), area({ end }));
	expect(publishers.get("E09000022")?.areas).toBe(areas);
});

test("what was left out is said", async () => {
	const twice = area();
	const { publishers, notes } = await counted(
		twice,
		twice,
		area({ end: "2019-01-01" }),
		area({ of: "600001" }),
		area({ of: "" }),
	);
	expect(publishers.get("E09000022")?.areas).toBe(1);
	expect(notes).toEqual([
		"1 area has ended.",
		"2 areas are of bodies that are no councils.",
		"1 area is there twice.",
	]);
});

test("columns may stand in another order, be more, and be written with underscores", async () => {
	const other = [
		"Permitted_development_rights",
		"Organisation entity",
		"END_DATE",
		"name",
		"entity",
		"quality",
	];
	const { publishers } = await countAreas(rows(other, ["3L", "44", "", "", "1", "some"]), {
		authorities,
		today: "2026-11-20",
	});
	expect([...publishers]).toEqual([["E06000043", { areas: 1, hmoAreas: 1 }]]);
});

test.each([
	["no line at all", [], "article-4-direction-area.csv is empty."],
	["a header alone", [header], "article-4-direction-area.csv is empty."],
	[
		"a renamed column",
		[header.map((name) => name.replace("organisation-entity", "organisation")), area()],
		'article-4-direction-area.csv has no column "organisation-entity".',
	],
	[
		"a page of a website",
		[["<!doctype html>"], ["<title>Access denied</title>"]],
		'article-4-direction-area.csv has no column "entity".',
	],
	[
		"a line that is cut off",
		[header, area(), area().slice(0, 3)],
		"article-4-direction-area.csv has a line of 3 columns instead of 8: it is cut off or broken.",
	],
	[
		"areas of nobody we know",
		[header, area({ of: "600001" })],
		"article-4-direction-area.csv holds no area of an authority that we know.",
	],
	[
		"areas that have all ended",
		[header, area({ end: "2020-01-01" })],
		"article-4-direction-area.csv holds no area of an authority that we know.",
	],
])("a file with %s is refused", async (_, lines, words) => {
	const counting = countAreas(rows(...lines), { authorities, today: "2026-11-20" });
	await expect(counting).rejects.toThrow(words);
});

const currentCode = new Map([
	["E06000043", "E06000043"],
	["E07000026", "E06000063"],
	["E06000063", "E06000063"],
]);

test("an organisation is the authority of today that has its code, or had it", async () => {
	const found = await readOrganisations(
		rows(
			["entity", "end-date", "statistical-geography"],
			["44", "", "E06000043"],
			["30", "2023-03-31", "E07000026"],
			["31", "", "E06000063"],
			["90", "", "E10000006"],
			["91", "", ""],
		),
		currentCode,
	);
	expect([...found]).toEqual([
		["44", "E06000043"],
		["30", "E06000063"],
		["31", "E06000063"],
	]);
});

test.each([
	[
		"no organisation we know",
		[
			["entity", "statistical-geography"],
			["1", "E51000002"],
		],
		"names no authority",
	],
	[
		"no column of codes",
		[
			["entity", "gss"],
			["1", "E06000043"],
		],
		'no column "statistical-geography"',
	],
	[
		"a line too long",
		[
			["entity", "statistical-geography"],
			["1", "E06000043", ""],
		],
		"3 columns instead of 2",
	],
])("a list of organisations with %s is refused", async (_, lines, words) => {
	await expect(readOrganisations(rows(...lines), currentCode)).rejects.toThrow(words);
});
