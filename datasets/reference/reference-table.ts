import type { ColumnValue } from "#datasets/ingest/store/insert-rows.ts";

/** One table of reference data, ready for the database: plain JSON, so that it can also be handed to a test. */
export type ReferenceTable = {
	/** Of the dataset, and the name of its table. */
	readonly id: string;
	readonly name: string;
	/** The date the publisher gives: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
	readonly asOf: string;
	/** SHA-256 of everything else here. */
	readonly digest: string;
	readonly columns: readonly string[];
	readonly rows: readonly (readonly ColumnValue[])[];
};

type Columns = Pick<ReferenceTable, "columns" | "rows">;

/** Codes of areas with the share of a place in each, as a cell holds them. */
export type Shares = readonly (readonly [code: string, share: number])[];

/** The rows of the table of that id as objects keyed by column; none where there is no such table. */
export function rowsOf(
	tables: readonly (Columns & Pick<ReferenceTable, "id">)[],
	id: string,
): Record<string, ColumnValue>[] {
	return tables.filter((table) => table.id === id).flatMap(records);
}

/** The rows of a table as objects keyed by column. */
export function records({ columns, rows }: Columns): Record<string, ColumnValue>[] {
	return rows.map((row) =>
		Object.fromEntries(
			columns.map((column, place): [string, ColumnValue] => [column, row[place] ?? null]),
		),
	);
}
