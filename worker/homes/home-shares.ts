import { and, count, desc, eq, getTableColumns, gt, lt, sql } from "drizzle-orm";
import { DAY } from "#domain/base/calendar.ts";
import { HOME_LINK_DAYS, MOST_HOME_LINKS } from "#domain/portfolio/shown-home.ts";
import type { Db } from "#worker/db/client.ts";
import { homeShares, homes } from "#worker/db/schema/homes.ts";

export type HomeShareRow = typeof homeShares.$inferSelect;

/** When a link ends, in UTC milliseconds. */
export function endOf({ createdAt }: Pick<HomeShareRow, "createdAt">): number {
	return createdAt + HOME_LINK_DAYS * DAY;
}

/** A query of an account's links to a home that work, the newest first. */
export function listHomeShares(db: Db, userId: string, { id, now }: { id: string; now: number }) {
	return db
		.select(getTableColumns(homeShares))
		.from(homeShares)
		.innerJoin(homes, eq(homes.id, homeShares.homeId))
		.where(and(eq(homes.id, id), eq(homes.userId, userId), works(now)))
		.orderBy(desc(homeShares.createdAt), desc(homeShares.id));
}

/** A query of all of an account's links to homes that are kept. */
export function listHomeSharesOf(db: Db, userId: string) {
	return db
		.select({ ...getTableColumns(homeShares), postcode: homes.postcode })
		.from(homeShares)
		.innerJoin(homes, eq(homes.id, homeShares.homeId))
		.where(eq(homes.userId, userId))
		.orderBy(homeShares.createdAt, homeShares.id);
}

/** A statement that makes a link while the home is theirs and has less than `MOST_HOME_LINKS` that work. Returns it if it was made. */
export function insertHomeShare(
	db: Db,
	userId: string,
	{ id, homeId, name, createdAt }: HomeShareRow,
) {
	const others = db
		.select({ count: count() })
		.from(homeShares)
		.where(and(eq(homeShares.homeId, homeId), works(createdAt)));
	return db
		.insert(homeShares)
		.select(
			sql`SELECT ${id}, id, ${name}, ${createdAt} FROM ${homes} WHERE id = ${homeId} AND user_id = ${userId} AND ${others} < ${MOST_HOME_LINKS}`,
		)
		.returning({ id: homeShares.id });
}

/** A statement that withdraws a link to a home of theirs, for good. */
export function deleteHomeShare(
	db: Db,
	userId: string,
	{ id, shareId }: { readonly id: string; readonly shareId: string },
) {
	const theirs = sql`(SELECT id FROM ${homes} WHERE id = ${id} AND user_id = ${userId})`;
	return db
		.delete(homeShares)
		.where(and(eq(homeShares.id, shareId), sql`${homeShares.homeId} IN ${theirs}`));
}

/** A statement that deletes links that have ended. */
export function deleteEndedShares(db: Db, now: number) {
	return db.delete(homeShares).where(lt(homeShares.createdAt, now - HOME_LINK_DAYS * DAY));
}

/** A query of the home that a link opens: one row, or none where it was withdrawn or has ended. */
export function findSharedHome(db: Db, shareId: string, now: number) {
	return db
		.select(getTableColumns(homes))
		.from(homeShares)
		.innerJoin(homes, eq(homes.id, homeShares.homeId))
		.where(and(eq(homeShares.id, shareId), works(now)));
}

function works(now: number) {
	return gt(homeShares.createdAt, now - HOME_LINK_DAYS * DAY);
}
