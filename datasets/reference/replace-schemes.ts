import { insertRows } from "#datasets/ingest/store/insert-rows.ts";
import type { SqlStatement } from "#datasets/ingest/store/store.ts";
import { BY_RELEASE } from "#domain/base/facts/scheme.ts";
import type { ReferenceTable } from "./reference-table.ts";

/**
 * Statements that update the licensing register to a published file. Unchanged rows are untouched, so that the history records changes alone. A row that an
 * administrator added or changed is never replaced or removed. A row read at the council's page stays, unless the file brings a later reading. `now`: UTC
 * milliseconds.
 */
export function replaceSchemes(
	{ id, name, asOf, columns, rows }: ReferenceTable,
	now: number,
): SqlStatement[] {
	const place = columns.indexOf("id");
	const kept = JSON.stringify(rows.map((row) => row[place]));
	const facts = columns.filter((column) => column !== "id");
	const isOther = facts.map((column) => `excluded.${column} IS NOT ${id}.${column}`).join(" OR ");
	const changes = [...facts, "changed_at", "changed_by", "changed_why"].map(
		(column) => `${column} = excluded.${column}`,
	);
	const why = `${name}, ${asOf}`;
	return [
		{
			sql: `DELETE FROM ${id} WHERE verified_on IS NULL AND ${isUnedited}
				AND id NOT IN (SELECT value FROM json_each(?1))`,
			params: [kept],
		},
		...insertRows(
			{
				table: id,
				columns: [...columns, "changed_at", "changed_by", "changed_why"],
				onConflict: `ON CONFLICT (id) DO UPDATE SET ${changes.join(", ")}, revision = ${id}.revision + 1
					WHERE (${isOther}) AND ${isUnedited}
						AND (${id}.verified_on IS NULL OR excluded.verified_on > ${id}.verified_on)`,
			},
			rows.map((row) => [...row, now, BY_RELEASE, why]),
		),
	];
}

const isUnedited = "licensing_schemes.id NOT IN (SELECT scheme_id FROM scheme_edits)";
