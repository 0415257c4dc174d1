import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { ColumnValue } from "#datasets/ingest/store/insert-rows.ts";
import { parseCsv } from "../ingest/csv/rows-in.ts";
import { parseCell } from "./parse-cell.ts";
import type { ReferenceTable } from "./reference-table.ts";

/**
 * Reads a reference file as rows of its table. The header names all the table's columns, and each cell fits its column.
 * @throws SyntaxError naming the faulty line.
 */
export function parseTable(
	table: SQLiteTable,
	text: string,
): Pick<ReferenceTable, "columns" | "rows"> {
	const columns = getTableConfig(table).columns.filter(({ name }) => !notInFiles.includes(name));
	const [header = [], ...lines] = parseCsv(text);
	const expected = columns.map(({ name }) => name);
	if (header.join() !== expected.join()) {
		throw new SyntaxError(`the header is ${header.join()}, not ${expected.join()}`);
	}
	const rows = lines.map((line, place) => {
		try {
			return parseLine(columns, line);
		} catch (cause) {
			const reason = cause instanceof SyntaxError ? cause.message : String(cause);
			throw new SyntaxError(`line ${place + 2}: ${reason}`, { cause });
		}
	});
	return { columns: expected, rows };
}

/** Columns that files leave out: the table supplies its own default numbers, and the loader sets the time of the change. */
const notInFiles: readonly string[] = [
	"snapshot",
	"revision",
	"changed_at",
	"changed_by",
	"changed_why",
];

function parseLine(columns: readonly SQLiteColumn[], line: readonly string[]): ColumnValue[] {
	if (line.length !== columns.length) {
		throw new SyntaxError(`${line.length} cells, not ${columns.length}`);
	}
	return columns.map((column, at) => parseCell(column, line[at] ?? ""));
}
