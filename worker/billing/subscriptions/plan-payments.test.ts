import { env } from "cloudflare:workers";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { pence } from "#domain/base/money.ts";
import { gatewaysOf } from "#worker/billing/gateway/gateways.ts";
import { connect } from "#worker/db/client.ts";
import { stripeEvents } from "#worker/db/schema/reports.ts";
import { customers, planPayments, subscriptions } from "#worker/db/schema/subscriptions.ts";
import { handleStripeEvent } from "#worker/features/provider-events/handle-stripe-event.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { DAY, openPlanShop } from "#worker/test/plan-shop.ts";
import { paying } from "#worker/test/shop.ts";
import { keepPlanPayments, recordPlanPayments } from "./plan-payments.ts";

const db = connect(env.DB);

type Shop = ReturnType<typeof openPlanShop>;

/** The one subscription in a shop. */
const idIn = (shop: Shop) => shop.sim.subscriptions()[0]?.id ?? "";

/** What our books say was paid for a subscription, oldest first. */
async function booksOf(id: string) {
	const rows = await db.select().from(planPayments).where(eq(planPayments.subscriptionId, id));
	return rows
		.toSorted((a, b) => a.paidAt - b.paidAt)
		.map(({ amount, isRefunded }) => ({ amount, isRefunded }));
}

const paid = { amount: 2500, isRefunded: false };
const returned = { amount: 2500, isRefunded: true };

/** Gives the last payment back at the provider, as somebody at its dashboard does. */
async function giveBack(shop: Shop) {
	const last = shop.sim.paymentIntents().findLast(({ status }) => status === "succeeded");
	await shop.stripe.refunds.create({ payment_intent: last?.id ?? "" });
}

test("what is paid for a plan is on the books at its instant, and a trial is not", async () => {
	const shop = openPlanShop();
	await shop.trialist();
	await shop.pass(DAY);
	expect(await booksOf(idIn(shop))).toEqual([]);

	await shop.pass(7 * DAY);

	const [row] = await db
		.select()
		.from(planPayments)
		.where(eq(planPayments.subscriptionId, idIn(shop)));
	expect(row).toMatchObject({ livemode: false, ...paid });
	expect(row?.id).toMatch(/^pi_/);
	expect(Math.abs((row?.paidAt ?? 0) - (NOW + 7 * DAY * 1000))).toBeLessThan(2 * 3_600_000);
});

test("every month is a payment of its own, at what was paid for it", async () => {
	const shop = openPlanShop();
	await shop.payer();
	await shop.pass(62 * DAY);
	expect(await booksOf(idIn(shop))).toEqual([paid, paid, paid]);
});

test("money that goes back is marked, and the other payments stand", async () => {
	const shop = openPlanShop();
	await shop.payer();
	await shop.pass(31 * DAY);

	await giveBack(shop);
	await shop.sim.flush();

	expect(await booksOf(idIn(shop))).toEqual([paid, returned]);
});

test("events in three copies and any order end in the same books", async () => {
	const shop = openPlanShop();
	await shop.trialist();
	await shop.sim.advance(70 * DAY);
	await giveBack(shop);

	const deliveries = await shop.sim.deliver({ order: "shuffled", copies: 3, seed: 11 });

	expect(deliveries.filter(({ status }) => status !== 200)).toEqual([]);
	expect(await booksOf(idIn(shop))).toEqual([paid, paid, returned]);
	const told = shop.sim.events().map(({ id }) => id);
	await db.delete(stripeEvents).where(inArray(stripeEvents.id, told));
	await shop.sim.deliver({ order: "reversed", copies: 1 });
	expect(await booksOf(idIn(shop))).toEqual([paid, paid, returned]);
});

