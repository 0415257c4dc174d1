import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { connect } from "#worker/db/client.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { Browser, member, PASSWORD, registered, somebody } from "#worker/test/browser.ts";
import { claims, googleSays, journey, vouchesFor, withGoogle } from "#worker/test/fake-google.ts";
import { addedPasskey } from "#worker/test/passkeys.ts";
import { linkTo, mailTo } from "#worker/test/read-mail.ts";

afterEach(() => vi.restoreAllMocks());

test.each([
	["/api/auth/google", "/auth?google=off"],
	["/api/auth/google?next=/account", "/auth?google=off&next=%2Faccount"],
	["/api/auth/google?next=https://evil.example", "/auth?google=off"],
	["/api/auth/google/callback?code=c&state=s", "/auth?google=off"],
])(
	"without keys the button is hidden, and %s leads to the form, which says why",
	async (path, to) => {
		const said = vi.spyOn(console, "error");
		const browser = new Browser();
		expect(await (await browser.ask("/api/auth/methods")).json()).toMatchObject({ google: false });
		const response = await browser.ask(path);
		expect(response.status).toBe(302);
		expect(response.headers.get("location")).toBe(to);
		expect(said).not.toHaveBeenCalled();
	},
);

test("with keys the way leads to Google with a state and a challenge", async () => {
	const browser = new Browser({ bindings: withGoogle });
	expect(await (await browser.ask("/api/auth/methods")).json()).toMatchObject({ google: true });
	vouchesFor(claims(somebody().email));
	const { google } = await journey(browser);
	expect(google.origin).toBe("https://accounts.google.com");
	expect(Object.fromEntries(google.searchParams)).toMatchObject({
		client_id: "our-client",
		redirect_uri: "https://lettable.example/api/auth/google/callback",
		response_type: "code",
		scope: "openid email profile",
		code_challenge_method: "S256",
		state: expect.stringMatching(/^[\w-]{43}$/),
		code_challenge: expect.stringMatching(/^[\w-]{43}$/),
	});
	expect(google.searchParams.has("code_verifier")).toBe(false);
});

test("somebody new gets an account, verified and without a password, and goes where they were going", async () => {
	const { email } = somebody();
	const asked = vouchesFor(claims(email));
	const browser = new Browser({ bindings: withGoogle });
	const { status, to } = await journey(browser, { next: "/account" });
	expect([status, to]).toEqual([302, "/account"]);
	expect(asked[0]?.get("code")).toBe("a-code");
	expect(asked[0]?.get("code_verifier")).toMatch(/^[\w-]{43}$/);
	expect(await (await browser.ask("/api/user")).json()).toMatchObject({
		email,
		username: email.split("@")[0],
		firstName: "Anna",
		isVerified: true,
		hasPassword: false,
	});
	expect((await mailTo(email))[0]?.subject).toMatch(/welcome/i);
	expect(browser.cookies.has("__Host-google")).toBe(false);
});

test("who comes again, under another address too, has the same account", async () => {
	const { email } = somebody();
	vouchesFor(claims(email));
	await journey(new Browser({ bindings: withGoogle }));
	vi.restoreAllMocks();
	vouchesFor(claims(somebody().email, { sub: `sub-of-${email}` }));
	const again = new Browser({ bindings: withGoogle });
	await journey(again);
	expect(await (await again.ask("/api/user")).json()).toMatchObject({ email });
});

test("a username that is taken gets a number", async () => {
	const { username } = await registered();
	const { email } = { email: `${username}@other.example` };
	vouchesFor(claims(email));
	const browser = new Browser({ bindings: withGoogle });
	await journey(browser);
	expect(await (await browser.ask("/api/user")).json()).toMatchObject({ username: `${username}2` });
});

