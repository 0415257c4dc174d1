import { expect, test } from "vitest";
import { RefusedNews } from "../ingest/run/importer.ts";
import { type ColumnValue, insertRows } from "../ingest/store/insert-rows.ts";
import { storedDatasets } from "../ingest/store/store.ts";
import { memoryDatabase, memoryStore } from "../test/memory-store.ts";
import { thresholdsImporter } from "./thresholds-importer.ts";

const codes = ["E06000001", "E06000002", "E06000003"];
const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, "0")}`);

/** Three English authorities with sales of 2025, and rents and prices of two snapshots, of which readers see the second. */
async function someProduct() {
	const sqlite = memoryDatabase();
	const store = memoryStore(sqlite);
	const rows = (table: string, columns: string[], cells: ColumnValue[][]) =>
		insertRows({ table, columns }, cells);
	await store.apply([
		...rows(
			"authorities",
			["code", "name", "nation", "former_codes", "dwellings", "sales", "sale_year"],
			codes.map((code, at) => [code, code, "England", [], 1000, 10 * (at + 1), 2025]),
		),
		...rows(
			"datasets",
			["id", "name", "as_of", "digest", "rows", "complete", "snapshot", "loaded_at"],
			["rents", "house_prices"].map((id) => [id, id, "2026-12", id, 3, true, 2, 1]),
		),
		...[1, 2].flatMap((snapshot) =>
			rows(
				"rents",
				["code", "name", "grain", "all_pence", "growth", "period", "snapshot"],
				codes.map((code, at) => [
					code,
					code,
					"authority",
					50_000,
					snapshot * (at + 1),
					"2026-09",
					snapshot,
				]),
			),
		),
		...[1, 2].flatMap((snapshot) =>
			rows(
				"house_prices",
				["code", "month", "average_price_pence", "growth", "sales", "snapshot"],
				[...codes, "E12000001"].flatMap((code, at) =>
					months.map((month) => [
						code,
						month,
						12_000_000,
						month === "2026-12" ? at : 99,
						snapshot * (at + 1),
						snapshot,
					]),
				),
			),
		),
	]);
	return { sqlite, store };
}

type Product = Awaited<ReturnType<typeof someProduct>>;

async function stepOf({ store }: Product) {
	const held = (await storedDatasets(store)).get("demand_thresholds");
	return thresholdsImporter({ store }).next(null, {
		snapshot: held?.snapshot ?? 0,
		asOf: held?.as_of ?? null,
		digest: held?.digest ?? "",
		rows: held?.rows ?? 0,
		isPart: false,
	});
}

async function publish(product: Product) {
	const step = await stepOf(product);
	if (step.kind !== "publish") {
		throw new Error(`the step is "${step.kind}"`);
	}
	await product.store.apply(step.statements);
	const rows = product.sqlite.prepare("SELECT * FROM demand_thresholds").all();
	return { edition: step.edition, rows: rows.map((row) => Object.values(row)) };
}

test("thirds are of what readers see of rents and prices, and of no region", async () => {
	const { edition, rows } = await publish(await someProduct());

	expect(rows).toEqual([
		["rentGrowth", "England", 2, 4, 3, "2026-09", null],
		["priceGrowth", "England", 0, 1, 3, "2026-12", null],
		["salesPerThousandDwellings", "England", 24, 48, 3, "2026-12", null],
		["rentToPrice", "England", 5, 5, 3, "2026-09", null],
	]);
	expect(edition).toMatchObject({ asOf: "2026-09", rows: 4, snapshot: 1, changesFacts: true });
});

test("those of before are replaced", async () => {
	const product = await someProduct();
	product.sqlite.exec(
		"INSERT INTO demand_thresholds VALUES ('rentGrowth', 'Wales', 1, 2, 22, '2020', NULL)",
	);

	const { rows } = await publish(product);

	expect(rows).toHaveLength(4);
});

test("the same figures again are nothing new, and another figure is", async () => {
	const product = await someProduct();
	const { edition } = await publish(product);
	await product.store.apply([
		{
			sql: "INSERT INTO datasets (id, name, as_of, digest, rows, complete, loaded_at) VALUES ('demand_thresholds', 't', '2025', ?1, 4, 1, 1)",
			params: [edition.digest],
		},
	]);

	expect(await stepOf(product)).toEqual({ kind: "nothing" });
	product.sqlite.exec("UPDATE rents SET growth = 9 WHERE code = 'E06000003' AND snapshot = 1");
	expect(await stepOf(product)).toEqual({ kind: "nothing" });
	product.sqlite.exec("UPDATE rents SET growth = 9 WHERE code = 'E06000002' AND snapshot = 2");
	expect(await stepOf(product)).toMatchObject({ kind: "publish" });
});

test("without authorities there are no thirds, and those held stay", async () => {
	const step = stepOf({ sqlite: memoryDatabase(), store: memoryStore(memoryDatabase()) });

	await expect(step).rejects.toThrow(RefusedNews);
});
