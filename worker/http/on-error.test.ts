import { expect, test } from "vitest";
import { offline } from "#worker/test/ask-app.ts";
import { member, somebody } from "#worker/test/browser.ts";

/** A database that cannot be reached, as D1 words it. */
const down = () => {
	throw new Error("D1_ERROR: Network connection lost.");
};
const DB = Object.assign(Object.create(null), {
	prepare: down,
	batch: down,
	exec: down,
	dump: down,
	withSession: down,
});

test("while the database is down, everything about accounts answers 503 and when to come back", async () => {
	const { browser } = await member();
	const broken = browser.copy({ ...offline, DB });
	const { username, email, password } = somebody();
	for (const [path, json] of [
		["/api/user", undefined],
		["/api/login", { username, password }],
		["/api/register", { username, email, password }],
		["/api/forgot-password", { email }],
		["/api/reset-password", { token: "x".repeat(43), password }],
		[`/api/verify-email/${"x".repeat(43)}`, undefined],
		["/api/account/sessions", undefined],
	] as const) {
		const response = await broken.ask(path, json ? { json } : {});
		expect(response.status, path).toBe(503);
		expect(response.headers.get("retry-after")).toBe("60");
		expect(await response.text()).not.toContain("D1_ERROR");
	}
	expect((await browser.ask("/api/user")).status).toBe(200);
});
