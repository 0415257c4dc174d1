import { mkdtemp, open, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Store } from "#national/store/store.ts";
import { memoryDatabase, memoryStore } from "#national/test/memory-store.ts";
import {
	type SomeRow,
	seenInShort,
	seenSales,
	someUpdate,
} from "#national/test/price-paid-world.ts";
import { openLocalFile } from "../files/local-file.ts";
import { runImporter } from "../run-importer.ts";
import { preparedEdition } from "./prepared-edition.ts";
import { salesImporter } from "./sales-importer.ts";

const NOW = Date.UTC(2026, 10, 22);

let folder = "";
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "lettable-sales-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A database, and files imported into it as the command does. `dieAfter` transactions the store fails, as a killed process would. */
function aDatabase() {
	const sqlite = memoryDatabase();
	const store = memoryStore(sqlite);
	let clock = NOW;
	const bring = async (
		text: string | Uint8Array,
		{ dieAfter = Number.POSITIVE_INFINITY, batchSize = 3, name = "pp.csv" } = {},
	) => {
		const path = join(folder, name);
		await writeFile(path, text);
		const file = await openLocalFile(path);
		const readings: number[] = [];
		try {
			const { edition, spillPath } = await preparedEdition(file, {
				folder: join(folder, "state"),
				now: NOW,
				report: (bytes) => readings.push(bytes),
			});
			const spill = await open(spillPath);
			const mortalStore = mortal(store, dieAfter);
			try {
				const imported = await runImporter(
					mortalStore,
					salesImporter(edition, { store: mortalStore, spill, batchSize }),
					{
						now: () => {
							clock += 1;
							return clock;
						},
						processPath: join(folder, "process"),
						report: () => undefined,
					},
				);
				return { ...imported, wasRead: readings.length > 0 };
			} finally {
				await spill.close();
			}
		} finally {
			await file.close();
		}
	};
	const register = () => ({
		...sqlite
			.prepare("SELECT as_of, rows, complete, snapshot FROM datasets WHERE id = 'sales'")
			.get(),
	});
	const tables = () => ({
		sales: sqlite.prepare("SELECT * FROM postcode_sales").all(),
		figures: sqlite.prepare("SELECT * FROM sale_figures").all(),
		register: sqlite
			.prepare("SELECT id, as_of, digest, rows, complete, snapshot FROM datasets")
			.all(),
	});
	return { sqlite, bring, register, tables, seen: () => seenInShort(sqlite) };
}

/** Lets a number of transactions through, then fails all, as if the process or the database were gone. */
function mortal(store: Store, transactions: number): Store {
	let left = transactions;
	return {
		...store,
		apply: async (statements) => {
			if (left <= 0) {
				throw new Error("killed");
			}
			left -= 1;
			await store.apply(statements);
		},
	};
}

/** Sales of four areas and two years; `price` tells one edition from another. */
function complete({ price = 100, more = [] }: { price?: number; more?: readonly SomeRow[] } = {}) {
	return someUpdate(
		{ id: 1, postcode: "AL1 1AA", price, day: "2025-01-05" },
		{ id: 2, postcode: "B1 1AA", price, day: "2026-09-30" },
		{ id: 3, postcode: "B11 1AA", price, day: "2025-03-05" },
		{ id: 4, postcode: "BA1 1AA", price, day: "2026-01-05" },
		{ id: 5, postcode: "M14 5LL", price, day: "2025-04-05" },
		{ id: 6, postcode: "M1 4AB", price, day: "2026-02-05" },
		{ id: 7, postcode: "M14 5LL", price, day: "2026-05-05" },
		...more,
	);
}

/** Of an import of such a file over an earlier one: beginning, three batches, publishing, deletion of what has ended, end. */
const TRANSACTIONS = 7;
/** How many of them it takes until readers see the new edition. */
const PUBLISHED = 5;

const inShort = (price: number) => [
	`AL11AA 1 ${price}`,
	`B111AA 3 ${price}`,
	`B11AA 2 ${price}`,
	`BA11AA 4 ${price}`,
	`M145LL 7 ${price}`,
	`M145LL 5 ${price}`,
	`M14AB 6 ${price}`,
];

test("a complete file is imported whole, dated by its newest month and registered", async () => {
	const { bring, seen, register } = aDatabase();

	const { outcome } = await bring(complete());

	expect(outcome).toBe("updated");
	expect(seen()).toEqual(inShort(100));
	expect(register()).toEqual({ as_of: "2026-09", rows: 6, complete: 1, snapshot: 1 });
});

test("importing the same file again changes nothing", async () => {
	const { bring, tables } = aDatabase();
	await bring(complete());
	const before = tables();

	expect((await bring(complete())).outcome).toBe("unchanged");
	expect(tables()).toEqual(before);
});

test.each([1, 2, 3, 5, 100])("in batches of %i sales the rows are the same", async (batchSize) => {
	const { bring, tables } = aDatabase();
	const other = aDatabase();
	await other.bring(complete());

	await bring(complete(), { batchSize });

	expect(tables()).toEqual(other.tables());
});

test.each(Array.from({ length: TRANSACTIONS }, (_, at) => at))(
	"killed after %i transactions it goes on where it stopped, and ends the same",
	async (dieAfter) => {
		const straight = aDatabase();
		await straight.bring(complete());
		await straight.bring(complete({ price: 200 }));
		const stopped = aDatabase();
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
		const { bring, sqlite } = aDatabase();
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
	const { bring, sqlite, tables } = aDatabase();
	const straight = aDatabase();
	await straight.bring(complete({ price: 300 }));
	await expect(bring(complete(), { dieAfter: 4 })).rejects.toThrow("killed");
	sqlite.exec("UPDATE source_runs SET beat_at = 0");

	await bring(complete({ price: 300 }));

	expect(tables()).toEqual(straight.tables());
});

