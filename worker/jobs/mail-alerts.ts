import { and, eq, sql } from "drizzle-orm";
import { londonDay } from "#domain/base/calendar.ts";
import { isAdministratorRow } from "#worker/accounts/administrators.ts";
import { findAlerts } from "#worker/admin/find-alerts.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { eventCounts } from "#worker/db/schema/counts.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { enqueueFor, enqueuePost, isWaiting } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import type { JobContext } from "./run-jobs.ts";

/**
 * Queues at most one mail a day for each administrator, and one post to the receiver of alerts, while something wants a person. Letter and day are written
 * in one batch, and only where today is not noted and no earlier letter waits, so that nobody gets a second from runs at once or dead half-way. The text is
 * made when it is sent.
 */
export async function mailAlerts({ db, env, world }: JobContext): Promise<void> {
	const now = world.now();
	const alerts = await findAlerts(db, { env, now });
	if (alerts.length === 0) {
		return;
	}
	const today = londonDay(now);
	if (env.ALERT_WEBHOOK_URL?.trim()) {
		await queuePost({ db, today, email: { id: newId("let", world.token), now } });
	}
	const administrators = await db
		.select({ id: users.id })
		.from(users)
		.where(isAdministratorRow(env));
	for (const { id: userId } of administrators) {
		const id = newId("let", world.token);
		const email = { id, kind: "admin_alert", now, userId, recipient: null } as const;
		const waits = sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${and(eq(outbox.kind, "admin_alert"), eq(outbox.userId, userId), isWaiting)})`;
		const isWanted = and(sql`${users.alertedOn} IS NOT ${today}`, sql`NOT ${waits}`);
		await db.batch([
			enqueueFor(db, email, isWanted),
			db
				.update(users)
				.set({ alertedOn: today })
				.where(
					and(
						eq(users.id, userId),
						sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${eq(outbox.id, id)})`,
					),
				),
		]);
	}
}

type Post = Pick<JobContext, "db"> & {
	readonly today: string;
	readonly email: { readonly id: string; readonly now: number };
};

/** Queues the day's post, where none was queued today. */
async function queuePost({ db, today, email }: Post): Promise<void> {
	const posted = { event: "alert_posted", day: today, subject: "", count: 1 } as const;
	const wasPosted = sql`EXISTS (SELECT 1 FROM ${eventCounts} WHERE ${and(eq(eventCounts.event, posted.event), eq(eventCounts.day, today))})`;
	await db.batch([
		enqueuePost(db, email, sql`NOT ${wasPosted}`),
		db.insert(eventCounts).values(posted).onConflictDoNothing(),
	]);
}
