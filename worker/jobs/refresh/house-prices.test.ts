import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { refreshHousePrices } from "#datasets/house-prices/refresh.ts";
import type { Fetch } from "#datasets/http/read-body.ts";
import { bothIn, indexText } from "#datasets/test/index-text.ts";
import { NOW, noNetwork, online } from "#worker/test/ask-app.ts";
import { theRow } from "#worker/test/refreshing.ts";
import { openRefreshing } from "./refresh-job.ts";
import { refreshAll } from "./refresh-sources.ts";
import { atOnce } from "./steps.ts";

beforeEach(async () => {
	const authority = (code: string, former: string) =>
		env.DB.prepare(
			"INSERT INTO authorities (code, name, nation, former_codes) VALUES (?1, ?1, 'England', ?2)",
		).bind(code, former);
	await env.DB.batch([
		...["source_runs", "datasets", "authorities", "house_prices"].map((table) =>
			env.DB.prepare(`DELETE FROM ${table}`),
		),
		authority("E08000003", "[]"),
		authority("E08000039", '["E08000019"]'),
		env.DB.prepare(
			"INSERT INTO house_prices (code, month, average_price_pence) VALUES ('E12000001', '2026-04', 5)",
		),
		env.DB.prepare(
			"INSERT INTO datasets (id, name, as_of, digest, rows, complete, loaded_at) VALUES ('house_prices', 'Prices', '2026-04', 'r', 1, 1, 0)",
		),
	]);
});

const FOLDER = "/market-trend-data/house-price-index-data";

/** Land Registry's files by name; what is not there is answered as its store does. Notes what was asked. */
function landRegistry(files: Readonly<Record<string, string>>, asked: string[] = []): Fetch {
	return async (url, init) => {
		const { pathname } = new URL(url);
		const range = new Headers(init?.headers).get("Range");
		asked.push(`${init?.method} ${pathname.split("/").at(-1)} ${range}`);
		const text = pathname.startsWith(FOLDER) ? files[pathname.slice(FOLDER.length + 1)] : undefined;
		if (text === undefined) {
			return new Response("<Error><Code>AccessDenied</Code></Error>", { status: 403 });
		}
		const ETag = `"${text.length}"`;
		if (init?.method === "HEAD") {
			return new Response(null, { headers: { ETag, "Content-Length": String(text.length) } });
		}
		const [, from = "0", to = "0"] = /bytes=(\d+)-(\d+)/.exec(range ?? "") ?? [];
		return new Response(text.slice(Number(from), Number(to) + 1), {
			status: 206,
			headers: { ETag, "Content-Range": `bytes ${from}-${to}/${text.length}` },
		});
	};
}

/** Where the clock of these tests stands, the newest edition is some months behind it. */
const thisMonth = new Date(NOW).toISOString().slice(0, 7);
const [year = 0, month = 0] = thisMonth.split("-").map(Number);
const monthsAgo = (back: number) =>
	new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7);
const editionOf = (newest: string) => `UK-HPI-full-file-${newest}.csv`;

async function refresh(fetch: Fetch, bindings = online) {
	const jobs = new Map([["house_prices", refreshHousePrices]]);
	await refreshAll(openRefreshing(bindings, { fetch, now: () => NOW }), atOnce, jobs);
	return await theRow("SELECT outcome, error FROM source_runs");
}

async function seen() {
	const { results } = await env.DB.prepare(
		"SELECT code, month, average_price_pence FROM house_prices WHERE snapshot = (SELECT snapshot FROM datasets) ORDER BY code, month",
	).all();
	return results.map((row) => Object.values(row));
}

test("the newest edition is found by its name, and replaces the release's prices", async () => {
	const asked: string[] = [];
	const newest = monthsAgo(2);
	const files = {
		[editionOf(monthsAgo(3))]: "an older one",
		[editionOf(newest)]: indexText(
			{ code: "E08000019", month: monthsAgo(3) },
			...bothIn(newest, { AveragePrice: 300_000 }),
		),
	};

	expect(await refresh(landRegistry(files, asked))).toEqual({ outcome: "updated", error: null });
	expect(await seen()).toEqual([
		["E08000003", newest, 30_000_000],
		["E08000039", monthsAgo(3), 20_000_000],
		["E08000039", newest, 30_000_000],
	]);
	expect(await theRow("SELECT count(*) AS n FROM house_prices")).toEqual({ n: 3 });
	expect(await theRow("SELECT as_of, rows, snapshot FROM datasets")).toEqual({
		as_of: newest,
		rows: 3,
		snapshot: 1,
	});
	expect(asked.slice(0, 4).map((line) => line.split(" ").slice(0, 2))).toEqual([
		["HEAD", editionOf(monthsAgo(0))],
		["HEAD", editionOf(monthsAgo(1))],
		["HEAD", editionOf(newest)],
		["GET", editionOf(newest)],
	]);
	expect(asked.join()).not.toContain(editionOf(monthsAgo(3)));
});

test("a week later nothing has changed, and no file is read", async () => {
	const files = { [editionOf(monthsAgo(1))]: indexText(...bothIn(monthsAgo(1))) };
	await refresh(landRegistry(files));
	const asked: string[] = [];
	expect(await refresh(landRegistry(files, asked))).toEqual({ outcome: "unchanged", error: null });
	expect(asked.join()).not.toContain("GET");
});

test("an edition that is not fit leaves the prices that are seen, and says why", async () => {
	const file = editionOf(monthsAgo(1));
	const broken = `${indexText(...bothIn(monthsAgo(1)))}01/`;
	expect(await refresh(landRegistry({ [file]: broken }))).toEqual({
		outcome: "failed",
		error: `${file}: row 4, where the file breaks off, is none: it has 1 column, not 54.`,
	});
	expect(await seen()).toEqual([["E12000001", "2026-04", 5]]);
});

test("an edition of seven months ago is not looked for", async () => {
	const run = await refresh(landRegistry({ [editionOf(monthsAgo(7))]: "old" }));
	expect(run).toMatchObject({
		outcome: "failed",
		error: `HM Land Registry: it refused to answer (no full file of ${monthsAgo(5)} or later).`,
	});
});

test("a publisher that is not there is said to be so", async () => {
	const nobody = await refresh(noNetwork);
	expect(nobody?.["error"]).toContain("HM Land Registry: it could not be reached");
	expect(await seen()).toHaveLength(1);
});
