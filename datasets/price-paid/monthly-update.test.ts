import type { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import type { Store } from "../ingest/store/store.ts";
import { memoryDatabase, memoryStore } from "../test/memory-store.ts";
import { type MonthlyRuns, monthlyRuns } from "../test/monthly-runs.ts";
import {
	holding,
	type SomeRow,
	seenInShort,
	seenSales,
	someFile,
	someUpdate,
} from "../test/price-paid-world.ts";

let sqlite: DatabaseSync;
let store: Store;
let runs: MonthlyRuns;

beforeEach(() => {
	sqlite = memoryDatabase();
	store = memoryStore(sqlite);
	runs = monthlyRuns(store);
});

async function hold(...rows: SomeRow[]): Promise<void> {
	await store.apply(holding("2026-08", rows));
}

function isMerged(): boolean {
	return String(sqlite.prepare("SELECT progress FROM source_runs").get()?.["progress"]).includes(
		'"isMerged":true',
	);
}

const five: SomeRow[] = [
	{ id: 1, postcode: "M14 5LL", price: 100_000, day: "2026-05-01" },
	{ id: 2, postcode: "M14 5LL", price: 110_000, day: "2025-05-01" },
	{ id: 3, postcode: "M14 6AA", price: 120_000, day: "2026-08-01" },
	{ id: 4, postcode: "BN2 9QA", price: 130_000, day: "2024-09-01" },
	{ id: 5, postcode: "YO1 7HH", price: 140_000, day: "2021-10-02" },
];

test("sales are added, changed and deleted as their rows say", async () => {
	await hold(...five);
	const update = someUpdate(
		{ id: 6, postcode: "M14 5LL", price: 150_000 },
		{ id: 1, postcode: "M14 5LL", price: 105_000, day: "2026-05-01", status: "C" },
		{ id: 4, postcode: "BN2 9QA", status: "D" },
	);

	const { outcome, edition } = await runs.bringIn(someFile(update));

	expect(outcome).toBe("updated");
	expect(edition).toMatchObject({ asOf: "2026-09", digest: "edition", rows: 3, notes: [] });
	expect(seenInShort(sqlite)).toEqual([
		"M145LL 6 150000",
		"M145LL 1 105000",
		"M145LL 2 110000",
		"M146AA 3 120000",
		"YO17HH 5 140000",
	]);
});

test("an update is brought in with nothing left over", async () => {
	await hold(...five);
	await runs.bringIn(someFile(someUpdate({ id: 1, price: 1000, status: "C" })));

	const count = (sql: string) => sqlite.prepare(`SELECT count(*) AS n FROM ${sql}`).get()?.["n"];
	expect(count("postcode_sales WHERE until IS NOT NULL")).toBe(0);
	expect(count("sale_figures WHERE snapshot <> 2")).toBe(0);
	expect(count("sale_changes")).toBe(0);
});

test("a row in the update that names a sale again takes the place of the one before", async () => {
	await hold(...five);
	const update = someUpdate(
		{ id: 7, price: 1000 },
		{ id: 7, price: 2000, status: "C" },
		{ id: 8, price: 3000 },
		{ id: 8, price: 4000, status: "C" },
		{ id: 8, status: "D" },
		{ id: 9, price: 5000 },
		{ id: 9, price: 5000 },
	);

	const { edition } = await runs.bringIn(someFile(update));

	expect(seenInShort(sqlite).filter((sale) => / [789] /.test(sale))).toEqual([
		"M145LL 7 2000",
		"M145LL 9 5000",
	]);
	expect(edition?.notes).toContain("Rows overtaken by a later row about the same sale: 4.");
});

test.each(["B1 1AA", "YO1 7HH", "M14 5LM", "ZE1 0AA"])(
	"a change that moves a home to %s takes it away where it was",
	async (postcode) => {
		await hold(...five);

		await runs.bringIn(
			someFile(someUpdate({ id: 3, postcode, status: "C" }, { id: 10, postcode: "L1 1AA" })),
		);

		expect(seenInShort(sqlite).filter((sale) => sale.includes(" 3 "))).toEqual([
			`${postcode.replace(" ", "")} 3 200000`,
		]);
	},
);

test("a change that takes the postcode away takes the sale away", async () => {
	await hold(...five);
	const { edition } = await runs.bringIn(
		someFile(someUpdate({ id: 3, postcode: "", status: "C" }, { id: 10 })),
	);
	expect(seenInShort(sqlite).some((sale) => sale.includes(" 3 "))).toBe(false);
	expect(edition?.notes).toEqual(["Sales left out, which have no postcode: 1."]);
});

test("what names a sale we do not hold is counted, and brought in where it can be", async () => {
	await hold(...five);
	const update = someUpdate(
		{ id: 20, status: "D" },
		{ id: 21, status: "D", postcode: "" },
		{ id: 22, status: "C", price: 7000 },
		{ id: 2, price: 110_000, day: "2025-05-01" },
	);

	const { edition } = await runs.bringIn(someFile(update));

	expect(edition?.notes).toEqual([
		"Additions of sales we hold already, taken for changes: 1.",
		"Changes of sales we do not hold, taken for additions: 1.",
		"Deletions of sales we do not hold: 2.",
	]);
	expect(seenInShort(sqlite)).toContain("M145LL 22 7000");
});

test("a date mistyped a month ahead moves no month, and is noted", async () => {
	await hold(...five);
	const usual = Array.from({ length: 101 }, (_, at) => ({ id: 100 + at }));

	const { edition } = await runs.bringIn(
		someFile(someUpdate(...usual, { id: 6, postcode: "L1 1AA", day: "2026-10-01" })),
	);

	expect(edition).toMatchObject({
		asOf: "2026-09",
		notes: [
			"Sales kept that make no figures, for they are dated after 2026-09 and too few for a month: 1.",
		],
	});
});

test("the months that are kept and those that make figures move on where the update names nothing", async () => {
	await hold(...five);

	await runs.bringIn(someFile(someUpdate({ id: 6, postcode: "L1 1AA", day: "2026-10-01" })));

	const { figures } = seenSales(sqlite);
	expect(new Set(figures.map((row) => row.slice(-2).join(" to ")))).toEqual(
		new Set(["2024-11-01 to 2026-10-31"]),
	);
	expect(figures.some(([sector]) => sector === "BN2 9")).toBe(false);
	expect(seenInShort(sqlite).some((sale) => sale.startsWith("YO1"))).toBe(false);
});

test("an edition we hold is not brought in again", async () => {
	await hold(...five);
	const file = someFile(someUpdate({ id: 6 }));
	await runs.bringIn(file);
	const before = seenSales(sqlite);

	expect(await runs.bringIn(file)).toEqual({ outcome: "unchanged", edition: null, steps: 1 });
	expect(seenSales(sqlite)).toEqual(before);
});

test("the same rows in another edition change nothing", async () => {
	await hold(...five);
	const update = someUpdate({ id: 6 }, { id: 1, status: "C" }, { id: 3, status: "D" });
	await runs.bringIn(someFile(update));
	const before = seenSales(sqlite);

	await runs.bringIn(someFile(update, { tag: "the same again" }));

	expect(seenSales(sqlite)).toEqual(before);
});

test("a month between what we hold and the update is missed, and it is said", async () => {
	await hold(...five);
	const { edition } = await runs.bringIn(someFile(someUpdate({ id: 6, day: "2026-10-01" })));
	expect(edition?.notes).toEqual([
		"We held sales up to 2026-08, so the updates between that and 2026-10 were missed: import the yearly file of Price Paid Data.",
	]);
});

test("a sale dated after the file was published is left out", async () => {
	await hold(...five);
	const { edition } = await runs.bringIn(
		someFile(
			someUpdate(
				{ id: 6 },
				{ id: 7, day: "2062-09-10" },
				{ id: 1, day: "2026-10-29", status: "C" },
			),
		),
	);
	expect(edition).toMatchObject({
		asOf: "2026-09",
		notes: ["Rows left out, whose day of transfer lies after the file was published: 2."],
	});
	expect(seenInShort(sqlite)).toContain("M145LL 1 100000");
});

test("a file that is replaced while its rows are being read is begun anew with", async () => {
	await hold(...five);
	const old = someFile(someUpdate({ id: 6 }, { id: 7 }, { id: 8 }, { id: 9 }), { tag: "old" });
	const run = await runs.begin();
	await runs.step(run, old);
	await runs.step(run, old);

	await runs.bringIn(someFile(someUpdate({ id: 10 }), { tag: "new" }));

	expect(seenInShort(sqlite).filter((sale) => sale.startsWith("M145LL"))).toEqual([
		"M145LL 10 200000",
		"M145LL 1 100000",
		"M145LL 2 110000",
	]);
});

test("a file that is replaced when its rows have been read is brought in, and the new one next time", async () => {
	await hold(...five);
	const run = await runs.begin();
	const old = someFile(someUpdate({ id: 6 }), { tag: "old" });
	await runs.step(run, old);
	await runs.step(run, old);
	const newer = someFile(someUpdate({ id: 10 }), { tag: "new" });

	expect((await runs.bringIn(newer)).edition?.digest).toBe("old");
	expect((await runs.bringIn(newer)).edition?.digest).toBe("new");
	expect(seenInShort(sqlite)).toEqual(
		expect.arrayContaining(["M145LL 6 200000", "M145LL 10 200000"]),
	);
});

test("what another import left half done is not gone on from", async () => {
	await hold(...five);
	await runs.begin();
	await store.apply([
		{ sql: "UPDATE source_runs SET progress = ?1", params: ['{"area":"M"}'] },
		{ sql: "INSERT INTO postcode_sales VALUES ('AB101AA', 2, NULL, 'leftover')", params: [] },
		{ sql: "UPDATE postcode_sales SET until = 2 WHERE postcode = 'M146AA'", params: [] },
		{ sql: "INSERT INTO sale_figures VALUES (2, 'M14 5', 'T', 1, 1, 1, 1, 'a', 'b')", params: [] },
		{ sql: "INSERT INTO sale_changes VALUES ('x', 'A', 'AB101AA', 'leftover')", params: [] },
	]);
	await runs.bringIn(someFile(someUpdate({ id: 6 })));

	expect(seenInShort(sqlite)).toEqual([
		"BN29QA 4 130000",
		"M145LL 6 200000",
		"M145LL 1 100000",
		"M145LL 2 110000",
		"M146AA 3 120000",
		"YO17HH 5 140000",
	]);
});

test("an update half merged is begun anew where another edition was published meanwhile", async () => {
	await hold(...five);
	const file = someFile(someUpdate({ id: 6 }, { id: 3, status: "D" }));
	const run = await runs.begin();
	for (let parts = 0; parts < 3; parts += 1) {
		await runs.step(run, file);
	}
	sqlite.exec("DELETE FROM postcode_sales; DELETE FROM sale_figures; DELETE FROM datasets");
	await store.apply(holding("2026-08", five.slice(2)));
	sqlite.exec("UPDATE datasets SET snapshot = 2; UPDATE postcode_sales SET since = 2");
	sqlite.exec("UPDATE sale_figures SET snapshot = 2");

	await runs.bringIn(file);

	expect(seenInShort(sqlite)).toEqual(["BN29QA 4 130000", "M145LL 6 200000", "YO17HH 5 140000"]);
});

test("rows that vanish before they are published keep the update from being published", async () => {
	await hold(...five);
	const before = seenSales(sqlite);
	const run = await runs.begin();
	const file = someFile(someUpdate({ id: 6, postcode: "L1 1AA" }));
	while (!isMerged()) {
		await runs.step(run, file);
	}
	sqlite.exec("DELETE FROM postcode_sales WHERE since = 2");

	await expect(runs.bringIn(file)).rejects.toThrow("not there any more");
	expect(seenSales(sqlite)).toEqual(before);
});
