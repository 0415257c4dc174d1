import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openSeekableFile } from "#datasets/http/seekable-file.ts";
import { insertRows } from "#datasets/ingest/store/insert-rows.ts";
import { rowsOf } from "#datasets/reference/reference-table.ts";
import { privateRents } from "#datasets/rents/private-rents.ts";
import { rentsImporter } from "#datasets/rents/rents-importer.ts";
import { committedTables as committed } from "#datasets/test/committed-tables.ts";
import { memoryDatabase, memoryStore } from "#datasets/test/memory-store.ts";
import { startSourceSim } from "./start-source-sim.ts";

let simulator = { url: "", close: () => Promise.resolve() };
beforeAll(async () => {
	simulator = await startSourceSim({ port: 0 });
});
afterAll(() => simulator.close());
beforeEach(() => fetch(`${simulator.url}/_sim/reset`, { method: "POST" }));

/** The importer as the weekly refresh has it, over a database that knows the committed authorities and market areas. */
async function someImport() {
	const sqlite = memoryDatabase();
	const store = memoryStore(sqlite);
	const named = committed.filter(({ id }) => ["authorities", "rent_market_areas"].includes(id));
	await store.apply(
		named.flatMap(({ id, columns, rows }) => insertRows({ table: id, columns }, rows)),
	);
	const open = async () => {
		const baseUrl = `${simulator.url}/private-rents`;
		const source = privateRents({ baseUrl, fetch });
		const url = await source.newestWorkbook(AbortSignal.timeout(20_000));
		return openSeekableFile({ source: "privateRents", url, fetch }, 32_000_000);
	};
	const importer = rentsImporter({ store, open, now: () => Date.UTC(2026, 10, 22) });
	return {
		sqlite,
		store,
		next: () =>
			importer.next(null, { snapshot: 0, asOf: null, digest: "", rows: 0, isPart: false }),
	};
}

async function inMode(mode: string): Promise<void> {
	const body = JSON.stringify({ source: "private-rents", mode });
	await fetch(`${simulator.url}/_sim/mode`, { method: "POST", body });
}

test("the committed rents come out of the workbook as they went in, with a change over the year", async () => {
	const { sqlite, store, next } = await someImport();
	const step = await next();
	await store.apply(step.kind === "publish" ? step.statements : []);

	// Not among the committed figures, so made up in the workbook.
	const byType = Object.fromEntries(
		["detached", "semi_detached", "terraced", "flat"].map((type) => [
			`${type}_pence`,
			expect.any(Number),
		]),
	);
	const imported = sqlite.prepare("SELECT * FROM rents ORDER BY code").all();
	const expected = rowsOf(committed, "rents")
		.toSorted((a, b) => (String(a["code"]) < String(b["code"]) ? -1 : 1))
		// The workbook is of one month; Scotland's rents of the release are of the month after it.
		.map((row) => ({
			...row,
			...byType,
			period: "2026-05",
			growth: expect.any(Number),
			snapshot: 1,
		}));

	expect(step).toMatchObject({
		kind: "publish",
		edition: { asOf: "2026-05", rows: 345, notes: [] },
	});
	expect(imported.map((row) => ({ ...row }))).toEqual(expected);
});

test.each(["down", "cut", "garbage"])(
	"a website that is %s brings nothing, and no false rents",
	async (mode) => {
		const { next } = await someImport();
		await inMode(mode);

		await expect(next()).rejects.toMatchObject({ name: expect.stringMatching(/Fault$/) });
	},
);
