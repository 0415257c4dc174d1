import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Extent } from "#datasets/ingest/areas/extent.ts";
import type { Store } from "#datasets/ingest/store/store.ts";
import { openLocalFile } from "../commands/files/local-file.ts";
import { asImportingProcess } from "../commands/importing-process.ts";
import { runImporter } from "../commands/run-importer.ts";
import { prepareSales } from "../price-paid/command/prepared-edition.ts";
import { salesImporter } from "../price-paid/command/sales-importer.ts";
import { memoryDatabase, memoryStore } from "./memory-store.ts";
import { type SomeRow, seenInShort, someUpdate } from "./price-paid-world.ts";

/** The instant of the first import, UTC milliseconds. */
export const NOW = Date.UTC(2026, 10, 22);

/** A database, and files imported into it from a folder as the command does. The store fails after `dieAfter` transactions, as if the process were killed. */
export function aSalesDatabase(folder: string) {
	const sqlite = memoryDatabase();
	const store = memoryStore(sqlite);
	let clock = NOW;
	const now = (): number => {
		clock += 1;
		return clock;
	};
	const bring = async (
		text: string | Uint8Array,
		{
			dieAfter = Number.POSITIVE_INFINITY,
			batchSize = 3,
			name = "pp.csv",
			/** Expects sales nowhere by default. */
			yearlySales = new Map() as Extent | null,
		} = {},
	) => {
		const path = join(folder, name);
		await writeFile(path, text);
		const file = await openLocalFile(path);
		const readings: number[] = [];
		try {
			const { edition, spillPath } = await prepareSales(file, {
				folder: join(folder, "state"),
				now: NOW,
				report: (bytes) => readings.push(bytes),
			});
			const spill = await open(spillPath);
			const mortalStore = mortal(store, dieAfter);
			try {
				const importer = salesImporter(edition, {
					store: mortalStore,
					spill,
					batchSize,
					yearlySales,
				});
				const imported = await asImportingProcess(join(folder, "process"), importer.name, (here) =>
					runImporter(mortalStore, importer, { now, here, report: () => undefined }),
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
export function complete({
	price = 100,
	more = [],
}: {
	price?: number;
	more?: readonly SomeRow[];
} = {}) {
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

/** What readers see of it, in the words of `seen`. */
export const inShort = (price: number): string[] => [
	`AL11AA 1 ${price}`,
	`B111AA 3 ${price}`,
	`B11AA 2 ${price}`,
	`BA11AA 4 ${price}`,
	`M145LL 7 ${price}`,
	`M145LL 5 ${price}`,
	`M14AB 6 ${price}`,
];
