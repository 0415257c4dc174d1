import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { SessionList } from "#contracts/account.ts";
import { offline } from "#worker/test/ask-app.ts";
import { Browser, member, PASSWORD, registered, somebody } from "#worker/test/browser.ts";
import { linkTo, mailTo } from "#worker/test/read-mail.ts";

const NEW_PASSWORD = "blue teapot 11";

async function signedIn(username: string, userAgent = "Firefox Linux"): Promise<Browser> {
	const browser = new Browser();
	const json = { username, password: PASSWORD };
	await browser.ask("/api/login", { json, headers: { "user-agent": userAgent } });
	return browser;
}

async function devices(browser: Browser): Promise<SessionList["sessions"]> {
	const response = await browser.ask("/api/account/sessions");
	return (await response.json<SessionList>()).sessions;
}

test("what is given of a profile is changed, and the rest stays", async () => {
	const { browser, username } = await member();
	const patch = async (json: object) =>
		(await browser.ask("/api/account/profile", { method: "PATCH", json })).json();
	expect(await patch({ firstName: "Anna", lastName: "Smith" })).toMatchObject({
		username,
		firstName: "Anna",
		lastName: "Smith",
	});
	expect(await patch({ lastName: "" })).toMatchObject({ firstName: "Anna", lastName: null });
	const renamed = somebody().username.toUpperCase();
	expect(await patch({ username: renamed })).toMatchObject({ username: renamed });
	expect(await patch({ username: renamed.toLowerCase() })).toMatchObject({
		username: renamed.toLowerCase(),
	});
});

test("nobody can take another's username, or make themselves an administrator", async () => {
	const { username } = await member();
	const { browser } = await member();
	const taken = await browser.ask("/api/account/profile", {
		method: "PATCH",
		json: { username: username.toUpperCase() },
	});
	expect(taken.status).toBe(409);
	expect(await taken.json()).toMatchObject({ fields: { username: "That username is taken" } });
	const raised = await browser.ask("/api/account/profile", {
		method: "PATCH",
		json: { isAdmin: true, isVerified: true, email: "admin@example.com" },
	});
	expect(await raised.json()).toMatchObject({ isAdmin: false, isVerified: false });
});

test("a new password ends every session, this one's old secret too, and leaves this device signed in", async () => {
	const { browser, username, email } = await member();
	const other = await signedIn(username);
	const before = browser.copy();

	const response = await browser.ask("/api/account/password", {
		json: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
	});

	expect(response.status).toBe(200);
	expect((await other.ask("/api/user")).status).toBe(401);
	expect((await before.ask("/api/user")).status).toBe(401);
	expect((await browser.ask("/api/user")).status).toBe(200);
	expect((await mailTo(email))[0]?.subject).toMatch(/password/i);
	const json = { username, password: NEW_PASSWORD };
	expect((await new Browser().ask("/api/login", { json })).status).toBe(200);
});

test("a link to set a password that was sent before a change is worth nothing after it", async () => {
	const { browser, email } = await member();
	await new Browser().ask("/api/forgot-password", { json: { email } });
	const token = await linkTo(email, "reset-password");
	await browser.ask("/api/account/password", {
		json: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
	});
	expect((await new Browser().ask(`/api/verify-reset-token/${token}`)).status).toBe(404);
});

test.each([
	[
		"/api/account/password",
		{ currentPassword: "wrong", newPassword: NEW_PASSWORD },
		"currentPassword",
	],
	["/api/account/email", { email: "new@example.com", password: "wrong" }, "password"],
	["/api/account/delete", { password: "wrong" }, "password"],
])(
	"%s asks for the password, and says at its field when it is wrong",
	async (path, json, field) => {
		const { browser } = await member();
		const response = await browser.ask(path, { json });
		expect(response.status).toBe(401);
		expect(await response.json()).toMatchObject({
			code: "wrong_password",
			fields: { [field]: "That is not your password." },
		});
		expect((await browser.ask("/api/user")).status).toBe(200);
	},
);

test("guesses at an open screen are limited, apart from those at the door", async () => {
	const { browser, username } = await member();
	const wrong = { json: { password: "wrong" } };
	for (let time = 0; time < 10; time++) {
		expect((await browser.ask("/api/account/delete", wrong)).status).toBe(401);
	}
	const right = { json: { password: PASSWORD } };
	expect((await browser.ask("/api/account/delete", right)).status).toBe(429);
	const json = { username, password: PASSWORD };
	expect((await new Browser().ask("/api/login", { json })).status).toBe(200);
});

test("strangers who guess at the door do not stop someone who is signed in", async () => {
	const { browser, username } = await member();
	for (let time = 0; time < 11; time++) {
		await new Browser().ask("/api/login", { json: { username, password: "wrong" } });
	}
	const right = { json: { password: PASSWORD } };
	expect((await browser.ask("/api/account/delete", right)).status).toBe(200);
});

test("a right password with a common new one is no failed attempt", async () => {
	const { browser } = await member();
	for (let time = 0; time < 11; time++) {
		const json = { currentPassword: PASSWORD, newPassword: "123456789" };
		expect((await browser.ask("/api/account/password", { json })).status).toBe(422);
	}
	const json = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
	expect((await browser.ask("/api/account/password", { json })).status).toBe(200);
});

