import { afterEach, expect, test, vi } from "vitest";
import { askApp, offline } from "#worker/test/ask-app.ts";
import { member, somebody } from "#worker/test/browser.ts";
import { importing, SALE } from "#worker/test/importing.ts";

const TOKEN = "t".repeat(43);

afterEach(() => vi.restoreAllMocks());

/** A database that cannot be reached, as D1 words it. */
const down = () => {
	throw new Error("D1_ERROR: Network connection lost.");
};
/** It fails when it runs a statement, so that drizzle tells which, and with what values. */
const statement: object = { bind: () => statement, all: down, raw: down, run: down, first: down };
const prepare = () => statement;
const DB = Object.assign(Object.create(null), {
	prepare,
	batch: down,
	exec: down,
	dump: down,
	withSession: down,
});

test("while the database is down, everything about accounts answers 503 and when to come back", async () => {
	const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const { browser } = await member();
	const broken = browser.copy({ ...offline, DB });
	const { username, email, password } = somebody();
	for (const [path, json] of [
		["/api/user", undefined],
		["/api/login", { username, password }],
		["/api/register", { username, email, password }],
		["/api/forgot-password", { email }],
		["/api/reset-password", { token: TOKEN, password }],
		[`/api/verify-reset-token/${TOKEN}`, undefined],
		["/api/account/sessions", undefined],
	] as const) {
		const response = await broken.ask(path, json ? { json } : {});
		expect(response.status, path).toBe(503);
		expect(response.headers.get("retry-after")).toBe("60");
		expect(await response.text()).not.toContain("D1_ERROR");
	}
	const logged = said.mock.calls.join("\n");
	expect(logged).toContain("Network connection lost");
	expect(logged).toContain("/api/verify-reset-token/:token");
	for (const secret of [TOKEN, email, username]) {
		expect(logged).not.toContain(secret);
	}
	expect((await browser.ask("/api/user")).status).toBe(200);
});

test("a request's name is ours, whatever the caller calls it", async () => {
	const named = { headers: { "x-request-id": "of-the-caller" } };
	const [one, other] = await Promise.all([
		askApp("/api/nowhere", { init: named }),
		askApp("/api/nowhere", { init: named }),
	]);
	const ids = [one, other].map(({ headers }) => headers.get("x-request-id"));
	expect(ids).toEqual([expect.stringMatching(/^[\w-]{36}$/), expect.stringMatching(/^[\w-]{36}$/)]);
	expect(new Set(ids).size).toBe(2);
	expect(await one.json()).toMatchObject({ requestId: ids[0] });
});

test.each([
	["import is switched off", { bindings: { ...offline, LISTING_IMPORT: "off" } }],
	["a portal refuses", { fetch: async () => new Response("", { status: 403 }) }],
	["a portal is silent", { fetch: () => Promise.reject(new TypeError("no route")) }],
])("that %s is told, and is no error of ours", async (_, asked) => {
	const failed = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const told = vi.spyOn(console, "info").mockImplementation(() => undefined);
	expect((await importing(SALE, asked)).status).toBe(503);
	expect(failed.mock.calls).toEqual([]);
	expect(told.mock.calls.join("\n")).toContain("/property/parse-url");
});
