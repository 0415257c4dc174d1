import { and, count, desc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { HomeDetails } from "#contracts/homes.ts";
import { homePlaceKey, postcodeKey } from "#domain/portfolio/home-place.ts";
import type { Db } from "#worker/db/client.ts";
import { homeEvents, homes } from "#worker/db/schema/homes.ts";

export type HomeRow = typeof homes.$inferSelect;

/** A home to keep, for whom, and when (UTC milliseconds). */
type Keeping = Readonly<Record<"id" | "userId", string>> & {
	readonly home: HomeDetails;
	readonly now: number;
};

/** A query of an account's homes, the first first. */
export function listHomes(db: Db, userId: string) {
	return db.select().from(homes).where(eq(homes.userId, userId)).orderBy(homes.createdAt, homes.id);
}

/** A query of one home of an account: one row, or none. */
export function findHome(db: Db, userId: string, id: string) {
	return db.select().from(homes).where(isTheirs(userId, id));
}

/** A query of an account's homes at a postcode, set aside or not. */
export function listHomesAt(db: Db, userId: string, postcode: string) {
	const key = postcodeKey(postcode);
	// "!" follows the space that ends a postcode within a key, so that the index of addresses is read.
	return db
		.select({ id: homes.id, details: homes.details })
		.from(homes)
		.where(
			and(eq(homes.userId, userId), gte(homes.addressKey, key), lt(homes.addressKey, `${key}!`)),
		);
}

/** A query of what changed for a home, the newest first. */
export function listEvents(db: Db, userId: string, id: string) {
	return db
		.select({ event: homeEvents.event, at: homeEvents.at, seenAt: homeEvents.seenAt })
		.from(homeEvents)
		.innerJoin(homes, eq(homes.id, homeEvents.homeId))
		.where(isTheirs(userId, id))
		.orderBy(desc(homeEvents.at))
		.limit(100);
}

/** A query of what changed for all of an account's homes, the oldest first. */
export function listEventsOf(db: Db, userId: string) {
	return db
		.select({ event: homeEvents.event, at: homeEvents.at })
		.from(homeEvents)
		.innerJoin(homes, eq(homes.id, homeEvents.homeId))
		.where(eq(homes.userId, userId))
		.orderBy(homeEvents.at, homeEvents.key);
}

/** A query of how many changes of each of an account's homes nobody has looked at. */
export function countNews(db: Db, userId: string) {
	return db
		.select({ homeId: homeEvents.homeId, news: count().as("news") })
		.from(homeEvents)
		.innerJoin(homes, eq(homes.id, homeEvents.homeId))
		.where(and(eq(homes.userId, userId), isNull(homeEvents.seenAt)))
		.groupBy(homeEvents.homeId);
}

/** A query of how many changes nobody has looked at, of the homes that are not set aside. */
export function countAllNews(db: Db, userId: string) {
	return db
		.select({ news: count() })
		.from(homes)
		.innerJoin(homeEvents, eq(homes.id, homeEvents.homeId))
		.where(and(eq(homes.userId, userId), isNull(homes.archivedAt), isNull(homeEvents.seenAt)));
}

/** A statement that notes that an account looked at what changed for a home. */
export function seeEvents(db: Db, userId: string, { id, now }: { id: string; now: number }) {
	return db
		.update(homeEvents)
		.set({ seenAt: now })
		.where(
			and(
				isNull(homeEvents.seenAt),
				sql`${homeEvents.homeId} IN (SELECT id FROM ${homes} WHERE ${isTheirs(userId, id)})`,
			),
		);
}

/** A statement that keeps a home while there is room for it and none of its address. Returns it if it was kept. */
export function insertHome(db: Db, { id, userId, home, now }: Keeping, limit: number) {
	const { postcode, addressKey: key, details } = columnsOf(home);
	return db
		.insert(homes)
		.select(
			sql`SELECT ${id}, ${userId}, ${postcode}, ${key}, ${details}, 1, NULL, NULL, 0, ${now}, ${now}, NULL WHERE ${openHomes(db, userId)} < ${limit}`,
		)
		.onConflictDoNothing({ target: [homes.userId, homes.addressKey] })
		.returning();
}

/** A statement that replaces what is kept of a home, unless it was changed since the revision that was seen. Returns it if it was replaced. */
export function replaceHome(
	db: Db,
	{ id, userId, home, now }: Keeping,
	{ revisionSeen }: { readonly revisionSeen: number },
) {
	const columns = columnsOf(home);
	const namesakes = sql`SELECT 1 FROM ${homes} AS others WHERE others.user_id = ${userId} AND others.address_key = ${columns.addressKey} AND others.id <> ${id}`;
	return (
		db
			.update(homes)
			// What was judged was another home: it is judged anew before it is shown.
			.set({
				...columns,
				revision: revisionSeen + 1,
				answer: null,
				judgedAt: null,
				watchedAt: 0,
				changedAt: now,
			})
			.where(
				and(isTheirs(userId, id), eq(homes.revision, revisionSeen), sql`NOT EXISTS (${namesakes})`),
			)
			.returning()
	);
}

/** A statement that sets a home aside: it is readable, not watched, and leaves its room to another. */
export function archiveHome(db: Db, userId: string, { id, now }: { id: string; now: number }) {
	return db
		.update(homes)
		.set({ archivedAt: now })
		.where(and(isTheirs(userId, id), isNull(homes.archivedAt)));
}

/** A statement that takes a home back while there is room for it. Returns it if it was taken back. */
export function takeHomeBack(db: Db, userId: string, { id, limit }: { id: string; limit: number }) {
	return db
		.update(homes)
		.set({ archivedAt: null })
		.where(and(isTheirs(userId, id), lt(openHomes(db, userId), limit)))
		.returning({ id: homes.id });
}

/** A statement that deletes a home for good. Returns it if it was there. */
export function deleteHome(db: Db, userId: string, id: string) {
	return db.delete(homes).where(isTheirs(userId, id)).returning({ id: homes.id });
}

/** A statement that keeps what a home was judged to be, unless it was changed meanwhile. `answer`: JSON. */
export function keepAnswer(
	db: Db,
	{ id, revision }: Pick<HomeRow, "id" | "revision">,
	{ answer, now }: { readonly answer: string; readonly now: number },
) {
	return db
		.update(homes)
		.set({ answer, judgedAt: now })
		.where(and(eq(homes.id, id), eq(homes.revision, revision)));
}

/** A statement that notes with what is kept of a home that the last look at it failed, as if of a source named `home`. */
export function noteFailedLook(db: Db, { id, revision }: Pick<HomeRow, "id" | "revision">) {
	return db
		.update(homes)
		.set({
			answer: sql`json_set(ifnull(${homes.answer}, '{}'), '$.failed', json_array('home'))`,
		})
		.where(and(eq(homes.id, id), eq(homes.revision, revision)));
}

/** A query of homes that the watch has not looked at since an instant, those it came to longest ago first. */
export function unwatchedSince(db: Db, since: number, limit: number) {
	return db
		.select({ id: homes.id, userId: homes.userId })
		.from(homes)
		.where(and(isNull(homes.archivedAt), lt(homes.watchedAt, since)))
		.orderBy(homes.watchedAt, homes.id)
		.limit(limit);
}

/** A statement that takes a home for a look, which of several runs one gets. Returns it if it was taken. */
export function takeForWatch(db: Db, id: string, { since, now }: { since: number; now: number }) {
	return db
		.update(homes)
		.set({ watchedAt: now })
		.where(and(eq(homes.id, id), lt(homes.watchedAt, since)))
		.returning();
}

/** A query of the ids of an account's homes that are not set aside, the first first. */
export function openHomeIds(db: Db, userId: string) {
	return db
		.select({ id: homes.id })
		.from(homes)
		.where(and(eq(homes.userId, userId), isNull(homes.archivedAt)))
		.orderBy(homes.createdAt, homes.id);
}

/** What is kept of a home, as its account stated it. */
export function detailsOf({ details }: Pick<HomeRow, "details">): HomeDetails {
	return HomeDetails.parse(JSON.parse(details));
}

/** Number of an account's homes that are not set aside, as a subquery. */
function openHomes(db: Db, userId: string) {
	return db
		.select({ count: count() })
		.from(homes)
		.where(and(eq(homes.userId, userId), isNull(homes.archivedAt)));
}

function isTheirs(userId: string, id: string) {
	return and(eq(homes.id, id), eq(homes.userId, userId));
}

function columnsOf(home: HomeDetails) {
	const { postcode, address, stated } = home;
	return {
		postcode: postcode.replace(" ", ""),
		addressKey: homePlaceKey({ postcode, address, houseNumber: stated.houseNumber }),
		details: JSON.stringify(home),
	};
}
