import { expect, test } from "vitest";
import type { ColumnValue } from "#datasets/ingest/store/insert-rows.ts";
import { memoryDatabase, memoryStore } from "#datasets/test/memory-store.ts";
import type { LicensingScheme } from "#domain/base/facts/scheme.ts";
import { schemeDefects } from "#domain/subjects/licensing/scheme-defects.ts";
import { committedTables } from "../test/committed-tables.ts";
import { loadTables, type TableOutcome } from "./load-tables.ts";
import type { ReferenceTable } from "./reference-table.ts";

const schemeColumns = [
	"id",
	"authority_code",
	"council",
	"kind",
	"status",
	"coverage",
	"ward_codes",
	"has_unmatched_wards",
	"start_day",
	"end_day",
	"url",
	"verified_on",
];

function scheme({
	id = "leeds",
	council = "Leeds",
	verifiedOn = null as string | null,
} = {}): ColumnValue[] {
	return [
		id,
		"E08000035",
		council,
		"selective",
		"in_force",
		"areas",
		[],
		false,
		null,
		null,
		null,
		verifiedOn,
	];
}

function schemes(
	rows: ColumnValue[][],
	{ asOf = "2026-11-20", digest = JSON.stringify(rows) } = {},
): ReferenceTable {
	return { id: "licensing_schemes", name: "Schemes", asOf, digest, columns: schemeColumns, rows };
}

/** A database, and what became of each table loaded into it. */
function aStore() {
	const sqlite = memoryDatabase();
	const store = memoryStore(sqlite);
	const load = async (tables: readonly ReferenceTable[], now = 1) => {
		const outcomes: TableOutcome[] = [];
		await loadTables(store, tables, { now, report: (_, outcome) => outcomes.push(outcome) });
		return outcomes;
	};
	const councils = () =>
		sqlite
			.prepare("SELECT id, council, verified_on FROM licensing_schemes ORDER BY id")
			.all()
			.map((row) => Object.values(row));
	return { sqlite, load, councils };
}

test("the committed tables load whole, and loading them again changes nothing", async () => {
	const { sqlite, load } = aStore();
	const tables = committedTables;

	expect(new Set(await load(tables, 1))).toEqual(new Set(["loaded"]));
	expect(new Set(await load(tables, 2))).toEqual(new Set(["unchanged"]));

	for (const { id, asOf, digest, rows } of tables) {
		expect(sqlite.prepare(`SELECT count(*) AS n FROM ${id}`).get()?.["n"]).toBe(rows.length);
		expect({ ...sqlite.prepare("SELECT * FROM datasets WHERE id = ?").get(id) }).toMatchObject({
			as_of: asOf,
			digest,
			rows: rows.length,
			complete: 1,
			loaded_at: 1,
		});
	}
});

test("a table that changed is replaced: rows no longer in it are gone", async () => {
	const { load, councils } = aStore();
	await load([schemes([scheme({ id: "a" }), scheme({ id: "b" })])]);

	expect(await load([schemes([scheme({ id: "b", council: "King's Lynn" })])])).toEqual(["loaded"]);

	expect(councils()).toEqual([["b", "King's Lynn", null]]);
});

test("a later edition in the database is not replaced by an earlier file", async () => {
	const { load, councils } = aStore();
	await load([schemes([scheme({ council: "Newer" })], { asOf: "2026-12" })]);

	expect(await load([schemes([scheme({ council: "Older" })])])).toEqual(["kept"]);

	expect(councils()).toEqual([["leeds", "Newer", null]]);
});

test("what a refresh published is not replaced by a release of the same month, but by a later one", async () => {
	const { sqlite, load, councils } = aStore();
	await load([schemes([scheme({ council: "Published" })])]);
	sqlite.exec("UPDATE datasets SET digest = 'national', snapshot = 4");

	expect(await load([schemes([scheme({ council: "Released" })])])).toEqual(["kept"]);
	expect(councils()).toEqual([["leeds", "Published", null]]);

	const later = schemes([scheme({ council: "Later" })], { asOf: "2026-12" });
	expect(await load([later])).toEqual(["loaded"]);
	expect(councils()).toEqual([["leeds", "Later", null]]);
	expect(sqlite.prepare("SELECT snapshot FROM datasets").get()?.["snapshot"]).toBe(0);
});

test("a licensing row an administrator verified survives a reload as it was verified", async () => {
	const { sqlite, load, councils } = aStore();
	await load([schemes([scheme({ id: "a" }), scheme({ id: "b" }), scheme({ id: "c" })])]);
	sqlite.exec("UPDATE licensing_schemes SET verified_on = '2026-11-30' WHERE id <> 'c'");

	await load([
		schemes([scheme({ id: "a", council: "Changed" }), scheme({ id: "c", council: "Changed" })]),
	]);

	expect(councils()).toEqual([
		["a", "Leeds", "2026-11-30"],
		["b", "Leeds", "2026-11-30"],
		["c", "Changed", null],
	]);
});

