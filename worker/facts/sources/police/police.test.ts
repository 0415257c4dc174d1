import { expect, test } from "vitest";
import { fakeFetch, type Scripted } from "#datasets/test/fake-fetch.ts";
import { police } from "./police.ts";

function crime(category: string, month = "2026-08") {
	return {
		category,
		location_type: "Force",
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
	expect((await crimesNear({ json: [] })).facts).toEqual({ month: null, total: 0, byCategory: [] });
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
	["no category", [{ month: "2026-08" }]],
	["an object in place of the list", { crimes: [] }],
])("%s is malformed", async (_, json) => {
	await expect(crimesNear({ json })).rejects.toMatchObject({ why: "malformed" });
});
