import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { DEVICE_KNOWN } from "#domain/business/account/lifetimes.ts";
import { connect } from "#worker/db/client.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { Browser, member, PASSWORD } from "#worker/test/browser.ts";
import { linkTo } from "#worker/test/read-mail.ts";
import { countAttempt } from "./attempts.ts";
import { dropExpired } from "./drop-expired.ts";

const COOKIE = "__Host-device";
const DAY = 24 * 60 * 60_000;

const signIn = (browser: Browser, username: string, password = PASSWORD, now = NOW) =>
	browser.ask("/api/login", { json: { username, password }, now });

/** Guesses of strangers at so many addresses, ten each, until nobody else may try. */
async function lockOut(id: string) {
	const db = connect(env.DB);
	for (let at = 0; at < 5; at += 1) {
		const address = `${id} ${at}`;
		await Promise.all(
			Array.from({ length: 10 }, () => {
				const token = () => crypto.randomUUID();
				const stranger = { db, now: NOW, token, address, userAgent: null };
				return countAttempt(stranger, "password", id);
			}),
		);
	}
}

const rowsOf = async (id: string) => {
	const rows = env.DB.prepare("SELECT * FROM known_devices WHERE user_id = ? ORDER BY used_at");
	return (await rows.bind(id).all()).results;
};

test("fifty guesses from five addresses keep strangers out, but not a device that the account knows", async () => {
	const { id, username, browser } = await member();
	await lockOut(id);

	expect((await signIn(new Browser(), username)).status).toBe(429);
	expect((await signIn(browser, username)).status).toBe(200);
	expect((await signIn(new Browser(), username)).status).toBe(429);
});

test("a device that is known has ten guesses of its own, and whoever gets in there may err again", async () => {
	const { username, browser } = await member();
	for (let time = 0; time < 9; time += 1) {
		expect((await signIn(browser, username, "wrong")).status).toBe(401);
	}
	expect((await signIn(browser, username)).status).toBe(200);
	for (let time = 0; time < 10; time += 1) {
		expect((await signIn(browser, username, "wrong")).status).toBe(401);
	}
	expect((await signIn(browser, username)).status).toBe(429);
	expect((await signIn(new Browser(), username)).status).toBe(200);
});

test("a device is known to the accounts that signed in there, and to no other", async () => {
	const [one, other, stranger] = [await member(), await member(), await member()];
	const token = one.browser.cookies.get(COOKIE);
	await signIn(one.browser, other.username);
	expect(one.browser.cookies.get(COOKIE)).toBe(token);
	for (const { id } of [one, other, stranger]) {
		await lockOut(id);
	}

	expect((await signIn(one.browser, one.username)).status).toBe(200);
	expect((await signIn(one.browser, other.username)).status).toBe(200);
	expect((await signIn(one.browser, stranger.username)).status).toBe(429);
	const hashes = [...(await rowsOf(one.id)), ...(await rowsOf(other.id))].map(
		(row) => row["token_hash"],
	);
	expect(new Set(hashes).size).toBe(3);
	expect(JSON.stringify(hashes)).not.toContain(token);
});

test("a wrong password makes no device known, and a made-up cookie is replaced", async () => {
	const { id, username } = await member();
	const browser = new Browser();
	expect((await signIn(browser, username, "wrong")).headers.getSetCookie()).toEqual([]);
	expect(await rowsOf(id)).toHaveLength(1);

	const headers = { cookie: `${COOKIE}=mine` };
	const json = { username, password: PASSWORD };
	const response = await new Browser().ask("/api/login", { json, headers });
	expect(response.headers.getSetCookie()[1]).toMatch(
		new RegExp(`^${COOKIE}=[\\w-]{43}; Max-Age=${DEVICE_KNOWN / 1000}; Path=/; HttpOnly; Secure`),
	);
});

test("half a year after its last sign-in a device is not known any more, and is forgotten", async () => {
	const { id, username, browser } = await member();
	const end = NOW + DEVICE_KNOWN;
	await signIn(browser, username, PASSWORD, NOW + DAY);
	expect(await rowsOf(id)).toMatchObject([{ created_at: NOW, used_at: NOW + DAY }]);

	await dropExpired(connect(env.DB), end + DAY - 1);
	expect(await rowsOf(id)).toHaveLength(1);
	await dropExpired(connect(env.DB), end + DAY);
	expect(await rowsOf(id)).toEqual([]);
});

test("an account knows twenty devices, those that signed in last", async () => {
	const { id, username } = await member();
	for (let time = 1; time <= 22; time += 1) {
		await signIn(new Browser(), username, PASSWORD, NOW + time);
	}
	const rows = await rowsOf(id);
	expect(rows).toHaveLength(20);
	expect(rows[0]).toMatchObject({ used_at: NOW + 3 });
});

test("a new password leaves the device that set it known, and no other", async () => {
	const { id, username, browser } = await member();
	const other = new Browser();
	await signIn(other, username);
	const json = { currentPassword: PASSWORD, newPassword: "purple kettle 9" };
	expect((await browser.ask("/api/account/password", { json })).status).toBe(200);
	expect(await rowsOf(id)).toHaveLength(1);
	await lockOut(id);
	expect((await signIn(browser, username, json.newPassword)).status).toBe(200);
	expect((await signIn(other, username, json.newPassword)).status).toBe(429);
});

test("a password that was set by a mailed link leaves no device known", async () => {
	const { id, email, browser } = await member();
	await browser.ask("/api/forgot-password", { json: { email } });
	const token = (await linkTo(email, "reset-password")).split("/").at(-1);
	const json = { token, password: "purple kettle 9" };
	expect((await new Browser().ask("/api/reset-password", { json })).status).toBe(200);
	expect(await rowsOf(id)).toEqual([]);
});

test("what is known of devices is in the account's export, and goes with the account and its cookie", async () => {
	const { id, browser } = await member();
	const exported = await (await browser.ask("/api/account/export")).json();
	const at = new Date(NOW).toISOString();
	expect(exported).toMatchObject({ knownDevices: [{ knownSince: at, lastSignInAt: at }] });

	await browser.ask("/api/account/delete", { json: { password: PASSWORD } });
	expect(await rowsOf(id)).toEqual([]);
	expect(browser.cookies.has(COOKIE)).toBe(false);
});

test("signing out leaves the device known", async () => {
	const { id, browser } = await member();
	await browser.ask("/api/logout", { method: "POST" });
	expect(browser.cookies.has(COOKIE)).toBe(true);
	expect(await rowsOf(id)).toHaveLength(1);
});
