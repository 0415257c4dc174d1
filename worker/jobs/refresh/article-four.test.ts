import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { refreshArticleFour } from "#datasets/article-four/refresh.ts";
import type { Fetch } from "#datasets/http/read-body.ts";
import { readReferenceFacts } from "#worker/facts/reference-repository.ts";
import { postcode } from "#worker/facts/sources/test/postcodes.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { NOW, online } from "#worker/test/ask-app.ts";
import { theRow } from "#worker/test/refreshing.ts";
import { openRefreshing } from "./refresh-job.ts";
import { refreshAll } from "./refresh-sources.ts";
import { atOnce } from "./steps.ts";

const jobs = new Map([["article_four", refreshArticleFour]]);
const codes = ["E06000014", "E08000035", "W06000015"];

beforeEach(async () => {
	await env.DB.batch([
		...["source_runs", "facts_stamps", "datasets", "authorities", "article_four_publishers"].map(
			(table) => env.DB.prepare(`DELETE FROM ${table}`),
		),
		...codes.map((code) =>
			env.DB.prepare(
				"INSERT INTO authorities (code, name, nation, former_codes) VALUES (?1, ?1, iif(?1 LIKE 'W%', 'Wales', 'England'), '[]')",
			).bind(code),
		),
	]);
});

const files: Record<string, string> = {
	"/dataset/local-authority.csv": "entity,statistical-geography\n1,E06000014\n2,E08000035\n",
	"/dataset/article-4-direction-area.csv":
		"entity,name,organisation-entity,end-date,permitted-development-rights,geometry\n9,York,1,,3L,POINT\n",
};

function planning(version: string, over: Record<string, string> = {}): Fetch {
	return async (url, init) => {
		const text = { ...files, ...over }[new URL(url).pathname];
		if (text === undefined) {
			return new Response("", { status: 404 });
		}
		const headers = { ETag: `"${version}"`, "Content-Length": String(text.length) };
		return new Response(init?.method === "HEAD" ? null : text, { headers });
	};
}

async function refreshed(fetch: Fetch, bindings: Bindings = online) {
	await refreshAll(openRefreshing(bindings, { fetch, now: () => NOW }), atOnce, jobs);
	return theRow(
		"SELECT outcome, error, (SELECT changed_at FROM facts_stamps) AS stamped_at FROM source_runs",
	);
}

async function whoPublishes() {
	return Object.fromEntries(
		(await factsOfYork()).authorities.map(({ code, publishesArticleFour }) => [
			code,
			publishesArticleFour,
		]),
	);
}

function factsOfYork() {
	const { db } = openRefreshing(online, { fetch: planning(""), now: () => NOW });
	return readReferenceFacts(db, postcode("YO1 7HU"), {
		grain: "sector",
		nation: "England",
		authorities: codes.map((code) => [code, 1 / 3]),
		wards: [],
		ownAreas: [],
		placedArea: null,
		deprivationDecile: null,
		sectorMiddle: null,
		areas: [],
		position: null,
		source: "codePointOpen",
		asOf: null,
	});
}

test("facts say who publishes once that is held, and nothing of anybody before", async () => {
	expect(await whoPublishes()).toEqual({ E06000014: null, E08000035: null, W06000015: null });
	expect(await refreshed(planning("one"))).toEqual({
		outcome: "updated",
		error: null,
		stamped_at: NOW,
	});
	expect(await whoPublishes()).toEqual({ E06000014: true, E08000035: false, W06000015: null });
	expect((await factsOfYork()).articleFourAsOf).toBe("2026-11-20");
});

test("rows of an edition that was never published are seen by nobody", async () => {
	await refreshed(planning("one"));
	await env.DB.prepare("INSERT INTO article_four_publishers VALUES (2, 'E08000035', 1, 0)").run();
	expect(await whoPublishes()).toMatchObject({ E08000035: false });
});

test.each<[string, Fetch, string]>([
	[
		"a page with status 200",
		async () =>
			new Response("<!doctype html>", { headers: { "Content-Type": "text/html", ETag: "x" } }),
		"something else than its data",
	],
	["a file that is not there", async () => new Response("", { status: 404 }), "refused"],
	["nobody there", () => Promise.reject(new TypeError("no connection")), "could not be reached"],
	[
		"a column that was renamed",
		planning("two", { "/dataset/article-4-direction-area.csv": "entity,name\n1,York\n" }),
		'has no column "organisation-entity"',
	],
	["an empty file", planning("two", { "/dataset/article-4-direction-area.csv": "" }), "is empty"],
])("with %s what we hold stays, and the run says why", async (_, fetch, words) => {
	await refreshed(planning("one"));
	expect(await refreshed(fetch)).toMatchObject({
		outcome: "failed",
		error: expect.stringContaining(words),
	});
	expect(await whoPublishes()).toMatchObject({ E06000014: true, E08000035: false });
});

test("the same files again are unchanged", async () => {
	await refreshed(planning("one"));
	expect(await refreshed(planning("one"))).toMatchObject({ outcome: "unchanged" });
});
