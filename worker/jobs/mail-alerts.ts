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
 * Lets one mail a day wait for each administrator while something wants a person. Run twice, at once or dead half-way, no one gets a second: letter and
 * day are written in one batch, and neither while today is noted or an earlier letter still waits. What the letter says is found when it is sent.
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
