import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { SetupMade } from "#contracts/subscription.ts";
import { refundSubscription } from "#worker/billing/subscriptions/refund-subscription.ts";
import { connect } from "#worker/db/client.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { down, standBetween } from "#worker/test/between.ts";
import { PASSWORD } from "#worker/test/browser.ts";
import { DAY, openPlanShop, somePromo } from "#worker/test/plan-shop.ts";
import { paying } from "#worker/test/shop.ts";

const db = connect(env.DB);

test("codes cannot be found by guessing at the setup either", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const statuses = new Set<number>();
	for (let each = 0; each < 80; each += 1) {
		statuses.add((await person.setup({ promoCode: `GUESS${each}`, amount: 1 })).status);
	}
	expect(statuses).toContain(429);
});

test("an account whose customer was deleted at the provider can subscribe again", async () => {
	const shop = openPlanShop();
	const person = await shop.returning();
	await shop.stripe.customers.del(shop.sim.customers()[0]?.id ?? "");
	await shop.sim.flush();
	const answers = [];
	for (const days of [0, 1, 2, 20]) {
		await shop.pass(days * DAY);
		await shop.often();
		await shop.daily();
		answers.push((await person.setup()).status);
	}
	expect(answers.at(-1)).toBe(200);
});

test("a price of 20p is not begun with", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	await env.DB.prepare(
		"INSERT INTO settings (key, value, updated_at) VALUES ('starter_price_pence', 20, 0)",
	).run();
	const made = await person.setup({ planId: "starter", amount: 20 });
	const back = await shop.returning();
	await back.setup({ planId: "starter", amount: 20 });
	await env.DB.prepare("DELETE FROM settings WHERE key = 'starter_price_pence'").run();
	expect(made.status).not.toBe(200);
});

test("the portal that is opened is that of the plan that runs", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await env.DB.prepare(
		"INSERT INTO customers (id, user_id, livemode, created_at) VALUES (?, ?, 1, 0)",
	)
		.bind(`cus_live_${person.id}`, person.id)
		.run();
	const answer = await person.ask("/subscription/portal", {});
	expect(answer.status).toBe(200);
});

test("an account with a plan of a mode without keys can be deleted", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	const copy = person.browser.copy({ ...paying, STRIPE_SECRET_KEY_TEST: "" });
	const answer = await copy.ask("/api/account/delete", { json: { password: PASSWORD } });
	expect(answer.status).toBe(200);
});

test("twenty open checkouts of other people keep a taken card waiting no longer than an hour", async () => {
	const shop = openPlanShop();
	const others = await Promise.all(Array.from({ length: 20 }, () => shop.somebodyNew()));
	await Promise.all(others.map((other) => other.setup()));
	await shop.sim.advance(60);
	const person = await shop.somebodyNew();
	const made = await (await person.setup()).json<SetupMade>();
	await shop.typeCard(made.clientSecret);
	await shop.sim.advance(3700);
	for (let each = 0; each < 12; each += 1) {
		await shop.often();
	}
	const status = await env.DB.prepare("SELECT status FROM subscriptions WHERE user_id = ?")
		.bind(person.id)
		.first("status");
	await env.DB.prepare("DELETE FROM subscription_setups").run();
	expect(status).toBe("trialing");
});

test("a subscription that the provider knows no more is no plan for ever", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await shop.sim.reset();
	for (const days of [20, 20, 20]) {
		await shop.pass(days * DAY);
		await shop.daily();
		await person.state();
	}
	const state = await person.state();

	expect(state.hasSubscription).toBe(false);
	expect((await person.ask("/subscription/cancel", {})).status).toBe(403);
});

test("a customer that changes while a first payment is open is no failed event", async () => {
	const shop = openPlanShop();
	const person = await shop.returning();
	await person.setup();
	await shop.sim.flush();
	await shop.stripe.customers.update(shop.sim.customers()[0]?.id ?? "", { description: "x" });
	const deliveries = await shop.sim.flush();
	expect(deliveries.filter(({ status }) => status !== 200)).toEqual([]);
});

test("a plan that ended at the provider unheard is told as ended, not as a provider that cannot be reached", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await shop.stripe.subscriptions.cancel(shop.sim.subscriptions()[0]?.id ?? "");
	const answers = [
		(await person.ask("/subscription/cancel", {})).status,
		(await person.ask("/subscription/cancel", {})).status,
		(await person.ask("/subscription/change", { planId: "expert", amount: 4500 })).status,
	];
	expect(answers).not.toContain(503);
});

test("a provider that is silent is asked about a plan that is behind once a minute", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await shop.sim.advance(8 * DAY);
	let calls = 0;
	const off = standBetween(shop, () => {
		calls += 1;
		return down();
	});
	for (let each = 0; each < 5; each += 1) {
		await person.state();
	}
	off();
	expect(calls).toBeLessThanOrEqual(3);
});

test("a code that takes off less than half a penny is no failure of the provider", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const { code } = await somePromo({ discountValue: 1 });
	const made = await (await person.setup({ promoCode: code, amount: 2500 })).json<SetupMade>();
	await shop.typeCard(made.clientSecret);
	const confirmed = await person.confirm(made.clientSecret);
	expect(confirmed.status).toBe(200);
});

test("who cancelled and is refunded is told that the plan has ended", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await shop.pass(8 * DAY);
	await person.ask("/subscription/cancel", {});
	const billing = {
		db,
		gatewayOf: () => shop.gateway,
		world: { now: () => shop.sim.now() * 1000, token: randomToken },
	};
	await refundSubscription(billing, shop.sim.subscriptions()[0]?.id ?? "");
	await shop.sim.flush();
	await shop.often();
	await shop.often();
	expect(await person.emails()).toContain("Your Pro plan has ended");
});

test("first price creation that failed at the provider bars nobody for a day", async () => {
	const shop = openPlanShop();
	const [one, two] = [await shop.trialist(), await shop.trialist()];
	// the provider keeps what it answered under the key
	await env.DB.prepare(
		"INSERT INTO settings (key, value, updated_at) VALUES ('expert_price_pence', 4600, 0)",
	).run();
	const off = standBetween(shop, ({ method, key }) =>
		method === "POST" && key === "price:expert_gbp_month_4600"
			? Response.json({ error: { type: "api_error", message: "stored" } }, { status: 500 })
			: undefined,
	);
	const answers = [];
	for (const hour of [1, 6, 12]) {
		await shop.sim.advance(hour * 3600);
		answers.push(
			(await one.ask("/subscription/change/expert")).status,
			(await two.ask("/subscription/change/expert")).status,
		);
	}
	off();
	await env.DB.prepare("DELETE FROM settings WHERE key = 'expert_price_pence'").run();
	expect(answers).not.toEqual(answers.map(() => 503));
});
