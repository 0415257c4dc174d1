import { and, eq, isNull, sql } from "drizzle-orm";
import type { Done } from "#contracts/credentials.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { runAudited } from "#worker/admin/run-audited.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { Problem } from "#worker/platform/problem.ts";

/** Has a dead email tried again, as if it had been asked for now. @throws Problem `not_found` where it is not dead, or no more; `admins_only` */
export async function sendAgain(admin: Administrator, id: string): Promise<Done> {
	const { db, now } = admin;
	const isDead = and(eq(outbox.id, id), isNull(outbox.dueAt));
	const { noted } = await runAudited(admin, {
		action: "dead_mail_sent_again",
		kind: "email",
		id,
		standing: sql`SELECT json_object('kind', kind, 'reason', last_error) FROM ${outbox} WHERE ${isDead}`,
		change: () => ({
			revived: db
				.update(outbox)
				.set({ createdAt: now, dueAt: now, tries: 0, queuedAt: null })
				.where(and(isDead, admin.isActiveAdmin)),
		}),
		after: (wasNoted) => ({ noted: wasNoted }),
	});
	if (noted.length === 0) {
		throw new Problem("not_found", "This email is not waiting to be sent again.");
	}
	return { message: "The email is on its way." };
}
