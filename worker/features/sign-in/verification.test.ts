import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { VERIFY_LINK } from "#domain/business/account/lifetimes.ts";
import { runSchedule } from "#worker/jobs/schedule.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { consuming, NOW, offline } from "#worker/test/ask-app.ts";
import { Browser, member, PASSWORD, registered, somebody } from "#worker/test/browser.ts";
import { linkTo, mailTo } from "#worker/test/read-mail.ts";

const verify = (token: string) => `/api/verify-email/${token}`;

/** A verified person who has asked to move to another address. */
async function moving() {
	const person = await registered();
	await person.browser.ask(verify(await linkTo(person.email, "verify-email")));
	const { email } = somebody();
	await person.browser.ask("/api/account/email", { json: { email, password: PASSWORD } });
	return { ...person, newEmail: email, token: await linkTo(email, "verify-email") };
}

test("whoever registers is written to, and welcomed once the address is theirs", async () => {
	const { email, browser } = await registered();
	expect(await mailTo(email)).toHaveLength(1);
	const token = await linkTo(email, "verify-email");

	expect((await browser.ask(verify(token))).status).toBe(200);

	expect(await (await browser.ask("/api/user")).json()).toMatchObject({ isVerified: true });
	expect((await mailTo(email))[0]?.subject).toMatch(/welcome/i);
	expect((await browser.ask(verify(token))).status).toBe(404);
	expect(await mailTo(email)).toHaveLength(2);
});

test("of two openings of one link at once, one counts and one welcome is sent", async () => {
	const { email, browser } = await registered();
	const token = await linkTo(email, "verify-email");
	const answers = await Promise.all([1, 2].map(() => browser.ask(verify(token))));
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
	expect(await mailTo(email)).toHaveLength(2);
});

test("a link works for 24 hours", async () => {
	const { email, browser } = await registered();
	const token = await linkTo(email, "verify-email");
	const late = await browser.ask(verify(token), { now: NOW + VERIFY_LINK });
	expect(late.status).toBe(404);
	const inTime = await browser.ask(verify(token), { now: NOW + VERIFY_LINK - 1 });
	expect(inTime.status).toBe(200);
});

test("the link is sent again to whoever asks and is not yet verified", async () => {
	const { email, browser } = await registered();
	const first = await linkTo(email, "verify-email");
	const response = await browser.ask("/api/resend-verification", { method: "POST" });
	expect(await response.json()).toEqual({
		message: `We sent a link to ${email}. It works for 24 hours.`,
	});
	const second = await linkTo(email, "verify-email");
	expect(second).not.toBe(first);
	await browser.ask(verify(second));
	const again = await browser.ask("/api/resend-verification", { method: "POST" });
	expect(await again.json()).toEqual({ message: "Your e-mail address is verified already." });
});

test("the sixth link that somebody asks to be sent again within an hour is refused", async () => {
	const { browser } = await registered();
	for (let time = 0; time < 5; time++) {
		expect((await browser.ask("/api/resend-verification", { method: "POST" })).status).toBe(200);
	}
	expect((await browser.ask("/api/resend-verification", { method: "POST" })).status).toBe(429);
});

test("an account moves to another address when the link sent there is opened, and not before", async () => {
	const { browser, email, newEmail, token } = await moving();
	expect(await (await browser.ask("/api/user")).json()).toMatchObject({
		email,
		pendingEmail: newEmail,
		isVerified: true,
	});

	expect((await browser.ask(verify(token))).status).toBe(200);

	expect(await (await browser.ask("/api/user")).json()).toMatchObject({
		email: newEmail,
		pendingEmail: null,
		isVerified: true,
	});
	expect((await mailTo(email)).map(({ subject }) => subject).slice(0, 2)).toEqual([
		"Your e-mail address was changed",
		"Your account may move to another address",
	]);
	const json = { username: newEmail, password: PASSWORD };
	expect((await new Browser().ask("/api/login", { json })).status).toBe(200);
	expect((await mailTo(newEmail)).map(({ subject }) => subject)).not.toContainEqual(
		expect.stringMatching(/welcome/i),
	);
});

