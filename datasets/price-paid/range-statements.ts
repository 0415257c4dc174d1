import * as z from "zod";
import { insertRows, insertTexts } from "../ingest/store/insert-rows.ts";
import type { SqlStatement } from "../ingest/store/store.ts";
import type { Merged, PostcodeSales } from "./merge.ts";
import { IN_RANGE, type PostcodeRange, rangeParams } from "./postcode-range.ts";

/** SQL condition for the rows visible in a snapshot; `snapshot` names its parameter. */
export function seenAt(snapshot: string): string {
	return `since <= ${snapshot} AND (until IS NULL OR until > ${snapshot})`;
}

/** Selects the visible sales of a range. */
export function readRange(range: PostcodeRange, seen: number): SqlStatement {
	return {
		sql: `SELECT postcode, sales FROM postcode_sales WHERE ${IN_RANGE} AND ${seenAt("?3")} ORDER BY postcode`,
		params: [...rangeParams(range), seen],
	};
}

const StoredSales = z.array(z.object({ postcode: z.string(), sales: z.string() }));

/** The rows of `readRange`. */
export function parseRange(rows: readonly unknown[]): PostcodeSales[] {
	return StoredSales.parse(rows);
}

/** Undoes what an unpublished edition wrote in a range; what readers see (`seen`) is untouched. */
export function undoRange(range: PostcodeRange, seen: number): SqlStatement[] {
	const params = [...rangeParams(range), seen];
	return [
		{ sql: `DELETE FROM postcode_sales WHERE ${IN_RANGE} AND since > ?3`, params },
		{
			sql: `UPDATE postcode_sales SET until = NULL WHERE ${IN_RANGE} AND until > ?3`,
			params,
		},
	];
}

/** Deletes figures of unpublished editions. */
export function undoFigures(seen: number): SqlStatement {
	return { sql: "DELETE FROM sale_figures WHERE snapshot > ?1", params: [seen] };
}

/**
 * Writes a merged range, invisible until `snapshot` is published. Replaced and removed rows end with it, new ones begin with it, unchanged ones are
 * untouched. Undo earlier leftovers first.
 */
export function writeRange(
	merged: Merged,
	snapshot: number,
	longer: { readonly longestJson?: number } = {},
): SqlStatement[] {
	const ended = [...merged.changed.map(({ postcode }) => postcode), ...merged.removed];
	return [
		...endings(ended, snapshot),
		...insertTexts(
			{
				sql: "INSERT INTO postcode_sales (postcode, since, sales) SELECT key, ?2, value FROM json_each(?1)",
				params: [snapshot],
				...longer,
			},
			merged.changed.map(({ postcode, sales }) => [postcode, sales]),
		),
		...insertRows(
			{ table: "sale_figures", columns: figureColumns, ...longer },
			merged.figures.map((row) => [
				snapshot,
				row.sector,
				row.type,
				row.count,
				row.median,
				row.lowerQuartile,
				row.upperQuartile,
				row.from,
				row.to,
			]),
		),
	];
}

const figureColumns = [
	"snapshot",
	"sector",
	"type",
	"count",
	"median_pence",
	"lower_quartile_pence",
	"upper_quartile_pence",
	"from_day",
	"to_day",
];

/** Postcodes named in one statement: well under the 100 kB that D1 takes. */
const MOST_ENDINGS = 5000;

function endings(postcodes: readonly string[], snapshot: number): SqlStatement[] {
	const statements: SqlStatement[] = [];
	for (let at = 0; at < postcodes.length; at += MOST_ENDINGS) {
		statements.push({
			sql: "UPDATE postcode_sales SET until = ?2 WHERE until IS NULL AND since < ?2 AND postcode IN (SELECT value FROM json_each(?1))",
			params: [JSON.stringify(postcodes.slice(at, at + MOST_ENDINGS)), snapshot],
		});
	}
	return statements;
}

/** Deletes figures that are no longer visible; they fit into one statement. */
export function dropOldFigures(published: number): SqlStatement {
	return { sql: "DELETE FROM sale_figures WHERE snapshot < ?1", params: [published] };
}

/** Deletes up to `most` sales rows that are no longer visible. */
export function dropEnded(published: number, most: number): SqlStatement {
	return {
		sql: `DELETE FROM postcode_sales WHERE (postcode, since) IN
			(SELECT postcode, since FROM postcode_sales WHERE until IS NOT NULL AND until <= ?1 LIMIT ?2)`,
		params: [published, most],
	};
}

/** SQL condition: the snapshot shows as many postcodes and figures as were written. Parameters from `?1`: snapshot, postcodes, figures. */
export const ALL_WRITTEN = `(SELECT count(*) FROM postcode_sales WHERE ${seenAt("?1")}) = ?2
	AND (SELECT count(*) FROM sale_figures WHERE snapshot = ?1) = ?3`;
