import { env } from "cloudflare:workers";
import { eq, isNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { newId, randomToken } from "#worker/platform/ids.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { someUser } from "#worker/test/some-user.ts";
import { claimDue, dropEmailsAbout, enqueueFor, enqueueTo, putBack } from "./outbox-repository.ts";

const db = connect(env.DB);
const LEASE = 60_000;

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

test("what is due longest is claimed first, up to the limit, and nothing before its time", async () => {
	const user = await someUser(db);
	for (const now of [NOW, NOW - 2, NOW - 1, NOW + 1]) {
		await enqueueFor(db, { ...welcomeFor(user.id), now });
	}

	const claimed = await claimDue(db, { now: NOW, lease: LEASE, limit: 2 });

	expect(claimed.map(({ createdAt }) => createdAt - NOW).toSorted((a, b) => a - b)).toEqual([
		-2, -1,
	]);
	expect(await claimDue(db, { now: NOW, lease: LEASE, limit: 9 })).toMatchObject([
		{ createdAt: NOW, dueAt: NOW + LEASE, tries: 1 },
	]);
});

test("a claimed email is nobody else's until the claim runs out", async () => {
	const user = await someUser(db);
	await enqueueFor(db, welcomeFor(user.id));
	await claimDue(db, { now: NOW, lease: LEASE, limit: 9 });

	expect(await claimDue(db, { now: NOW + LEASE - 1, lease: LEASE, limit: 9 })).toEqual([]);
	expect(await claimDue(db, { now: NOW + LEASE, lease: LEASE, limit: 9 })).toMatchObject([
		{ tries: 2 },
	]);
});

test("a sender whose claim has run out cannot put back what another has taken", async () => {
	const user = await someUser(db);
	await enqueueFor(db, welcomeFor(user.id));
	const [late] = await claimDue(db, { now: NOW, lease: LEASE, limit: 1 });
	await claimDue(db, { now: NOW + LEASE, lease: LEASE, limit: 1 });

	await putBack(
		db,
		{ id: late?.id ?? "", tries: late?.tries ?? 0 },
		{ dueAt: NOW, reason: "late" },
	);

	expect(await waiting()).toMatchObject([{ dueAt: NOW + 2 * LEASE, lastError: null }]);
});
