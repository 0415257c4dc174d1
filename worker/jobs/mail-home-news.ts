import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { DAY } from "#domain/base/calendar.ts";
import type { Db } from "#worker/db/client.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { homeEvents, homes } from "#worker/db/schema/homes.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { type EmailToAccount, enqueueForEach } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import type { JobContext } from "./run-jobs.ts";

/** Milliseconds that lie between two mails to an account at least. Source: Rule WATCH-5. */
const EVERY = 7 * DAY;

/** Accounts in one run, and in one batch of it. */
const A_RUN = 10_000;
const A_BATCH = 500;

/** Condition on an event: nobody has seen it, and no mail told it. */
const isUntold = and(isNull(homeEvents.mailedAt), isNull(homeEvents.seenAt));

/**
 * Queues a mail to every account whose homes have news that nobody saw, at most one a week. Email, account and events are noted in one batch, and only
 * where no mail was queued within the week, so that runs at once or dead half-way tell nothing twice. The text is made when it is sent. Source: Rule WATCH-5.
 */
export async function mailHomeNews(
	{ db, world, scheduledAt }: Pick<JobContext, "db" | "world" | "scheduledAt">,
	until: number,
): Promise<void> {
	const accounts = await withNews(db, scheduledAt);
	for (let at = 0; at < accounts.length && world.now() < until; at += A_BATCH) {
		const letters = accounts
			.slice(at, at + A_BATCH)
			.map(({ userId }) => ({ id: newId("let", world.token), userId }));
		await tell(db, letters, scheduledAt);
	}
}

/** Accounts that are due a mail. The trigger's own time counts, so that a slow run moves no week. */
async function withNews(db: Db, now: number) {
	return db
		.selectDistinct({ userId: homes.userId })
		.from(homes)
		.innerJoin(users, eq(users.id, homes.userId))
		.where(
			and(
				inArray(homes.id, db.select({ id: homeEvents.homeId }).from(homeEvents).where(isUntold)),
				isNull(homes.archivedAt),
				isDue(now),
			),
		)
		.limit(A_RUN);
}

/** Condition on an account: its address is proved, and it got no such mail within the week. */
function isDue(now: number): SQL | undefined {
	return and(
		isNotNull(users.verifiedAt),
		or(isNull(users.homesMailedAt), lte(users.homesMailedAt, now - EVERY)),
	);
}

/** Queues letters to those accounts that are due one still, and notes what they tell. */
async function tell(db: Db, letters: readonly EmailToAccount[], now: number): Promise<void> {
	const queued = db
		.select({ userId: outbox.userId })
		.from(outbox)
		.where(sql`${outbox.id} IN (SELECT value ->> 'id' FROM json_each(${JSON.stringify(letters)}))`);
	await db.batch([
		enqueueForEach(db, { kind: "home_news", now }, letters, isDue(now)),
		db.update(users).set({ homesMailedAt: now }).where(inArray(users.id, queued)),
		db
			.update(homeEvents)
			.set({ mailedAt: now })
			.where(
				and(
					isUntold,
					inArray(
						homeEvents.homeId,
						db.select({ id: homes.id }).from(homes).where(inArray(homes.userId, queued)),
					),
				),
			),
	]);
}
