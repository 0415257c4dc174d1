import { and, asc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { Answer as StoredAnswer } from "#contracts/answer.ts";
import type { LettingAnswer } from "#domain/judgement/answer/answer.ts";
import type { Db } from "#worker/db/client.ts";
import { unpackText } from "#worker/db/packed-text.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { type EmailKind, outbox } from "#worker/db/schema/outbox.ts";
import { reportPayments, reportSnapshots, reports } from "#worker/db/schema/reports.ts";
import { registerSuggestions } from "#worker/db/schema/suggestions.ts";

const MINUTE = 60_000;

/** An email that waits, as the table holds it. */
export type OutboxRow = typeof outbox.$inferSelect;

/** `id` is a new `let_…`; `now` is UTC milliseconds. */
type Enqueued = { readonly id: string; readonly kind: EmailKind; readonly now: number };
type ToAccount = Enqueued & {
	readonly userId: string;
	readonly recipient: string | null;
	/** The subscription it is about, if any. */
	readonly subscriptionId?: string;
};

/**
 * A statement that queues an email to an account, if the account exists when it runs and `condition`, which may speak of its row in `users`, holds.
 * `recipient` null stands for the account's own address at the time of sending.
 */
export function enqueueFor(db: Db, email: ToAccount, condition?: SQL) {
	return db.insert(outbox).select(
		db
			.select({ ...columnsOf(email), userId: users.id })
			.from(users)
			.where(and(eq(users.id, email.userId), condition)),
	);
}

/** An email to be: a new `let_…`, and the account it goes to. */
export type EmailToAccount = Readonly<Record<"id" | "userId", string>>;

/** A statement that queues an email of one kind to each of many accounts, as far as they exist and `condition` holds of their row in `users`. */
export function enqueueForEach(
	db: Db,
	{ kind, now }: Pick<Enqueued, "kind" | "now">,
	emails: readonly EmailToAccount[],
	condition?: SQL,
) {
	const columns = columnsOf({ id: "", kind, recipient: null, now });
	return db.insert(outbox).select(
		db
			.select({ ...columns, id: sql`letter.value ->> 'id'`.as("id"), userId: users.id })
			.from(users)
			.innerJoin(
				sql`json_each(${JSON.stringify(emails)}) AS letter`,
				sql`letter.value ->> 'userId' = ${users.id}`,
			)
			.where(condition),
	);
}

/** A statement that queues an email to an address, whether or not an account has that address. */
export function enqueueTo(
	db: Db,
	{ id, kind, recipient, now }: Enqueued & { readonly recipient: string },
) {
	return db
		.insert(outbox)
		.values({ id, kind, userId: null, recipient, createdAt: now, dueAt: now });
}

/** A statement that queues the last email to an account, if `condition` holds. It outlives the account, so it names only the address. */
export function enqueueFarewell(
	db: Db,
	email: Omit<ToAccount, "kind">,
	condition: SQL | undefined,
) {
	const farewell = { ...email, kind: "account_deleted" } as const;
	return db.insert(outbox).select(
		db
			.select(columnsOf(farewell))
			.from(users)
			.where(and(eq(users.id, email.userId), condition)),
	);
}

/**
 * A statement that queues an email about a report, if `condition` on its row in `reports` holds. Names the owner, so that the email goes with their
 * account. Queues nothing for an unknown address.
 */
export function enqueueAboutReport(
	db: Db,
	email: Enqueued & { readonly recipient: string | null },
	condition: SQL | undefined,
) {
	const hasRecipient = email.recipient === null ? sql`FALSE` : undefined;
	return db.insert(outbox).select(
		db
			.select({ ...columnsOf(email), userId: reports.userId, reportId: reports.id })
			.from(reports)
			.where(and(condition, hasRecipient)),
	);
}

/** A statement that queues the post of what wants a person, which is about nobody, if `condition` holds. */
export function enqueuePost(db: Db, email: Omit<Enqueued, "kind">, condition: SQL) {
	const { id, now } = email;
	return db
		.insert(outbox)
		.select(
			sql`SELECT ${id}, 'alert_webhook', NULL, NULL, NULL, ${now}, ${now}, 0, NULL, NULL, NULL WHERE ${condition}`,
		);
}

/**
 * The account that sent a row of `register_suggestions`, where it proved that the address of the answer is its own; null else. The outer columns by name:
 * drizzle would leave their table out.
 */
export const provedSender = sql<
	string | null
>`(SELECT sender.id FROM ${users} AS sender WHERE sender.id = ${registerSuggestions}.user_id
	AND sender.email_key = ${registerSuggestions}.email_key AND sender.verified_at IS NOT NULL)`;

/**
 * A statement that queues the answer to a suggestion, if `condition` on its row in `register_suggestions`
 * holds and this very letter tells of its decision. Names an account that proved the address.
 */
export function enqueueDecided(db: Db, email: Omit<Enqueued, "kind">, condition: SQL) {
	const letter = { ...email, kind: "suggestion_decided", recipient: null } as const;
	return db.insert(outbox).select(
		db
			.select({
				...columnsOf(letter),
				userId: provedSender.as("user_id"),
				recipient: sql`${registerSuggestions.emailKey}`.as("recipient"),
			})
			.from(registerSuggestions)
			.where(
				and(
					eq(registerSuggestions.letterId, email.id),
					isNotNull(registerSuggestions.emailKey),
					condition,
				),
			),
	);
}

/** A new row's columns in the order of the table. It is about nobody until the query that selects it says about whom. */
function columnsOf({ id, kind, recipient, now, subscriptionId }: Omit<ToAccount, "userId">) {
	return {
		id: sql`${id}`.as("id"),
		kind: sql`${kind}`.as("kind"),
		userId: sql`NULL`.as("user_id"),
		reportId: sql`NULL`.as("report_id"),
		recipient: sql`${recipient}`.as("recipient"),
		createdAt: sql`${now}`.as("created_at"),
		dueAt: sql`${now}`.as("due_at"),
		tries: sql`0`.as("tries"),
		lastError: sql`NULL`.as("last_error"),
		subscriptionId: sql`${subscriptionId ?? null}`.as("subscription_id"),
		queuedAt: sql`NULL`.as("queued_at"),
	};
}

/** A statement that takes back every email about an account, and every answer to what it said of the register, if `condition` holds. */
export function dropEmailsAbout(db: Db, userId: string, condition?: SQL) {
	const answers = sql`SELECT letter_id FROM ${registerSuggestions} WHERE user_id = ${userId}`;
	return db
		.delete(outbox)
		.where(and(sql`(${outbox.userId} = ${userId} OR ${outbox.id} IN (${answers}))`, condition));
}

/** Milliseconds after which an email that was put on the queue and taken by nobody is put there again: the message was lost, or waits behind many. */
const OVERDUE = 10 * MINUTE;

/** Pauses after the first, second, ... try, in milliseconds; the last one goes on. The first is longer than any sender takes. */
const PAUSES = [5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 240 * MINUTE, 720 * MINUTE] as const;

/** Notes up to `limit` emails that are due as put on the queue, the longest due first, and returns their ids. One that is there already is left out. */
export async function markQueued(db: Db, now: number, limit: number): Promise<string[]> {
	const due = db
		.select({ id: outbox.id })
		.from(outbox)
		.where(
			and(lte(outbox.dueAt, now), or(isNull(outbox.queuedAt), lte(outbox.queuedAt, now - OVERDUE))),
		)
		.orderBy(asc(outbox.dueAt), asc(outbox.id))
		.limit(limit);
	const marked = await db
		.update(outbox)
		.set({ queuedAt: now })
		.where(inArray(outbox.id, due))
		.returning({ id: outbox.id });
	return marked.map(({ id }) => id);
}

/** A statement that notes that emails are on no queue after all. */
export function unmarkQueued(db: Db, ids: readonly string[]) {
	return db
		.update(outbox)
		.set({ queuedAt: null })
		.where(inArray(outbox.id, [...ids]));
}

/**
 * Takes those of the named emails that are due, and keeps every other sender off them until the pause after this try is over. Choice and claim are one
 * statement, so a message that comes twice, late or out of order takes nothing; and a sender that dies holds its email up as one that fails does.
 */
export function claim(db: Db, ids: readonly string[], now: number): Promise<OutboxRow[]> {
	const pause = sql`json_extract(${JSON.stringify(PAUSES)}, '$[' || min(${outbox.tries}, ${sql.raw(String(PAUSES.length - 1))}) || ']')`;
	return db
		.update(outbox)
		.set({ dueAt: sql`${now} + ${pause}`, tries: sql`${outbox.tries} + 1`, queuedAt: null })
		.where(and(inArray(outbox.id, [...ids]), lte(outbox.dueAt, now)))
		.returning()
		.execute();
}

/** A statement that drops an email: it was sent, or never will be. */
export function dropEmail(db: Db, { id }: Pick<OutboxRow, "id">) {
	return db.delete(outbox).where(eq(outbox.id, id));
}

/**
 * A statement that keeps why a try failed; the claim says when the next one is, and a dead email has none. It does nothing when the claim has run out and
 * another sender has taken the email since: that one's word counts.
 */
export function noteFailure(
	db: Db,
	{ id, tries }: Pick<OutboxRow, "id" | "tries">,
	{ isDead, reason }: { isDead: boolean; reason: string },
) {
	return db
		.update(outbox)
		.set({ lastError: reason, ...(isDead ? { dueAt: null } : {}) })
		.where(and(eq(outbox.id, id), eq(outbox.tries, tries)));
}

/** Condition on a row: it is still tried. A dead one holds up no other of its kind. */
export const isWaiting = isNotNull(outbox.dueAt);

/** The report a mail is about; null when there is none any more. */
export async function findReportForMail(db: Db, id: string) {
	const [report] = await db
		.select({
			id: reports.id,
			postcode: reports.postcode,
			address: reports.address,
			isTest: reports.isTest,
			/** The report's answer alone; null where it has none that we can read. */
			answer:
				sql<LettingAnswer | null>`(SELECT frozen.document FROM ${reportSnapshots} AS frozen WHERE frozen.report_id = reports.id)`.mapWith(
					readAnswer,
				),
			isOwned: sql<boolean>`${reports.userId} IS NOT NULL`.mapWith(Boolean),
			isReadable: sql<boolean>`${reports.state} = 'paid' AND ${reports.closedAt} IS NULL`.mapWith(
				Boolean,
			),
			/** The buyer asked for it at once, and knew what ends with that. The outer column by name: drizzle would leave its table out. */
			isWaived:
				sql<boolean>`EXISTS (SELECT 1 FROM ${reportPayments} AS paid WHERE paid.report_id = reports.id AND paid.state = 'settled' AND paid.waived_at IS NOT NULL)`.mapWith(
					Boolean,
				),
			/** Pence that were paid for it and given back. */
			refunded: sql<
				number | null
			>`(SELECT back.amount FROM ${reportPayments} AS back WHERE back.report_id = reports.id AND back.state = 'refunded')`,
		})
		.from(reports)
		.where(eq(reports.id, id));
	return report ?? null;
}

/** The answer of a report as it was kept; null for one of a shape that this edition does not know: its mail goes out without. */
function readAnswer(kept: string): LettingAnswer | null {
	const { answer } = JSON.parse(unpackText(kept));
	return StoredAnswer.safeParse(answer).data ?? null;
}
