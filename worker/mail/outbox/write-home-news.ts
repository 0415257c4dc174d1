import { and, count, eq, isNull, sql } from "drizzle-orm";
import { HomeDetails } from "#contracts/homes.ts";
import type { HomeEvent } from "#domain/portfolio/changes.ts";
import { homeName } from "#domain/portfolio/words.ts";
import type { Db } from "#worker/db/client.ts";
import { homeEvents, homes } from "#worker/db/schema/homes.ts";
import type { EmailContent } from "#worker/mail/layout.ts";
import { linkAddress, type MailSettings } from "#worker/mail/mail-settings.ts";
import { homeNews } from "#worker/mail/templates/home-emails.ts";
import type { OutboxRow } from "./outbox-repository.ts";

type Context = { readonly db: Db; readonly settings: MailSettings };
type Reader = { readonly id: string; readonly username: string };

/** Tells an account what a letter was queued for: the changes noted with its time. Null where their homes are gone or set aside. Source: Rule WATCH-5. */
export async function writeHomeNews(
	{ db, settings }: Context,
	{ id, username }: Reader,
	{ createdAt }: Pick<OutboxRow, "createdAt">,
): Promise<EmailContent | null> {
	const isKept = and(eq(homes.userId, id), isNull(homes.archivedAt));
	const [events, unasked] = await db.batch([
		db
			.select({ details: homes.details, event: homeEvents.event })
			.from(homes)
			.innerJoin(homeEvents, eq(homeEvents.homeId, homes.id))
			.where(and(isKept, eq(homeEvents.mailedAt, createdAt))),
		db
			.select({ source: sql<string>`failed.value`.as("source"), homes: count() })
			.from(homes)
			.innerJoin(sql`json_each(${homes.answer}, '$.failed') AS failed`, sql`TRUE`)
			.where(isKept)
			.groupBy(sql`failed.value`),
	]);
	const [gravest, ...others] = events
		.map(({ details, event }) => ({
			home: homeName(HomeDetails.parse(JSON.parse(details))),
			event: JSON.parse(event) as HomeEvent,
		}))
		.toSorted((a, b) => a.event.weight - b.event.weight);
	return gravest
		? homeNews(username, { changes: [gravest, ...others], unasked }, linkAddress(settings, "homes"))
		: null;
}
