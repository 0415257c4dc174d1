import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { seenInShort, seenSales } from "#datasets/test/price-paid-world.ts";
import { aSalesDatabase, complete, inShort, NOW } from "../../test/sales-imports.ts";

let folder = "";
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "lettable-sales-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Of an import of such a file over an earlier one: beginning, three batches, publishing, deletion of what has ended, end. */
const TRANSACTIONS = 7;
/** How many of them it takes until readers see the new edition. */
const PUBLISHED = 5;

/** Leaves the note of a process killed during the database's run. No process has a number this high. */
async function leaveDead(sqlite: DatabaseSync): Promise<void> {
	const row = sqlite.prepare("SELECT started_at FROM source_runs").get();
	const note = { process: 99_999_999, run: row?.["started_at"] ?? null };
	await writeFile(join(folder, "process"), JSON.stringify(note));
}

test.each(Array.from({ length: TRANSACTIONS }, (_, at) => at))(
	"killed after %i transactions it goes on where it stopped, and ends the same",
	async (dieAfter) => {
		const straight = aSalesDatabase(folder);
		await straight.bring(complete());
		await straight.bring(complete({ price: 200 }));
		const stopped = aSalesDatabase(folder);
		await stopped.bring(complete());

		await expect(stopped.bring(complete({ price: 200 }), { dieAfter })).rejects.toThrow("killed");
		stopped.sqlite.exec("UPDATE source_runs SET beat_at = 0");
		const { wasRead } = await stopped.bring(complete({ price: 200 }));

		expect(wasRead).toBe(false);
		expect(stopped.seen()).toEqual(inShort(200));
		expect(stopped.tables()).toEqual(straight.tables());
	},
);

test("readers see the old edition or the new between any two transactions, rows and figures alike", async () => {
	for (let dieAfter = 0; dieAfter < TRANSACTIONS; dieAfter += 1) {
		const { bring, sqlite } = aSalesDatabase(folder);
		await bring(complete());

		await expect(bring(complete({ price: 200 }), { dieAfter })).rejects.toThrow();

		const { sales, figures } = seenSales(sqlite);
		const prices = new Set([
			...seenInShort(sqlite).map((line) => Number(line.split(" ")[2]) * 100),
			...figures.map((row) => Number(row[3])),
		]);
		expect(sales).toHaveLength(6);
		expect([...prices]).toEqual([dieAfter < PUBLISHED ? 10_000 : 20_000]);
	}
});

test("another file does not go on where the first was stopped, and leaves nothing of it", async () => {
	const { bring, sqlite, tables } = aSalesDatabase(folder);
	const straight = aSalesDatabase(folder);
	await straight.bring(complete({ price: 300 }));
	await expect(bring(complete(), { dieAfter: 4 })).rejects.toThrow("killed");
	sqlite.exec("UPDATE source_runs SET beat_at = 0");

	await bring(complete({ price: 300 }));

	expect(tables()).toEqual(straight.tables());
});

test("a run of a process that still lives is not taken over", async () => {
	const { bring, sqlite } = aSalesDatabase(folder);
	await expect(bring(complete(), { dieAfter: 4 })).rejects.toThrow("killed");
	sqlite.exec(`UPDATE source_runs SET beat_at = ${NOW}, outcome = 'running'`);

	await expect(bring(complete())).rejects.toThrow("imported already");
});

test("a run whose process was killed is taken over at once", async () => {
	const { bring, sqlite, seen } = aSalesDatabase(folder);
	await expect(bring(complete(), { dieAfter: 4 })).rejects.toThrow("killed");
	sqlite.exec(`UPDATE source_runs SET beat_at = ${NOW}, outcome = 'running'`);
	await leaveDead(sqlite);

	await bring(complete());

	expect(seen()).toEqual(inShort(100));
});

test("what was spilled and lost is spilled again", async () => {
	const { bring, seen, sqlite } = aSalesDatabase(folder);
	await expect(bring(complete(), { dieAfter: 4 })).rejects.toThrow("killed");
	sqlite.exec("UPDATE source_runs SET beat_at = 0");
	await writeFile(join(folder, "state", "sales.spill"), "cut");

	const { wasRead } = await bring(complete());

	expect(wasRead).toBe(true);
	expect(seen()).toEqual(inShort(100));
});

test("a process that was killed here ends no run but its own: another machine's goes on", async () => {
	const { bring, sqlite } = aSalesDatabase(folder);
	await expect(bring(complete(), { dieAfter: 4 })).rejects.toThrow("killed");
	await leaveDead(sqlite);
	sqlite.exec(
		`UPDATE source_runs SET started_at = started_at + 1000, beat_at = ${NOW}, outcome = 'running'`,
	);

	await expect(bring(complete())).rejects.toThrow("imported already");
	expect(sqlite.prepare("SELECT outcome FROM source_runs").get()).toEqual({ outcome: "running" });
});
