import { env } from "cloudflare:workers";
import crypto from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { connect } from "#worker/db/client.ts";
import { sessions, users } from "#worker/db/schema/accounts.ts";
import { Browser, member, PASSWORD, registered, somebody } from "#worker/test/browser.ts";

const db = connect(env.DB);

test("who registers is signed in, unverified and no administrator", async () => {
	const { browser, username, email } = await registered();
	const response = await browser.ask("/api/user");
	expect(response.status).toBe(200);
	expect(await response.json()).toEqual({
		username,
		email,
		firstName: null,
		lastName: null,
		isAdmin: false,
		isVerified: false,
		hasPassword: true,
		pendingEmail: null,
	});
});

test("names are kept when given, without the space around them", async () => {
	const browser = new Browser();
	const json = { ...somebody(), firstName: " An\u202ena\u200b ", lastName: "O'Néill" };
	const response = await browser.ask("/api/register", { json });
	expect(await response.json()).toMatchObject({ firstName: "Anna", lastName: "O'Néill" });
});

test("one signs in with the username or the address, in any case", async () => {
	const { username, email } = await registered();
	for (const login of [username, username.toUpperCase(), email, ` ${email.toUpperCase()} `]) {
		const browser = new Browser();
		const json = { username: login, password: PASSWORD };
		expect((await browser.ask("/api/login", { json })).status, login).toBe(200);
		expect((await browser.ask("/api/user")).status).toBe(200);
	}
});

test("the same password is the same however the keyboard composes it", async () => {
	const person = { ...somebody(), password: "caf\u00e9 \u00e0 la carte" };
	await new Browser().ask("/api/register", { json: person });
	const json = { username: person.username, password: person.password.normalize("NFD") };
	expect((await new Browser().ask("/api/login", { json })).status).toBe(200);
});

test("a wrong password, an unknown name and an unknown address are refused in the same words", async () => {
	const { username } = await registered();
	const refusals = await Promise.all(
		[username, somebody().username, somebody().email].map(async (login) => {
			const json = { username: login, password: "not the password" };
			const response = await new Browser().ask("/api/login", { json });
			const { requestId: _, ...body } = await response.json<Record<string, unknown>>();
			return { status: response.status, cookies: response.headers.getSetCookie(), body };
		}),
	);
	expect(refusals[0]?.status).toBe(401);
	expect(refusals[0]?.body).toMatchObject({
		code: "wrong_password",
		message: "The username, e-mail address or password is not right.",
		fields: { password: "The username, e-mail address or password is not right." },
	});
	expect(refusals[0]?.cookies).toEqual([]);
	expect(refusals[1]).toEqual(refusals[0]);
	expect(refusals[2]).toEqual(refusals[0]);
});

test("refusing an unknown login costs as much work as refusing a known one", async () => {
	const { username } = await registered();
	const hash = vi.spyOn(crypto, "scrypt");
	for (const login of [username, somebody().username]) {
		const json = { username: login, password: "not the password" };
		expect((await new Browser().ask("/api/login", { json })).status).toBe(401);
	}
	const [known, unknown, ...more] = hash.mock.calls.map(([password, , bytes, cost]) => ({
		password,
		bytes,
		cost,
	}));
	expect(known).toBeDefined();
	expect(unknown).toEqual(known);
	expect(more).toEqual([]);
	hash.mockRestore();
});

test("of two registrations of one name at once, one is made and the other is told", async () => {
	const one = somebody();
	const other = { ...somebody(), username: one.username.toUpperCase() };
	const answers = await Promise.all(
		[one, other].map((json) => new Browser().ask("/api/register", { json })),
	);
	expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
	const refusal = answers.find(({ status }) => status === 409);
	expect(await refusal?.json()).toMatchObject({
		code: "taken",
		message: "That username is taken.",
		fields: { username: "That username is taken" },
	});
	expect(refusal?.headers.getSetCookie()).toEqual([]);
	const made = await db
		.select({ session: sessions.id })
		.from(users)
		.leftJoin(sessions, eq(sessions.userId, users.id))
		.where(eq(users.usernameKey, one.username.toLowerCase()));
	expect(made).toHaveLength(1);
});

test("of twenty registrations of one address at once, one is made", async () => {
	const { email } = somebody();
	const answers = await Promise.all(
		Array.from({ length: 20 }, () =>
			new Browser().ask("/api/register", { json: { ...somebody(), email } }),
		),
	);
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
	expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});