test("taken usernames cannot be listed by trying them on", async () => {
	const { username } = await member();
	const { browser } = await member();
	const ask = () => browser.ask("/api/account/profile", { method: "PATCH", json: { username } });
	for (let time = 0; time < 10; time++) {
		expect((await ask()).status).toBe(409);
	}
	expect((await ask()).status).toBe(429);
});

test("two changes of one profile at once are both kept", async () => {
	const { browser } = await member();
	const { username } = somebody();
	await Promise.all(
		[{ username }, { firstName: "Anna" }, { lastName: "Smith" }].map((json) =>
			browser.ask("/api/account/profile", { method: "PATCH", json }),
		),
	);
	expect(await (await browser.ask("/api/user")).json()).toMatchObject({
		username,
		firstName: "Anna",
		lastName: "Smith",
	});
});

test("a common password is refused at its field, and the old one stays", async () => {
	const { browser, username } = await member();
	const response = await browser.ask("/api/account/password", {
		json: { currentPassword: PASSWORD, newPassword: "123456789" },
	});
	expect(response.status).toBe(422);
	expect(await response.json()).toMatchObject({ fields: { newPassword: expect.any(String) } });
	expect((await (await signedIn(username)).ask("/api/user")).status).toBe(200);
});

test("one sees where one is signed in, the asking device first, and nothing secret of it", async () => {
	const { browser, username } = await member();
	await signedIn(username, "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36");
	const list = await devices(browser);
	expect(list.map(({ device, current }) => [device, current])).toEqual([
		["Unknown device", true],
		["Chrome on Windows", false],
	]);
	expect(Object.keys(list[0] ?? {}).toSorted()).toEqual([
		"createdAt",
		"current",
		"device",
		"id",
		"lastUsedAt",
	]);
});

test("one can sign a device out, and all others at once", async () => {
	const { browser, username } = await member();
	const [one, two, three] = await Promise.all([1, 2, 3].map(() => signedIn(username)));
	const [ended] = (await devices(one ?? browser)).filter(({ current }) => current);
	await browser.ask(`/api/account/sessions/${ended?.id}`, { method: "DELETE" });
	expect((await one?.ask("/api/user"))?.status).toBe(401);
	expect((await two?.ask("/api/user"))?.status).toBe(200);
	await browser.ask("/api/account/sessions", { method: "DELETE" });
	expect((await two?.ask("/api/user"))?.status).toBe(401);
	expect((await three?.ask("/api/user"))?.status).toBe(401);
	expect(await devices(browser)).toHaveLength(1);
});

test("nobody can sign another's device out, nor learn that it exists", async () => {
	const { browser: victim } = await member();
	const [theirs] = await devices(victim);
	const { browser } = await member();
	const [response, nowhere] = await Promise.all(
		[theirs?.id, "ses_nobodys"].map((id) =>
			browser.ask(`/api/account/sessions/${id}`, { method: "DELETE" }),
		),
	);
	expect(response?.status).toBe(404);
	const told = async (answer?: Response) => {
		const { requestId: _, ...body } = (await answer?.json<Record<string, unknown>>()) ?? {};
		return body;
	};
	expect(await told(response)).toEqual(await told(nowhere));
	expect((await victim.ask("/api/user")).status).toBe(200);
});

test("a deleted account leaves no trace but one last mail", async () => {
	const { browser, username, email } = await member();
	const other = await signedIn(username);

	const response = await browser.ask("/api/account/delete", { json: { password: PASSWORD } });
	expect(response.headers.get("Clear-Site-Data")).toBe('"cache"');

	expect(response.status).toBe(200);
	expect(browser.cookies.size).toBe(0);
	expect((await other.ask("/api/user")).status).toBe(401);
	expect((await mailTo(email))[0]?.subject).toMatch(/deleted/i);
	for (const table of ["users", "sessions", "links", "outbox", "attempts"]) {
		const { results } = await env.DB.prepare(`SELECT * FROM ${table}`).all();
		expect(JSON.stringify(results), table).not.toContain(username);
	}
	const again = await new Browser().ask("/api/register", {
		json: { username, email, password: PASSWORD },
	});
	expect(again.status).toBe(201);
});

test("rows of a deleted account go with it, emails that wait included", async () => {
	const MAIL = { send: () => Promise.reject(new Error("mail is down")) };
	const { browser, username } = await registered({ bindings: { ...offline, MAIL } });
	await browser.ask("/api/account/email", {
		json: { email: somebody().email, password: PASSWORD },
	});
	const row = await env.DB.prepare("SELECT id FROM users WHERE username = ?")
		.bind(username)
		.first();
	await browser.ask("/api/account/delete", { json: { password: PASSWORD } });
	for (const table of ["sessions", "links", "outbox"]) {
		const left = await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE user_id = ?`)
			.bind(row?.["id"])
			.first();
		expect(left?.["n"], table).toBe(0);
	}
});

test("an address that another account has is refused before any mail is sent there", async () => {
	const { email } = await member();
	const { browser } = await member();
	const sent = (await mailTo(email)).length;
	const response = await browser.ask("/api/account/email", { json: { email, password: PASSWORD } });
	expect(response.status).toBe(409);
	expect(await response.json()).toMatchObject({
		fields: { email: "Another account uses this address" },
	});
	expect(await mailTo(email)).toHaveLength(sent);
});
