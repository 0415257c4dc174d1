import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { Fetch } from "#datasets/http/read-body.ts";
import type { PublishedFile } from "#datasets/ingest/files/published-file.ts";
import { rentRow, rentsWorkbook } from "#datasets/test/rents-workbook.ts";
import { NOW, noNetwork, online } from "#worker/test/ask-app.ts";
import { theRow } from "#worker/test/refreshing.ts";
import { openRefreshing } from "./refresh-job.ts";
import { refreshJobs } from "./refresh-jobs.ts";
import { refreshAll } from "./refresh-sources.ts";
import { atOnce } from "./steps.ts";

const rentsAndThirds = new Map(
	[...refreshJobs].filter(([id]) => id === "rents" || id === "demand_thresholds"),
);

const codes = ["E06000001", "E06000002", "E06000003"];

beforeEach(async () => {
	const authority = (code: string) =>
		env.DB.prepare(
			"INSERT INTO authorities (code, name, nation, former_codes) VALUES (?1, ?1, 'England', '[]')",
		).bind(code);
	await env.DB.batch([
		...["source_runs", "datasets", "authorities", "rents", "house_prices", "demand_thresholds"].map(
			(table) => env.DB.prepare(`DELETE FROM ${table}`),
		),
		...codes.map(authority),
		env.DB.prepare(
			"INSERT INTO rents (code, name, grain, all_pence, period) VALUES ('E06000001', 'Released', 'authority', 1, '2026-04')",
		),
		env.DB.prepare(
			"INSERT INTO datasets (id, name, as_of, digest, rows, complete, loaded_at) VALUES ('rents', 'Rents', '2026-04', 'r', 1, 1, 0)",
		),
	]);
});

/** The Office's website with this workbook as its newest. */
function website(workbook: PublishedFile): Fetch {
	return async (url, init) => {
		const { pathname } = new URL(url);
		if (pathname.endsWith("/19august2026/data")) {
			return Response.json({ downloads: [{ file: "pipr.xlsx" }] });
		}
		if (pathname.endsWith("/data")) {
			return Response.json({ datasets: [{ uri: "/economy/rents/19august2026" }] });
		}
		const headers = { ETag: workbook.tag, "Content-Length": String(workbook.size) };
		const range = new Headers(init?.headers).get("Range");
		const [, from = "0", to = "0"] = /bytes=(\d+)-(\d+)/.exec(range ?? "") ?? [];
		if (init?.method === "HEAD") {
			return new Response(null, { headers });
		}
		const end = Math.min(Number(to) + 1, workbook.size);
		const parts: Uint8Array<ArrayBuffer>[] = [];
		for await (const part of workbook.read(Number(from), end)) {
			parts.push(new Uint8Array(part));
		}
		return new Response(new Blob(parts), {
			status: 206,
			headers: { ETag: workbook.tag, "Content-Range": `bytes ${from}-${end - 1}/${workbook.size}` },
		});
	};
}

function refresh(fetch: Fetch, bindings = online): Promise<void> {
	return refreshAll(openRefreshing(bindings, { fetch, now: () => NOW }), atOnce, rentsAndThirds);
}

async function runOf(source: string) {
	const row = await env.DB.prepare("SELECT outcome, error FROM source_runs WHERE source = ?1")
		.bind(source)
		.first();
	return row;
}

async function seen() {
	const { results } = await env.DB.prepare(
		"SELECT code, all_pence, period FROM rents WHERE snapshot = (SELECT snapshot FROM datasets WHERE id = 'rents') ORDER BY code",
	).all();
	return results.map((row) => Object.values(row));
}

const workbook = rentsWorkbook(
	codes.map((code, at) => rentRow(code, { growth: at, rents: [1000 + at, 1, 1, 1, 1] })),
	{ tag: '"a"' },
);

test("the newest workbook replaces the release's rents, and thirds are made of them", async () => {
	await refresh(website(workbook));

	expect(await seen()).toEqual([
		["E06000001", 100_000, "2026-05"],
		["E06000002", 100_100, "2026-05"],
		["E06000003", 100_200, "2026-05"],
	]);
	expect(await theRow("SELECT count(*) AS n FROM rents")).toEqual({ n: 3 });
	expect(await theRow("SELECT * FROM demand_thresholds")).toEqual({
		indicator: "rentGrowth",
		nation: "England",
		lower: 0,
		upper: 1,
		count: 3,
		as_of: "2026-05",
		tenths: null,
	});
	expect(await theRow("SELECT as_of, digest, rows FROM datasets WHERE id = 'rents'")).toEqual({
		as_of: "2026-05",
		digest: '"a"',
		rows: 3,
	});
});

test("a week later nothing has changed", async () => {
	await refresh(website(workbook));
	await refresh(website(workbook));

	expect(await runOf("rents")).toEqual({ outcome: "unchanged", error: null });
	expect(await runOf("demand_thresholds")).toEqual({ outcome: "unchanged", error: null });
	expect(await seen()).toHaveLength(3);
});

test("a workbook that is not fit leaves the rents that are seen, and says why", async () => {
	await refresh(website(rentsWorkbook([])));

	expect(await seen()).toEqual([["E06000001", 1, "2026-04"]]);
	expect(await runOf("rents")).toEqual({
		outcome: "failed",
		error: "The rents name no area that we know.",
	});
});

test("a website that is not there is said to be so", async () => {
	await refresh(noNetwork);

	expect((await runOf("rents"))?.["error"]).toContain("Office for National Statistics");
	expect(await seen()).toHaveLength(1);
});
