/** Lines in one cell from which a table counts as page layout rather than data. */
const LAYOUT_LINES = 6;
/** Deepest nesting of tables that is followed. */
const DEEPEST = 20;

const BETWEEN_CELLS = " | ";
const WITHIN_A_CELL = "; ";

/** An unfinished table row: its cells, each with its lines. */
type Row = { readonly cells: string[][] };

/** Collects lines; those of a table row are joined into one line, cell after cell. */
export type LineBuilder = {
	add(line: string): void;
	openTable(): void;
	closeTable(): void;
	openRow(): void;
	openCell(): void;
	closeRow(): void;
	/** All lines, including those of unfinished rows. */
	end(): string[];
};

export function linesWithTables(): LineBuilder {
	const lines: string[] = [];
	/** Unfinished rows, and null for each table around them. */
	const open: (Row | null)[] = [];
	const add = (line: string) => {
		const cell = open.findLast((row) => row !== null)?.cells.at(-1);
		(cell ?? lines).push(line);
	};
	const closeRow = () => {
		if (open.at(-1)) {
			const row = open.pop();
			for (const line of row ? inOneLine(row) : []) {
				add(line);
			}
		}
	};
	const closeTable = () => {
		closeRow();
		open.pop();
	};
	return {
		add,
		closeRow,
		closeTable,
		openTable() {
			if (open.length < DEEPEST) {
				open.push(null);
			}
		},
		openRow() {
			closeRow();
			if (open.length > 0 && open.length < DEEPEST) {
				open.push({ cells: [] });
			}
		},
		openCell() {
			open.at(-1)?.cells.push([]);
		},
		end() {
			while (open.length > 0) {
				closeTable();
			}
			return lines;
		},
	};
}

/** A row's cells side by side; as separate lines where the table only does layout. */
function inOneLine({ cells }: Row): string[] {
	const filled = cells.filter((lines) => lines.length > 0);
	if (filled.length < 2 || filled.some((lines) => lines.length >= LAYOUT_LINES)) {
		return filled.flat();
	}
	const row = cells.map((lines) => lines.join(WITHIN_A_CELL)).join(BETWEEN_CELLS);
	// Removes the gap that an empty cell leaves between two marks.
	return [row.replaceAll(/ {2,}/g, " ").trim()];
}
