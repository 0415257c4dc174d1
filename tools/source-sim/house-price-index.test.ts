import { afterAll, beforeEach, expect, test } from "vitest";
import { housePricesImporter } from "#datasets/house-prices/house-prices-importer.ts";
import { openPublishedFile } from "#datasets/http/published-files.ts";
import type { PublishedFile } from "#datasets/ingest/files/published-file.ts";
import { advance } from "#datasets/ingest/run/advance.ts";
import { claimRun } from "#datasets/ingest/run/runs.ts";
import { insertRows } from "#datasets/ingest/store/insert-rows.ts";
import { committedTables } from "#datasets/test/committed-tables.ts";
import { memoryDatabase, memoryStore } from "#datasets/test/memory-store.ts";
import { monthBefore } from "#domain/base/calendar.ts";
import type { Mode } from "./simulation.ts";
import { startSourceSim } from "./start-source-sim.ts";

const sim = await startSourceSim({ port: 0 });
afterAll(() => sim.close());
beforeEach(() => order("ok"));

async function order(mode: Mode): Promise<void> {
	const body = JSON.stringify({ source: "house-price-index", mode });
	await fetch(`${sim.url}/_sim/mode`, { method: "POST", body });
}

const newest = monthBefore(new Date().toISOString().slice(0, 7), 2);
const open = (month = newest): Promise<PublishedFile> =>
	openPublishedFile({
		source: "housePriceIndex",
		url: `${sim.url}/house-price-index/market-trend-data/house-price-index-data/UK-HPI-full-file-${month}.csv`,
		fetch,
	});

async function knowingAuthorities() {
	const sqlite = memoryDatabase();
	const store = memoryStore(sqlite);
	const tables = committedTables;
	await store.apply(
		tables
			.filter(({ id }) => id === "authorities")
			.flatMap(({ id: table, columns, rows }) => insertRows({ table, columns }, rows)),
	);
	return { sqlite, store };
}

test("the simulated index comes in over HTTP: 61 months of every authority and region, today's codes alone", async () => {
	const { sqlite, store } = await knowingAuthorities();
	const now = Date.now;
	const run = await claimRun(store, {
		source: "house_prices",
		startedAt: now(),
		startedBy: "schedule",
	});
	const importer = housePricesImporter({ store, now, open, bytesAtOnce: 500_000 });
	let edition = null;
	let steps = 0;
	for (let outcome = null; run && outcome === null; steps += 1) {
		const advanced = await advance({ store, now }, run, importer);
		outcome = advanced.outcome;
		edition = advanced.edition ?? edition;
	}
	expect(steps).toBeGreaterThan(5);
	expect(edition).toMatchObject({ asOf: newest, rows: (361 + 9) * 61 });
	expect(edition?.notes).toEqual([
		"Taken by the codes they had before: E08000016 for E08000038, E08000019 for E08000039.",
	]);
	const month = sqlite.prepare(
		"SELECT average_price_pence AS price, growth, sales FROM house_prices WHERE code = ? AND month = ?",
	);
	expect({ ...month.get("E12000002", newest) }).toEqual({
		price: 21_613_800,
		growth: 7.2,
		sales: null,
	});
	expect(month.get("E08000039", monthBefore(newest, 60))?.["sales"]).toBeGreaterThan(0);
});

test("an edition that was never published is not there", async () => {
	await expect(open(monthBefore(newest, -1))).rejects.toMatchObject({ why: "refused" });
});

test.each<[Mode, string]>([
	["down", "unreachable"],
	["garbage", "malformed"],
])("where the publisher is %s, no file is opened", async (mode, why) => {
	await order(mode);
	await expect(open()).rejects.toMatchObject({ why });
});

test("a file that is cut off while it is read is a fault, not a shorter file", async () => {
	const file = await open();
	await order("cut");
	const read = async () => {
		for await (const _ of file.read(0, 1_000_000)) {
			// Nothing is done with it.
		}
	};
	await expect(read()).rejects.toThrow(/broke|cut off/);
});
