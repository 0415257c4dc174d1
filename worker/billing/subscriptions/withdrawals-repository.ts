import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#worker/db/client.ts";
import { subscriptions } from "#worker/db/schema/subscriptions.ts";
import type { SubscriptionRow } from "./subscriptions-repository.ts";

/** Up to `limit` that were given up and whose money is not all back yet, the oldest first. */
export function findUnsettled(db: Db, limit: number): Promise<SubscriptionRow[]> {
	return (
		db
			.select()
			.from(subscriptions)
			// Repeats the condition of the index, which is partial.
			.where(sql`${subscriptions.withdrawnAt} IS NOT NULL AND ${subscriptions.givenBack} IS NULL`)
			.orderBy(asc(subscriptions.withdrawnAt))
			.limit(limit)
			.execute()
	);
}

/** A statement that notes that a plan was given up, if it stands as it was read. */
export function noteWithdrawal(db: Db, { id, status }: SubscriptionRow, now: number) {
	const isAsRead = and(eq(subscriptions.status, status), isNull(subscriptions.withdrawnAt));
	return db
		.update(subscriptions)
		.set({ withdrawnAt: now })
		.where(and(eq(subscriptions.id, id), isAsRead));
}

/** Condition: the money of a plan that was given up is not noted as back yet. */
export function isUnsettled(id: string): SQL {
	return sql`EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${and(eq(subscriptions.id, id), isNull(subscriptions.givenBack))})`;
}

/** A statement that notes what went back; never less than before. */
export function noteGivenBack(db: Db, id: string, amount: number) {
	const { givenBack } = subscriptions;
	return db
		.update(subscriptions)
		.set({ givenBack: sql`max(coalesce(${givenBack}, 0), ${amount})` })
		.where(eq(subscriptions.id, id));
}
