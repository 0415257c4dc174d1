import { eq } from "drizzle-orm";
import type { Db } from "#worker/db/client.ts";
import { homeFeeds } from "#worker/db/schema/homes.ts";

/** A query of an account's calendar: one row, or none. */
export function findFeed(db: Db, userId: string) {
	return db.select().from(homeFeeds).where(eq(homeFeeds.userId, userId));
}

/** A query of whose homes the calendar of an id shows: one row, or none once it was withdrawn. */
export function findFeedOwner(db: Db, id: string) {
	return db.select({ userId: homeFeeds.userId }).from(homeFeeds).where(eq(homeFeeds.id, id));
}

/** A statement that makes an account's calendar, unless it has one. */
export function insertFeed(db: Db, feed: typeof homeFeeds.$inferInsert) {
	return db.insert(homeFeeds).values(feed).onConflictDoNothing({ target: homeFeeds.userId });
}

/** A statement that withdraws an account's calendar, for good: the next one has another address. */
export function deleteFeed(db: Db, userId: string) {
	return db.delete(homeFeeds).where(eq(homeFeeds.userId, userId));
}
