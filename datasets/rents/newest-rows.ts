import { RefusedNews } from "../ingest/run/importer.ts";
import type { SheetCell, SheetRow } from "../ingest/xlsx/sheet-rows.ts";
import type { RentColumns } from "./rent-columns.ts";
import { type FigureCells, figureCells, hasRent } from "./rent-figures.ts";
import { monthOf } from "./rent-month.ts";

/** An area's row for the newest month with any published rent. */
export type NewestRow = {
	readonly name: string;
	/** `YYYY-MM`. */
	readonly month: string;
	readonly figures: FigureCells;
	readonly number: number;
};

export type NewestRows = {
	/** Takes a row. @throws RefusedNews for a row without a month, or one that contradicts another of the same area and month */
	readonly add: (row: SheetRow) => void;
	/** By the area's code, as the file has it. */
	readonly byCode: ReadonlyMap<string, NewestRow>;
	/** Names of areas that have no code. */
	readonly withoutCode: ReadonlySet<string>;
	/** Rows that were there more than once. */
	readonly repeats: () => number;
};

const CODE = /^[A-Z]\d{8}$/;

/** Collects the newest row of each area from a stream of rows of every month since 2015. */
export function newestRows(columns: RentColumns): NewestRows {
	const byCode = new Map<string, NewestRow>();
	const withoutCode = new Set<string>();
	let repeats = 0;
	return {
		add({ number, cells }) {
			const code = textIn(cells[columns.code]);
			const name = textIn(cells[columns.name]);
			if (!CODE.test(code)) {
				withoutCode.add(name);
				return;
			}
			const month = monthIn(cells[columns.month], number);
			const figures = figureCells(cells, columns);
			const held = byCode.get(code);
			if (!hasRent(figures) || (held && held.month > month)) {
				return;
			}
			if (held?.month === month) {
				refuseContradiction(held, { figures, number });
				repeats += 1;
				return;
			}
			byCode.set(code, { name, month, figures, number });
		},
		byCode,
		withoutCode,
		repeats: () => repeats,
	};
}

function textIn(cell: SheetCell | undefined): string {
	return String(cell ?? "").trim();
}

function monthIn(cell: SheetCell | undefined, number: number): string {
	const month = monthOf(cell ?? null);
	if (month === null) {
		throw new RefusedNews(`The rents have "${cell ?? ""}" for a month in row ${number}.`);
	}
	return month;
}

function refuseContradiction(held: NewestRow, other: Pick<NewestRow, "figures" | "number">): void {
	if (JSON.stringify(held.figures) !== JSON.stringify(other.figures)) {
		throw new RefusedNews(
			`The rents of ${held.name} for ${held.month} stand in rows ${held.number} and ${other.number}, and differ.`,
		);
	}
}
