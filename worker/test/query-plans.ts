import { env } from "cloudflare:workers";

/** A statement that something prepared, with what it was last bound to. */
export type Statement = { readonly sql: string; readonly params: readonly unknown[] };

type Recorded = {
	/** Our tables. */
	readonly DB: D1Database;
	/** Every statement that was prepared for them. */
	readonly statements: Statement[];
	/** Round trips, and rows that SQLite read for them. */
	readonly counts: { trips: number; rowsRead: number };
};

/** Wraps our tables and records what is asked of them from now on, except what counts visits after an answer. */
export function recordingTables(): Recorded {
	const statements: { sql: string; params: readonly unknown[] }[] = [];
	const counts = { trips: 0, rowsRead: 0 };
	const note = <T extends Pick<D1Result, "meta">>(results: readonly T[]) => {
		counts.trips += 1;
		counts.rowsRead += results.reduce((sum, { meta }) => sum + (meta.rows_read ?? 0), 0);
	};
	const watch = (statement: D1PreparedStatement): D1PreparedStatement => {
		const all = statement.all.bind(statement);
		const raw = statement.raw.bind(statement);
		const run = statement.run.bind(statement);
		const ran = async <T extends Pick<D1Result, "meta">>(result: Promise<T>) => {
			note([await result]);
			return result;
		};
		const rawly: unknown = (...options: []) => {
			counts.trips += 1;
			return raw(...options);
		};
		return Object.assign(statement, {
			all: () => ran(all()),
			run: () => ran(run()),
			raw: rawly,
		});
	};
	const recording: Pick<D1Database, "prepare" | "batch"> = {
		prepare(sql) {
			const statement = env.DB.prepare(sql);
			if (sql.includes("event_counts")) {
				return statement;
			}
			const recorded = { sql, params: [] as readonly unknown[] };
			statements.push(recorded);
			const bind = statement.bind.bind(statement);
			statement.bind = (...params) => {
				recorded.params = params;
				return watch(bind(...params));
			};
			return watch(statement);
		},
		async batch<T>(prepared: D1PreparedStatement[]) {
			const results = await env.DB.batch<T>(prepared);
			note(results);
			return results;
		},
	};
	return { DB: Object.assign(Object.create(null), recording), statements, counts };
}

/** How SQLite goes about a statement, a line a step. */
export async function planOf({ sql, params }: Statement): Promise<string[]> {
	const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
		.bind(...params)
		.all<{ detail: string }>();
	return results.map(({ detail }) => detail);
}

/** How a plan calls rows that no table holds; what a subquery reads is a step of its own. */
const NO_TABLE = /^(CONSTANT|json_each|\(subquery-\d+\))$/;

/** Steps of plans that read a whole table or index, except those of `small`, each with its statement. */
export async function scansOf(
	statements: readonly Statement[],
	small: readonly string[],
): Promise<string[]> {
	const scans: string[] = [];
	for (const statement of statements) {
		for (const step of await planOf(statement)) {
			const [scan, ...read] = /^SCAN (\S+)(?: USING (?:COVERING )?INDEX (\S+))?/.exec(step) ?? [];
			if (scan && !read.some((name) => small.includes(name) || NO_TABLE.test(name))) {
				scans.push(`${step}: ${statement.sql}`);
			}
		}
	}
	return scans;
}
