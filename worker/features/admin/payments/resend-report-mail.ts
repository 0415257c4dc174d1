import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Done } from "#contracts/credentials.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { findUserById } from "#worker/accounts/users-repository.ts";
import { runAudited } from "#worker/admin/run-audited.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { enqueueAboutReport, isWaiting } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";
import { reportNotFound } from "#worker/reports/refusals.ts";
import { findReport } from "#worker/reports/reports-repository.ts";
import { notAllowed } from "./refusals.ts";

/** Milliseconds before the same mail may be asked for again. */
const PAUSE = 60_000;

/**
 * Sends the mail with the way to a report once more, to its buyer or its owner.
 * @throws Problem `not_found`, `not_allowed`, `rate_limited` while it waits or was asked for within a minute, `admins_only`
 */
export async function resendReportMail(admin: Administrator, id: string): Promise<Done> {
	const { db, now, token } = admin;
	const recipient = await recipientOf(admin, id);
	const { noted } = await runAudited(admin, {
		action: "report_mail_resent",
		kind: "report",
		id,
		standing: sql`SELECT json_object('emailsWaiting', count(*)) FROM ${outbox} WHERE ${isAbout(id)}`,
		change: () => ({
			enqueued: enqueueAboutReport(
				db,
				{ id: newId("let", token), kind: "report_ready", recipient, now },
				and(
					eq(reports.id, id),
					eq(reports.state, "paid"),
					isNull(reports.closedAt),
					admin.isActiveAdmin,
					isNotAsked(id, now),
				),
			),
		}),
		after: (wasNoted) => ({ noted: wasNoted }),
	});
	if (noted.length === 0) {
		throw new Problem("rate_limited", "This mail was asked for a moment ago, or still waits.", {
			retryAfter: PAUSE / 1000,
		});
	}
	return { message: `The mail is on its way to ${recipient}.` };
}

/** @throws Problem `not_found`, `not_allowed` */
async function recipientOf({ db }: Administrator, id: string): Promise<string> {
	const report = await findReport(db, id);
	if (!report) {
		throw reportNotFound();
	}
	if (report.state !== "paid" || report.closedAt !== null) {
		throw notAllowed(
			report.state === "unpaid" ? "This report has not been paid for." : "This report is closed.",
		);
	}
	const owner = report.userId === null ? null : await findUserById(db, report.userId);
	const recipient = report.emailKey ?? owner?.email;
	if (recipient === undefined) {
		throw notAllowed("Nobody's address is known for this report.");
	}
	return recipient;
}

function isAbout(id: string): SQL | undefined {
	return and(eq(outbox.reportId, id), eq(outbox.kind, "report_ready"), isWaiting);
}

/** Condition: the same email neither waits nor was asked for within the pause. This call's own entry is still unfinished and does not count. */
function isNotAsked(id: string, now: number): SQL {
	const waits = sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${isAbout(id)})`;
	const wasAsked = sql`EXISTS (SELECT 1 FROM ${auditLog} WHERE subject_kind = 'report' AND subject_id = ${id} AND action = 'report_mail_resent' AND after IS NOT NULL AND at > ${now - PAUSE})`;
	return sql`NOT ${waits} AND NOT ${wasAsked}`;
}
