import { toCsv } from "#domain/base/csv.ts";
import { pence } from "#domain/base/money.ts";
import { FILE_PREFIX } from "#domain/base/product.ts";
import { poundsAndPence, shortDateInWords } from "#domain/base/words.ts";
import { shareInWords } from "#domain/business/analytics/percent-words.ts";
import type { Period } from "#domain/business/analytics/period.ts";
import { formatNumber } from "#web/lib/format.ts";

type Holds = "words" | "day" | "count" | "pence" | "share";
type Cell = string | number | null;
type Column = {
	readonly title: string;
	readonly holds: Holds;
	/** Said for null. */
	readonly missing?: string;
};

/** Figures in rows and columns: what is drawn, what stands in the table and what is downloaded are all made of it. */
export type FigureSheet = {
	/** Part of the file's name. */
	readonly name: string;
	readonly title: string;
	/** The days that it tells of. */
	readonly period: Period;
	/** The first names the row. */
	readonly columns: readonly Column[];
	/** Cells as the columns hold them: days as `YYYY-MM-DD`, amounts in pence, shares from 0 to 1. */
	readonly rows: readonly { readonly key: string; readonly cells: readonly Cell[] }[];
};

/** What is said where a share has nothing to be a share of. */
export const NO_FIGURE = "No figure yet";

/** A row's cells as a person reads them. */
export function inWords({ columns }: FigureSheet, cells: readonly Cell[]): string[] {
	return columns.map(
		({ holds, missing = NO_FIGURE }, at) => cellInWords(holds, cells[at] ?? null) ?? missing,
	);
}

/** The sheet as a file for a spreadsheet: amounts in pounds, shares in per cent. */
export function sheetAsCsv({ columns, rows }: FigureSheet): string {
	return toCsv([
		columns.map(({ title, holds }) => (holds === "pence" ? `${title} (£)` : title)),
		...rows.map(({ cells }) =>
			columns.map(({ holds }, at) => cellForFile(holds, cells[at] ?? null)),
		),
	]);
}

/** "…-revenue-2026-11-01-2026-11-30.csv", after the product's name: both days are within. */
export function fileName({ name, period: { from, to } }: FigureSheet): string {
	return `${FILE_PREFIX}-${name}-${from}-${to}.csv`;
}

function cellInWords(holds: Holds, cell: Cell): string | null {
	if (typeof cell !== "number") {
		return holds === "day" && cell ? shortDateInWords(cell) : cell;
	}
	switch (holds) {
		case "pence":
			return poundsAndPence(pence(cell));
		case "share":
			return shareInWords(cell);
		default:
			return formatNumber(cell);
	}
}

function cellForFile(holds: Holds, cell: Cell): Cell {
	if (typeof cell !== "number") {
		return cell;
	}
	switch (holds) {
		case "pence":
			return (cell / 100).toFixed(2);
		case "share":
			return `${(cell * 100).toFixed(2)}%`;
		default:
			return cell;
	}
}
