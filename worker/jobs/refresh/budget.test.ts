import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { Fetch } from "#datasets/http/read-body.ts";
import { bothIn, indexText } from "#datasets/test/index-text.ts";
import { rentRow, rentsWorkbook } from "#datasets/test/rents-workbook.ts";
import { FACTS_PREFIX } from "#domain/base/facts/facts.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { NOW, online } from "#worker/test/ask-app.ts";
import { cacheOfKeys } from "#worker/test/cache-of-keys.ts";
import { counting } from "#worker/test/counting.ts";
import { redirecting } from "#worker/test/redirecting-server.ts";
import { theRow } from "#worker/test/refreshing.ts";
import wrangler from "../../../wrangler.toml?raw";
import { CACHE_CALLS, MOST_PARTS } from "./budget.ts";
import { refreshJobs } from "./refresh-jobs.ts";
import { refreshAll } from "./refresh-sources.ts";

/** Cloudflare's, as budget.ts says. */
const ALLOWED = { calls: 1000, steps: 10_000, subrequests: 10_000_000, cpuMs: 300_000 };
/** Calls of a part that forgets nothing. */
const FEW = 200;

beforeEach(async () => {
	await env.DB.batch(
		[
			"source_runs",
			"datasets",
			"licensing_schemes",
			"scheme_pages",
			"house_prices",
			"rents",
			"authorities",
		].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
	);
});

type Source = { readonly fetch: Fetch; readonly bindings?: Bindings };

/** Refreshes one source, and gives how many calls its largest step made. */
async function mostCallsOf(id: string, { fetch, bindings = online }: Source): Promise<number> {
	const { refreshing, steps, most } = counting(bindings, { fetch, now: () => NOW });
	await refreshAll(
		refreshing,
		steps,
		new Map([...refreshJobs].filter(([source]) => source === id)),
	);
	expect(await theRow("SELECT outcome, error FROM source_runs")).toEqual({
		outcome: "updated",
		error: null,
	});
	return most();
}

const postcodes = Array.from(
	{ length: 3000 },
	(_, number) =>
		`M${1 + (number % 9)}${Math.floor(number / 9) % 10} ${Math.floor(number / 90) % 10}${"ABDEFGHJLN".charAt(Math.floor(number / 900))}A`,
);

test("forgetting where certificates are new stays within what a step may ask for, however much is cached", async () => {
	const keys = new Set(
		postcodes.map((postcode) => `${FACTS_PREFIX}1:${postcode.replace(" ", "")}`),
	);
	// So many that a go is used up to its last calls.
	const lodged = postcodes.filter((_, place) => place % 25 < 11);
	const fetch: Fetch = async () =>
		Response.json({
			data: lodged.map((postcode) => ({ postcode })),
			pagination: { currentPage: 1, totalPages: 1 },
		});
	const bindings = { ...online, CACHE: cacheOfKeys(keys) };
	const most = await mostCallsOf("certificate_changes", { fetch, bindings });
	expect(keys.size).toBe(postcodes.length - lodged.length);
	expect(most).toBeGreaterThan(0.95 * CACHE_CALLS);
	expect(most).toBeLessThanOrEqual(ALLOWED.calls);
});

test("looking at councils' pages that all lead elsewhere takes few calls a step", async () => {
	await env.DB.batch(
		Array.from({ length: 20 }, (_, number) =>
			env.DB.prepare(
				"INSERT INTO licensing_schemes (id, authority_code, council, kind, status, coverage, ward_codes, has_unmatched_wards, start_day, url) VALUES (?1, 'E06000014', 'York', 'additional', 'in_force', 'wards', '[]', 0, '2023-04-01', ?2)",
			).bind(`s${number}`, `https://www.york.gov.uk/${number}`),
		),
	);
	const words = `<p>${"The scheme is in force. ".repeat(20)}</p>`;
	const hops = new Map<string, number>();
	const fetch: Fetch = async (url) => {
		const hop = (hops.get(url) ?? 0) + 1;
		hops.set(url, hop);
		return hop % 4 === 0
			? new Response(words, { headers: { "Content-Type": "text/html" } })
			: new Response(null, { status: 302, headers: { Location: url } });
	};
	expect(await mostCallsOf("licensing_pages", { fetch })).toBeLessThanOrEqual(FEW);
});

