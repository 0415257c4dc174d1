import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ATTEMPT_WINDOW } from "#domain/business/account/lifetimes.ts";
import { connect } from "#worker/db/client.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { Browser, member, PASSWORD, somebody } from "#worker/test/browser.ts";
import { countAttempt } from "./attempts.ts";

const wrong = (username: string) => ({ json: { username, password: "not the password" } });
const right = (username: string) => ({ json: { username, password: PASSWORD } });

/** As often as the passwords of one account may be guessed by all who try, each at an address of their own. */
const MOST = 50;

/** All that may be guessed of one account. The last is asked for at the door, and the others as the door counts them, which costs no hashes. */
async function exhaust(username: string, key = username.toLowerCase()) {
	const db = connect(env.DB);
	for (let time = 0; time < MOST - 1; time++) {
		const stranger = { db, token: randomToken, address: randomToken(), userAgent: null };
		await countAttempt({ ...stranger, now: NOW + time }, "password", key);
	}
	const last = { ...wrong(username), now: NOW + MOST - 1 };
	expect((await new Browser().ask("/api/login", last)).status).toBe(401);
}

test("of forty wrong passwords at once from one address on one account, ten are looked at and thirty are turned away", async () => {
	const { username } = await member();
	const address = randomToken();
	const answers = await Promise.all(
		Array.from({ length: 40 }, () => new Browser({ address }).ask("/api/login", wrong(username))),
	);
	expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
	const refused = answers.filter(({ status }) => status === 429);
	expect(refused).toHaveLength(30);
	expect(refused[0]?.headers.get("retry-after")).toBe("900");
	expect(await refused[0]?.json()).toMatchObject({
		code: "rate_limited",
		message: "Too many attempts. Please try again in 15 minutes.",
	});
});

test("an unknown login is limited like a known one, in any case and any width of letters", async () => {
	const { username } = somebody();
	await exhaust(username);
	const wide = username.replaceAll(/[a-z]/gi, (letter) =>
		String.fromCodePoint(letter.charCodeAt(0) + 0xfee0),
	);
	for (const spelling of [username.toUpperCase(), wide, ` ${username} `]) {
		expect((await new Browser().ask("/api/login", wrong(spelling))).status, spelling).toBe(429);
	}
});

test("the username and the address of one account count together", async () => {
	const { id, username, email } = await member();
	await exhaust(username, id);
	expect((await new Browser().ask("/api/login", wrong(email))).status).toBe(429);
});

test("one network address may try ten times, whatever the accounts", async () => {
	const browser = new Browser();
	for (let time = 0; time < 10; time++) {
		expect((await browser.ask("/api/login", wrong(somebody().username))).status).toBe(401);
	}
	expect((await browser.ask("/api/login", wrong(somebody().username))).status).toBe(429);
	expect((await new Browser().ask("/api/login", wrong(somebody().username))).status).toBe(401);
});

test("while the limit holds, the right password is turned away too", async () => {
	const { id, username } = await member();
	await exhaust(username, id);
	expect((await new Browser().ask("/api/login", right(username))).status).toBe(429);
});

test("when the time of Retry-After has passed, and not before, the next is let through", async () => {
	const { id, username } = await member();
	await exhaust(username, id);
	const refused = await new Browser().ask("/api/login", { ...wrong(username), now: NOW + 60_000 });
	expect(refused.headers.get("retry-after")).toBe(String((ATTEMPT_WINDOW - 60_000) / 1000));
	const early = { ...right(username), now: NOW + ATTEMPT_WINDOW - 1 };
	expect((await new Browser().ask("/api/login", early)).status).toBe(429);
	const late = { ...right(username), now: NOW + ATTEMPT_WINDOW };
	expect((await new Browser().ask("/api/login", late)).status).toBe(200);
});

test("ten wrong passwords from ten addresses lock nobody out", async () => {
	const { username } = await member();
	for (let time = 0; time < 10; time++) {
		expect((await new Browser().ask("/api/login", wrong(username))).status).toBe(401);
	}
	expect((await new Browser().ask("/api/login", right(username))).status).toBe(200);
});

test("whoever gets in is forgiven at their address, and strangers at theirs are not", async () => {
	const { username } = await member();
	const [owner, stranger] = [new Browser(), new Browser()];
	for (let time = 0; time < 9; time++) {
		expect((await owner.ask("/api/login", wrong(username))).status).toBe(401);
		expect((await stranger.ask("/api/login", wrong(username))).status).toBe(401);
	}
	expect((await owner.ask("/api/login", right(username))).status).toBe(200);
	expect((await owner.ask("/api/login", wrong(username))).status).toBe(401);
	expect((await owner.ask("/api/login", wrong(username))).status).toBe(401);
	expect((await stranger.ask("/api/login", wrong(username))).status).toBe(401);
	expect((await stranger.ask("/api/login", wrong(username))).status).toBe(429);
});

test("whoever gets in may err again", async () => {
	const { username } = await member();
	for (let round = 0; round < 2; round++) {
		for (let time = 0; time < 9; time++) {
			expect((await new Browser().ask("/api/login", wrong(username))).status).toBe(401);
		}
		expect((await new Browser().ask("/api/login", right(username))).status).toBe(200);
	}
});

test("registrations that met a taken name are limited, so that names cannot be listed", async () => {
	const { username } = await member();
	const browser = new Browser();
	for (let time = 0; time < 10; time++) {
		const json = { ...somebody(), username };
		expect((await browser.ask("/api/register", { json })).status).toBe(409);
	}
	expect((await browser.ask("/api/register", { json: somebody() })).status).toBe(429);
});

test("nobody can have an address sent more than five links in an hour", async () => {
	const { email } = somebody();
	for (let time = 0; time < 5; time++) {
		expect((await new Browser().ask("/api/forgot-password", { json: { email } })).status).toBe(200);
	}
	const sixth = await new Browser().ask("/api/forgot-password", {
		json: { email: email.toUpperCase() },
	});
	expect(sixth.status).toBe(429);
});
