import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { gatewaysOf } from "#worker/billing/gateway/gateways.ts";
import { connect } from "#worker/db/client.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { inLogContext } from "#worker/platform/log-context.ts";
import { DAY, openPlanShop } from "#worker/test/plan-shop.ts";
import { paying } from "#worker/test/shop.ts";
import { A_BATCH, reconcileEnded, reconcileSubscriptions } from "./reconcile-subscriptions.ts";

const db = connect(env.DB);
const EVER = Number.POSITIVE_INFINITY;

beforeEach(() => {
	const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
	return () => said.mockRestore();
});

/** Billing of this shop, and the calls it makes about the shop's own subscription. */
function tillOf(shop: ReturnType<typeof openPlanShop>) {
	const calls: string[] = [];
	const fetch = (url: string, init?: RequestInit) => {
		if (url.includes(shop.sim.subscriptions()[0]?.id ?? "none")) {
			calls.push(url);
		}
		return shop.sim.fetch(url, init);
	};
	const world = { now: () => shop.sim.now() * 1000, token: randomToken };
	return { billing: { db, gatewayOf: gatewaysOf(paying, { fetch }), world }, calls };
}

/** Lets rows stand beside a subscription that nobody ever asked about and that cannot be asked about: its mode has no keys. */
function addUnaskable(userId: string, prefix: string, count: number) {
	return env.DB.prepare(
		`INSERT INTO subscriptions (id, customer_id, livemode, plan, status, price, amount, period_start, period_end, cancel_at_period_end, ended_at, created_at, asked_at)
		 SELECT ?2 || value, customer_id, 1, plan, status, price, amount, period_start, period_end, cancel_at_period_end, ended_at, created_at, 0
		 FROM subscriptions, json_each(?3) WHERE user_id = ?1`,
	)
		.bind(userId, prefix, JSON.stringify([...Array(count).keys()]))
		.run();
}

const drop = (prefix: string) =>
	env.DB.prepare("DELETE FROM subscriptions WHERE id LIKE ?").bind(`${prefix}%`).run();

test("one run asks about a bounded batch, and the next one goes on behind those that cannot be asked about", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await addUnaskable(person.id, "sub_full", A_BATCH);
	await shop.sim.advance(8 * DAY);
	const { billing } = tillOf(shop);

	await reconcileSubscriptions(billing, EVER);
	expect(await person.row()).toMatchObject({ status: "trialing" });
	await reconcileSubscriptions(billing, EVER);

	expect(await person.row()).toMatchObject({ status: "active" });
	await drop("sub_full");
});

test("what does not come before the end waits for the next run", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await shop.sim.advance(8 * DAY);
	const { billing, calls } = tillOf(shop);

	await reconcileSubscriptions(billing, billing.world.now());
	expect(calls).toEqual([]);
	await reconcileSubscriptions(billing, billing.world.now() + 1);

	expect(await person.row()).toMatchObject({ status: "active" });
});

test("a subscription costs two calls of the provider and at most six round trips, once a day", async () => {
	const shop = openPlanShop();
	await shop.payer();
	await shop.sim.advance(2 * DAY);
	const { billing, calls } = tillOf(shop);

	const { n: due } = (await env.DB.prepare(
		"SELECT count(*) AS n FROM subscriptions WHERE asked_at < ? AND status NOT IN ('canceled', 'incomplete_expired')",
	)
		.bind(billing.world.now() - DAY * 1000)
		.first<{ n: number }>()) ?? { n: 0 };
	const trips = await inLogContext({}, async (tally) => {
		await reconcileSubscriptions(billing, EVER);
		return tally.d1Calls;
	});
	expect(trips).toBeLessThanOrEqual(1 + 6 * due);
	await reconcileSubscriptions(billing, EVER);

	expect(calls.map((url) => new URL(url).pathname.split("/")[2])).toEqual([
		"subscriptions",
		"invoices",
	]);
});

test("subscriptions that have just ended are asked about in turn, one call each, and not again within hours", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	await shop.stripe.subscriptions.cancel(shop.sim.subscriptions()[0]?.id ?? "");
	await shop.sim.flush();
	await addUnaskable(person.id, "sub_gone", A_BATCH);
	await shop.sim.advance(DAY);
	const { billing, calls } = tillOf(shop);

	await reconcileEnded(billing, EVER);
	expect(calls).toEqual([]);
	await reconcileEnded(billing, EVER);
	expect(calls).toHaveLength(1);
	await reconcileEnded(billing, EVER);
	expect(calls).toHaveLength(1);
	await drop("sub_gone");
});
