import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AccountExport } from "#contracts/account.ts";
import type { PasskeyList, PasskeysMade } from "#contracts/second-factor.ts";
import {
	PASSKEY_CHALLENGE,
	PROOF_FRESH,
	SIGN_IN_STEP,
} from "#domain/business/account/lifetimes.ts";
import { connect } from "#worker/db/client.ts";
import { passkeys, recoveryCodes } from "#worker/db/schema/accounts.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { newAuthenticator } from "#worker/test/authenticator.ts";
import { administrator, Browser, member, PASSWORD } from "#worker/test/browser.ts";
import { addedPasskey, challengeOf, PARTY, shownPasskey } from "#worker/test/passkeys.ts";
import { mailTo } from "#worker/test/read-mail.ts";

const db = connect(env.DB);

/** Another browser in which somebody has typed their password, and no more. */
async function halfSignedIn(username: string, bindings = offline): Promise<Browser> {
	const browser = new Browser({ bindings });
	const response = await browser.ask("/api/login", { json: { username, password: PASSWORD } });
	expect(await response.json()).toEqual({ wantsSecondFactor: true });
	return browser;
}

async function codeOf(response: Response): Promise<string> {
	return (await response.json<{ code?: string }>()).code ?? `none, but ${response.status}`;
}

async function auditedOf(userId: string): Promise<string[]> {
	const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, userId));
	return entries.map(({ action }) => action);
}

/** A browser whose viewer has a passkey, and everything else of them. */
async function keyHolder(person = member()) {
	const owner = await person;
	return { ...owner, ...(await addedPasskey(owner.browser)) };
}

test("without a passkey a password opens the panel; with one every call of it wants the passkey", async () => {
	const { browser, username } = await administrator();
	const other = browser.copy();
	expect((await browser.ask("/api/admin/settings")).status).toBe(200);
	const { key } = await addedPasskey(browser);
	expect((await browser.ask("/api/admin/settings")).status).toBe(200);

	const half = await halfSignedIn(username);
	for (const path of [
		"/api/admin/settings",
		"/api/admin/users",
		"/api/user",
		"/api/account/export",
	]) {
		expect(await codeOf(await half.ask(path))).toBe("second_factor");
	}
	const bought = await half.ask("/api/admin/settings", { method: "PUT", json: {} });
	expect(await codeOf(bought)).toBe("second_factor");

	expect((await shownPasskey(half, key)).status).toBe(200);
	expect((await half.ask("/api/admin/settings")).status).toBe(200);
	expect((await other.ask("/api/admin/settings")).status).toBe(200);
});

test("the first passkey takes the password, and ends every session that was opened by the password alone", async () => {
	const { browser, username } = await member();
	const elsewhere = new Browser();
	await elsewhere.ask("/api/login", { json: { username, password: PASSWORD } });
	const ask = (json: object) => browser.ask("/api/account/passkeys/challenge", { json });
	expect(await codeOf(await ask({}))).toBe("wrong_password");
	expect(await codeOf(await ask({ password: "not it" }))).toBe("wrong_password");

	await addedPasskey(browser);

	expect((await browser.ask("/api/user")).status).toBe(200);
	expect(await codeOf(await elsewhere.ask("/api/user"))).toBe("signed_out");
});

test("a first passkey comes with ten recovery codes, of which only hashes are kept; a second with none", async () => {
	const { browser, id, made } = await keyHolder();
	expect(new Set(made.recoveryCodes).size).toBe(10);
	expect(made.recoveryCodes[0]).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
	expect(made).toMatchObject({ passkeys: [{ name: "A key" }], recoveryCodesLeft: 10 });
	const kept = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id));
	expect(kept.map(({ codeHash }) => codeHash)).toEqual(
		Array.from({ length: 10 }, () => expect.stringMatching(/^[0-9a-f]{64}$/)),
	);
	const second = await addedPasskey(browser, { name: "Another", now: NOW + 1 });
	expect(second.made.recoveryCodes).toEqual([]);
	expect(second.made).toMatchObject({ passkeys: [{}, { name: "Another" }], recoveryCodesLeft: 10 });
});

test("the second factor lapses with a new password", async () => {
	const { browser } = await keyHolder();
	const change = { currentPassword: PASSWORD, newPassword: "another kettle 10" };
	expect((await browser.ask("/api/account/password", { json: change })).status).toBe(200);
	expect(await codeOf(await browser.ask("/api/user"))).toBe("second_factor");
});

test("an answer opens one session once, also when it is sent twice at the same moment", async () => {
	const { username, key } = await keyHolder();
	const half = await halfSignedIn(username);
	const challenge = await challengeOf(
		await half.ask("/api/second-factor/challenge", { method: "POST" }),
	);
	const json = await key.get({ challenge, origin: PARTY });
	const both = await Promise.all([1, 2].map(() => half.ask("/api/second-factor/proof", { json })));
	expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);

	const again = await half.ask("/api/second-factor/proof", { json });
	expect(await codeOf(again)).toBe("proof_refused");
	const otherSession = await halfSignedIn(username);
	expect(await codeOf(await otherSession.ask("/api/second-factor/proof", { json }))).toBe(
		"proof_refused",
	);
	await otherSession.ask("/api/second-factor/challenge", { method: "POST" });
	expect(await codeOf(await otherSession.ask("/api/second-factor/proof", { json }))).toBe(
		"proof_refused",
	);
	expect(await codeOf(await otherSession.ask("/api/user"))).toBe("second_factor");
});

