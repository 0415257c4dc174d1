import type { Importer, Step } from "#datasets/ingest/run/importer.ts";
import { insertRows } from "#datasets/ingest/store/insert-rows.ts";
import { assertion } from "#datasets/ingest/store/store.ts";

/** Parts in which the rows come, and rows of each in each table. */
const PARTS = 5;
const ROWS = 3;

/** How many rows of each table an edition has. */
export const WHOLE = PARTS * ROWS;

/**
 * Brings an edition of two tables, in parts, under the next snapshot, and deletes afterwards what nobody sees any more. It inserts plainly, so a part
 * that was written twice is an error.
 */
export function twoTables(edition: number): Importer {
	return {
		id: "gossip",
		name: "Gossip",
		next: async (progress, held) => {
			if (progress === null) {
				return held.digest === `edition ${edition}`
					? { kind: "nothing" }
					: toPart(deleteWhere("snapshot > ?1", held.snapshot), 0);
			}
			const at = Number(progress["at"]);
			if (at < PARTS) {
				return toPart(insertPart({ at, edition, snapshot: held.snapshot + 1 }), at + 1);
			}
			if (at === PARTS) {
				return publish(edition, held.snapshot + 1);
			}
			return at === PARTS + 1
				? toPart(deleteWhere("snapshot < ?1", held.snapshot), at + 1)
				: { kind: "end" };
		},
	};
}

type Statements = Extract<Step, { kind: "part" }>["statements"];

function toPart(statements: Statements, at: number): Step {
	return { kind: "part", statements, progress: { at }, done: { count: at, of: PARTS } };
}

function deleteWhere(condition: string, snapshot: number): Statements {
	return ["house_prices", "article_four_publishers"].map((table) => ({
		sql: `DELETE FROM ${table} WHERE ${condition}`,
		params: [snapshot],
	}));
}

function insertPart(part: { at: number; edition: number; snapshot: number }): Statements {
	const { at, edition, snapshot } = part;
	const codes = Array.from({ length: ROWS }, (_, place) => `E${at * ROWS + place}`);
	return [
		...insertRows(
			{
				table: "house_prices",
				columns: ["code", "month", "average_price_pence", "snapshot"],
			},
			codes.map((code) => [code, "2026-09", edition, snapshot]),
		),
		...insertRows(
			{ table: "article_four_publishers", columns: ["snapshot", "code", "areas", "hmo_areas"] },
			codes.map((code) => [snapshot, code, edition, 0]),
		),
	];
}

function publish(edition: number, snapshot: number): Step {
	return {
		kind: "publish",
		statements: [
			assertion(`(SELECT count(*) FROM house_prices WHERE snapshot = ?1) = ${WHOLE}`, [snapshot]),
		],
		edition: {
			asOf: "2026-09",
			digest: `edition ${edition}`,
			rows: WHOLE,
			snapshot,
			changesFacts: true,
			notes: [],
		},
		progress: { at: PARTS + 1 },
	};
}
