import { type BackedUpTable, backedUp } from "#worker/db/backed-up.ts";

/** How far a pass has read: the tables by their keys, then the journal. */
export type Cursor = {
	/** Place of the table in `backedUp`; behind the last the journal is read. */
	readonly table: number;
	/** Key of the last row that was read of it; null before the first. */
	readonly after: readonly Value[] | null;
	/** The last entry of the journal whose row was read again. */
	readonly seq: number;
};
type Value = string | number | null;
type Row = Readonly<Record<string, Value>>;

export const START: Cursor = { table: 0, after: null, seq: 0 };

/** Some rows as lines of a backup. */
export type Page = {
	readonly lines: readonly string[];
	readonly next: Cursor;
	/** The moment, in UTC milliseconds, whose state all pages up to this one hold; null while more has to be read. */
	readonly moment: number | null;
	/** Queries that it took. */
	readonly queries: number;
};

type PageOptions = {
	readonly db: D1Database;
	/** The pass that reads. */
	readonly run: string;
	/** Rows of a page at most. */
	readonly limit: number;
};

/**
 * Reads the next rows of a pass. A page of a table is a line a row: `["users", ...values]`. Whatever changed since the pass began is read
 * again behind the tables, a line a row too: `{change, key, row}`, where `row` is null of one that is gone. The page that finds the journal at its end has
 * read it in the same transaction, so no row has changed since it was last read.
 * @throws Error where another pass has taken over, for its journal says nothing of what changed before
 */
export async function readPage(options: PageOptions, at: Cursor): Promise<Page> {
	const table = backedUp[at.table];
	return table ? await readRows(options, table, at) : await readChanges(options, at);
}

async function readRows(
	{ db, limit }: PageOptions,
	{ name, columns, key }: BackedUpTable,
	at: Cursor,
): Promise<Page> {
	const after = at.after === null ? "" : `WHERE (${list(key)}) > (${key.map(() => "?").join()})`;
	const { results } = await db
		.prepare(`SELECT ${list(columns)} FROM "${name}" ${after} ORDER BY ${list(key)} LIMIT ?`)
		.bind(...(at.after ?? []), limit)
		.all<Row>();
	const last = results.length < limit ? undefined : results.at(-1);
	return {
		lines: results.map((row) => JSON.stringify([name, ...valuesOf(row, columns)])),
		next: last
			? { ...at, after: valuesOf(last, key) }
			: { ...at, table: at.table + 1, after: null },
		moment: null,
		queries: 1,
	};
}

type Entry = { readonly name: string; readonly key: string };
type State = {
	readonly run: string | null;
	readonly newest: number | null;
	readonly moment: number;
};

async function readChanges({ db, run, limit }: PageOptions, at: Cursor): Promise<Page> {
	const until = at.seq + limit;
	const window = "seq > ?1 AND seq <= ?2";
	const within = (sql: string) => db.prepare(sql).bind(at.seq, until);
	const [standing, entries, ...found] = await db.batch([
		db.prepare(
			"SELECT max(seq) AS newest, (SELECT run FROM backup_pass) AS run, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS moment FROM backup_journal",
		),
		within(`SELECT DISTINCT name, key FROM backup_journal WHERE ${window}`),
		...backedUp.map(({ name, columns, key }) => {
			const parts = key.map((_, place) => `key ->> ${place}`).join();
			return within(
				`SELECT ${list(columns)} FROM "${name}" WHERE (${list(key)}) IN (SELECT ${parts} FROM backup_journal WHERE name = '${name}' AND ${window})`,
			);
		}),
	]);
	const [state] = resultsOf<State>(standing);
	if (state?.run !== run) {
		throw new Error("another pass has taken over");
	}
	const rows = new Map(
		backedUp.flatMap(({ name, columns, key }, place) =>
			resultsOf<Row>(found[place]).map((row) => [
				idOf(name, valuesOf(row, key)),
				valuesOf(row, columns),
			]),
		),
	);
	return {
		lines: resultsOf<Entry>(entries).map(({ name, key }) => {
			const values: Value[] = JSON.parse(key);
			const row = rows.get(idOf(name, values)) ?? null;
			return JSON.stringify({ change: name, key: values, row });
		}),
		next: { ...at, seq: until },
		moment: (state.newest ?? 0) <= until ? state.moment : null,
		queries: backedUp.length + 2,
	};
}

/** What names a row among those of all tables. */
export function idOf(name: string, key: readonly unknown[]): string {
	return JSON.stringify([name, ...key]);
}

function resultsOf<T>(result: D1Result | undefined): readonly T[] {
	return (result?.results ?? []) as T[];
}

function valuesOf(row: Row, columns: readonly string[]): Value[] {
	return columns.map((column) => row[column] ?? null);
}

function list(columns: readonly string[]): string {
	return columns.map((column) => `"${column}"`).join();
}