test("a passkey of another account opens nothing", async () => {
	const { username } = await keyHolder();
	const stranger = await keyHolder();
	const half = await halfSignedIn(username);
	expect(await codeOf(await shownPasskey(half, stranger.key))).toBe("proof_refused");
	expect(await codeOf(await half.ask("/api/user"))).toBe("second_factor");
});

test("a passkey that is one account's cannot become another's", async () => {
	const { key } = await keyHolder();
	const { browser, id } = await member();
	const challenge = await challengeOf(
		await browser.ask("/api/account/passkeys/challenge", { json: { password: PASSWORD } }),
	);
	const credential = key.create({ challenge, origin: PARTY });
	const response = await browser.ask("/api/account/passkeys", { json: { name: "X", credential } });
	expect(await codeOf(response)).toBe("taken");
	expect(await db.select().from(passkeys).where(eq(passkeys.userId, id))).toEqual([]);
	expect((await browser.ask("/api/user")).status).toBe(200);
});

test("a challenge counts for five minutes, and a password for a quarter of an hour", async () => {
	const { username, key } = await keyHolder();
	const half = await halfSignedIn(username);
	const challenge = await challengeOf(
		await half.ask("/api/second-factor/challenge", { method: "POST" }),
	);
	const json = await key.get({ challenge, origin: PARTY });
	const late = await half.ask("/api/second-factor/proof", { json, now: NOW + PASSKEY_CHALLENGE });
	expect(await codeOf(late)).toBe("proof_refused");
	const tooLate = { method: "POST", now: NOW + SIGN_IN_STEP + 1 };
	expect(await codeOf(await half.ask("/api/second-factor/challenge", tooLate))).toBe("signed_out");
});

test.each([
	["who holds it was not asked", { verified: false }],
	["another site asked for it", { origin: "https://lettable.example.net" }],
])("a passkey is refused where %s", async (_, how) => {
	const { username, key } = await keyHolder();
	const half = await halfSignedIn(username);
	expect(await codeOf(await shownPasskey(half, key, how))).toBe("proof_refused");
});

test("an authenticator that counts must count on, so a copy of it is refused", async () => {
	const { username, key } = await keyHolder();
	const half = await halfSignedIn(username);
	expect((await shownPasskey(half, key, { counter: 7 })).status).toBe(200);
	for (const counter of [7, 6]) {
		const next = await halfSignedIn(username);
		expect(await codeOf(await shownPasskey(next, key, { counter }))).toBe("proof_refused");
	}
	const next = await halfSignedIn(username);
	expect((await shownPasskey(next, key, { counter: 8 })).status).toBe(200);
});

test("rubbish is refused: a megabyte, what is no answer, and what only looks like one", async () => {
	const { username, browser } = await keyHolder();
	const half = await halfSignedIn(username);
	const send = (json: unknown) => half.ask("/api/second-factor/proof", { json });
	const key = await newAuthenticator();
	const real = await key.get({ challenge: "c", origin: PARTY });
	expect(await codeOf(await send({ id: "x".repeat(1_000_000) }))).toBe("too_large");
	expect(await codeOf(await send(null))).toBe("invalid_input");
	expect(await codeOf(await send({ ...real, rawId: "<script>" }))).toBe("invalid_input");
	await half.ask("/api/second-factor/challenge", { method: "POST" });
	const rubbish = { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA" };
	expect(await codeOf(await send({ ...real, response: rubbish }))).toBe("proof_refused");

	await browser.ask("/api/account/passkeys/challenge", { json: {} });
	const created = key.create({ challenge: "c", origin: PARTY });
	const response = { ...created.response, attestationObject: "AAAA" };
	const added = await browser.ask("/api/account/passkeys", {
		json: { name: "Rubbish", credential: { ...created, response } },
	});
	expect(await codeOf(added)).toBe("proof_refused");
});

test("a recovery code opens one session once, and its owner is written to", async () => {
	const { username, email, id, made } = await keyHolder(administrator());
	const [code = ""] = made.recoveryCodes;
	const halves = [await halfSignedIn(username), await halfSignedIn(username)];
	const typed = { json: { code: ` ${code.toUpperCase().replaceAll("-", " ")}` } };
	const both = await Promise.all(
		halves.map((half) => half.ask("/api/second-factor/recovery", typed)),
	);
	expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
	const opened = await Promise.all(halves.map((half) => half.ask("/api/admin/settings")));
	expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 401]);
	expect(await auditedOf(id)).toEqual(["passkey_added", "recovery_code_used"]);
	expect((await mailTo(email)).map(({ subject }) => subject)).toContain("A recovery code was used");
	const left = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id));
	expect(left).toHaveLength(9);
});

