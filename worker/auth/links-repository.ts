import { and, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "#worker/db/client.ts";
import { links, users } from "#worker/db/schema/accounts.ts";
import { hashToken } from "./hash-token.ts";
import type { UserRow } from "./users-repository.ts";

type LinkPurpose = (typeof links.$inferSelect)["purpose"];

/** A link that can still be used. `isLive` is the condition under which a statement may act on it: one of two at once finds it. */
export type LiveLink = {
	readonly user: UserRow;
	/** The address it was sent to, lower case. */
	readonly emailKey: string;
	readonly isLive: SQL;
};

/** The link with this secret, or null when it never was, was used or has expired. */
export async function findLink(
	db: Db,
	{ purpose, token, now }: { purpose: LinkPurpose; token: string; now: number },
): Promise<LiveLink | null> {
	const hash = hashToken(token);
	const [row] = await db
		.select({ user: users, emailKey: links.emailKey })
		.from(links)
		.innerJoin(users, eq(users.id, links.userId))
		.where(and(eq(links.tokenHash, hash), eq(links.purpose, purpose), gt(links.expiresAt, now)));
	return row
		? {
				...row,
				isLive: sql`EXISTS (SELECT 1 FROM ${links} WHERE ${links.tokenHash} = ${hash} AND ${links.expiresAt} > ${now})`,
			}
		: null;
}

/** A statement that makes every link of this purpose that a user was sent worthless. */
export function dropLinks(db: Db, userId: string, purpose: LinkPurpose) {
	return db.delete(links).where(and(eq(links.userId, userId), eq(links.purpose, purpose)));
}

/** A statement that drops what has expired. */
export function dropExpiredLinks(db: Db, now: number) {
	return db.delete(links).where(lt(links.expiresAt, now + 1));
}
