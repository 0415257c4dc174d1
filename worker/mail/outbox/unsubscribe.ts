import { and, eq } from "drizzle-orm";
import { emailKey } from "#domain/business/account/email.ts";
import { hashToken } from "#worker/accounts/hash-token.ts";
import type { Db } from "#worker/db/client.ts";
import { type MailList, mailLists, unsubscribed } from "#worker/db/schema/outbox.ts";
import { isSealed, type LinkKeys, sealOf } from "#worker/platform/own-keys.ts";

/** Characters of a hash in hex. */
const HASH = 64;

/** Path at which whoever holds this address leaves a list, without signing in. Nobody can make it up without our key. */
export function unsubscribePath(list: MailList, address: string, [key]: LinkKeys): string {
	const hash = hashToken(emailKey(address));
	return `/unsubscribe/${list}/${hash}${sealOf(sealed(list, hash), key)}`;
}

/** Who leaves which list by such a path; null where none of our keys made it. */
export function subscriberOf(list: string, token: string, keys: LinkKeys) {
	const known = mailLists.find((each) => each === list);
	const addressHash = token.slice(0, HASH);
	return known && isSealed(sealed(known, addressHash), token.slice(HASH), keys)
		? { list: known, addressHash }
		: null;
}

/** Whether an address has left a list. */
export async function hasLeft(db: Db, list: MailList, address: string): Promise<boolean> {
	const isTheirs = eq(unsubscribed.addressHash, hashToken(emailKey(address)));
	return (await db.$count(unsubscribed, and(eq(unsubscribed.list, list), isTheirs))) > 0;
}

const sealed = (list: MailList, hash: string) => `unsubscribe ${list} ${hash}`;