test("recovery codes of another account open nothing, and ten wrong ones are all that can be tried", async () => {
	const { made } = await keyHolder();
	const { username } = await keyHolder();
	const half = await halfSignedIn(username);
	for (const code of made.recoveryCodes) {
		const response = await half.ask("/api/second-factor/recovery", { json: { code } });
		expect(await codeOf(response)).toBe("proof_refused");
	}
	const eleventh = await half.ask("/api/second-factor/recovery", { json: { code: "rubbish" } });
	expect(await codeOf(eleventh)).toBe("rate_limited");
});

test("removing a passkey, adding one and new codes want a passkey shown within five minutes", async () => {
	const { browser, key, made, id } = await keyHolder();
	const path = `/api/account/passkeys/${made.passkeys[0]?.id}`;
	const now = NOW + PROOF_FRESH + 1;
	const codes = "/api/account/passkeys/recovery-codes";
	expect(await codeOf(await browser.ask(path, { method: "DELETE", now }))).toBe("proof_outdated");
	expect(await codeOf(await browser.ask(codes, { method: "POST", now }))).toBe("proof_outdated");
	const adding = { json: { password: PASSWORD }, now };
	expect(await codeOf(await browser.ask("/api/account/passkeys/challenge", adding))).toBe(
		"proof_outdated",
	);
	expect((await shownPasskey(browser, key, { now })).status).toBe(200);
	const renewed = await (await browser.ask(codes, { method: "POST", now })).json<PasskeysMade>();
	expect(renewed.recoveryCodes).toHaveLength(10);
	expect(made.recoveryCodes).not.toContain(renewed.recoveryCodes[0]);
	const removed = await browser.ask(path, { method: "DELETE", now });
	expect(await removed.json<PasskeyList>()).toEqual({ passkeys: [], recoveryCodesLeft: 0 });
	expect(await auditedOf(id)).toEqual([]);
});

test("a passkey is renamed and removed by its owner alone, who is written to", async () => {
	const { browser, made, email } = await keyHolder(administrator());
	const stranger = await keyHolder();
	const path = `/api/account/passkeys/${made.passkeys[0]?.id}`;
	const rename = { method: "PATCH", json: { name: "  Phone  " } };
	expect((await stranger.browser.ask(path, rename)).status).toBe(404);
	expect((await stranger.browser.ask(path, { method: "DELETE" })).status).toBe(404);
	expect(await (await browser.ask(path, rename)).json()).toMatchObject({
		passkeys: [{ name: "Phone", lastUsedAt: new Date(NOW).toISOString() }],
	});
	expect((await browser.ask(path, { method: "DELETE" })).status).toBe(200);
	expect((await browser.ask(path, { method: "DELETE" })).status).toBe(404);
	expect((await mailTo(email)).map(({ subject }) => subject)).toEqual([
		"A passkey was removed from your account",
		"A passkey was added to your account",
	]);
});

test("passkeys are in the export without a secret, and go with the account", async () => {
	const { browser, id, key, made } = await keyHolder();
	const text = await (await browser.ask("/api/account/export")).text();
	const data: AccountExport = JSON.parse(text);
	expect(data.passkeys).toMatchObject([{ name: "A key", credential: key.id }]);
	expect(data.recoveryCodes).toHaveLength(10);
	expect(data.sessions).toMatchObject([{ secondFactorAt: new Date(NOW).toISOString() }]);
	expect(text).not.toContain(made.recoveryCodes[0]);

	const deleted = await browser.ask("/api/account/delete", { json: { password: PASSWORD } });
	expect(deleted.status).toBe(200);
	expect(await db.select().from(passkeys).where(eq(passkeys.userId, id))).toEqual([]);
	expect(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id))).toEqual([]);
	expect(await auditedOf(id)).toEqual([]);
});

test("the configuration drops an administrator's passkeys once for each value, and the log says so", async () => {
	const { id, username, email } = await keyHolder(administrator());
	const reset = (value: string) => ({ ...offline, ADMIN_RESET_SECOND_FACTOR: value });
	await halfSignedIn(username, reset("someone@example.com"));
	const back = new Browser({ bindings: reset(` ${email.toUpperCase()} `) });
	const signIn = { json: { username, password: PASSWORD } };
	expect(await (await back.ask("/api/login", signIn)).json()).toMatchObject({ username });
	expect((await back.ask("/api/admin/settings")).status).toBe(200);
	expect(await auditedOf(id)).toEqual(["passkey_added", "second_factor_reset"]);

	await addedPasskey(back);
	await halfSignedIn(username, reset(email.toUpperCase()));
	const again = new Browser({ bindings: reset(`${email} again`) });
	expect(await (await again.ask("/api/login", signIn)).json()).toMatchObject({ username });
});

test("the configuration drops nothing for an address that nobody proved", async () => {
	const { username, email } = await keyHolder();
	await halfSignedIn(username, { ...offline, ADMIN_RESET_SECOND_FACTOR: email });
});
