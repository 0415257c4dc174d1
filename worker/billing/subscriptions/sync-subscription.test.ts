import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { SetupMade } from "#contracts/subscription.ts";
import type { BillingContext } from "#worker/billing/billing-context.ts";
import type { ProviderSubscription } from "#worker/billing/gateway/plan-gateway.ts";
import { connect } from "#worker/db/client.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { DAY, openPlanShop, somePromo } from "#worker/test/plan-shop.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** A card that is set up and then declined whenever it is charged. */
const DECLINED_LATER = "4000000000000341";

/** Everything we hold about plans, but for when we asked. */
async function everything() {
	const tables = ["subscriptions", "subscription_setups", "promo_uses", "customers"] as const;
	const held = await Promise.all(
		tables.map(async (table) => {
			const { results } = await env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all();
			return results.map(({ asked_at: _, ...row }) => row);
		}),
	);
	return Object.fromEntries(tables.map((table, at) => [table, held[at]]));
}

test("a declined renewal leaves the plan past due: nothing can be made or begun, and the holder is told once", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist({ number: DECLINED_LATER });

	await shop.pass(7 * DAY + 3600);

	expect(await person.state()).toMatchObject({
		hasSubscription: false,
		canGenerate: false,
		plan: "pro",
		status: "past_due",
		limit: 0,
	});
	expect(await person.emails()).toEqual([
		"Payment for your Pro plan failed",
		"Welcome to the Pro plan",
		"You can still give Pro up, until 11 December 2026",
	]);
	const refused = await person.setup({ planId: "expert", amount: 4500 });
	expect(refused.status).toBe(409);
	expect(await refused.json()).toMatchObject({ code: "update_card" });
	await shop.pass(3 * DAY + 60);
	expect(await person.emails()).toHaveLength(3);
});

test("a past-due plan recovers once another card pays", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist({ number: DECLINED_LATER });
	await shop.pass(8 * DAY);

	await shop.payOpenInvoice("4242424242424242");

	expect(await person.state()).toMatchObject({
		status: "active",
		limit: 25,
		card: { last4: "4242" },
	});
});

test("a plan that nobody pays for ends, and its holder is told", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist({ number: DECLINED_LATER });

	await shop.pass(28 * DAY);

	expect(await person.state()).toMatchObject({ status: "canceled", plan: null });
	expect(await person.emails()).toContain("Your Pro plan has ended");
	expect(await (await person.setup()).json<SetupMade>()).toMatchObject({ kind: "payment" });
});

test("a cancelled plan runs on until what is paid for is over, and may be resumed until then", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await shop.pass(8 * DAY);

	const cancelled = await person.ask("/subscription/cancel", {});
	expect(cancelled.status).toBe(200);
	expect(await cancelled.json()).toMatchObject({ cancelAtPeriodEnd: true, canGenerate: true });
	expect(await person.emails()).toContain("Your Pro plan ends on 27 December 2026");
	await person.ask("/subscription/cancel", {});
	expect(await person.emails()).toHaveLength(3);

	expect(await (await person.ask("/subscription/resume", {})).json()).toMatchObject({
		cancelAtPeriodEnd: false,
	});
	await shop.pass(25 * DAY);
	expect(await person.state()).toMatchObject({ status: "active" });
	await shop.pass(7 * DAY);
	expect(await person.state()).toMatchObject({ status: "active", limit: 25 });

	await person.ask("/subscription/cancel", {});
	await shop.pass(25 * DAY);
	expect(await person.state()).toMatchObject({ hasSubscription: true });
	await shop.pass(10 * DAY);
	expect(await person.state()).toMatchObject({
		hasSubscription: false,
		status: "canceled",
		plan: null,
	});
	expect((await person.emails()).filter((subject) => subject.includes("has ended"))).toEqual([]);
});

test("all events again, reversed and shuffled, change nothing and tell nobody anything", async () => {
	const shop = openPlanShop();
	const { code } = await somePromo();
	const one = await shop.trialist({ promoCode: code, amount: 2000 });
	const two = await shop.trialist({ number: DECLINED_LATER });
	await shop.pass(8 * DAY);
	await one.subscribe({ planId: "expert", amount: 3600 });
	await shop.payOpenInvoice("4242424242424242");
	await two.ask("/subscription/cancel", {});
	await shop.sim.flush();
	await shop.pass(20 * DAY);
	const [before, emails, payments] = [
		await everything(),
		await allEmails(),
		shop.sim.paymentIntents().length,
	];

	await env.DB.prepare("DELETE FROM stripe_events").run();
	await shop.sim.deliver({ order: "reversed" });
	await env.DB.prepare("DELETE FROM stripe_events").run();
	const deliveries = await shop.sim.deliver({ order: "shuffled", copies: 3, seed: 7 });

	expect(deliveries.filter(({ status }) => status !== 200)).toEqual([]);
	expect(deliveries.length).toBeGreaterThan(100);
	expect(await everything()).toEqual(before);
	expect(await allEmails()).toEqual(emails);
	expect(shop.sim.paymentIntents()).toHaveLength(payments);
	expect(shop.sim.violations()).toEqual([]);

	async function allEmails() {
		return [await one.emails(), await two.emails()];
	}
});

test("events that never came are made up for by the daily reconciliation", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await shop.sim.advance(6 * DAY);
	expect(await person.state()).toMatchObject({ status: "trialing" });
	await shop.sim.advance(25 * DAY);

	await shop.daily();

	expect(
		await env.DB.prepare("SELECT status FROM subscriptions WHERE user_id = ?")
			.bind(person.id)
			.first("status"),
	).toBe("active");
});

test("a plan whose period is over is asked about when its holder comes, whatever became of the event", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();

	await shop.sim.advance(8 * DAY);

	expect(await person.state()).toMatchObject({ status: "active", limit: 25 });
});

test("an answer to an earlier question never overwrites a later one", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	const [{ id = "" } = {}] = shop.sim.subscriptions();
	const said = (await askedOf(shop, id)) as ProviderSubscription;

	await syncSubscription(billing({ ...said, status: "active" }, NOW + 2000), {
		id,
		livemode: false,
	});
	await syncSubscription(billing({ ...said, status: "past_due" }, NOW + 1000), {
		id,
		livemode: false,
	});

	expect(await person.state()).toMatchObject({ status: "active" });
	expect(await person.emails()).toEqual(["Welcome to the Pro plan"]);
});

test("a subscription of somebody who is none of ours is left alone", async () => {
	const shop = openPlanShop();
	await shop.trialist();
	const [{ id = "" } = {}] = shop.sim.subscriptions();
	const said = (await askedOf(shop, id)) as ProviderSubscription;
	const before = await everything();

	expect(
		await syncSubscription(billing({ ...said, id: "sub_other", customerId: "cus_other" }, NOW), {
			id: "sub_other",
			livemode: false,
		}),
	).toBeNull();
	expect(
		await syncSubscription(billing({ ...said, plan: null }, NOW), { id, livemode: false }),
	).toBeNull();
	expect(await everything()).toEqual(before);
});

/** The provider's own word on a subscription. */
async function askedOf(shop: ReturnType<typeof openPlanShop>, id: string) {
	return (await shop.gateway()).plans.read(id);
}

/** Billing whose provider says one thing, at one time. */
function billing(said: ProviderSubscription, now: number): BillingContext {
	const plans = { read: async () => said } as Partial<BillingContext> as never;
	return {
		db: connect(env.DB),
		gatewayOf: () => async () => ({ plans }) as never,
		world: { now: () => now, token: randomToken },
	};
}