/** A server that has this file where an address ends so, and refuses to be asked about files it has or has not other than by their parts. */
function serverOf(
	ending: string,
	file: Uint8Array,
	pages: Readonly<Record<string, unknown>> = {},
): Fetch {
	const files = redirecting(async (url, init) => {
		const range = /bytes=(\d+)-(\d+)/.exec(new Headers(init?.headers).get("Range") ?? "");
		if (init?.method === "HEAD" || !range) {
			return new Response(null, { status: 405 });
		}
		const [from, to] = [Number(range[1]), Math.min(Number(range[2]), file.length - 1)];
		return url.endsWith(ending)
			? new Response(new Uint8Array(file.slice(from, to + 1)), {
					status: 206,
					headers: { ETag: '"a"', "Content-Range": `bytes ${from}-${to}/${file.length}` },
				})
			: new Response(null, { status: 403 });
	});
	return async (url, init) => {
		const page = pages[new URL(url).pathname.split("/").slice(-2).join("/")];
		return page === undefined ? files(url, init) : Response.json(page);
	};
}

test("the newest house prices are found and read in few calls a step, from a server that leads on and on and refuses first", async () => {
	await env.DB.prepare(
		"INSERT INTO authorities (code, name, nation, former_codes) VALUES ('E08000003', 'Manchester', 'England', '[]'), ('E08000039', 'Sheffield', 'England', '[]')",
	).run();
	const file = new TextEncoder().encode(indexText(...bothIn("2026-06")));
	const most = await mostCallsOf("house_prices", { fetch: serverOf("2026-06.csv", file) });
	expect(most).toBeGreaterThan(50);
	expect(most).toBeLessThanOrEqual(FEW);
});

test("so is the workbook of rents", async () => {
	await env.DB.prepare(
		"INSERT INTO authorities (code, name, nation, former_codes) VALUES ('E06000001', 'Hartlepool', 'England', '[]')",
	).run();
	const workbook = rentsWorkbook([rentRow("E06000001", { growth: 1, rents: [1000, 1, 1, 1, 1] })], {
		tag: "a",
	});
	const pieces: Uint8Array<ArrayBuffer>[] = [];
	for await (const piece of workbook.read(0, workbook.size)) {
		pieces.push(new Uint8Array(piece));
	}
	const file = new Uint8Array(await new Blob(pieces).arrayBuffer());
	const fetch = serverOf("pipr.xlsx", file, {
		"priceindexofprivaterentsukmonthlypricestatistics/data": {
			datasets: [{ uri: "/economy/rents/19august2026" }],
		},
		"19august2026/data": { downloads: [{ file: "pipr.xlsx" }] },
	});
	const most = await mostCallsOf("rents", { fetch });
	expect(most).toBeGreaterThan(50);
	expect(most).toBeLessThanOrEqual(FEW);
});

test("the steps and calls of the largest refresh are within the limits that wrangler.toml sets", () => {
	const limits = [
		...wrangler.matchAll(/^\[limits\]\ncpu_ms = ([\d_]+)\nsubrequests = ([\d_]+)$/gm),
	];
	const sources = refreshJobs.size;
	// Of each source its time, its beginning, its parts and its failure; then the log.
	expect(sources * (MOST_PARTS + 3) + 1).toBeLessThanOrEqual(ALLOWED.steps);
	expect(limits).toHaveLength(1);
	for (const [, cpuMs = "", subrequests = ""] of limits) {
		const calls = Number(subrequests.replaceAll("_", ""));
		const forgetting = MOST_PARTS * ALLOWED.calls;
		expect(forgetting + (sources - 1) * (MOST_PARTS + 3) * FEW).toBeLessThanOrEqual(calls);
		expect(calls).toBeLessThanOrEqual(ALLOWED.subrequests);
		expect(Number(cpuMs.replaceAll("_", ""))).toBeLessThanOrEqual(ALLOWED.cpuMs);
	}
	expect(CACHE_CALLS).toBeLessThan(ALLOWED.calls);
});
