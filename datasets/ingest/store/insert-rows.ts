import type { SqlStatement } from "./store.ts";

/** Value of one column; lists and objects are stored as JSON text. */
export type ColumnValue =
	| string
	| number
	| boolean
	| null
	| readonly string[]
	| readonly (readonly [string, number])[]
	| object;

/**
 * Characters of JSON in one statement. D1 takes 100 kB of SQL at most, and without a binding the JSON is part of the statement. The margin allows for
 * doubled apostrophes and two-byte letters.
 */
const LONGEST_JSON = 80_000;

type Target = {
	readonly table: string;
	readonly columns: readonly string[];
	/** An `ON CONFLICT` clause. Without one, inserting an existing row is an error. */
	readonly onConflict?: string;
	/** Characters of JSON in one statement. A binding allows more, because D1 takes parameters of 2 MB. */
	readonly longestJson?: number;
};

/** Statements that insert many rows each through one JSON parameter, because D1 binds at most 100 parameters. */
export function insertRows(
	{ table, columns, onConflict = "", longestJson = LONGEST_JSON }: Target,
	rows: Iterable<readonly ColumnValue[]>,
): SqlStatement[] {
	const values = columns.map((_, place) => `value ->> ${place}`).join(", ");
	// Without WHERE, SQLite would read ON CONFLICT as the beginning of a join.
	const sql =
		`INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values} FROM json_each(?1) WHERE true ${onConflict}`.trim();
	return [...joined(jsonOf(rows), longestJson)].map((json) => ({ sql, params: [`[${json}]`] }));
}

/**
 * Statements that insert texts under unique keys: `sql` selects `key` and `value` from `json_each(?1)`, and `params` follow from `?2` on. SQLite parses one
 * object once, but each row of `insertRows` again, so this takes half the time for large tables of few columns.
 */
export function insertTexts(
	{ sql, params, longestJson = LONGEST_JSON }: SqlStatement & Pick<Target, "longestJson">,
	texts: Iterable<readonly [key: string, text: string]>,
): SqlStatement[] {
	const members = function* (): Generator<string> {
		for (const [key, text] of texts) {
			yield `${JSON.stringify(key)}:${JSON.stringify(text)}`;
		}
	};
	return [...joined(members(), longestJson)].map((json) => ({
		sql,
		params: [`{${json}}`, ...params],
	}));
}

function* jsonOf(rows: Iterable<readonly ColumnValue[]>): Generator<string> {
	for (const row of rows) {
		yield JSON.stringify(row);
	}
}

function* joined(items: Iterable<string>, longest: number): Generator<string> {
	let taken: string[] = [];
	let length = 0;
	for (const item of items) {
		if (taken.length > 0 && length + item.length > longest) {
			yield taken.join(",");
			taken = [];
			length = 0;
		}
		taken.push(item);
		length += item.length + 1;
	}
	if (taken.length > 0) {
		yield taken.join(",");
	}
}
