import type { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { anIndexFile, anIndexProduct, indexRuns, seenPrices } from "../test/index-file.ts";
import { bothIn, indexText } from "../test/index-text.ts";
import { memoryStore } from "../test/memory-store.ts";

const before = anIndexFile(indexText(...bothIn("2026-08")), {
	name: "UK-HPI-full-file-2026-08.csv",
});
const text = indexText(
	...["2026-07", "2026-08", "2026-09"].flatMap((month) => bothIn(month)),
	{ code: "E08000019", month: "2026-06" },
	...bothIn("2026-09"),
);
const file = anIndexFile(text);

/** A product in which August came in, and a run of September has begun. */
async function underWay() {
	const { sqlite, store } = anIndexProduct();
	const runs = indexRuns(store);
	await runs.bringIn(before);
	return { sqlite, store, runs, run: await runs.begin() };
}

const everything = (sqlite: DatabaseSync) =>
	sqlite.prepare("SELECT * FROM house_prices ORDER BY snapshot, code, month").all();

async function undisturbed() {
	const { sqlite, runs, run } = await underWay();
	const { steps, edition } = await runs.bringIn(file, run);
	return { rows: everything(sqlite), steps, edition };
}

test("a run that is killed after any step and taken up by the next ends in the same rows", async () => {
	const whole = await undisturbed();
	expect(whole.steps).toBeGreaterThan(10);
	for (let killed = 1; killed < whole.steps; killed += 1) {
		const { sqlite, runs, run } = await underWay();
		for (let step = 0; step < killed; step += 1) {
			await runs.step(run, file);
		}
		const { steps, edition } = await runs.bringIn(file);
		expect(everything(sqlite)).toEqual(whole.rows);
		expect(edition).toEqual(whole.edition);
		expect(steps).toBe(whole.steps - killed);
	}
});

test("readers see the edition before, whole, until the one that follows is", async () => {
	const { sqlite, runs, run } = await underWay();
	const august = seenPrices(sqlite);
	let outcome: string | null = null;
	while (outcome === null) {
		expect(seenPrices(sqlite)).toEqual(august);
		outcome = (await runs.step(run, file)).outcome;
	}
	expect(seenPrices(sqlite)).toHaveLength(7);
});

test("a file that became another one half-way is begun anew, and nothing of the first is left", async () => {
	const { sqlite, runs, run } = await underWay();
	for (let step = 0; step < 6; step += 1) {
		await runs.step(run, file);
	}
	const again = indexText(...bothIn("2026-09", { AveragePrice: 5 }), ...bothIn("2026-08"));
	await runs.bringIn(anIndexFile(again), run);
	expect(seenPrices(sqlite)).toEqual([
		"E08000003 2026-08 20000000",
		"E08000003 2026-09 500",
		"E08000039 2026-08 20000000",
		"E08000039 2026-09 500",
	]);
	expect(everything(sqlite)).toHaveLength(4);
});

test("rows that vanished under a run are not published as if they were all", async () => {
	const { sqlite, runs, run } = await underWay();
	const { steps } = await undisturbed();
	for (let step = 0; step < steps - 1; step += 1) {
		await runs.step(run, file);
	}
	const august = seenPrices(sqlite);
	// The row goes after the importer has read what is there, before the batch is written.
	const vanishing = indexRuns({
		...memoryStore(sqlite),
		apply: async (statements) => {
			sqlite.exec("DELETE FROM house_prices WHERE snapshot = 2 AND code = 'E08000003'");
			await memoryStore(sqlite).apply(statements);
		},
	});
	await expect(vanishing.step(run, file)).rejects.toThrow("is not there any more");
	expect(seenPrices(sqlite)).toEqual(august);
});

test("a release that replaced the table under a run has it begin anew", async () => {
	const { sqlite, runs, run } = await underWay();
	for (let step = 0; step < 6; step += 1) {
		await runs.step(run, file);
	}
	sqlite.exec(
		"DELETE FROM house_prices; UPDATE datasets SET snapshot = 0, digest = 'release', rows = 0",
	);
	const { edition } = await runs.bringIn(file, run);
	expect(edition).toMatchObject({ snapshot: 1, rows: 7 });
	expect(seenPrices(sqlite)).toHaveLength(7);
});
