import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { tableNames } from "#worker/test/empty-tables.ts";
import { type BackedUpTable, backedUp, loadable } from "./backed-up.ts";

test("every table is backed up or loadable, and none is both", async () => {
	const named = [...backedUp.map(({ name }) => name), ...Object.keys(loadable)];
	expect(named.toSorted()).toEqual((await tableNames()).toSorted());
});

/** The triggers that journal a table, as the migration has to make them. */
function journalTriggers({ name, key }: BackedUpTable): string[] {
	const of = (row: string) => `json_array(${key.map((each) => `${row}.\`${each}\``).join(", ")})`;
	const into =
		"WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`)";
	const trigger = (suffix: string, event: string, rows: string) =>
		`CREATE TRIGGER \`journal_${name}_${suffix}\` AFTER ${event} ON \`${name}\` ${into} ${rows}; END`;
	return [
		trigger("added", "INSERT", `VALUES ('${name}', ${of("NEW")})`),
		trigger(
			"changed",
			"UPDATE",
			`SELECT '${name}', ${of("OLD")} UNION SELECT '${name}', ${of("NEW")}`,
		),
		trigger("removed", "DELETE", `VALUES ('${name}', ${of("OLD")})`),
	];
}

test("what is backed up is journalled by its key: each table has its three triggers, and no other has any", async () => {
	const { results } = await env.DB.prepare(
		"SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name GLOB 'journal_*'",
	).all<{ sql: string }>();
	expect(results.map(({ sql }) => sql.replace(/;$/, "")).toSorted()).toEqual(
		backedUp.flatMap(journalTriggers).toSorted(),
	);
});

test("a row stands behind those that it points to, so that a restore can write them in that order", async () => {
	const order = backedUp.map(({ name }) => name);
	for (const [at, name] of order.entries()) {
		const { results } = await env.DB.prepare(
			`SELECT "table" AS parent FROM pragma_foreign_key_list('${name}')`,
		).all<{ parent: string }>();
		for (const { parent } of results) {
			expect(order.slice(0, at), `${name} points to ${parent}`).toContain(parent);
		}
	}
});

test("no column holds bytes, which a line of JSON could not carry", async () => {
	const { results } = await env.DB.prepare(
		"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' AND sql LIKE '% blob%'",
	).all();
	expect(results).toEqual([]);
});
