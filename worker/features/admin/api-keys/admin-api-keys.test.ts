import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AdminApiKeyList } from "#contracts/admin/api-keys.ts";
import { connect } from "#worker/db/client.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { administrator, Browser, member, PASSWORD } from "#worker/test/browser.ts";
import { addedPasskey } from "#worker/test/passkeys.ts";
import { askByKey, someApiKey } from "#worker/test/some-api-key.ts";

const KEYS = "/api/admin/api-keys";
const db = connect(env.DB);

async function someHolder() {
	const holder = await member();
	const made = await someApiKey(holder.browser, { scopes: ["read"] });
	return { ...holder, ...made, userId: holder.id };
}

const find = async (browser: Browser, q: string) => {
	const response = await browser.ask(`${KEYS}?${new URLSearchParams({ q })}`);
	expect(response.status).toBe(200);
	return (await response.json<AdminApiKeyList>()).keys;
};
const withdraw = (browser: Browser, id: string) =>
	browser.ask(`${KEYS}/${id}`, { method: "DELETE" });

test("a key is listed with whose it is and how much it asks, and not with what it asked", async () => {
	const { browser } = await administrator();
	const { key, id, email } = await someHolder();
	await askByKey(key, "/areas?find=Manchester");
	await askByKey(key, "/areas?find=Leeds");
	await askByKey(key, "/homes");
	const monthOld =
		"INSERT INTO api_use (key_id, day, calls, assessments, refused) VALUES (?, '2026-10-20', 9, 9, 9)";
	await env.DB.prepare(monthOld).bind(id).run();

	const [listed, ...others] = await find(browser, email);
	expect(others).toEqual([]);
	expect(listed).toEqual({
		...{ id, email, name: "Our software", scopes: ["read"], isTest: false },
		...{ prefix: key.slice(0, 12), calls: 2, assessments: 0, refused: 1 },
		createdAt: new Date(NOW).toISOString(),
		lastUsedAt: new Date(NOW).toISOString(),
	});
});

test("keys are found by the address of their account, their name and their beginning", async () => {
	const { browser } = await administrator();
	const { browser: owner, email } = await member();
	const { key, id } = await someApiKey(owner, { name: `Flats of ${email}` });
	for (const q of [email.toUpperCase(), `flats OF ${email}`, key.slice(0, 12)]) {
		expect((await find(browser, q)).map((each) => each.id)).toContain(id);
	}
	expect(await find(browser, `${email}x`)).toEqual([]);
	expect(await find(browser, "%")).toEqual([]);
});

test("a withdrawn key opens nothing from that moment, and the log says who withdrew whose", async () => {
	const { browser, username } = await administrator();
	const { key, id, userId } = await someHolder();
	const done = await withdraw(browser, id);
	expect(await done.json()).toEqual({ message: "No program is answered by it any more." });
	expect((await askByKey(key, "/areas")).status).toBe(401);

	const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
	expect(entries).toMatchObject([{ action: "key_withdrawn", actorName: username, after: null }]);
	expect(JSON.parse(entries[0]?.before ?? "")).toEqual({
		user: userId,
		prefix: key.slice(0, 12),
		scopes: ["read"],
	});
	expect((await withdraw(browser, id)).status).toBe(404);
	expect(await db.$count(auditLog, eq(auditLog.subjectId, id))).toBe(1);
});

test("neither its owner's rights nor an administrator's password alone withdraws it here", async () => {
	const { browser, username } = await administrator();
	const { key, id, browser: owner } = await someHolder();
	await addedPasskey(browser);
	const half = new Browser();
	await half.ask("/api/login", { json: { username, password: PASSWORD } });
	for (const [who, code] of [
		[owner, "admins_only"],
		[half, "second_factor"],
	] as const) {
		for (const response of [await who.ask(KEYS), await withdraw(who, id)]) {
			expect(await response.json()).toMatchObject({ code });
		}
	}
	expect((await askByKey(key, "/areas")).status).toBe(200);
});
