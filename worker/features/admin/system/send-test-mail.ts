import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Done } from "#contracts/credentials.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { runAudited } from "#worker/admin/run-audited.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { enqueueFor, isWaiting } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";

/** Milliseconds before another may be asked for. */
const PAUSE = 60_000;

/** Sends an administrator a mail to their own address, so that they see whether mail arrives. @throws Problem `rate_limited`, `admins_only` */
export async function sendTestMail(admin: Administrator): Promise<Done> {
	const { db, now, token, viewer } = admin;
	const { id: userId, email } = viewer.user;
	const isTheirs = and(eq(outbox.kind, "test_mail"), eq(outbox.userId, userId), isWaiting);
	const isAllowed = and(admin.isActiveAdmin, isNotAsked(userId, { isTheirs, now }));
	const { noted } = await runAudited(admin, {
		action: "test_mail_sent",
		kind: "user",
		id: userId,
		standing: sql`SELECT json_object('emailsWaiting', count(*)) FROM ${outbox} WHERE ${isTheirs}`,
		change: () => ({
			enqueued: enqueueFor(
				db,
				{ id: newId("let", token), kind: "test_mail", now, userId, recipient: null },
				isAllowed,
			),
		}),
		after: (wasNoted) => ({ noted: wasNoted }),
	});
	if (noted.length === 0) {
		throw new Problem("rate_limited", "A test mail was asked for a moment ago, or still waits.", {
			retryAfter: PAUSE / 1000,
		});
	}
	return { message: `A test mail is on its way to ${email}.` };
}

/** Condition: no test mail waits and none was asked for within the pause. This call's own entry is still unfinished and does not count. */
function isNotAsked(
	userId: string,
	{ isTheirs, now }: { isTheirs: SQL | undefined; now: number },
): SQL {
	const waits = sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${isTheirs})`;
	const wasAsked = sql`EXISTS (SELECT 1 FROM ${auditLog} WHERE subject_kind = 'user' AND subject_id = ${userId} AND action = 'test_mail_sent' AND after IS NOT NULL AND at > ${now - PAUSE})`;
	return sql`NOT ${waits} AND NOT ${wasAsked}`;
}