test.each([
	[{ username: "аnna_lookalike" }, "username"],
	[{ username: "an" }, "username"],
	[{ email: "anna@example.com\r\nBcc: all@example.com" }, "email"],
	[{ email: "anna" }, "email"],
	[{ email: `${"a".repeat(250)}@example.com` }, "email"],
	[{ password: "12345" }, "password"],
	[{ password: "x".repeat(201) }, "password"],
	[{ firstName: "<b>" }, "firstName"],
	[{ lastName: "A>B" }, "lastName"],
	[{ username: null }, "username"],
])("registering with %j is refused at its field", async (fault, field) => {
	const response = await new Browser().ask("/api/register", { json: { ...somebody(), ...fault } });
	expect(response.status).toBe(400);
	expect(await response.json()).toMatchObject({
		code: "invalid_input",
		fields: { [field]: expect.any(String) },
	});
});

test("a password that is too short is refused, and told the least length", async () => {
	const json = { ...somebody(), password: "12345" };
	const response = await new Browser().ask("/api/register", { json });
	expect(await response.json()).toMatchObject({
		message: "Password must be at least 6 characters long",
	});
});

test.each(["123456", "PASSWORD", "qwertyuiop", "letmein"])(
	"the common password %s is refused",
	async (password) => {
		const response = await new Browser().ask("/api/register", {
			json: { ...somebody(), password },
		});
		expect(response.status).toBe(422);
		expect(await response.json()).toMatchObject({
			code: "password_refused",
			fields: { password: expect.stringContaining("most common") },
		});
	},
);

test("one's own name or address is no password", async () => {
	const person = somebody();
	for (const password of [person.username, person.email.toUpperCase()]) {
		const response = await new Browser().ask("/api/register", { json: { ...person, password } });
		expect(response.status).toBe(422);
	}
});

test("logging out ends the session, not only the cookie", async () => {
	const { browser } = await registered();
	const thief = browser.copy();
	const response = await browser.ask("/api/logout", { method: "POST" });
	// What the way back would show again; neither the choice about cookies nor a guest's ticks.
	expect(response.headers.get("Clear-Site-Data")).toBe('"cache"');
	expect(response.status).toBe(200);
	expect(browser.cookies.has("__Host-session")).toBe(false);
	expect((await thief.ask("/api/user")).status).toBe(401);
});

test("logging out twice, or without a session, is no fault", async () => {
	expect((await new Browser().ask("/api/logout", { method: "POST" })).status).toBe(200);
});

test.each([
	["/api/login", "/auth"],
	["/api/login?next=/account", "/auth?next=%2Faccount"],
	["/api/login?tab=sign-up", "/auth?tab=sign-up"],
	["/api/login?tab=sign-up&next=/account", "/auth?next=%2Faccount&tab=sign-up"],
	["/api/login?tab=sign-out", "/auth"],
	["/api/login?next=//evil.example", "/auth"],
	["/api/login?next=https://evil.example", "/auth"],
	["/api/login?next=/%5Cevil.example", "/auth"],
])("%s leads to %s", async (path, to) => {
	const response = await new Browser().ask(path);
	expect(response.status).toBe(302);
	expect(response.headers.get("location")).toBe(to);
});

test("an address named as administrator's makes one only once it is verified", async () => {
	const person = { ...somebody(), email: "admin@example.com" };
	const browser = new Browser();
	await browser.ask("/api/register", { json: person });
	expect(await (await browser.ask("/api/user")).json()).toMatchObject({ isAdmin: false });
	await db.update(users).set({ verifiedAt: 1 }).where(eq(users.emailKey, person.email));
	expect(await (await browser.ask("/api/user")).json()).toMatchObject({ isAdmin: true });
});

test("whoever signs in takes the place of whoever was signed in at that browser", async () => {
	const first = await member();
	const copy = first.browser.copy();
	const { username } = await member();
	await first.browser.ask("/api/login", { json: { username, password: PASSWORD } });
	expect(await (await first.browser.ask("/api/user")).json()).toMatchObject({ username });
	expect((await copy.ask("/api/user")).status).toBe(401);
});

test("one network address cannot have mail sent to twenty-one strangers by registering for them", async () => {
	const browser = new Browser();
	const answers: number[] = [];
	for (let time = 0; time < 21; time++) {
		answers.push((await browser.ask("/api/forgot-password", { json: somebody() })).status);
	}
	expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
	expect((await browser.ask("/api/register", { json: somebody() })).status).toBe(429);
});
