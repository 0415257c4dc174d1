import { connect } from "#worker/db/client.ts";
import type { EmailKind } from "#worker/db/schema/outbox.ts";
import { mailerOf } from "#worker/mail/binding-mailer.ts";
import { mailSettings } from "#worker/mail/mail-settings.ts";
import type { Mailer } from "#worker/mail/mailer.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { claim, dropEmail, noteFailure, type OutboxRow } from "./outbox-repository.ts";
import { postAlerts } from "./post-alerts.ts";
import { type EmailContext, writeEmail } from "./write-email.ts";

const DAY = 24 * 60 * 60_000;

/** An email is dead so long after it was asked for, in milliseconds: no one waits for a link they asked for yesterday. */
const WANTED_FOR = {
	verify_email: DAY,
	reset_password: DAY,
	password_changed: 7 * DAY,
	email_change_asked: 7 * DAY,
	email_changed: 7 * DAY,
	google_linked: 7 * DAY,
	passkey_added: 7 * DAY,
	passkey_removed: 7 * DAY,
	recovery_code_used: 7 * DAY,
	welcome: 7 * DAY,
	account_deleted: 7 * DAY,
	// Somebody paid for it.
	report_ready: 30 * DAY,
	payment_returned: 30 * DAY,
	report_refunded: 30 * DAY,
	plan_started: 7 * DAY,
	// Said too late it would be wrong.
	trial_ending: DAY,
	plan_renewing: 6 * DAY,
	cooling_off: 7 * DAY,
	plan_payment_failed: 7 * DAY,
	plan_cancelled: 30 * DAY,
	// The next day brings another while anything is wrong.
	admin_alert: DAY,
	test_mail: DAY,
	plan_changed: 7 * DAY,
	plan_change_planned: 7 * DAY,
	plan_kept: 7 * DAY,
	// Somebody took the trouble.
	suggestion_decided: 7 * DAY,
	// What somebody paid for is no longer so.
	report_corrected: 30 * DAY,
	// The next week brings another.
	home_news: 6 * DAY,
	alert_webhook: DAY,
} as const satisfies Record<EmailKind, number>;

type OutboxContext = EmailContext & { readonly mailer: Mailer };

/** What emails are written and sent with, in this environment. */
export function openOutbox(env: Bindings, world: EmailContext["world"]): OutboxContext {
	return {
		db: connect(env.DB),
		mailer: mailerOf(env),
		settings: mailSettings(env),
		env,
		world,
	};
}

/**
 * Sends those of the named emails that are due, all at once, so that a mail service that hangs holds this up for the patience of the mailer once. What
 * could not be sent stays with its reason, and is due again after a pause or, after its last try, dead.
 * @throws what the database throws when it is asked for them: nobody has them then
 */
export async function deliver(context: OutboxContext, ids: readonly string[]): Promise<void> {
	const claimed = await claim(context.db, ids, context.world.now());
	await Promise.all(claimed.map((row) => deliverOne(context, row)));
}

async function deliverOne(context: OutboxContext, row: OutboxRow): Promise<void> {
	try {
		if (context.world.now() - row.createdAt > WANTED_FOR[row.kind]) {
			await fail(context, row, row.lastError ?? "it could not be tried in time");
			return;
		}
		await send(context, row);
		await dropEmail(context.db, row);
	} catch (cause) {
		await fail(context, row, reasonOf(cause));
	}
}

async function send(context: OutboxContext, row: OutboxRow): Promise<void> {
	if (row.kind === "alert_webhook") {
		await postAlerts(context);
		return;
	}
	const mail = await writeEmail(context, { ...row, kind: row.kind });
	if (mail) {
		await context.mailer.send(mail);
	}
}

/** Keeps the reason, and whether there is to be another try. Of a failure nothing is logged or kept but its reason, without address or secret. */
async function fail({ db }: OutboxContext, row: OutboxRow, reason: string): Promise<void> {
	const { id, kind, tries } = row;
	const isDead = (row.dueAt ?? 0) - row.createdAt > WANTED_FOR[kind];
	log.error(isDead ? "email dead" : "email not sent", { id, kind, tries, reason });
	try {
		await noteFailure(db, row, { isDead, reason });
	} catch (cause) {
		// The claim says when it is due again, and whether it is still wanted then.
		log.error("failure of an email not noted", { id, kind, reason: reasonOf(cause) });
	}
}
