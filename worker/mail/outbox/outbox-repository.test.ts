import { env } from "cloudflare:workers";
import { eq, isNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { newId, randomToken } from "#worker/platform/ids.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { someUser } from "#worker/test/some-user.ts";
import { claim, dropEmailsAbout, enqueueFor, enqueueTo, markQueued } from "./outbox-repository.ts";

const db = connect(env.DB);
const MINUTE = 60_000;

beforeEach(async () => {
	await env.DB.exec("DELETE FROM outbox");
});

const waiting = () => db.select().from(outbox).orderBy(outbox.dueAt);
const newEmailId = () => newId("let", randomToken);

function welcomeFor(userId: string) {
	return { id: newEmailId(), kind: "welcome", userId, recipient: null, now: NOW } as const;
}

test("an email to an account waits from now on, untried", async () => {
	const user = await someUser(db);
	const email = welcomeFor(user.id);

	await db.batch([enqueueFor(db, email)]);

	expect(await waiting()).toEqual([
		{
			id: email.id,
			kind: "welcome",
			userId: user.id,
			reportId: null,
			subscriptionId: null,
			recipient: null,
			createdAt: NOW,
			dueAt: NOW,
			tries: 0,
			lastError: null,
			queuedAt: null,
		},
	]);
});

test("no email waits for an account that does not exist", async () => {
	await enqueueFor(db, welcomeFor("usr_nobody"));

	expect(await waiting()).toEqual([]);
});

test("a condition on the account decides in the same statement", async () => {
	const user = await someUser(db, { verifiedAt: NOW });

	await enqueueFor(db, welcomeFor(user.id), isNull(users.verifiedAt));
	expect(await waiting()).toEqual([]);

	await enqueueFor(db, welcomeFor(user.id), eq(users.verifiedAt, NOW));
	expect(await waiting()).toHaveLength(1);
});

test("an email to an address needs no account", async () => {
	const id = newEmailId();

	await enqueueTo(db, { id, kind: "account_deleted", recipient: "ada@example.com", now: NOW });

	expect(await waiting()).toMatchObject([
		{ id, userId: null, recipient: "ada@example.com", dueAt: NOW, tries: 0 },
	]);
});

test("the emails about one account are taken back, and nobody else's", async () => {
	const [leaving, staying] = [await someUser(db), await someUser(db)];
	await enqueueFor(db, welcomeFor(leaving.id));
	await enqueueFor(db, welcomeFor(staying.id));

	await dropEmailsAbout(db, leaving.id);

	expect(await waiting()).toMatchObject([{ userId: staying.id }]);
});

test("what is due longest is queued first, up to the limit, and nothing before its time or twice", async () => {
	const user = await someUser(db);
	const emails = [NOW, NOW - 2, NOW - 1, NOW + 1].map((now) => ({ ...welcomeFor(user.id), now }));
	for (const email of emails) {
		await enqueueFor(db, email);
	}
	const [now, first, second] = emails.map(({ id }) => id);

	expect(new Set(await markQueued(db, NOW, 2))).toEqual(new Set([first, second]));
	expect(await markQueued(db, NOW, 9)).toEqual([now]);
	expect(await markQueued(db, NOW, 9)).toEqual([]);
});

test("what was queued and taken by nobody for ten minutes is queued again", async () => {
	const user = await someUser(db);
	const { id, ...email } = welcomeFor(user.id);
	await enqueueFor(db, { id, ...email });
	await markQueued(db, NOW, 9);

	expect(await markQueued(db, NOW + 10 * MINUTE - 1, 9)).toEqual([]);
	expect(await markQueued(db, NOW + 10 * MINUTE, 9)).toEqual([id]);
});

test("a claimed email is nobody else's until it is due again", async () => {
	const user = await someUser(db);
	const { id, ...email } = welcomeFor(user.id);
	await enqueueFor(db, { id, ...email });
	await claim(db, [id], NOW);

	expect(await claim(db, [id], NOW + 5 * MINUTE - 1)).toEqual([]);
	expect(await claim(db, [id], NOW + 5 * MINUTE)).toMatchObject([
		{ tries: 2, dueAt: NOW + 20 * MINUTE },
	]);
});

test("no other email than the named ones is claimed, and none before its time", async () => {
	const user = await someUser(db);
	const [due, early, other] = [welcomeFor(user.id), welcomeFor(user.id), welcomeFor(user.id)];
	await enqueueFor(db, due);
	await enqueueFor(db, { ...early, now: NOW + 1 });
	await enqueueFor(db, other);

	expect((await claim(db, [due.id, early.id, "let_none"], NOW)).map(({ id }) => id)).toEqual([
		due.id,
	]);
});
