import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { Fetch } from "#datasets/http/read-body.ts";
import type { Importer } from "#datasets/ingest/run/importer.ts";
import type { Store } from "#datasets/ingest/store/store.ts";
import { monthlyUpdate } from "#datasets/price-paid/monthly-update.ts";
import { seenAt } from "#datasets/price-paid/range-statements.ts";
import { refreshSales } from "#datasets/price-paid/refresh.ts";
import { holding, type SomeRow, someFile, someUpdate } from "#datasets/test/price-paid-world.ts";
import { NOW, online } from "#worker/test/ask-app.ts";
import { type Crash, crashes, jobsOf, refreshThroughCrashes } from "#worker/test/crashes.ts";
import { randomFrom } from "#worker/test/random.ts";
import { refreshingAt } from "#worker/test/refreshing.ts";
import { openRefreshing, type Refreshing } from "./refresh-job.ts";
import { refreshAll } from "./refresh-sources.ts";
import { atOnce } from "./steps.ts";

const TABLES = ["source_runs", "datasets", "postcode_sales", "sale_figures", "sale_changes"];

const postcodes = ["BN2 9QA", "CF24 3AB", "M14 5LL", "M14 6AA", "YO1 7HH"];
const held = postcodes.map((postcode, id): SomeRow => ({ id, postcode, day: "2026-08-01" }));
const update = someUpdate(
	{ id: 10, postcode: "M14 5LL" },
	{ id: 11, postcode: "L1 1AA" },
	{ id: 0, postcode: "YO1 7HH", price: 1000, status: "C" },
	{ id: 1, status: "D" },
	{ id: 2, price: 2000, status: "C" },
);

beforeEach(hold);

async function hold(): Promise<void> {
	await env.DB.batch(TABLES.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
	await refreshingAt().store.apply(holding("2026-08", held));
}

/** The update in parts so small that it takes a dozen. */
function updateIn({ store }: Pick<Refreshing, "store">): Importer {
	return monthlyUpdate({
		store,
		open: async () => someFile(update),
		now: () => Date.UTC(2026, 10, 2),
		bytesAtOnce: 300,
		limits: { postcodes: 2, changes: 2 },
	});
}

const importer = () => updateIn(refreshingAt());

/** Everything that a refresh leaves behind, without its times. */
async function left() {
	const answers = await env.DB.batch([
		env.DB.prepare("SELECT * FROM postcode_sales ORDER BY postcode, since"),
		env.DB.prepare("SELECT * FROM sale_figures ORDER BY snapshot, sector, type"),
		env.DB.prepare("SELECT * FROM sale_changes"),
		env.DB.prepare("SELECT id, as_of, digest, rows, complete, snapshot FROM datasets"),
		env.DB.prepare("SELECT source, error, progress, notes FROM source_runs"),
	]);
	return answers.map(({ results }) => results);
}

async function undisturbed() {
	await refreshAll(refreshingAt(), atOnce, jobsOf(importer));
	const rows = await left();
	await hold();
	return rows;
}

test("killed at random twenty times, an update ends in the rows of one that nothing befell", async () => {
	const expected = await undisturbed();
	const seed = Date.now() % 1_000_000;
	const random = randomFrom(seed);
	const aCrash = (): Crash => ({
		where: crashes[Math.floor(random() * crashes.length)] ?? "before a step",
		count: 1 + Math.floor(random() * 10),
	});
	let died = 0;
	for (let round = 1; round <= 20; round += 1) {
		await hold();
		const dying = Array.from({ length: 1 + Math.floor(random() * 3) }, aCrash);
		died += await refreshThroughCrashes(refreshingAt(), importer, dying);
		expect(await left(), `seed ${seed}, round ${round}: ${JSON.stringify(dying)}`).toEqual(
			expected,
		);
	}
	expect(died).toBeGreaterThanOrEqual(15);
});

const POINTER = "(SELECT snapshot FROM datasets WHERE id = 'sales')";

/** What readers see of both tables, in one answer. */
async function look(): Promise<string | null> {
	return await env.DB.prepare(
		`SELECT (SELECT group_concat(postcode || sales, ';') FROM postcode_sales WHERE ${seenAt(POINTER)}) || ' ' ||
			(SELECT group_concat(sector || type || count || ':' || median_pence || to_day, ';') FROM sale_figures WHERE snapshot = ${POINTER}) AS seen`,
	).first<string>("seen");
}

test("whoever reads during an update sees the sales and figures of one edition, never of both", async () => {
	const seen: (string | null)[] = [];
	const note = async () => {
		seen.push(await look());
	};
	const refreshing = refreshingAt();
	const apply: Store["apply"] = async (statements) => {
		await Promise.all([note(), refreshing.store.apply(statements), note(), note()]);
	};
	const before = await look();

	await refreshAll(
		{ ...refreshing, store: { ...refreshing.store, apply } },
		atOnce,
		jobsOf(importer),
	);

	expect(seen.length).toBeGreaterThan(20);
	expect(new Set(seen)).toEqual(new Set([before, await look()]));
	expect(before).not.toBe(await look());
});

/** Land Registry's server with this update, which it may send less of than it says. */
function serving(
	text: string,
	{ sent = text.length }: { sent?: number } = {},
): { fetch: Fetch; asked: string[] } {
	const asked: string[] = [];
	const headers = { ETag: '"october"', "Last-Modified": "Wed, 28 Oct 2026 11:00:00 GMT" };
	const fetch: Fetch = async (url, init) => {
		const range = new Headers(init?.headers).get("Range");
		asked.push(`${init?.method ?? "GET"} ${url} ${range}`);
		const [, from, to] = /bytes=(\d+)-(\d+)/.exec(range ?? "") ?? [];
		return from === undefined
			? new Response(null, { headers: { ...headers, "Content-Length": String(text.length) } })
			: new Response(text.slice(Number(from), Math.min(Number(to) + 1, sent)), {
					status: 206,
					headers: { ...headers, "Content-Range": `bytes ${from}-${to}/${text.length}` },
				});
	};
	return { fetch, asked };
}

async function refresh(bindings: typeof online, fetch: Fetch) {
	const refreshing = openRefreshing(bindings, { fetch, now: () => NOW });
	await refreshAll(refreshing, atOnce, new Map([["sales", refreshSales]]));
	return env.DB.prepare("SELECT outcome, error FROM source_runs").first();
}

test("the update is taken from where Land Registry has it, and then it is unchanged", async () => {
	const { fetch, asked } = serving(update);

	expect(await refresh(online, fetch)).toEqual({ outcome: "updated", error: null });
	expect(asked[0]).toBe(
		"HEAD https://price-paid-data.publicdata.landregistry.gov.uk/pp-monthly-update-new-version.csv null",
	);
	expect(await look()).toContain("L11AA");
	expect(await refresh(online, fetch)).toEqual({ outcome: "unchanged", error: null });
});

test("an update that breaks off on its way is gone on with, and until then sales stay as they were", async () => {
	const before = await look();
	expect(await refresh(online, serving(update, { sent: 300 }).fetch)).toEqual({
		outcome: "failed",
		error: expect.stringContaining("cut off"),
	});
	expect(await look()).toBe(before);
	expect((await refresh(online, serving(update).fetch))?.["outcome"]).toBe("updated");
});

test("a page in place of the update is refused, and sales stay as they were", async () => {
	const before = await look();
	const run = await refresh(online, serving("<!doctype html>\n<title>Moved</title>\n").fetch);
	expect(run).toEqual({ outcome: "failed", error: expect.stringContaining("a web page") });
	expect(await look()).toBe(before);
});
