import { and, count, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { IsoDate } from "#domain/base/calendar.ts";
import { MOST_SITES } from "#domain/site/embed.ts";
import type { Db } from "#worker/db/client.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { eventCounts } from "#worker/db/schema/counts.ts";
import { embedSites } from "#worker/db/schema/embed-sites.ts";

type SiteRow = typeof embedSites.$inferSelect;

/** A query of who may frame a site's answers: one row, or none. */
export function findHosts(db: Db, id: string) {
	return db.select({ hosts: embedSites.hosts }).from(embedSites).where(eq(embedSites.id, id));
}

/** A query of an account's sites, the newest first, with how often each was shown after a day. */
export function listSites(db: Db, userId: string, after: IsoDate) {
	const views = db
		.select({ views: sql<number>`COALESCE(SUM(${eventCounts.count}), 0)` })
		.from(eventCounts)
		.where(
			and(
				eq(eventCounts.event, "embed_view"),
				gt(eventCounts.day, after),
				eq(eventCounts.subject, embedSites.id),
			),
		);
	return db
		.select({
			id: embedSites.id,
			hosts: embedSites.hosts,
			createdAt: embedSites.createdAt,
			views: sql<number>`(${views})`,
		})
		.from(embedSites)
		.where(eq(embedSites.userId, userId))
		.orderBy(desc(embedSites.createdAt), embedSites.id);
}

/** A statement that makes a site, unless its account has as many as it may. Returns it if it was made. */
export function insertSite(db: Db, { id, userId, hosts, createdAt }: SiteRow) {
	const others = db
		.select({ count: count() })
		.from(embedSites)
		.where(eq(embedSites.userId, userId));
	return db
		.insert(embedSites)
		.select(
			db
				.select({
					id: sql<string>`${id}`.as("id"),
					userId: users.id,
					hosts: sql<readonly string[]>`${JSON.stringify(hosts)}`.as("hosts"),
					createdAt: sql<number>`${createdAt}`.as("created_at"),
				})
				.from(users)
				.where(and(eq(users.id, userId), lt(others, MOST_SITES))),
		)
		.returning({ id: embedSites.id });
}

/** A statement that deletes a site of an account, whose frames show nothing from then on. Returns it if it was there. */
export function deleteSite(db: Db, userId: string, id: string) {
	return db
		.delete(embedSites)
		.where(and(eq(embedSites.userId, userId), eq(embedSites.id, id)))
		.returning({ id: embedSites.id });
}
