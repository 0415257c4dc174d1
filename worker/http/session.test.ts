import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { SESSION_IDLE } from "#domain/business/account/lifetimes.ts";
import { askApp, NOW } from "#worker/test/ask-app.ts";
import { Browser, member, PASSWORD } from "#worker/test/browser.ts";

const DAY = 24 * 60 * 60_000;

test("over https the cookie is this host's alone, and no script or other site can use it", async () => {
	const { username } = await member();
	const json = { username, password: PASSWORD };
	const response = await new Browser().ask("/api/login", { json });
	const [cookie = "", ...others] = response.headers.getSetCookie();
	const [pair = "", ...flags] = cookie.split("; ");
	expect(others).toEqual([
		expect.stringMatching(/^__Host-device=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax$/),
	]);
	expect(pair).toMatch(/^__Host-session=[\w-]{43}$/);
	expect(flags.toSorted()).toEqual([
		"HttpOnly",
		`Max-Age=${SESSION_IDLE / 1000}`,
		"Path=/",
		"SameSite=Lax",
		"Secure",
	]);
});

test("over plain http, as in development, the cookie does without what a browser would refuse there", async () => {
	const { username } = await member();
	const response = await askApp("/api/login", {
		init: {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ username, password: PASSWORD }),
		},
	});
	const [cookie = ""] = response.headers.getSetCookie();
	expect(cookie).toMatch(/^session=[\w-]{43}; /);
	expect(cookie).toContain("HttpOnly");
	expect(cookie).toContain("SameSite=Lax");
	expect(cookie).not.toContain("Secure");
});

test("the tables hold no secret: what stands there lets nobody in", async () => {
	const { browser } = await member();
	const token = browser.cookies.get("__Host-session") ?? "";
	const { results } = await env.DB.prepare("SELECT * FROM sessions").all();
	expect(JSON.stringify(results)).not.toContain(token);
	for (const row of results) {
		const headers = { cookie: `__Host-session=${row["token_hash"]}` };
		expect((await new Browser().ask("/api/user", { headers })).status).toBe(401);
	}
});

test("a session in use lives on, and its cookie with it", async () => {
	const { browser } = await member();
	for (const day of [29, 58, 87]) {
		const response = await browser.ask("/api/user", { now: NOW + day * DAY });
		expect(response.status, `day ${day}`).toBe(200);
		expect(response.headers.getSetCookie()[0]).toContain(`Max-Age=${SESSION_IDLE / 1000}`);
	}
});

test("a session unused for 30 days is over, to the millisecond", async () => {
	const { browser } = await member();
	const copy = browser.copy();
	expect((await browser.ask("/api/user", { now: NOW + SESSION_IDLE })).status).toBe(401);
	expect((await copy.ask("/api/user", { now: NOW + SESSION_IDLE - 1 })).status).toBe(200);
});

test("use is noted once an hour, not with every request", async () => {
	const { browser, username } = await member();
	const noted = async () => {
		const { results } = await env.DB.prepare(
			"SELECT used_at FROM sessions JOIN users ON users.id = user_id WHERE username = ?",
		)
			.bind(username)
			.all();
		return results.map((row) => row["used_at"]);
	};
	const response = await browser.ask("/api/user", { now: NOW + 59 * 60_000 });
	expect(response.headers.getSetCookie()).toEqual([]);
	expect(await noted()).toEqual([NOW]);
	await browser.ask("/api/user", { now: NOW + 60 * 60_000 });
	expect(await noted()).toEqual([NOW + 60 * 60_000]);
});

test.each(["", "x", "x".repeat(5000), "%00", "' OR 1=1 --"])(
	"the cookie %j is nobody's",
	async (value) => {
		const headers = { cookie: `__Host-session=${value}` };
		expect((await new Browser().ask("/api/user", { headers })).status).toBe(401);
	},
);
