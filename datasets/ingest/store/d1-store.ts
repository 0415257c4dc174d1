import type { Store } from "./store.ts";

/** The part of a D1 binding used here; the Worker and wrangler in Node both provide it. */
export type Database = {
	prepare(sql: string): Prepared;
	batch(statements: Prepared[]): Promise<unknown>;
};
type Prepared = {
	bind(...params: unknown[]): Prepared;
	all(): Promise<{ results: unknown[] }>;
};

/** The store behind a binding. */
export function d1Store(db: Database): Store {
	return {
		async apply(statements) {
			await db.batch(statements.map(({ sql, params }) => db.prepare(sql).bind(...params)));
		},
		async read(sql, params = []) {
			return (
				await db
					.prepare(sql)
					.bind(...params)
					.all()
			).results;
		},
	};
}
