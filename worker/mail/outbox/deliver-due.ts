import { connect } from "#worker/db/client.ts";
import type { LetterKind } from "#worker/db/schema/outbox.ts";
import { mailerOf } from "#worker/mail/binding-mailer.ts";
import { mailSettings } from "#worker/mail/mail-settings.ts";
import type { Mailer } from "#worker/mail/mailer.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { claimDue, dropLetter, type OutboxRow, putBack } from "./outbox-repository.ts";
import { type Desk, writeLetter } from "./write-letter.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a sender may take for what it claimed, in milliseconds: a mailer gives up on a letter long before. */
const LEASE = 2 * MINUTE;

/** Pauses after the first, second, ... failure, in milliseconds; the last one goes on. */
const PAUSES = [5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR] as const;

/** A letter is given up so long after it was asked for, in milliseconds: nobody waits for a link they asked for yesterday. */
const WANTED_FOR = {
	verify_email: DAY,
	reset_password: DAY,
	password_changed: 7 * DAY,
	email_change_asked: 7 * DAY,
	email_changed: 7 * DAY,
	google_linked: 7 * DAY,
	welcome: 7 * DAY,
	account_deleted: 7 * DAY,
	// Somebody paid for it.
	report_ready: 30 * DAY,
	payment_returned: 30 * DAY,
	report_refunded: 30 * DAY,
	plan_started: 7 * DAY,
	// Said too late it would be wrong.
	trial_ending: DAY,
	plan_payment_failed: 7 * DAY,
	plan_cancelled: 30 * DAY,
	// The next day brings another while anything is wrong.
	admin_alert: DAY,
	test_mail: DAY,
	plan_changed: 7 * DAY,
	plan_change_planned: 7 * DAY,
	plan_kept: 7 * DAY,
} as const satisfies Record<LetterKind, number>;

type PostOffice = Desk & { readonly mailer: Mailer };

/** What letters are written and sent with, in this environment. */
export function postOffice(env: Bindings, world: Desk["world"]): PostOffice {
	return {
		db: connect(env.DB),
		mailer: mailerOf(env),
		settings: mailSettings(env),
		env,
		world,
	};
}

/**
 * Sends up to `limit` of the letters that are due, all at once, so that a mail service that hangs holds this up for the
 * patience of the mailer once. What could not be sent stays with its reason for a later run. Never throws: a failure is logged,
 * without address or secret.
 */
export async function deliverDue(office: PostOffice, limit: number): Promise<void> {
	try {
		const due = await claimDue(office.db, { now: office.world.now(), lease: LEASE, limit });
		await Promise.all(due.map((row) => deliver(office, row)));
	} catch (cause) {
		log.error("the outbox could not be read", { reason: reasonOf(cause) });
	}
}

async function deliver(office: PostOffice, row: OutboxRow): Promise<void> {
	try {
		if (office.world.now() - row.createdAt > WANTED_FOR[row.kind]) {
			await giveUp(office, row);
			return;
		}
		const mail = await writeLetter(office, row);
		if (mail) {
			await office.mailer.send(mail);
		}
		await dropLetter(office.db, row);
	} catch (cause) {
		await keepForLater(office, row, reasonOf(cause));
	}
}

async function giveUp({ db }: PostOffice, row: OutboxRow): Promise<void> {
	await dropLetter(db, row);
	const { id, kind, tries, lastError } = row;
	log.error("letter given up", { id, kind, tries: tries - 1, reason: lastError });
}

async function keepForLater(office: PostOffice, row: OutboxRow, reason: string): Promise<void> {
	const { id, kind, tries } = row;
	const pause = PAUSES[Math.min(tries, PAUSES.length) - 1] ?? LEASE;
	log.error("letter not sent", { id, kind, tries, reason });
	try {
		await putBack(office.db, row, { dueAt: office.world.now() + pause, reason });
	} catch (cause) {
		// The claim runs out by itself, and the letter is due again.
		log.error("letter not put back", { id, kind, reason: reasonOf(cause) });
	}
}
