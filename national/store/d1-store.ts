import { FACTS_PREFIX } from "#domain/facts.ts";
import type { Store } from "./store.ts";

/** The part of a D1 binding that is used here: the Worker's, or the one wrangler hands to Node. */
export type Database = {
	prepare(sql: string): Prepared;
	batch(statements: Prepared[]): Promise<unknown>;
};
type Prepared = {
	bind(...params: unknown[]): Prepared;
	all(): Promise<{ results: unknown[] }>;
};

/** The part of a KV binding that is used here. */
export type Cache = {
	list(options: { prefix: string; cursor: string | null }): Promise<KeyPage>;
	delete(key: string): Promise<void>;
};
type KeyPage = { keys: { name: string }[] } & (
	| { list_complete: true }
	| { list_complete: false; cursor: string }
);

/** The store behind bindings. */
export function d1Store({ db, cache }: { db: Database; cache: Cache }): Store {
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
		async forgetFacts() {
			let cursor: string | null = null;
			do {
				const page: KeyPage = await cache.list({ prefix: FACTS_PREFIX, cursor });
				await Promise.all(page.keys.map(({ name }) => cache.delete(name)));
				cursor = page.list_complete ? null : page.cursor;
			} while (cursor !== null);
		},
	};
}
