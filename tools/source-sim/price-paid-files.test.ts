import { expect, test } from "vitest";
import { openPublishedFile } from "#datasets/http/published-files.ts";
import { csvRows } from "#datasets/ingest/csv/csv-rows.ts";
import { type Advanced, advance } from "#datasets/ingest/run/advance.ts";
import type { Edition } from "#datasets/ingest/run/importer.ts";
import { claimRun } from "#datasets/ingest/run/runs.ts";
import { monthlyUpdate } from "#datasets/price-paid/monthly-update.ts";
import { readTransaction, type Transaction } from "#datasets/price-paid/transaction.ts";
import { memoryDatabase, memoryStore } from "#datasets/test/memory-store.ts";
import { holdingSales, seenInShort, seenSales } from "#datasets/test/price-paid-world.ts";
import type { Mode } from "./simulation.ts";
import { simulatedNow, simulatedSources } from "./test/simulated-sources.ts";

const sources = simulatedSources();

const openFile = (name: string) =>
	openPublishedFile({
		source: "pricePaid",
		url: `${sources.addressOf("price-paid-files")}/${name}`,
		fetch,
	});

/** A database that holds what the complete file has, and what brings it up to date. */
async function complete() {
	const sqlite = memoryDatabase();
	const store = memoryStore(sqlite);
	const file = await openFile("pp-complete.csv");
	const transactions: Transaction[] = [];
	for await (const { rows } of csvRows(file.read(0, file.size))) {
		transactions.push(...rows.map(readTransaction));
	}
	await store.apply(holdingSales("2026-08", transactions));
	let startedAt = simulatedNow();
	const update = async () => {
		startedAt += 3_600_000;
		const run = await claimRun(store, { source: "sales", startedAt, startedBy: "schedule" });
		const importer = monthlyUpdate({
			store,
			now: simulatedNow,
			open: () => openFile("pp-monthly-update-new-version.csv"),
		});
		let edition: Edition | null = null;
		let outcome: Advanced["outcome"] = null;
		while (run && outcome === null) {
			const advanced = await advance({ store, now: simulatedNow }, run, importer);
			outcome = advanced.outcome;
			edition = advanced.edition ?? edition;
		}
		return edition;
	};
	return { sqlite, update };
}

const at = (seen: readonly string[], postcode: string) =>
	seen.filter((sale) => sale.startsWith(postcode)).map((sale) => Number(sale.split(" ")[2]));

test("the update follows on the complete file, and each of its rows does what it says", async () => {
	const { sqlite, update } = await complete();
	expect(at(seenInShort(sqlite), "M145LL")).toEqual([265_000, 248_500, 152_000, 239_950, 141_500]);

	const edition = await update();

	expect(edition).toMatchObject({
		asOf: "2026-09",
		notes: [
			"Rows overtaken by a later row about the same sale: 1.",
			"Deletions of sales we do not hold: 1.",
		],
	});
	const seen = seenInShort(sqlite);
	expect(at(seen, "M145LL")).toEqual([272_500, 270_000, 239_950, 141_500]);
	expect(at(seen, "BN29QA")).toContain(248_500);
	expect(at(seen, "CF243AB")).toContain(325_000);
});

test.each<Mode>(["cut", "down", "garbage"])(
	"while the files are served %s, sales stay as they were, and are brought up to date afterwards",
	async (mode) => {
		const { sqlite, update } = await complete();
		const before = seenSales(sqlite);
		await sources.order("mode", { source: "price-paid-files", mode });
		await expect(update()).rejects.toThrow();
		expect(seenSales(sqlite)).toEqual(before);

		await sources.order("reset");
		expect(await update()).toMatchObject({ asOf: "2026-09" });
	},
);
