import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { administrator, type Browser, member, PASSWORD, somebody } from "#worker/test/browser.ts";
import { openPlanShop } from "#worker/test/plan-shop.ts";
import { mailTo } from "#worker/test/read-mail.ts";

const leave = (browser: Browser) =>
	browser.ask("/api/account/delete", { json: { password: PASSWORD } });

const refusal = {
	code: "not_allowed",
	message:
		"An administrator's account cannot be deleted. Ask another administrator to withdraw your admin privileges first.",
};

test("an administrator by the flag deletes no account of their own, until it is withdrawn", async () => {
	const { id, browser, email } = await administrator();

	const refused = await leave(browser);

	expect(refused.status).toBe(422);
	expect(await refused.json()).toMatchObject(refusal);
	expect(await mailTo(email)).toEqual([]);
	await env.DB.prepare("UPDATE users SET is_admin = 0 WHERE id = ?").bind(id).run();
	expect((await leave(browser)).status).toBe(200);
});

test("an administrator who may not leave keeps the plan they pay for", async () => {
	const shop = openPlanShop();
	const { id, browser } = await shop.trialist();
	await env.DB.prepare("UPDATE users SET is_admin = 1 WHERE id = ?").bind(id).run();

	expect((await leave(browser)).status).toBe(422);

	expect(shop.sim.subscriptions().map(({ status }) => status)).toEqual(["trialing"]);
});

test("an administrator whom the configuration names deletes no account of their own either", async () => {
	const { browser, email } = await member({ verifiedAt: NOW });
	const named = browser.copy({ ...offline, ADMIN_EMAILS: email });

	expect(await (await leave(named)).json()).toMatchObject(refusal);
	expect((await leave(browser)).status).toBe(200);
});

test("who is made an administrator while they leave stays", async () => {
	const { id, browser, email } = await member();
	const batch = async <T>(statements: D1PreparedStatement[]) => {
		await env.DB.prepare("UPDATE users SET is_admin = 1 WHERE id = ?").bind(id).run();
		return env.DB.batch<T>(statements);
	};
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		prepare: (query: string) => env.DB.prepare(query),
		batch,
	});

	const refused = await leave(browser.copy({ ...offline, DB }));

	expect(await refused.json()).toMatchObject(refusal);
	expect(await mailTo(email)).toEqual([]);
	expect((await browser.ask("/api/user")).status).toBe(200);
});

test("whom only their address makes an administrator keeps it, and with it their rights", async () => {
	const { browser, email } = await member({ verifiedAt: NOW });
	const named = browser.copy({ ...offline, ADMIN_EMAILS: email });
	const json = { email: somebody().email, password: PASSWORD };
	const refused = await named.ask("/api/account/email", { json });
	expect(refused.status).toBe(422);
	expect(await refused.json()).toMatchObject({
		code: "not_allowed",
		fields: { email: expect.stringContaining("ADMIN_EMAILS") },
	});
	expect(await (await named.ask("/api/user")).json()).toMatchObject({ pendingEmail: null });

	await env.DB.prepare("UPDATE users SET is_admin = 1 WHERE email_key = ?")
		.bind(email.toLowerCase())
		.run();
	expect((await named.ask("/api/account/email", { json })).status).toBe(200);
});