test("a run of a process that still lives is not taken over", async () => {
	const { bring, sqlite } = aDatabase();
	await expect(bring(complete(), { dieAfter: 4 })).rejects.toThrow("killed");
	sqlite.exec(`UPDATE source_runs SET beat_at = ${NOW}, outcome = 'running'`);

	await expect(bring(complete())).rejects.toThrow("imported already");
});

test("a run whose process was killed is taken over at once", async () => {
	const { bring, sqlite, seen } = aDatabase();
	await expect(bring(complete(), { dieAfter: 4 })).rejects.toThrow("killed");
	sqlite.exec(`UPDATE source_runs SET beat_at = ${NOW}, outcome = 'running'`);
	// No process has a number as high as this.
	await writeFile(join(folder, "process"), "99999999");

	await bring(complete());

	expect(seen()).toEqual(inShort(100));
});

test("what was spilled and lost is spilled again", async () => {
	const { bring, seen, sqlite } = aDatabase();
	await expect(bring(complete(), { dieAfter: 4 })).rejects.toThrow("killed");
	sqlite.exec("UPDATE source_runs SET beat_at = 0");
	await writeFile(join(folder, "state", "sales.spill"), "cut");

	const { wasRead } = await bring(complete());

	expect(wasRead).toBe(true);
	expect(seen()).toEqual(inShort(100));
});

test("a yearly file replaces the sales of its year and no others", async () => {
	const { bring, seen, register } = aDatabase();
	await bring(complete({ more: [{ id: 8, postcode: "M14 5LL", day: "2025-06-01", price: 8 }] }));

	await bring(
		someUpdate(
			{ id: 1, postcode: "AL1 1AA", price: 100, day: "2025-01-05" },
			{ id: 3, postcode: "B11 1AA", price: 111, day: "2025-03-05" },
			{ id: 5, postcode: "M14 5LL", price: 100, day: "2025-04-05" },
			{ id: 8, postcode: "M14 5LL", price: 8, day: "2025-06-01" },
			{ id: 9, postcode: "ZE1 1AA", price: 9, day: "2025-07-01" },
		),
	);

	expect(seen()).toEqual([
		"AL11AA 1 100",
		"B111AA 3 111",
		"B11AA 2 100",
		"BA11AA 4 100",
		"M145LL 7 100",
		"M145LL 8 8",
		"M145LL 5 100",
		"M14AB 6 100",
		"ZE11AA 9 9",
	]);
	expect(register()).toMatchObject({ as_of: "2026-09", rows: 7, snapshot: 2 });
});

test("a yearly file alone is refused where no complete one was ever imported", async () => {
	const { bring, register } = aDatabase();

	await expect(bring(someUpdate({ id: 1, day: "2026-05-05" }))).rejects.toThrow(
		"The file has the sales of 2026 alone, and no others are held yet: import the complete file first.",
	);
	expect(register()).toEqual({});
});

test("a complete file older than what is held is refused", async () => {
	const { bring, seen } = aDatabase();
	await bring(complete());

	await expect(
		bring(someUpdate({ id: 1, day: "2026-08-31" }, { id: 2, day: "2024-01-01" })),
	).rejects.toThrow("The file ends in 2026-08, what is held in 2026-09");
	expect(seen()).toEqual(inShort(100));
});

test("a file that lacks more than a fifth of what is held of its days is refused, and the next begins anew", async () => {
	const { bring, seen, tables } = aDatabase();
	await bring(complete());
	const shrunk = complete({ price: 200 }).split("\n").slice(0, 5).join("\n");

	await expect(bring(`${shrunk}\n`)).rejects.toThrow(
		"The file lacks 2 of 7 sales that are held of its days, more than a fifth",
	);
	expect(seen()).toEqual(inShort(100));

	await bring(complete({ price: 300 }));
	expect(seen()).toEqual(inShort(300));
	expect(tables().sales).toHaveLength(6);
});

test("sales too old to be kept are no lack, and go", async () => {
	const { bring, seen } = aDatabase();
	await bring(complete({ more: [{ id: 8, day: "2021-10-01" }] }));

	await bring(complete({ price: 200, more: [{ id: 9, postcode: "AL1 1AB", day: "2026-10-01" }] }));

	expect(seen().filter((line) => line.includes(" 8 "))).toEqual([]);
});

test("what was left out and put right is noted", async () => {
	const { bring } = aDatabase();
	const strange = { id: 10, postcode: "", day: "2026-04-04" };
	const latin = Buffer.from(someUpdate({ id: 11, address: "CAF\u00c9, ROAD" }), "latin1");
	const text = complete({
		more: [
			strange,
			{ id: 2, postcode: "B1 1AA", price: 7, day: "2026-09-30" },
			{ id: 12, day: "2026-11-23" },
		],
	});

	const { edition } = await bring(Buffer.concat([Buffer.from(text), latin]));

	expect(edition?.notes).toEqual([
		"1 sales without a postcode are left out.",
		"1 sales dated after the day of the import are left out.",
		"1 lines were not UTF-8 and are read as Latin-1.",
		"1 rows speak of a sale that a later row speaks of again: the later counts.",
	]);
});

test("nothing is left in the folder of an import of a file that was refused", async () => {
	const { bring } = aDatabase();

	await expect(bring("nonsense\n")).rejects.toThrow("pp.csv cannot be imported");

	expect(await readdir(join(folder, "state"))).toEqual([]);
});
