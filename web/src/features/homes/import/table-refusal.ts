/** A file that is not read, with the reason in words for its person. */
export class TableRefusal extends Error {}

/** Rows of homes, and the row of their headers. Source: Rule HOMES-11. */
const MOST_ROWS = 1_001;

export const tooManyRows = new TableRefusal(
	"This file has more than 1,000 rows. Split it, or delete rows that are no homes.",
);
export const noRows = new TableRefusal("There is nothing in this file.");

/** Whether a row has anything in it. */
export function isFilled(cells: readonly string[]): boolean {
	return cells.some((cell) => cell.trim() !== "");
}

/** Refuses a file as soon as it has too many rows. */
export function countRows(filled: number): void {
	if (filled > MOST_ROWS) {
		throw tooManyRows;
	}
}
