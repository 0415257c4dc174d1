import { env } from "cloudflare:workers";
import { desc, eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { settings } from "#worker/db/schema/settings.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { formerAdmin } from "#worker/test/acting.ts";
import { offline } from "#worker/test/ask-app.ts";
import { administrator } from "#worker/test/browser.ts";
import { openShop, paying, someReport } from "#worker/test/shop.ts";
import { changeSettings } from "./change-settings.ts";

const db = connect(env.DB);

const live: Bindings = {
	...offline,
	STRIPE_PUBLIC_KEY_LIVE: "pk_live_1",
	STRIPE_SECRET_KEY_LIVE: "sk_live_1",
	STRIPE_WEBHOOK_SECRET_LIVE: "whsec_1",
	TRIAL_CARD_KEY: "recognises-a-card-that-had-a-free-trial-here",
};

const defaults = {
	reportPrice: 15,
	starterPrice: 15,
	proPrice: 25,
	expertPrice: 45,
	isStripeTestMode: true,
};

afterEach(async () => {
	await db.delete(settings).where(sql`TRUE`);
});

async function openPanel(bindings: Bindings = offline) {
	const { browser, id } = await administrator({ bindings });
	return {
		id,
		read: async () => (await browser.ask("/api/admin/settings")).json(),
		save: (json: object) => browser.ask("/api/admin/settings", { method: "PUT", json }),
	};
}

/** What an administrator changed last, as it was noted. */
async function lastEntryOf(actorId: string) {
	const [entry] = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.actorId, actorId))
		.orderBy(desc(auditLog.at), sql`rowid DESC`);
	return entry && { ...entry, before: parse(entry.before), after: parse(entry.after) };
}

const parse = (json: string | null) => JSON.parse(json ?? "null");

test("the defaults hold until they are changed, and what live mode lacks is said", async () => {
	const panel = await openPanel();

	expect(await panel.read()).toEqual({
		...defaults,
		liveFaults: [
			"STRIPE_SECRET_KEY_LIVE is not set",
			"STRIPE_WEBHOOK_SECRET_LIVE is not set",
			"STRIPE_PUBLIC_KEY_LIVE is not set",
			"TRIAL_CARD_KEY is not set",
		],
	});
});

test("what is given is changed, what is left out stays, and both are noted in pounds", async () => {
	const panel = await openPanel(live);

	await panel.save({ reportPrice: 19.99 });
	const saved = await panel.save({ proPrice: 0, isStripeTestMode: false });

	expect(saved.status).toBe(200);
	const stands = { ...defaults, reportPrice: 19.99, proPrice: 0, isStripeTestMode: false };
	expect(await saved.json()).toEqual({ ...stands, liveFaults: [] });
	expect(await panel.read()).toEqual({ ...stands, liveFaults: [] });
	expect(await lastEntryOf(panel.id)).toMatchObject({
		action: "settings_changed",
		subjectKind: "settings",
		subjectId: "settings",
		before: { ...defaults, reportPrice: 19.99 },
		after: stands,
	});
});

test("what changes nothing is not noted", async () => {
	const panel = await openPanel();

	expect((await panel.save({})).status).toBe(200);
	expect((await panel.save(defaults)).status).toBe(200);

	expect(await lastEntryOf(panel.id)).toBeUndefined();
});

test.each([
	["a penny", { starterPrice: 0.01 }, 400],
	["29p", { starterPrice: 0.29 }, 400],
	["30p", { starterPrice: 0.3 }, 200],
	["less than nothing", { starterPrice: -1 }, 400],
	["half a penny", { starterPrice: 1.005 }, 400],
	["more than anybody pays", { starterPrice: 10_000.01 }, 400],
	["a word", { starterPrice: "abc" }, 400],
	["no number", { starterPrice: null }, 400],
])("a price of %s: %#", async (_, change, status) => {
	const panel = await openPanel();

	const answer = await panel.save({ ...change, reportPrice: 20 });

	expect(answer.status).toBe(status);
	const body = await answer.json();
	if (status === 400) {
		expect(body).toMatchObject({
			code: "invalid_input",
			fields: { starterPrice: expect.any(String) },
		});
		expect(await panel.read()).toMatchObject(defaults);
	}
});

test("live mode is refused while a key is missing, says which, and changes no price", async () => {
	const { STRIPE_WEBHOOK_SECRET_LIVE: _, ...lacking } = live;
	const panel = await openPanel(lacking);

	const refused = await panel.save({ isStripeTestMode: false, reportPrice: 20 });

	expect(refused.status).toBe(422);
	expect(await refused.json()).toMatchObject({
		code: "live_keys_missing",
		message: "Live mode stays off, and nothing was saved: STRIPE_WEBHOOK_SECRET_LIVE is not set.",
	});
	expect(await panel.read()).toMatchObject(defaults);
	expect(await lastEntryOf(panel.id)).toBeUndefined();
});

test("live mode is refused while the simulator is the provider", async () => {
	const panel = await openPanel({ ...live, STRIPE_API_URL: paying.STRIPE_API_URL });

	expect((await panel.save({ isStripeTestMode: false })).status).toBe(422);
});

test("there is always a way back to test mode", async () => {
	await (await openPanel(live)).save({ isStripeTestMode: false });
	const panel = await openPanel();

	expect((await panel.save({ isStripeTestMode: true })).status).toBe(200);
	expect(await panel.read()).toMatchObject({ isStripeTestMode: true });
});

test("two who change different prices at once both have their way", async () => {
	const [first, second] = [await openPanel(), await openPanel()];

	await Promise.all([first.save({ reportPrice: 20 }), second.save({ proPrice: 30 })]);

	expect(await first.read()).toMatchObject({ reportPrice: 20, proPrice: 30 });
});

test("whoever is an administrator no more changes nothing", async () => {
	const former = await formerAdmin();

	await expect(changeSettings(former, live, { reportPrice: 20 })).rejects.toMatchObject({
		code: "admins_only",
	});

	expect(await db.select().from(settings)).toEqual([]);
	expect(await lastEntryOf(former.viewer.user.id)).toBeUndefined();
});

test("whoever is at the checkout is told of a new price before they are charged", async () => {
	const shop = openShop();
	const report = await someReport();
	const shown = { amount: 1500 };
	expect((await shop.begin(report, shop.browser(), shown)).status).toBe(200);

	await (await openPanel()).save({ reportPrice: 18 });

	const refused = await shop.begin(report, shop.browser(), shown);
	expect(refused.status).toBe(409);
	expect(await refused.json()).toMatchObject({ code: "price_changed" });
	expect((await shop.begin(report, shop.browser(), { amount: 1800 })).status).toBe(200);
	expect(shop.sim.paymentIntents().map(({ amount }) => amount)).toEqual([1800]);
});
