import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { ColumnValue } from "#datasets/ingest/store/insert-rows.ts";
import { parseCsv } from "../ingest/csv/rows-in.ts";
import { parseCell } from "./parse-cell.ts";
import type { ReferenceTable } from "./reference-table.ts";

/**
 * A reference file as rows of its table: the header names the table's columns, all of them, and each cell is
 * what its column allows.
 * @throws SyntaxError naming the line that is wrong.
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

/**
 * What comes with a release carries the numbers that the table gives by itself, and no word on when it
 * changed: that is for the loader to say.
 */
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
