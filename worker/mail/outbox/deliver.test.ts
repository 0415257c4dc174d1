import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { connect } from "#worker/db/client.ts";
import { type EmailKind, outbox } from "#worker/db/schema/outbox.ts";
import { mailerOf } from "#worker/mail/binding-mailer.ts";
import type { Mailer } from "#worker/mail/mailer.ts";
import { newId, randomToken } from "#worker/platform/ids.ts";
import { NOW, noNetwork, offline } from "#worker/test/ask-app.ts";
import { acceptingMailer, refusingMailer } from "#worker/test/mailers.ts";
import { mailTo } from "#worker/test/read-mail.ts";
import { someUser } from "#worker/test/some-user.ts";
import { deliver } from "./deliver.ts";
import { claim, enqueueFor, enqueueTo, markQueued } from "./outbox-repository.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const db = connect(env.DB);
const logged = vi.spyOn(console, "error");

beforeEach(async () => {
	await env.DB.exec("DELETE FROM outbox");
	logged.mockReset().mockImplementation(() => {});
});

/** What emails are sent with by a mailer at a moment, with everything else as in a deployment. */
function contextOf(mailer: Mailer, now = NOW) {
	const settings = { publicUrl: "https://lettable.example", supportEmail: "help@lettable.example" };
	const world = { fetch: noNetwork, now: () => now, token: randomToken };
	return { db, mailer, settings, world, env: offline };
}

/** Sends what is due at a moment. */
async function deliverDue(mailer: Mailer, now = NOW): Promise<void> {
	await deliver(contextOf(mailer, now), await markQueued(db, now, 100));
}

async function enqueued(kind: EmailKind, now = NOW) {
	const user = await someUser(db);
	const id = newId("let", randomToken);
	await enqueueFor(db, { id, kind, userId: user.id, recipient: null, now });
	return { user, id };
}

const waiting = () => db.select().from(outbox);

test("an email is sent through the mail binding and waits no more", async () => {
	const { user } = await enqueued("welcome");

	await deliverDue(mailerOf(env));

	expect(await mailTo(user.email)).toMatchObject([{ subject: "Welcome to Lettable" }]);
	expect(await waiting()).toEqual([]);
	expect(logged).not.toHaveBeenCalled();
});

test("an email that could not be sent stays with the reason, and a later run sends it", async () => {
	const { user, id } = await enqueued("password_changed");
	const { mailer, sent } = acceptingMailer();

	await deliverDue(refusingMailer("the service is closed"));
	expect(await waiting()).toMatchObject([
		{ id, tries: 1, lastError: "the service is closed", dueAt: NOW + 5 * MINUTE },
	]);

	await deliverDue(mailer, NOW + 5 * MINUTE - 1);
	expect(sent).toEqual([]);
	await deliverDue(mailer, NOW + 5 * MINUTE);
	expect(sent).toMatchObject([{ to: user.email, subject: "Your password was changed" }]);
	expect(await waiting()).toEqual([]);
});

test("the pauses between tries grow to twelve hours", async () => {
	await enqueued("welcome");
	const pauses: number[] = [];
	let now = NOW;
	while (pauses.length < 7) {
		await deliverDue(refusingMailer("closed"), now);
		const [email] = await waiting();
		const dueAt = email?.dueAt ?? now;
		pauses.push((dueAt - now) / MINUTE);
		now = dueAt;
	}
	expect(pauses).toEqual([5, 15, 60, 240, 720, 720, 720]);
});

test("messages that come twice, at once or later, send each email once", async () => {
	await Promise.all(Array.from({ length: 8 }, () => enqueued("welcome")));
	const { mailer, sent } = acceptingMailer();

	const ids = await markQueued(db, NOW, 100);
	const context = contextOf(mailer);
	await Promise.all([deliver(context, ids), deliver(context, ids.toReversed())]);
	await deliver(context, ids);

	expect(sent).toHaveLength(8);
	expect(new Set(sent.map(({ to }) => to)).size).toBe(8);
});

