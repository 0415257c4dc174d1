import { and, eq, inArray } from "drizzle-orm";
import { emailKey } from "#domain/business/account/email.ts";
import { hashToken } from "#worker/accounts/hash-token.ts";
import type { Db } from "#worker/db/client.ts";
import { type MailList, mailLists, unsubscribed } from "#worker/db/schema/outbox.ts";
import { isSealed, type LinkKeys, sealOf } from "#worker/platform/own-keys.ts";

/** Characters of a hash in hex. */
const HASH = 64;

/** Path at which whoever holds this address leaves a list, without signing in. Nobody can make it up without our key. */
export function unsubscribePath(list: MailList, address: string, [key]: LinkKeys): string {
	const hash = addressHashOf(address);
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
	return (await listsLeftBy(db, address)).includes(list);
}

/** Lists that an address has left. */
export async function listsLeftBy(db: Db, address: string): Promise<readonly MailList[]> {
	const rows = await db
		.select({ list: unsubscribed.list })
		.from(unsubscribed)
		.where(and(inArray(unsubscribed.list, [...mailLists]), isOf(address)));
	return rows.map(({ list }) => list);
}

/** A statement that takes an address off a list; once it is off it changes nothing. */
export function leaveList(
	db: Db,
	{ list, addressHash }: { readonly list: MailList; readonly addressHash: string },
	now: number,
) {
	return db.insert(unsubscribed).values({ list, addressHash, at: now }).onConflictDoNothing();
}

/** A statement that puts an address back on a list. */
export function rejoinList(db: Db, list: MailList, address: string) {
	return db.delete(unsubscribed).where(and(eq(unsubscribed.list, list), isOf(address)));
}

/** What an address is known by among those that left. */
export const addressHashOf = (address: string) => hashToken(emailKey(address));

const isOf = (address: string) => eq(unsubscribed.addressHash, addressHashOf(address));

const sealed = (list: MailList, hash: string) => `unsubscribe ${list} ${hash}`;
