import { and, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "#worker/db/client.ts";
import { links, users } from "#worker/db/schema/accounts.ts";
import { hashToken } from "./hash-token.ts";
import type { UserRow } from "./users-repository.ts";

type LinkPurpose = (typeof links.$inferSelect)["purpose"];

/** A link that can still be used. `isLive` is the condition for a statement that uses it: of two uses at once only one finds it true. */
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

/** A statement that deletes every link with which a user could set a new password. */
export function dropResetLinks(db: Db, userId: string) {
	return db.delete(links).where(and(eq(links.userId, userId), eq(links.purpose, "reset_password")));
}

/** A statement that deletes every link with which a user could confirm this address. */
export function dropVerifyLinks(db: Db, userId: string, emailKey: string) {
	return db
		.delete(links)
		.where(
			and(
				eq(links.userId, userId),
				eq(links.purpose, "verify_email"),
				eq(links.emailKey, emailKey),
			),
		);
}

/** A statement that drops what has expired. */
export function dropExpiredLinks(db: Db, now: number) {
	return db.delete(links).where(lt(links.expiresAt, now + 1));
}
