import { connect } from "#worker/db/client.ts";
import type { EmailKind } from "#worker/db/schema/outbox.ts";
import { mailerOf } from "#worker/mail/binding-mailer.ts";
import { mailSettings } from "#worker/mail/mail-settings.ts";
import type { Mailer } from "#worker/mail/mailer.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { claimDue, dropEmail, type OutboxRow, putBack } from "./outbox-repository.ts";
import { type EmailContext, writeEmail } from "./write-email.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a sender may take for what it claimed, in milliseconds: a mailer gives up on an email long before. */
const LEASE = 2 * MINUTE;

/** Pauses after the first, second, ... failure, in milliseconds; the last one goes on. */
const PAUSES = [5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR] as const;

/** An email is abandoned so long after it was asked for, in milliseconds: no one waits for a link they asked for yesterday. */
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
 * Sends up to `limit` of the emails that are due, all at once, so that a mail service that hangs holds this up for the
 * patience of the mailer once. What could not be sent stays with its reason for a later run. Never throws: a failure is logged,
 * without address or secret.
 */
export async function deliverDue(context: OutboxContext, limit: number): Promise<void> {
	try {
		const due = await claimDue(context.db, { now: context.world.now(), lease: LEASE, limit });
		await Promise.all(due.map((row) => deliver(context, row)));
	} catch (cause) {
		log.error("the outbox could not be read", { reason: reasonOf(cause) });
	}
}

async function deliver(context: OutboxContext, row: OutboxRow): Promise<void> {
	try {
		if (context.world.now() - row.createdAt > WANTED_FOR[row.kind]) {
			await abandon(context, row);
			return;
		}
		const mail = await writeEmail(context, row);
		if (mail) {
			await context.mailer.send(mail);
		}
		await dropEmail(context.db, row);
	} catch (cause) {
		await retryLater(context, row, reasonOf(cause));
	}
}

async function abandon({ db }: OutboxContext, row: OutboxRow): Promise<void> {
	await dropEmail(db, row);
	const { id, kind, tries, lastError } = row;
	log.error("email abandoned", { id, kind, tries: tries - 1, reason: lastError });
}

async function retryLater(context: OutboxContext, row: OutboxRow, reason: string): Promise<void> {
	const { id, kind, tries } = row;
	const pause = PAUSES[Math.min(tries, PAUSES.length) - 1] ?? LEASE;
	log.error("email not sent", { id, kind, tries, reason });
	try {
		await putBack(context.db, row, { dueAt: context.world.now() + pause, reason });
	} catch (cause) {
		// The claim runs out by itself, and the email is due again.
		log.error("email not put back", { id, kind, reason: reasonOf(cause) });
	}
}