test("payments and refunds whose events never came are on the books after the daily reconciliation", async () => {
	const shop = openPlanShop();
	await shop.trialist();
	await shop.sim.advance(8 * DAY);
	expect(await booksOf(idIn(shop))).toEqual([]);
	await shop.daily();
	expect(await booksOf(idIn(shop))).toEqual([paid]);

	await giveBack(shop);
	await shop.stripe.subscriptions.cancel(idIn(shop));
	await shop.sim.advance(2 * DAY);
	await shop.daily();

	expect(await booksOf(idIn(shop))).toEqual([returned]);
});

test("a refund of a plan that has ended is on the books a day later, also when its event never came", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	await shop.stripe.subscriptions.cancel(idIn(shop));
	await shop.sim.flush();
	expect(await person.state()).toMatchObject({ status: "canceled" });
	await giveBack(shop);
	expect(await booksOf(idIn(shop))).toEqual([paid]);
	await shop.sim.advance(DAY);

	await shop.daily();

	expect(await booksOf(idIn(shop))).toEqual([returned]);
});

/** Billing of this shop whose provider keeps what was paid to itself while `isSilent` says so. */
function tillOf(shop: Shop, isSilent: () => boolean) {
	const fetch = (url: string, init?: RequestInit) =>
		isSilent() && url.includes("/v1/invoices?")
			? Promise.resolve(new Response("<html>", { status: 502 }))
			: shop.sim.fetch(url, init);
	return {
		db,
		gatewayOf: gatewaysOf(paying, { fetch }),
		world: { now: () => shop.sim.now() * 1000, token: randomToken },
	};
}

/** Another event that says that this subscription was paid for. */
const invoicePaid = (id: string) =>
	({
		id: `evt_${randomToken()}`,
		type: "invoice.paid",
		livemode: false,
		about: { kind: "subscription", id },
	}) as const;

test("while what was paid cannot be asked the plan moves on all the same, and the event is told again until it is on the books", async () => {
	const shop = openPlanShop();
	await shop.trialist();
	await shop.sim.advance(8 * DAY);
	const id = idIn(shop);
	let isSilent = true;
	const billing = tillOf(shop, () => isSilent);
	const event = invoicePaid(id);

	await expect(handleStripeEvent(billing, event)).rejects.toMatchObject({ code: "unavailable" });

	const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
	expect(row?.status).toBe("active");
	expect(await booksOf(id)).toEqual([]);
	isSilent = false;
	await handleStripeEvent(billing, event);
	expect(await booksOf(id)).toEqual([paid]);
});

test("a subscription that is not ours is on nobody's books", async () => {
	const shop = openPlanShop();
	await shop.payer();
	const id = idIn(shop);
	const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
	await db.delete(customers).where(eq(customers.id, row?.customerId ?? ""));
	await db.delete(planPayments).where(eq(planPayments.subscriptionId, id));
	await db.delete(subscriptions).where(eq(subscriptions.id, id));

	await handleStripeEvent(
		tillOf(shop, () => false),
		invoicePaid(id),
	);

	expect(await booksOf(idIn(shop))).toEqual([]);
});

test("two who record at once write every payment once", async () => {
	const shop = openPlanShop();
	await shop.payer();
	const billing = tillOf(shop, () => false);
	const subscription = { id: idIn(shop), livemode: false };
	await db.delete(planPayments).where(eq(planPayments.subscriptionId, subscription.id));

	await Promise.all([1, 2, 3].map(() => recordPlanPayments(billing, subscription)));

	expect(await booksOf(subscription.id)).toEqual([paid]);
});

test("an earlier answer of the provider that comes later does not undo a refund", async () => {
	const subscription = { id: `sub_${randomToken()}`, livemode: true };
	const charge = { paymentId: `pi_${randomToken()}`, amount: pence(2500), paidAt: NOW };
	await keepPlanPayments(db, subscription, [{ ...charge, isRefunded: true }]);
	await keepPlanPayments(db, subscription, [{ ...charge, isRefunded: false }]);
	expect(await booksOf(subscription.id)).toEqual([returned]);
});
