import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { unsubscribed } from "#worker/db/schema/outbox.ts";
import { hasLeft, unsubscribePath } from "#worker/mail/outbox/unsubscribe.ts";
import { linkKeysOf } from "#worker/platform/own-keys.ts";
import { askApp, NOW, offline } from "#worker/test/ask-app.ts";
import { type Browser, member } from "#worker/test/browser.ts";

const db = connect(env.DB);
const PATH = "/api/account/mails";
const put = (browser: Browser, json: unknown) => browser.ask(PATH, { method: "PUT", json });

test("mails that were stopped from a mail are turned on again in the account, and off, each list by itself", async () => {
	const { browser, email } = await member({ verifiedAt: NOW });
	expect(await (await browser.ask(PATH)).json()).toEqual({ corrections: true, homes: true });

	const path = unsubscribePath("homes", email, linkKeysOf(offline));
	await askApp(path, { init: { method: "POST" } });
	expect(await (await browser.ask(PATH)).json()).toEqual({ corrections: true, homes: false });

	const chosen = { corrections: false, homes: true };
	expect(await (await put(browser, chosen)).json()).toEqual(chosen);
	expect(await (await browser.ask(PATH)).json()).toEqual(chosen);
	expect([await hasLeft(db, "corrections", email), await hasLeft(db, "homes", email)]).toEqual([
		true,
		false,
	]);
});

test("nobody chooses for an address that is not proved to be theirs", async () => {
	const { browser } = await member();
	const before = await db.$count(unsubscribed);
	const response = await put(browser, { corrections: false, homes: false });
	expect(response.status).toBe(403);
	expect(await db.$count(unsubscribed)).toBe(before);
});

test("what another account chooses stays with its own address", async () => {
	const [one, other] = [await member({ verifiedAt: NOW }), await member({ verifiedAt: NOW })];
	await put(one.browser, { corrections: false, homes: false });
	expect(await (await other.browser.ask(PATH)).json()).toEqual({ corrections: true, homes: true });
});

test.each([{}, { homes: true }, { corrections: "no", homes: true }])(
	"%j is no choice",
	async (json) => {
		const { browser } = await member({ verifiedAt: NOW });
		expect((await put(browser, json)).status).toBe(400);
	},
);
