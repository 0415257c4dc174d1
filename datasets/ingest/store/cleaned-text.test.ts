import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { oneLine, severalLines } from "#domain/typed-text.ts";

const folder = join(import.meta.dirname, "../../../migrations");
const CLEANING = "0031_suggestions_and_typed_text.sql";

const dirty = "Moss\vSide\u2028\u202eA\u0001\u200bB\u0085C\ufeff\r\nD\tE";

/** A database as the migrations before the cleaning leave it, with rows of before. */
function before(): DatabaseSync {
	const sqlite = new DatabaseSync(":memory:");
	sqlite.exec("PRAGMA foreign_keys = OFF");
	for (const file of readdirSync(folder).filter(
		(name) => name.endsWith(".sql") && name < CLEANING,
	)) {
		sqlite.exec(readFileSync(join(folder, file), "utf8"));
	}
	sqlite
		.prepare(
			"INSERT INTO licensing_schemes (id, authority_code, council, kind, status, coverage, ward_codes, has_unmatched_wards, name, plans, streets, exemptions, evidence) VALUES ('a', 'E1', 'York', 'selective', 'in_force', 'streets', '[]', 0, ?1, ?1, ?1, ?2, ?3)",
		)
		.run(dirty, JSON.stringify([dirty, "Clean"]), JSON.stringify([{ proves: dirty }]));
	sqlite
		.prepare("INSERT INTO report_shares (id, report_id, name, created_at) VALUES ('s', 'r', ?1, 0)")
		.run(dirty);
	return sqlite;
}

test("texts of before are cleaned as what is typed now, and the rest stands", () => {
	const sqlite = before();
	sqlite.exec(readFileSync(join(folder, CLEANING), "utf8"));
	const row = sqlite.prepare("SELECT * FROM licensing_schemes").get();
	expect(row).toMatchObject({ name: oneLine(dirty), plans: oneLine(dirty), council: "York" });
	expect(row?.["streets"]).toBe(severalLines(dirty));
	expect(JSON.parse(String(row?.["exemptions"]))).toEqual([
		expect.stringMatching(/^Moss Side AB C +D E$/),
		"Clean",
	]);
	expect(JSON.parse(String(row?.["evidence"]))).toEqual([
		{ proves: expect.stringMatching(/^Moss Side AB C +D E$/) },
	]);
	expect(sqlite.prepare("SELECT name FROM report_shares").get()).toEqual({ name: oneLine(dirty) });
	expect(
		sqlite.prepare("SELECT count(*) AS n FROM sqlite_schema WHERE name LIKE 'unseen%'").get(),
	).toEqual({ n: 0 });
});
