import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { ColumnValue } from "#datasets/ingest/store/insert-rows.ts";
import { councilPageDefect } from "#domain/subjects/licensing/council-page.ts";

/**
 * Converts one cell of a reference file for its column in the schema. A blank cell is null, or an empty list where the column holds JSON and must not be
 * null. `E05000932:0.61 E05000933:0.39` and `E08000016 E08000019` are lists; text in brackets is JSON.
 * @throws SyntaxError when the column does not allow it.
 */
export function parseCell(column: SQLiteColumn, text: string): ColumnValue {
	if (column.dataType === "json") {
		return parseJson(column, text);
	}
	if (text === "") {
		if (column.notNull) {
			throw new SyntaxError(`${column.name} is blank`);
		}
		return null;
	}
	if (column.dataType === "number") {
		return parseNumber(column, text);
	}
	return column.dataType === "boolean" ? parseFlag(column, text) : parseText(column, text);
}

function parseJson(column: SQLiteColumn, text: string): ColumnValue {
	if (text === "") {
		return column.notNull ? [] : null;
	}
	if (!/^[[{]/.test(text)) {
		return parseList(text);
	}
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new SyntaxError(`${column.name} is no JSON: ${text}`, { cause });
	}
}

function parseNumber(column: SQLiteColumn, text: string): number {
	const shape = column.getSQLType() === "integer" ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/;
	if (!shape.test(text)) {
		throw new SyntaxError(`${column.name} is no ${column.getSQLType()}: ${text}`);
	}
	return Number(text);
}

function parseFlag(column: SQLiteColumn, text: string): boolean {
	if (text !== "true" && text !== "false") {
		throw new SyntaxError(`${column.name} is neither true nor false: ${text}`);
	}
	return text === "true";
}

function parseText(column: SQLiteColumn, text: string): string {
	if (column.enumValues && !column.enumValues.includes(text)) {
		throw new SyntaxError(`${column.name} is none of ${column.enumValues.join(", ")}: ${text}`);
	}
	const defect = column.name === "url" ? councilPageDefect(text) : null;
	if (defect) {
		throw new SyntaxError(`${column.name} is refused: ${text}. ${defect}`);
	}
	return text;
}

function parseList(text: string): ColumnValue {
	const items = text.split(" ");
	return text.includes(":") ? items.map(parseShare) : items;
}

function parseShare(item: string): readonly [string, number] {
	const [code = "", share = ""] = item.split(":");
	if (!/^(0\.\d+|1)$/.test(share)) {
		throw new SyntaxError(`no share: ${item}`);
	}
	return [code, Number(share)];
}
