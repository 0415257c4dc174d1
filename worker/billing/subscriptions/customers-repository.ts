import { and, desc, eq } from "drizzle-orm";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import type { Gateway } from "#worker/billing/gateway/gateways.ts";
import type { Db } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { customers } from "#worker/db/schema/subscriptions.ts";

/** A customer of the payment provider, as the table holds it. */
export type CustomerRow = typeof customers.$inferSelect;

export async function findCustomer(db: Db, id: string): Promise<CustomerRow | null> {
	const [row] = await db.select().from(customers).where(eq(customers.id, id)).limit(1);
	return row ?? null;
}

/** The provider's customer of an account in one mode; null while none was needed. */
export async function findCustomerOf(
	db: Db,
	userId: string,
	livemode: boolean,
): Promise<CustomerRow | null> {
	const [row] = await db
		.select()
		.from(customers)
		.where(and(eq(customers.userId, userId), eq(customers.livemode, livemode)))
		.limit(1);
	return row ?? null;
}

/** The provider's customers of an account in either mode, live before test. */
export function findCustomers(db: Db, userId: string): Promise<CustomerRow[]> {
	return db
		.select()
		.from(customers)
		.where(eq(customers.userId, userId))
		.orderBy(desc(customers.livemode))
		.execute();
}

/** The provider's customer of an account, made when first needed: one customer, however many ask at once. */
export async function customerOf(
	db: Db,
	{ livemode, plans }: Pick<Gateway, "livemode" | "plans">,
	{ id: userId, email }: Pick<UserRow, "id" | "email">,
	{ now, insteadOf }: { now: number; insteadOf: string | null },
): Promise<string> {
	const known = await findCustomerOf(db, userId, livemode);
	if (known) {
		return known.id;
	}
	const id = await plans.customer({ userId, email, insteadOf, now });
	const { kept } = await runBatch(db, {
		noted: db
			.insert(customers)
			.values({ id, userId, livemode, createdAt: now })
			.onConflictDoNothing(),
		kept: db
			.select()
			.from(customers)
			.where(and(eq(customers.userId, userId), eq(customers.livemode, livemode))),
	});
	return kept[0]?.id ?? id;
}

/** Forgets a customer that the provider has no more. */
export async function forgetCustomer(db: Db, id: string): Promise<void> {
	await db.delete(customers).where(eq(customers.id, id));
}