test("a later reading in the file wins over an earlier one in the database", async () => {
	const { sqlite, load, councils } = aStore();
	await load([schemes([scheme({ id: "a" }), scheme({ id: "b" })])]);
	sqlite.exec("UPDATE licensing_schemes SET verified_on = '2026-11-30'");

	await load([
		schemes([
			scheme({ id: "a", council: "Later", verifiedOn: "2026-12-01" }),
			scheme({ id: "b", council: "Earlier", verifiedOn: "2026-11-29" }),
		]),
	]);

	expect(councils()).toEqual([
		["a", "Later", "2026-12-01"],
		["b", "Leeds", "2026-11-30"],
	]);
});

test("rows an administrator changed or added survive every later edition as they are", async () => {
	const { sqlite, load, councils } = aStore();
	await load([schemes([scheme({ id: "a" }), scheme({ id: "b" }), scheme({ id: "c" })])]);
	sqlite.exec(`INSERT INTO scheme_edits VALUES ('a', 1), ('b', 1), ('sch_added', 1);
		UPDATE licensing_schemes SET council = 'Edited' WHERE id IN ('a', 'b');
		UPDATE licensing_schemes SET verified_on = '2026-11-30' WHERE id = 'b';
		INSERT INTO licensing_schemes (id, authority_code, council, kind, status, coverage, ward_codes, has_unmatched_wards)
			SELECT 'sch_added', authority_code, 'Added', kind, status, coverage, ward_codes, has_unmatched_wards
			FROM licensing_schemes WHERE id = 'c'`);

	await load([
		schemes([
			scheme({ id: "a", council: "Later", verifiedOn: "2027-01-01" }),
			scheme({ id: "b", council: "Later", verifiedOn: "2027-01-01" }),
			scheme({ id: "c", council: "Later", verifiedOn: "2027-01-01" }),
		]),
	]);
	await load([schemes([])]);

	expect(councils()).toEqual([
		["a", "Edited", null],
		["b", "Edited", "2026-11-30"],
		["c", "Later", "2027-01-01"],
		["sch_added", "Added", null],
	]);
});

test("no published row is one that the rules would misread", async () => {
	const { sqlite, load } = aStore();
	await load(committedTables);
	const rows: LicensingScheme[] = sqlite
		.prepare("SELECT row FROM scheme_history")
		.all()
		.map(({ row }) => JSON.parse(String(row)));

	const fields = rows.flatMap((row) =>
		Object.keys(schemeDefects(row, "2026-11-20")).map((field) => [field, row.coverage]),
	);

	expect(rows.length).toBeGreaterThan(300);
	expect(fields).toEqual([]);
});

test("the history of the register tells of every change that an edition brought, of nothing else, and of what it took out", async () => {
	const { sqlite, load } = aStore();
	const history = () =>
		sqlite
			.prepare(
				"SELECT scheme_id, row ->> 'council' AS council, row ->> 'revision' AS revision, row ->> 'changedAt' AS at FROM scheme_history ORDER BY rowid",
			)
			.all()
			.map((row) => Object.values(row));
	await load([schemes([scheme({ id: "a" }), scheme({ id: "b" }), scheme({ id: "c" })])], 10);
	await load([schemes([scheme({ id: "a" }), scheme({ id: "b", council: "Later" })])], 20);

	expect(history()).toEqual([
		["a", "Leeds", 1, 10],
		["b", "Leeds", 1, 10],
		["c", "Leeds", 1, 10],
		["c", null, null, null],
		["b", "Later", 2, 20],
	]);
});

test("the history of the register tells of changes that no one counted", async () => {
	const { sqlite, load } = aStore();
	await load([schemes([scheme({ id: "a" })])]);
	sqlite.exec("UPDATE licensing_schemes SET council = 'By hand'");
	sqlite.exec("UPDATE licensing_schemes SET council = 'By hand'");

	expect(
		sqlite.prepare("SELECT row ->> 'council' AS council FROM scheme_history ORDER BY rowid").all(),
	).toEqual([{ council: "Leeds" }, { council: "By hand" }]);
});

test("cached facts are stale when a table changed, and not when none did", async () => {
	const { sqlite, load } = aStore();
	const stamps = () => sqlite.prepare("SELECT * FROM facts_stamps").all();
	const table = schemes([scheme()]);

	await load([table], 5);
	expect(stamps().map((row) => ({ ...row }))).toEqual([
		{ scope: "all", revision: 1, changed_at: 5 },
	]);

	await load([table], 6);
	expect(stamps()).toHaveLength(1);
	expect(stamps()[0]).toMatchObject({ revision: 1 });
});

test("a table that does not go in leaves the one before it in place", async () => {
	const { sqlite, load, councils } = aStore();
	await load([schemes([scheme({ council: "Before" })])]);

	const spoilt = scheme({ id: "no-council" }).with(schemeColumns.indexOf("council"), null);
	await expect(load([schemes([scheme(), spoilt])])).rejects.toThrow("NOT NULL");

	expect(councils()).toEqual([["leeds", "Before", null]]);
	expect(sqlite.prepare("SELECT rows FROM datasets").get()?.["rows"]).toBe(1);
});