test("an email whose sender died half-way is nobody else's for the pause after a try, then sent again", async () => {
	const { id } = await enqueued("welcome");
	const { mailer, sent } = acceptingMailer();
	await claim(db, [id], NOW);

	await deliver(contextOf(mailer, NOW + 5 * MINUTE - 1), [id]);
	expect(sent).toEqual([]);
	await deliver(contextOf(mailer, NOW + 5 * MINUTE), [id]);
	expect(sent).toHaveLength(1);
});

test("a sender whose claim ran out takes nothing back from the one that has the email now", async () => {
	const { id } = await enqueued("welcome");
	let refuse: (cause: Error) => void = () => {};
	const hanging: Mailer = {
		send: () =>
			new Promise((_, reject) => {
				refuse = reject;
			}),
	};
	const late = deliver(contextOf(hanging), [id]);
	await expect.poll(async () => (await waiting())[0]?.tries).toBe(1);
	await claim(db, [id], NOW + 5 * MINUTE);
	await expect.poll(() => refuse(new Error("too late"))).toBeUndefined();
	await late;

	expect(await waiting()).toMatchObject([{ tries: 2, dueAt: NOW + 20 * MINUTE, lastError: null }]);
});

test("one broken email does not stop the others", async () => {
	await enqueueTo(db, {
		id: newId("let", randomToken),
		kind: "account_deleted",
		recipient: "ada@example.com\r\nBcc: eve@example.com",
		now: NOW - 1,
	});
	const { user } = await enqueued("welcome");
	const { mailer, sent } = acceptingMailer();

	await deliverDue(mailer);

	expect(sent).toMatchObject([{ to: user.email }]);
	expect(await waiting()).toMatchObject([
		{ kind: "account_deleted", lastError: "the recipient is not one e-mail address" },
	]);
});

test.each([
	["verify_email", DAY],
	["welcome", 7 * DAY],
] as const)(
	"of the kind %s a try after which the next would be too late is the last",
	async (kind, lifetime) => {
		const { id } = await enqueued(kind);
		const { mailer, sent } = acceptingMailer();

		await deliverDue(refusingMailer("closed"), NOW + lifetime - 5 * MINUTE + 1);
		expect(await waiting()).toMatchObject([{ id, dueAt: null, tries: 1, lastError: "closed" }]);
		expect(logged).toHaveBeenCalledExactlyOnceWith(
			JSON.stringify({
				...{ level: "error", message: "email dead" },
				...{ id, kind, tries: 1, reason: "closed" },
			}),
		);
		await deliver(contextOf(mailer, NOW + lifetime), [id]);
		expect(sent).toEqual([]);
	},
);

test("an email that nobody could try in time is dead, and says so", async () => {
	const { id } = await enqueued("verify_email");
	const { mailer, sent } = acceptingMailer();

	await deliverDue(mailer, NOW + DAY + 1);

	expect(sent).toEqual([]);
	expect(await waiting()).toMatchObject([
		{ id, dueAt: null, lastError: "it could not be tried in time" },
	]);
});

test("what is logged and kept of a failure names no address and no secret", async () => {
	const { user } = await enqueued("verify_email");
	const token = randomToken();

	await deliverDue(refusingMailer(`could not send ${token} to ${user.email}`));

	const said = JSON.stringify([logged.mock.calls, (await waiting())[0]?.lastError]);
	expect(said).toContain("could not send [secret] to [address]");
	expect(said).not.toContain(token);
	expect(said).not.toContain(user.email);
});

test("where the tables cannot be asked it fails, so that the messages come again", async () => {
	const away = () => {
		throw new Error("D1 is away");
	};
	const broken = connect(new Proxy(env.DB, { get: () => away }));
	const context = { ...contextOf(refusingMailer("closed")), db: broken };
	await expect(async () => deliver(context, ["let_1"])).rejects.toThrow();
});
