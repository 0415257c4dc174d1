import type { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { figurePeriod, keptPeriod } from "#domain/base/facts/sale-figures.ts";
import { memoryDatabase, memoryStore } from "../test/memory-store.ts";
import { type MonthlyRuns, monthlyRuns } from "../test/monthly-runs.ts";
import {
	holding,
	type SomeRow,
	seenSales,
	someFile,
	someTransaction,
	someUpdate,
} from "../test/price-paid-world.ts";
import { packSale, packSales } from "./packed-sales.ts";
import { sectorFigures } from "./sector-figures.ts";

/** Reproducible random numbers from 0 up to 1 for a seed (mulberry32). */
function chance(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

const postcodes = ["B1 1AA", "B1 1AB", "B11 1AA", "M1 4AA", "M14 5LL", "M14 5LM", "W1A 1AA", ""];
const types = ["D", "S", "T", "F", "O"] as const;
const statuses = ["A", "A", "A", "C", "D"] as const;

function randomRow(
	random: () => number,
	month: string,
	status: SomeRow["status"] & string,
): SomeRow {
	const of = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
	const years = Math.floor(random() * 6);
	const day = `${Number(month.slice(0, 4)) - years}${month.slice(4)}-${10 + Math.floor(random() * 18)}`;
	return {
		id: Math.floor(random() * 40),
		postcode: of(postcodes),
		price: 1000 + Math.floor(random() * 500_000),
		day,
		type: of(types),
		category: random() < 0.8 ? "A" : "B",
		status,
	};
}

type Past = { readonly held: SomeRow[]; readonly updates: { month: string; rows: SomeRow[] }[] };

function randomPast(seed: number): Past {
	const random = chance(seed);
	const some = (most: number) => Array.from({ length: 1 + Math.floor(random() * most) });
	return {
		held: some(30).map(() => randomRow(random, "2026-07", "A")),
		updates: ["2026-08", "2026-09"].map((month) => ({
			month,
			rows: [
				{ id: 99, postcode: "M14 5LL", day: `${month}-28` },
				...some(12).map(() =>
					randomRow(random, month, statuses[Math.floor(random() * statuses.length)] ?? "A"),
				),
			],
		})),
	};
}

/** What readers must see, rebuilt from all rows without ranges, snapshots or merging. */
function rebuilt({ held, updates }: Past): ReturnType<typeof seenSales> {
	const sales = new Map<number, SomeRow>();
	let month = "2026-07";
	const expire = () => {
		for (const [id, row] of sales) {
			if (!row.postcode || (row.day ?? "") < keptPeriod(month).from) {
				sales.delete(id);
			}
		}
	};
	for (const row of held) {
		sales.set(row.id, row);
	}
	expire();
	for (const update of updates) {
		month = update.month;
		for (const row of update.rows) {
			if (row.status === "D") {
				sales.delete(row.id);
			} else {
				sales.set(row.id, row);
			}
		}
		expire();
	}
	const byPostcode = Map.groupBy(
		[...sales.values()].map(someTransaction),
		({ postcode }) => postcode ?? "",
	);
	const sorted = [...byPostcode].toSorted(([a], [b]) => (a < b ? -1 : 1));
	return {
		sales: sorted.map(([postcode, list]) => [postcode, packSales(list)]),
		figures: sectorFigures(
			new Map(sorted.map(([postcode, list]) => [postcode, list.map(packSale)])),
			figurePeriod(month),
		)
			.map((row) => [
				row.sector,
				row.type,
				row.count,
				row.median,
				row.lowerQuartile,
				row.upperQuartile,
				row.from,
				row.to,
			])
			.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
	};
}

async function worldOf({ held }: Past): Promise<{ sqlite: DatabaseSync; runs: MonthlyRuns }> {
	const sqlite = memoryDatabase();
	const store = memoryStore(sqlite);
	await store.apply(holding("2026-07", held));
	return { sqlite, runs: monthlyRuns(store) };
}

const filesOf = ({ updates }: Past) =>
	updates.map(({ month, rows }) => someFile(someUpdate(...rows), { tag: month }));

function everything(sqlite: DatabaseSync) {
	return ["postcode_sales", "sale_figures", "sale_changes", "datasets"].map((table) =>
		sqlite
			.prepare(`SELECT * FROM ${table} ORDER BY 1, 2, 3`)
			.all()
			.map(({ loaded_at: _, ...row }) => row),
	);
}

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

test.each(seeds)("two updates come to what all rows ever said come to (seed %i)", async (seed) => {
	const past = randomPast(seed);
	const { sqlite, runs } = await worldOf(past);

	for (const file of filesOf(past)) {
		await runs.bringIn(file);
	}

	expect(seenSales(sqlite)).toEqual(rebuilt(past));
});

test("killed after any step and begun again, an update ends in the same rows", async () => {
	const past = randomPast(7);
	const [file = someFile("")] = filesOf(past);
	const undisturbed = await worldOf(past);
	const { steps } = await undisturbed.runs.bringIn(file);
	expect(steps).toBeGreaterThan(10);

	for (let survived = 0; survived < steps; survived += 1) {
		const { sqlite, runs } = await worldOf(past);
		const run = await runs.begin();
		for (let done = 0; done < survived; done += 1) {
			await runs.step(run, file);
		}
		await runs.bringIn(file);
		expect(everything(sqlite), `after ${survived} steps`).toEqual(everything(undisturbed.sqlite));
	}
});

test("a reader between any two steps sees all of the old edition or all of the new", async () => {
	const past = randomPast(7);
	const { sqlite, runs } = await worldOf(past);
	const [file = someFile(""), next = someFile("")] = filesOf(past);
	await runs.bringIn(file);
	const old = seenSales(sqlite);
	const seen = new Set<string>();
	const run = await runs.begin();

	let outcome: string | null = null;
	while (outcome === null) {
		({ outcome } = await runs.step(run, next));
		seen.add(JSON.stringify(seenSales(sqlite)));
	}

	expect(seen).toEqual(new Set([old, rebuilt(past)].map((edition) => JSON.stringify(edition))));
});
