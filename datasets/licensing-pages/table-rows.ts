/** Lines in one cell from which a table is taken for one that lays the page out, rather than one of figures. */
const LAYOUT_LINES = 6;
/** Tables within tables. A page of nothing but tables is not followed into all of them. */
const DEEPEST = 20;

const BETWEEN_CELLS = " | ";
const WITHIN_A_CELL = "; ";

/** A row of a table that has not ended, by its cells, each by its lines. */
type Row = { readonly cells: string[][] };

/** Lines as they are given, those of a row of a table in one line of their own, a cell behind the other. */
export type LineBuilder = {
	add(line: string): void;
	openTable(): void;
	closeTable(): void;
	openRow(): void;
	openCell(): void;
	closeRow(): void;
	/** All lines, those of a row that nothing ended too. */
	end(): string[];
};

export function linesWithTables(): LineBuilder {
	const lines: string[] = [];
	/** Rows that have not ended, and null for each table around them. */
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

/** The cells of a row beside each other; as they are where the table only lays the page out. */
function inOneLine({ cells }: Row): string[] {
	const filled = cells.filter((lines) => lines.length > 0);
	if (filled.length < 2 || filled.some((lines) => lines.length >= LAYOUT_LINES)) {
		return filled.flat();
	}
	const row = cells.map((lines) => lines.join(WITHIN_A_CELL)).join(BETWEEN_CELLS);
	// Between two marks, an empty cell.
	return [row.replaceAll(/ {2,}/g, " ").trim()];
}
