import { type Column, fillPlaceholders, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/d1";
import type { PreparedQuery } from "drizzle-orm/session";
import type { Db } from "./client.ts";

/** A value of a statement: itself, or a placeholder for what comes with each run. */
export type Parameter<T = string> = T | Placeholder;

/** Writes statements and has nowhere to run them: what an isolate keeps is of no request. */
const writer: Db = drizzle(Object.assign(Object.create(null), { prepare: () => null }));

type Value = string | number | null;
type Statement = BatchItem<"sqlite"> & { prepare(): PreparedQuery };
type Results<Statements extends Readonly<Record<string, Statement>>> = {
	readonly [Name in keyof Statements]: Statements[Name]["_"]["result"];
};

/**
 * Returns a function that runs statements in one round trip, several as one `db.batch`, and returns each result by its name. Their text is written once an isolate, with
 * placeholders for the values of `names`: writing it for each visitor took a third of an uncached preview.
 */
export function prepareBatch<
	const Name extends string,
	const Statements extends Readonly<Record<string, Statement>>,
>(
	names: readonly Name[],
	write: (db: Db, given: Readonly<Record<Name, Placeholder>>) => Statements,
): (db: Db, values: Readonly<Record<Name, Value>>) => Promise<Results<Statements>> {
	let prepared: readonly (readonly [name: string, query: PreparedQuery])[] | undefined;
	return async (db, values) => {
		prepared ??= Object.entries(write(writer, placeholders(names))).map(([name, query]) => [
			name,
			query.prepare(),
		]);
		const bound = prepared.map(([, query]) => {
			const { sql: text, params } = query.getQuery();
			return db.$client.prepare(text).bind(...fillPlaceholders(params, values));
		});
		const [only, ...others] = bound;
		const results =
			only && others.length === 0 ? [await only.all()] : await db.$client.batch(bound);
		const named = prepared.map(([name, query], at) => [name, query.mapResult(results[at], true)]);
		return Object.fromEntries(named);
	};
}

function placeholders<Name extends string>(names: readonly Name[]): Record<Name, Placeholder> {
	const given = names.map((name): readonly unknown[] => [name, sql.placeholder(name)]);
	return Object.fromEntries(given);
}

/** Condition: a column holds one of the texts of a JSON list, which may be of any length in the same statement. */
export function isListed(column: Column, list: Parameter): SQL {
	return sql`${column} IN (SELECT value FROM json_each(${list}))`;
}
