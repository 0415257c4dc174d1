import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { AccountExport } from "#contracts/account.ts";
import type { ApiKeyList, ApiKeyMade } from "#contracts/api-keys.ts";
import { ProblemBody } from "#contracts/problem.ts";
import { PROOF_FRESH } from "#domain/business/account/lifetimes.ts";
import { API_KEYS } from "#domain/business/api-keys.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { type Browser, member } from "#worker/test/browser.ts";
import { addedPasskey, shownPasskey } from "#worker/test/passkeys.ts";
import { askByKey, someApiKey } from "#worker/test/some-api-key.ts";

const KEYS = "/api/account/api-keys";
const wanted = { name: "Our software", scopes: ["read"] };
const make = (browser: Browser, over: object = {}, now = NOW) =>
	browser.ask(KEYS, { json: { ...wanted, ...over }, now });
const list = async (browser: Browser) => (await browser.ask(KEYS)).json<ApiKeyList>();
const codeOf = async (response: Response) => ProblemBody.parse(await response.json()).code;

test("a key is shown once, and only its hash and its beginning are kept", async () => {
	const { browser } = await member();
	const response = await make(browser, { scopes: ["homes", "read", "read"] });
	expect(response.status).toBe(201);
	const { key, keys } = await response.json<ApiKeyMade>();
	expect(key).toMatch(/^lt_live_[\w-]{43}$/);
	expect(keys).toMatchObject([
		{ name: "Our software", scopes: ["read", "homes"], prefix: key.slice(0, 12), lastUsedAt: null },
	]);
	expect(JSON.stringify(await list(browser))).not.toContain(key);
	const rows = await env.DB.prepare("SELECT * FROM api_keys").all();
	expect(JSON.stringify(rows.results)).not.toContain(key.slice(12));
	expect(await (await make(browser, { isTest: true })).json()).toMatchObject({
		key: expect.stringMatching(/^lt_test_/),
	});
});

test.each([
	["no scope", { scopes: [] }],
	["a scope that there is not", { scopes: ["admin"] }],
	["no name", { name: " " }],
])("a key with %s is not made", async (_, over) => {
	const { browser } = await member();
	expect((await make(browser, over)).status).toBe(400);
});

test("of twenty keys made at once as many are kept as an account may have", async () => {
	const { browser } = await member();
	const made = await Promise.all(Array.from({ length: 20 }, () => make(browser)));
	expect(made.filter(({ status }) => status === 201)).toHaveLength(API_KEYS);
	expect(await codeOf(await make(browser))).toBe("not_allowed");
	const { keys } = await list(browser);
	await browser.ask(`${KEYS}/${keys[0]?.id}`, { method: "DELETE" });
	expect((await make(browser)).status).toBe(201);
});

test("an account with a passkey shows it before a key is made", async () => {
	const { browser } = await member();
	const { key: passkey } = await addedPasskey(browser);
	const later = NOW + PROOF_FRESH + 1;
	expect(await codeOf(await make(browser, {}, later))).toBe("proof_outdated");
	expect((await list(browser)).keys).toEqual([]);
	await shownPasskey(browser, passkey, { now: later });
	expect((await make(browser, {}, later)).status).toBe(201);
});

test("a key of another account cannot be withdrawn, and one's own once", async () => {
	const { browser } = await member();
	const { browser: stranger } = await member();
	const { id } = await someApiKey(browser);
	const withdraw = (who: Browser) => who.ask(`${KEYS}/${id}`, { method: "DELETE" });
	expect((await withdraw(stranger)).status).toBe(404);
	expect(await (await withdraw(browser)).json()).toMatchObject({ keys: [] });
	expect((await withdraw(browser)).status).toBe(404);
});

test("a call with a key that nobody holds, or that was withdrawn, is counted, and one without is not", async () => {
	const { browser } = await member();
	const { key, id } = await someApiKey(browser);
	await browser.ask(`${KEYS}/${id}`, { method: "DELETE" });
	const counted = async () =>
		(await env.DB.prepare(
			"SELECT sum(count) AS n FROM event_counts WHERE event = 'key_unknown'",
		).first("n")) ?? 0;
	const before = Number(await counted());
	await askByKey("rubbish", "/areas");
	expect(Number(await counted())).toBe(before);
	await askByKey(key, "/areas");
	expect(Number(await counted())).toBe(before + 1);
});

test("an account without a plan has 50 assessments a month, and the export names its keys", async () => {
	const { browser } = await member();
	const { key } = await someApiKey(browser);
	expect((await list(browser)).allowance).toEqual({
		used: 0,
		limit: 50,
		endsAt: "2026-12-20T12:00:00.000Z",
	});
	const exported = await (await browser.ask("/api/account/export")).json<AccountExport>();
	expect(exported.apiKeys).toMatchObject([{ name: "Our software", prefix: key.slice(0, 12) }]);
	expect(JSON.stringify(exported)).not.toContain(key);
});
