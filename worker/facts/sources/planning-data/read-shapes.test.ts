import { expect, test } from "vitest";
import { fakeFetch, type Scripted } from "#datasets/test/fake-fetch.ts";
import { planningData } from "./planning-data.ts";

const conservation = { entity: 44000001, kind: "conservation", name: "Rosendale Road" } as const;
const direction = { entity: 7010000001, kind: "articleFour", name: "Small HMOs" } as const;
const edge = "((-2.3 53.4, -2.1 53.4, -2.1 53.5, -2.3 53.4))";
const geometry = `MULTIPOLYGON (${edge})`;
const polygons = [
	[
		[
			[-2.3, 53.4],
			[-2.1, 53.4],
			[-2.1, 53.5],
			[-2.3, 53.4],
		],
	],
];

async function shapes(reply: Scripted) {
	const { fetch, sent } = fakeFetch(reply);
	const source = planningData({ baseUrl: "https://planning.example", fetch, now: () => 0 });
	const asked = [conservation, direction];
	return { shapes: await source.shapesOf(asked, AbortSignal.timeout(1000)), sent };
}

function entities(...list: object[]): Scripted {
	return { json: { entities: list, links: {}, count: list.length } };
}

test("shapes are asked for by the numbers of their entities, without their middles", async () => {
	const { sent } = await shapes(entities());
	const query = sent[0]?.url.searchParams;
	expect(sent).toHaveLength(1);
	expect(sent[0]?.url.pathname).toBe("/entity.json");
	expect(query?.getAll("entity")).toEqual(["44000001", "7010000001"]);
	expect(query?.getAll("exclude_field")).toEqual(["point"]);
	expect(query?.get("limit")).toBe("2");
});

test("a shape has the kind and name of the constraint, whatever its own answer calls it", async () => {
	const reply = entities(
		{ entity: 7010000001, dataset: "tree", name: "Oak", geometry },
		{ entity: 44000001, dataset: "conservation-area", geometry: `POLYGON ${edge}` },
	);
	expect((await shapes(reply)).shapes).toEqual([
		{ kind: "conservation", name: "Rosendale Road", polygons },
		{ kind: "articleFour", name: "Small HMOs", polygons },
	]);
});

test.each([
	["no geometry", {}],
	["an empty one", { geometry: "" }],
	["null", { geometry: null }],
	["a point", { geometry: "POINT (-2.2 53.4)" }],
	["rubbish", { geometry: "MULTIPOLYGON (((north, south)))" }],
])("an entity with %s goes without its shape, and the others keep theirs", async (_, own) => {
	const reply = entities({ entity: 44000001, ...own }, { entity: 7010000001, geometry });
	expect((await shapes(reply)).shapes.map(({ kind }) => kind)).toEqual(["articleFour"]);
});

test("an entity that nobody asked for is not drawn", async () => {
	expect((await shapes(entities({ entity: 9, geometry }))).shapes).toEqual([]);
});

test("more than a megabyte is not read", async () => {
	const reply = entities({ entity: 44000001, geometry: `${geometry}${" ".repeat(1_000_000)}` });
	await expect(shapes(reply)).rejects.toMatchObject({ why: "malformed" });
});

test("what is found has a shape to be asked for, but for a building that is listed", async () => {
	const { fetch } = fakeFetch(
		entities(
			{ entity: 1, dataset: "flood-risk-zone", reference: "156/2", "flood-risk-level": "3" },
			{ entity: 2, dataset: "flood-risk-zone", reference: "156/3" },
			{ entity: 3, dataset: "listed-building-outline", name: "South Bank House" },
			{ entity: 4, dataset: "conservation-area", name: "Rosendale Road" },
			{ entity: 5, dataset: "article-4-direction-area", "end-date": "1969-12-31" },
		),
	);
	const source = planningData({ baseUrl: "https://planning.example", fetch, now: () => 0 });
	const at = { lat: 53.45, lng: -2.2 };
	expect((await source.constraintsAt(at, AbortSignal.timeout(1000))).drawn).toEqual([
		{ entity: 1, kind: "flood", name: "3" },
		{ entity: 2, kind: "flood", name: "" },
		{ entity: 4, kind: "conservation", name: "Rosendale Road" },
	]);
});
