import type { SheetCell } from "../ingest/xlsx/sheet-rows.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const DAY = 86_400_000;
/** The day that spreadsheets count days from. Source: ECMA-376 part 1, 18.17.4.1. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** First and last year that a figure may have. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;

/** The month of a figure, `YYYY-MM`: from a date as spreadsheets keep one, or from `2026-05-01`, `2026-05`, `May 2026` or `May-26`; null for anything else. */
export function monthOf(cell: SheetCell): string | null {
	if (typeof cell === "number") {
		const day = new Date(DAY_ZERO + Math.floor(cell) * DAY);
		return Number.isNaN(day.getTime())
			? null
			: written(day.getUTCFullYear(), day.getUTCMonth() + 1);
	}
	const text = cell?.trim() ?? "";
	const [, year, month] = /^(\d{4})-(\d\d)(?:-\d\d(?:[ T].*)?)?$/.exec(text) ?? [];
	if (year && month) {
		return written(Number(year), Number(month));
	}
	const [, name, ofYear] = /^([a-z]{3,9})[ -](\d{4}|\d\d)$/i.exec(text) ?? [];
	return name && ofYear ? written(wholeYear(ofYear), months.indexOf(shortened(name)) + 1) : null;
}

function wholeYear(year: string): number {
	return year.length === 2 ? FIRST_YEAR + Number(year) : Number(year);
}

function shortened(name: string): string {
	return name.slice(0, 3).toLowerCase();
}

function written(year: number, month: number): string | null {
	return year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12
		? `${year}-${String(month).padStart(2, "0")}`
		: null;
}