test("an account with the same verified address is signed in to, keeps its password, and is told", async () => {
	const { username, email, browser: owner } = await registered();
	await owner.ask(`/api/verify-email/${await linkTo(email, "verify-email")}`);
	vouchesFor(claims(email.toUpperCase()));
	const browser = new Browser({ bindings: withGoogle });
	await journey(browser);
	expect((await mailTo(email))[0]?.subject).toBe("You can now sign in with Google");
	expect(await (await browser.ask("/api/user")).json()).toMatchObject({
		username,
		hasPassword: true,
	});
});

test("an account whose address was never verified is not handed over", async () => {
	const { email } = await registered();
	vouchesFor(claims(email));
	const browser = new Browser({ bindings: withGoogle });
	const { to } = await journey(browser);
	expect(to).toBe("/auth?google=taken");
	expect((await browser.ask("/api/user")).status).toBe(401);
	const [row] = await connect(env.DB).select().from(users).where(eq(users.email, email));
	expect(row).toMatchObject({ googleSubject: null });
});

test("an account that is tied to one person at Google is not handed to another", async () => {
	const { email } = somebody();
	vouchesFor(claims(email));
	await journey(new Browser({ bindings: withGoogle }));
	vi.restoreAllMocks();
	vouchesFor(claims(email, { sub: "somebody-else" }));
	const { to } = await journey(new Browser({ bindings: withGoogle }));
	expect(to).toBe("/auth?google=taken");
});

test.each([
	["an address that Google has not verified", { email_verified: false }, "unverified"],
	["another issuer", { iss: "https://accounts.evil.example" }, "failed"],
	["a token for another client", { aud: "another-client" }, "failed"],
	["a token that has expired", { exp: NOW / 1000 }, "failed"],
	["no address", { email: undefined }, "failed"],
	["no name of the person", { sub: "" }, "failed"],
])("%s opens nothing", async (_, fault, failure) => {
	vouchesFor(claims(somebody().email, fault));
	const browser = new Browser({ bindings: withGoogle });
	const { to } = await journey(browser);
	expect(to).toBe(`/auth?google=${failure}`);
	expect((await browser.ask("/api/user")).status).toBe(401);
});

test.each([
	["refuses the code", () => Response.json({ error: "invalid_grant" }, { status: 400 })],
	["is down", () => Promise.reject(new TypeError("connection refused"))],
	["answers with a page", () => new Response("<html>", { status: 200 })],
	["breaks", () => new Response("", { status: 500 })],
	["sends no token", () => Response.json({ access_token: "a" })],
	["sends rubbish", () => Response.json({ access_token: "a", id_token: "a.b.c" })],
])("when Google %s nobody is signed in", async (_, answer) => {
	googleSays(answer);
	const { to } = await journey(new Browser({ bindings: withGoogle }));
	expect(to).toBe("/auth?google=failed");
});

test("who closes Google's window is told that nothing happened", async () => {
	const { to } = await journey(new Browser({ bindings: withGoogle }), {
		query: "error=access_denied",
	});
	expect(to).toBe("/auth?google=cancelled");
});

test("a way back that this browser did not set out on is refused", async () => {
	const asked = vouchesFor(claims(somebody().email));
	const out = await new Browser({ bindings: withGoogle }).ask("/api/auth/google");
	const state = new URL(out.headers.get("location") ?? "").searchParams.get("state");
	for (const victim of [new Browser({ bindings: withGoogle }), await started()]) {
		const back = await victim.ask(`/api/auth/google/callback?code=c&state=${state}`);
		expect(back.headers.get("location")).toBe("/auth?google=failed");
	}
	expect(asked).toEqual([]);
});

async function started(): Promise<Browser> {
	const browser = new Browser({ bindings: withGoogle });
	await browser.ask("/api/auth/google");
	return browser;
}

test("a way back works once", async () => {
	vouchesFor(claims(somebody().email));
	const browser = new Browser({ bindings: withGoogle });
	const { google } = await journey(browser);
	const state = google.searchParams.get("state");
	const again = await browser.ask(`/api/auth/google/callback?code=c&state=${state}`);
	expect(again.headers.get("location")).toBe("/auth?google=failed");
});

