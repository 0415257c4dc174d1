import { and, eq, sql } from "drizzle-orm";
import { londonDay } from "#domain/base/calendar.ts";
import { isAdministratorRow } from "#worker/accounts/administrators.ts";
import { findAlerts } from "#worker/admin/find-alerts.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { enqueueFor } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import type { JobContext } from "./run-jobs.ts";

/**
 * Queues at most one mail a day for each administrator while something wants a person. Letter and day are written in one batch, and only where today is not
 * noted and no earlier letter waits, so that nobody gets a second from runs at once or dead half-way. The text is made when the mail is sent.
 */
export async function mailAlerts({ db, env, world }: JobContext): Promise<void> {
	const now = world.now();
	const alerts = await findAlerts(db, { env, now });
	if (alerts.length === 0) {
		return;
	}
	const today = londonDay(now);
	const administrators = await db
		.select({ id: users.id })
		.from(users)
		.where(isAdministratorRow(env));
	for (const { id: userId } of administrators) {
		const id = newId("let", world.token);
		const email = { id, kind: "admin_alert", now, userId, recipient: null } as const;
		const waits = sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${and(eq(outbox.kind, "admin_alert"), eq(outbox.userId, userId))})`;
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