test("a link for a wish that another has replaced opens nothing, and the other's works", async () => {
	const { browser, newEmail, token } = await moving();
	const { email: third } = somebody();
	await browser.ask("/api/account/email", { json: { email: third, password: PASSWORD } });
	expect((await browser.ask(verify(token))).status).toBe(404);
	const link = await linkTo(third, "verify-email");
	expect((await browser.ask(verify(link))).status).toBe(200);
	const user = await (await browser.ask("/api/user")).json();
	expect(user).toMatchObject({ email: third });
	expect(user).not.toMatchObject({ email: newEmail });
});

test("who asks to move before verifying can still verify the address they have", async () => {
	const { browser, email } = await registered();
	const token = await linkTo(email, "verify-email");
	await browser.ask("/api/account/email", {
		json: { email: somebody().email, password: PASSWORD },
	});
	expect((await browser.ask(verify(token))).status).toBe(200);
	expect(await (await browser.ask("/api/user")).json()).toMatchObject({ email, isVerified: true });
});

test("a link to set a password that was sent to the address one left is worth nothing", async () => {
	const { browser, email, token } = await moving();
	await new Browser().ask("/api/forgot-password", { json: { email } });
	const link = await linkTo(email, "reset-password");
	await browser.ask(verify(token));
	const response = await new Browser().ask("/api/reset-password", {
		json: { token: link, password: "blue teapot 11" },
	});
	expect(response.status).toBe(404);
});

test("an address that another account began to use meanwhile stays theirs", async () => {
	const { browser, email, newEmail, token } = await moving();
	await new Browser().ask("/api/register", { json: { ...somebody(), email: newEmail } });
	const response = await browser.ask(verify(token));
	expect(response.status).toBe(409);
	expect(await (await browser.ask("/api/user")).json()).toMatchObject({ email });
});

test("a wish taken back makes its link worthless", async () => {
	const { browser, email, token } = await moving();
	await browser.ask("/api/account/email", { json: { email, password: PASSWORD } });
	expect(await (await browser.ask("/api/user")).json()).toMatchObject({ pendingEmail: null });
	expect((await browser.ask(verify(token))).status).toBe(404);
	expect(await (await browser.ask("/api/user")).json()).toMatchObject({ email });
});

test("a mail that cannot be sent fails nothing, waits, and goes out with the next run", async () => {
	const MAIL = { send: () => Promise.reject(new Error("mail is down")) };
	const { email, user } = await registered({ bindings: { ...offline, MAIL } });
	expect(user.email).toBe(email);
	expect(await mailTo(email)).toEqual([]);
	const waiting = await env.DB.prepare("SELECT * FROM outbox WHERE recipient = ?")
		.bind(email)
		.first();
	expect(waiting).toMatchObject({ kind: "verify_email", tries: 1 });
	expect(waiting?.["last_error"]).toContain("mail is down");

	const later = NOW + 5 * 60_000;
	const world = { fetch, now: () => later, token: randomToken };
	const trigger = { cron: "*/5 * * * *", scheduledTime: later };
	await runSchedule(trigger, consuming(offline, world), world);
	expect(await mailTo(email)).toHaveLength(1);
});

test("a stranger who opened an account with my address is not verified by my opening the link", async () => {
	const mine = "boss@example.com";
	const { browser: stranger, username } = await registered({ email: mine });
	const token = await linkTo(mine, "verify-email");
	expect((await mailTo(mine))[0]?.text).toContain(`"${username}"`);

	expect((await new Browser().ask(verify(token))).status).toBe(401);
	const { browser: me } = await member();
	const response = await me.ask(verify(token));

	expect(response.status).toBe(404);
	expect(await response.json()).toMatchObject({
		message: "This link belongs to another account. Sign in to that one to use it.",
	});
	expect(await (await stranger.ask("/api/user")).json()).toMatchObject({ isVerified: false });
});

test("confirming the address one has leaves the wish for another open", async () => {
	const { browser, email } = await registered();
	const own = await linkTo(email, "verify-email");
	const { email: wished } = somebody();
	await browser.ask("/api/account/email", { json: { email: wished, password: PASSWORD } });
	const other = await linkTo(wished, "verify-email");
	expect((await browser.ask(verify(own))).status).toBe(200);
	expect((await browser.ask(verify(other))).status).toBe(200);
	expect(await (await browser.ask("/api/user")).json()).toMatchObject({ email: wished });
});
