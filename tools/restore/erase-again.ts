import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import * as z from "zod";
import type { SqlStatement, Store } from "#datasets/ingest/store/store.ts";
import type { Db } from "#worker/db/client.ts";
import type { Erasure } from "#worker/db/schema/backup.ts";
import { eraseStatements } from "#worker/erasure/erase-statements.ts";
import { applyRetention } from "#worker/jobs/apply-retention.ts";

const Users = z.array(z.object({ id: z.string(), email: z.string() }));

/** What is withdrawn by deleting a row. A position that was stated anew stays. */
const withdrawals: Readonly<Record<Exclude<Erasure["kind"], "account">, string>> = {
	position: "DELETE FROM landlord_positions WHERE user_id = ?1 AND changed_at <= ?2",
	share: "DELETE FROM report_shares WHERE id = ?1 AND created_at <= ?2",
	scenario: "DELETE FROM report_scenarios WHERE id = ?1 AND created_at <= ?2",
	home: "DELETE FROM homes WHERE id = ?1 AND created_at <= ?2",
	owner: "DELETE FROM property_owners WHERE id = ?1 AND created_at <= ?2",
	feed: "DELETE FROM home_feeds WHERE id = ?1 AND created_at <= ?2",
	api_key: "DELETE FROM api_keys WHERE id = ?1 AND created_at <= ?2",
	site: "DELETE FROM embed_sites WHERE id = ?1 AND created_at <= ?2",
	webhook: "DELETE FROM webhooks WHERE id = ?1 AND created_at <= ?2",
	home_share: "DELETE FROM home_shares WHERE id = ?1 AND created_at <= ?2",
};

/** Erases and withdraws again what was erased and withdrawn since a backup. Nobody is written to. `now`: UTC milliseconds. */
export async function eraseAgain(
	store: Store,
	erasures: readonly Erasure[],
	now: number,
): Promise<void> {
	const db = overStore(store);
	for (const { kind, id, at } of erasures) {
		if (kind !== "account") {
			await store.apply([{ sql: withdrawals[kind], params: [id, at] }]);
			continue;
		}
		const found = await store.read("SELECT id, email FROM users WHERE id = ?1", [id]);
		for (const user of Users.parse(found)) {
			const { closing, deletion } = eraseStatements(db, user, { now, allowed: sql`TRUE` });
			await db.batch([...closing, deletion]);
		}
	}
}

/** Deletes what has been kept for its time, and the traces of having erased again: those lie beside the backups. */
export async function retain(store: Store, now: number): Promise<void> {
	await applyRetention(overStore(store), now);
	await store.apply([{ sql: "DELETE FROM erasures", params: [] }]);
}

type Prepared = SqlStatement & { readonly bind: (...values: SqlStatement["params"]) => Prepared };

/** The product's own statements on a store, in batches alone. */
function overStore(store: Store): Db {
	const prepare = (text: string): Prepared => {
		let params = 0;
		const sql = text.replace(/\?/g, () => {
			params += 1;
			return `?${params}`;
		});
		const bind = (...values: SqlStatement["params"]): Prepared => ({ sql, params: values, bind });
		return bind();
	};
	const batch = async (statements: readonly Prepared[]) => {
		await store.apply(statements);
		return statements.map(() => ({ success: true, results: [], meta: {} }));
	};
	return drizzle({ prepare, batch } as unknown as Parameters<typeof drizzle>[0]);
}
