import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { connect } from "#worker/db/client.ts";
import { type EmailKind, outbox } from "#worker/db/schema/outbox.ts";
import { mailerOf } from "#worker/mail/binding-mailer.ts";
import type { Mailer } from "#worker/mail/mailer.ts";
import { newId, randomToken } from "#worker/platform/ids.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { acceptingMailer, refusingMailer } from "#worker/test/mailers.ts";
import { mailTo } from "#worker/test/read-mail.ts";
import { someUser } from "#worker/test/some-user.ts";
import { deliverDue } from "./deliver-due.ts";
import { claimDue, enqueueFor, enqueueTo } from "./outbox-repository.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const db = connect(env.DB);
const logged = vi.spyOn(console, "error");

beforeEach(async () => {
	await env.DB.exec("DELETE FROM outbox");
	logged.mockReset().mockImplementation(() => {});
});

/** Sends what is due at a moment, by a mailer, with everything else as in a deployment. */
function deliver(mailer: Mailer, now = NOW, limit = 10): Promise<void> {
	const settings = { publicUrl: "https://lettable.example", supportEmail: "help@lettable.example" };
	const world = { now: () => now, token: randomToken };
	return deliverDue({ db, mailer, settings, world, env: offline }, limit);
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

	await deliver(mailerOf(env));

	expect(await mailTo(user.email)).toMatchObject([{ subject: "Welcome to Lettable" }]);
	expect(await waiting()).toEqual([]);
	expect(logged).not.toHaveBeenCalled();
});

test("an email that could not be sent stays with the reason, and a later run sends it", async () => {
	const { user, id } = await enqueued("password_changed");
	const { mailer, sent } = acceptingMailer();

	await deliver(refusingMailer("the service is closed"));
	expect(await waiting()).toMatchObject([
		{ id, tries: 1, lastError: "the service is closed", dueAt: NOW + 5 * MINUTE },
	]);

	await deliver(mailer, NOW + 5 * MINUTE - 1);
	expect(sent).toEqual([]);
	await deliver(mailer, NOW + 5 * MINUTE);
	expect(sent).toMatchObject([{ to: user.email, subject: "Your password was changed" }]);
	expect(await waiting()).toEqual([]);
});

test("the pauses between tries grow to twelve hours", async () => {
	await enqueued("welcome");
	const pauses: number[] = [];
	let now = NOW;
	while (pauses.length < 7) {
		await deliver(refusingMailer("closed"), now);
		const [email] = await waiting();
		const dueAt = email?.dueAt ?? now;
		pauses.push((dueAt - now) / MINUTE);
		now = dueAt;
	}
	expect(pauses).toEqual([5, 15, 60, 240, 720, 720, 720]);
});

test("two deliveries at once send each email once", async () => {
	await Promise.all(Array.from({ length: 8 }, () => enqueued("welcome")));
	const { mailer, sent } = acceptingMailer();

	await Promise.all([deliver(mailer), deliver(mailer), deliver(mailer)]);

	expect(sent).toHaveLength(8);
	expect(new Set(sent.map(({ to }) => to)).size).toBe(8);
});

test("an email whose sender died half-way is sent again once the claim has run out", async () => {
	await enqueued("welcome");
	const { mailer, sent } = acceptingMailer();
	await claimDue(db, { now: NOW, lease: 2 * MINUTE, limit: 10 });

	await deliver(mailer, NOW + 2 * MINUTE - 1);
	expect(sent).toEqual([]);
	await deliver(mailer, NOW + 2 * MINUTE);
	expect(sent).toHaveLength(1);
});

test("a sender keeps the others off an email for two minutes", async () => {
	await enqueued("welcome");
	const { mailer, sent } = acceptingMailer();
	const hanging: Mailer = { send: () => new Promise(() => {}) };

	// Neither awaited nor ever settled: this sender died.
	deliver(hanging).catch(() => {});
	await expect.poll(async () => (await waiting())[0]?.tries).toBe(1);
	await deliver(mailer, NOW + 2 * MINUTE - 1);

	expect(sent).toEqual([]);
});

test("no more emails are taken than asked for", async () => {
	await Promise.all([enqueued("welcome"), enqueued("welcome"), enqueued("welcome")]);
	const { mailer, sent } = acceptingMailer();

	await deliver(mailer, NOW, 2);

	expect(sent).toHaveLength(2);
	expect(await waiting()).toHaveLength(1);
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

	await deliver(mailer);

	expect(sent).toMatchObject([{ to: user.email }]);
	expect(await waiting()).toMatchObject([
		{ kind: "account_deleted", lastError: "the recipient is not one e-mail address" },
	]);
});

test.each([
	["verify_email", DAY],
	["welcome", 7 * DAY],
] as const)("an email of the kind %s is abandoned after its time", async (kind, lifetime) => {
	const { id } = await enqueued(kind);
	const { mailer, sent } = acceptingMailer();

	await deliver(refusingMailer("closed"), NOW + lifetime);
	expect(await waiting()).toHaveLength(1);
	logged.mockClear();
	await deliver(mailer, NOW + lifetime + 5 * MINUTE);

	expect(sent).toEqual([]);
	expect(await waiting()).toEqual([]);
	expect(logged).toHaveBeenCalledExactlyOnceWith(
		JSON.stringify({
			level: "error",
			message: "email abandoned",
			...{ id, kind, tries: 1, reason: "closed" },
		}),
	);
});

test("what is logged and kept of a failure names no address and no secret", async () => {
	const { user } = await enqueued("verify_email");
	const token = randomToken();

	await deliver(refusingMailer(`could not send ${token} to ${user.email}`));

	const said = JSON.stringify([logged.mock.calls, (await waiting())[0]?.lastError]);
	expect(said).toContain("could not send [secret] to [address]");
	expect(said).not.toContain(token);
	expect(said).not.toContain(user.email);
});

test("a database that cannot be read is logged, never thrown", async () => {
	const away = () => {
		throw new Error("D1 is away");
	};
	const broken = connect(new Proxy(env.DB, { get: () => away }));
	const settings = { publicUrl: "", supportEmail: "" };
	const world = { now: () => NOW, token: randomToken };

	await deliverDue(
		{ db: broken, mailer: refusingMailer("closed"), settings, world, env: offline },
		10,
	);

	expect(String(logged.mock.calls)).toContain("the outbox could not be read");
});