test.each(["//evil.example", "https://evil.example", "/\\evil.example"])(
	"by way of Google, %s leads home",
	async (next) => {
		vouchesFor(claims(somebody().email));
		const { to } = await journey(new Browser({ bindings: withGoogle }), { next });
		expect(to).toBe("/");
	},
);

test("someone without a password cannot sign in with one", async () => {
	const { email } = somebody();
	vouchesFor(claims(email));
	await journey(new Browser({ bindings: withGoogle }));
	const json = { username: email, password: PASSWORD };
	expect((await new Browser().ask("/api/login", { json })).status).toBe(401);
});

test("an address whose mailbox is not Google's opens no account that has it, and a new one only unverified", async () => {
	const { email } = await member({ verifiedAt: NOW });
	vouchesFor(claims(email, { hd: undefined }));
	const { to } = await journey(new Browser({ bindings: withGoogle }));
	expect(to).toBe("/auth?google=taken");

	vi.restoreAllMocks();
	const fresh = somebody().email;
	vouchesFor(claims(fresh, { hd: undefined }));
	const browser = new Browser({ bindings: withGoogle });
	await journey(browser);
	expect(await (await browser.ask("/api/user")).json()).toMatchObject({ isVerified: false });
	expect(await linkTo(fresh, "verify-email")).toBeTruthy();

	vi.restoreAllMocks();
	const gmail = `${somebody().username}@gmail.com`;
	vouchesFor(claims(gmail, { hd: undefined }));
	const owner = new Browser({ bindings: withGoogle });
	await journey(owner);
	expect(await (await owner.ask("/api/user")).json()).toMatchObject({ isVerified: true });
});

test("the same person in several tabs at once is signed in in each", async () => {
	vouchesFor(claims(somebody().email));
	const answers = await Promise.all(
		Array.from({ length: 8 }, () => journey(new Browser({ bindings: withGoogle }))),
	);
	expect(answers.map(({ to }) => to)).toEqual(Array.from({ length: 8 }, () => "/"));
});

test("where one was going is kept whole on the way through Google", async () => {
	vouchesFor(claims(somebody().email));
	const next = "/property/M145LL?use=hmo&rent=1.250&price=90";
	expect((await journey(new Browser({ bindings: withGoogle }), { next })).to).toBe(next);
});

test("a Google account that a stranger tied goes when the address moves, and when its owner sets a new password", async () => {
	const thief = somebody().email;
	vouchesFor(claims(thief));
	const opened = new Browser({ bindings: withGoogle });
	await journey(opened);
	const victim = somebody().email;
	const db = connect(env.DB);
	await db.update(users).set({ pendingEmail: victim }).where(eq(users.email, thief));
	await opened.ask("/api/resend-verification", { method: "POST" });
	await opened.ask(`/api/verify-email/${await linkTo(victim, "verify-email")}`);
	const [moved] = await db.select().from(users).where(eq(users.email, victim));
	expect(moved).toMatchObject({ googleSubject: null });

	await db.update(users).set({ googleSubject: "tied" }).where(eq(users.email, victim));
	await new Browser().ask("/api/forgot-password", { json: { email: victim } });
	const token = await linkTo(victim, "reset-password");
	await new Browser().ask("/api/reset-password", { json: { token, password: "blue teapot 11" } });
	const [reset] = await db.select().from(users).where(eq(users.email, victim));
	expect(reset).toMatchObject({ googleSubject: null, passwordHash: expect.any(String) });
});

test("Google too leads to the passkey of an account that has one, and opens nothing before", async () => {
	const { email, browser: owner } = await member({ verifiedAt: NOW });
	await addedPasskey(owner);
	vouchesFor(claims(email));
	const browser = new Browser({ bindings: withGoogle });
	const { to } = await journey(browser, { next: "/account" });
	expect(to).toBe("/auth?step=passkey&next=%2Faccount");
	expect(await (await browser.ask("/api/user")).json()).toMatchObject({ code: "second_factor" });
});
