import { expect, test } from "vitest";
import { fakeFetch, type Scripted } from "#datasets/test/fake-fetch.ts";
import { planningData } from "./planning-data.ts";

const now = () => Date.UTC(2026, 10, 20, 12);

const articleFour = {
	entity: 7010000001,
	name: "Small HMOs, whole city",
	dataset: "article-4-direction-area",
	typology: "geography",
	reference: "A4-1",
	prefix: "article-4-direction-area",
	"organisation-entity": "192",
	"entry-date": "2024-01-01",
	"start-date": "2011-10-08",
	"end-date": "",
	quality: "authoritative",
	notes: "",
	"permitted-development-rights": "3L",
	"documentation-url": "https://council.example/article-4",
};

async function constraints(reply: Scripted) {
	const { fetch, sent } = fakeFetch(reply);
	const source = planningData({ baseUrl: "https://planning.example", fetch, now });
	const at = { lat: 51.4922191, lng: -0.1198903 };
	return { ...(await source.constraintsAt(at, AbortSignal.timeout(1000))), sent };
}

function entities(...list: object[]): Scripted {
	return { json: { entities: list, links: {}, count: list.length } };
}

test("one request asks for all four datasets, without their outlines", async () => {
	const { sent } = await constraints(entities());
	const query = sent[0]?.url.searchParams;
	expect(sent).toHaveLength(1);
	expect(sent[0]?.url.pathname).toBe("/entity.json");
	expect(query?.getAll("dataset")).toEqual([
		"article-4-direction-area",
		"conservation-area",
		"flood-risk-zone",
		"listed-building-outline",
	]);
	expect(query?.getAll("exclude_field")).toEqual(["geometry", "point"]);
	expect(Object.fromEntries(query ?? [])).toMatchObject({
		longitude: "-0.119890",
		latitude: "51.492219",
		period: "current",
		limit: "500",
	});
});

test("an Article 4 area says since when, where it is described and whether it is about HMOs", async () => {
	const { facts } = await constraints(entities(articleFour));
	expect(facts.articleFour).toEqual([
		{
			dataset: "article-4-direction-area",
			reference: "A4-1",
			name: "Small HMOs, whole city",
			startDate: "2011-10-08",
			url: "https://council.example/article-4",
			grade: null,
			hmo: "coded",
		},
	]);
});

test("every constraint stands under its kind, with its grade or level", async () => {
	const { facts } = await constraints(
		entities(
			{ entity: 1, dataset: "conservation-area", reference: "CA47", name: "Rosendale Road" },
			{
				entity: 2,
				dataset: "flood-risk-zone",
				reference: "156/2",
				name: "",
				"flood-risk-level": "3",
			},
			{
				entity: 3,
				dataset: "listed-building-outline",
				reference: "13",
				name: "South Bank House",
				"listed-building-grade": "II*",
			},
		),
	);
	expect(facts.articleFour).toEqual([]);
	expect(facts.conservationAreas).toMatchObject([
		{ reference: "CA47", grade: null, startDate: null },
	]);
	expect(facts.floodZones).toMatchObject([{ name: "156/2", grade: "3" }]);
	expect(facts.listedBuildings).toMatchObject([{ name: "South Bank House", grade: "II*" }]);
});

test("a position under nothing has no constraints", async () => {
	expect((await constraints(entities())).facts).toEqual({
		articleFour: [],
		conservationAreas: [],
		floodZones: [],
		listedBuildings: [],
	});
});

test.each([
	["2026-11-19", 0],
	["2026-11-20", 0],
	["2026-11-21", 1],
	["", 1],
	["some day", 1],
])("on 20 November 2026 an entry that ends %j counts %i times", async (end, count) => {
	const { facts } = await constraints(entities({ ...articleFour, "end-date": end }));
	expect(facts.articleFour).toHaveLength(count);
});

test.each([["javascript:alert(1)"], [""], ["see the council"], ["https://"]])(
	"a documentation address of %j gives way to the entry's own page",
	async (address) => {
		const { facts } = await constraints(entities({ ...articleFour, "documentation-url": address }));
		expect(facts.articleFour[0]?.url).toBe("https://www.planning.data.gov.uk/entity/7010000001");
	},
);

test("a level or grade outside its scale is none", async () => {
	const { facts } = await constraints(
		entities(
			{ entity: 2, dataset: "flood-risk-zone", "flood-risk-level": "99" },
			{ entity: 3, dataset: "listed-building-outline", "listed-building-grade": "A" },
		),
	);
	expect(facts.floodZones).toMatchObject([{ grade: null }]);
	expect(facts.listedBuildings).toMatchObject([{ grade: null }]);
});

test("an entry of a dataset nobody asked for is left out", async () => {
	const { facts } = await constraints(entities({ entity: 9, dataset: "tree", name: "Oak" }));
	expect(Object.values(facts).flat()).toEqual([]);
});

test.each([
	["no count", { json: { entities: [] } }],
	["more entries than came", { json: { entities: [articleFour], count: 2 } }],
	["an entry without a number", entities({ ...articleFour, entity: "first" })],
	["an entry without a dataset", entities({ ...articleFour, dataset: undefined })],
	["a name that is none", entities({ ...articleFour, name: 5 })],
	["entries that are no list", { json: { entities: {}, count: 0 } }],
])("an answer with %s is malformed", async (_, reply) => {
	await expect(constraints(reply)).rejects.toMatchObject({ why: "malformed" });
});

test("areas about shops, offices and single sites are Article 4, but not about HMOs", async () => {
	const area = (reference: string, name: string, more: object) => ({
		...articleFour,
		entity: 7_010_000_100 + Number(reference),
		reference,
		name,
		"permitted-development-rights": "",
		...more,
	});
	const list = [
		area("102", "High Street parade", {
			notes: "Article 4 Direction for commercial, business and service use to residential use",
		}),
		area("103", "Filter beds", { description: "To protect the beds from harm to wildlife." }),
		area("104", "North Lodge and South Lodge", {}),
		area("105", "Station offices", { "permitted-development-rights": "3MA" }),
	];
	const { facts } = await constraints(entities(...list));
	expect(facts.articleFour).toHaveLength(list.length);
	expect(facts.articleFour.filter(({ hmo }) => hmo !== null)).toEqual([]);
});
