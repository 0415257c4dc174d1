import type { UserRow } from "#worker/accounts/users-repository.ts";
import { CustomerGone } from "#worker/billing/gateway/gateway.ts";
import type { Gateway } from "#worker/billing/gateway/gateways.ts";
import type { Db } from "#worker/db/client.ts";
import { customerOf, forgetCustomer } from "./customers-repository.ts";

type Account = {
	readonly db: Db;
	readonly gateway: Pick<Gateway, "livemode" | "plans">;
	readonly user: Pick<UserRow, "id" | "email">;
	/** UTC milliseconds. */
	readonly now: number;
};

/** Customers tried. For ten minutes the provider answers the key of a deleted customer with that customer. */
const TRIES = 3;

/**
 * Runs `work` for the provider's customer of an account. If that customer was deleted
 * there, whether or not we were told, forgets it and makes another under a key of its own.
 * @throws Problem `unavailable`, and what `work` throws
 */
export async function withCustomer<T>(
	account: Account,
	work: (customerId: string) => Promise<T>,
	{ insteadOf, tries }: { insteadOf: string | null; tries: number } = {
		insteadOf: null,
		tries: TRIES,
	},
): Promise<T> {
	const { db, gateway, user, now } = account;
	const id = await customerOf(db, gateway, user, { now, insteadOf });
	try {
		return await work(id);
	} catch (cause) {
		if (!(cause instanceof CustomerGone) || tries <= 1) {
			throw cause;
		}
	}
	await forgetCustomer(db, id);
	return withCustomer(account, work, { insteadOf: id, tries: tries - 1 });
}
