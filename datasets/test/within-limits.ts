import type { SqlStatement, Store } from "../ingest/store/store.ts";

/**
 * What D1 takes of one statement, and how many an invocation may ask for. Source: https://developers.cloudflare.com/d1/platform/limits, read on
 * 22 November 2026.
 */
const D1 = { params: 100, bytesOfSql: 100_000, bytesOfValue: 2_000_000, queries: 1000 };
/** Most statements that one part may write, out of those an invocation may run: the rest is for reading and other work. */
const MOST_WRITTEN = D1.queries / 2;

/** A store that refuses what D1 would refuse. */
export function limitedStore(store: Store): Store {
	return {
		...store,
		async apply(statements) {
			refuse("statements", statements.length, MOST_WRITTEN);
			for (const statement of statements) {
				refuseTooLarge(statement);
			}
			return store.apply(statements);
		},
		async read(sql, params = []) {
			refuseTooLarge({ sql, params });
			return store.read(sql, params);
		},
	};
}

function refuseTooLarge({ sql, params }: SqlStatement): void {
	refuse("parameters", params.length, D1.params);
	refuse("bytes of SQL", Buffer.byteLength(sql), D1.bytesOfSql);
	for (const value of params) {
		refuse("bytes in a parameter", Buffer.byteLength(String(value)), D1.bytesOfValue);
	}
}

function refuse(what: string, count: number, most: number): void {
	if (count > most) {
		throw new RangeError(`${count} ${what}, where D1 takes ${most}`);
	}
}
