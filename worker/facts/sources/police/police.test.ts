import { expect, test } from "vitest";
import { fakeFetch, type Scripted } from "#datasets/test/fake-fetch.ts";
import { police } from "./police.ts";

function crime(category: string, month = "2026-08", by = "Force") {
	return {
		category,
		location_type: by,
		location: {
			latitude: "50.824943",
			street: { id: 1, name: "On or near Pretend Street" },
			longitude: "-0.135393",
		},
		context: "",
		outcome_status: null,
		persistent_id: "",
		id: 1,
		location_subtype: "",
		month,
	};
}

async function crimesNear(reply: Scripted) {
	const { fetch, sent } = fakeFetch(reply);
	const source = police({ baseUrl: "https://police.example", fetch });
	const at = { lat: 50.824943, lng: -0.135393 };
	return { facts: await source.crimesNear(at, AbortSignal.timeout(1000)), sent };
}

test("crimes of the latest month are counted by category, most frequent first", async () => {
	const { facts, sent } = await crimesNear({
		json: [crime("drugs"), crime("burglary"), crime("anti-social-behaviour"), crime("burglary")],
	});
	expect(facts).toEqual({
		month: "2026-08",
		total: 4,
		railway: 0,
		byCategory: [
			{ category: "burglary", count: 2 },
			{ category: "anti-social-behaviour", count: 1 },
			{ category: "drugs", count: 1 },
		],
	});
	expect(sent[0]?.url.href).toBe(
		"https://police.example/api/crimes-street/all-crime?lat=50.824943&lng=-0.135393",
	);
});

test("a force that publishes nothing leaves no month to speak of", async () => {
	expect((await crimesNear({ json: [] })).facts).toEqual({
		month: null,
		total: 0,
		railway: 0,
		byCategory: [],
	});
});

test("where the railway police alone tell of any, there is no month to speak of either", async () => {
	const { facts } = await crimesNear({ json: [crime("drugs", "2026-08", "BTP")] });
	expect(facts).toMatchObject({ month: null, total: 1, railway: 1 });
});

test("beside a territorial force the railway police's count with the others", async () => {
	const json = [crime("drugs", "2026-08", "BTP"), crime("drugs")];
	expect((await crimesNear({ json })).facts).toMatchObject({
		month: "2026-08",
		total: 2,
		railway: 1,
	});
});

test("a place with too many crimes to list is refused", async () => {
	await expect(crimesNear({ status: 503, text: "" })).rejects.toMatchObject({ why: "refused" });
});

test("ten thousand crimes are within what is read", async () => {
	const json = Array.from({ length: 10_000 }, () => crime("burglary"));
	expect((await crimesNear({ json })).facts.total).toBe(10_000);
});

test.each([
	["a month that is none", [crime("burglary", "2026-13")]],
	["two months at once", [crime("burglary"), crime("burglary", "2026-07")]],
	["a category in markup", [crime("<b>burglary</b>")]],
	["no category", [{ ...crime("drugs"), category: undefined }]],
	["a force of another kind", [crime("drugs", "2026-08", "Navy")]],
	["an object in place of the list", { crimes: [] }],
])("%s is malformed", async (_, json) => {
	await expect(crimesNear({ json })).rejects.toMatchObject({ why: "malformed" });
});
