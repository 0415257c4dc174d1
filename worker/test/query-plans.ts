import { env } from "cloudflare:workers";

/** A statement that something prepared, with what it was last bound to. */
export type Statement = { readonly sql: string; readonly params: readonly unknown[] };

/** Our tables, and every statement that is prepared for them from now on. */
export function recordingTables(): { readonly DB: D1Database; readonly statements: Statement[] } {
	const statements: { sql: string; params: readonly unknown[] }[] = [];
	const recording: Pick<D1Database, "prepare" | "batch"> = {
		prepare(sql) {
			const recorded = { sql, params: [] as readonly unknown[] };
			statements.push(recorded);
			const statement = env.DB.prepare(sql);
			const bind = statement.bind.bind(statement);
			statement.bind = (...params) => {
				recorded.params = params;
				return bind(...params);
			};
			return statement;
		},
		batch: (prepared) => env.DB.batch(prepared),
	};
	return { DB: Object.assign(Object.create(null), recording), statements };
}

/** How SQLite goes about a statement, a line a step. */
export async function planOf({ sql, params }: Statement): Promise<string[]> {
	const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
		.bind(...params)
		.all<{ detail: string }>();
	return results.map(({ detail }) => detail);
}
