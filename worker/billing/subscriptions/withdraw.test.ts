import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Gateway } from "#worker/billing/gateway/gateways.ts";
import { connect } from "#worker/db/client.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { DAY, openPlanShop } from "#worker/test/plan-shop.ts";
import { mailTo } from "#worker/test/read-mail.ts";
import { settleWithdrawal } from "./withdraw.ts";

const TOLD = "You can still give Pro up, until 11 December 2026";
const OVER = "Your Pro plan has ended";

type Shop = ReturnType<typeof openPlanShop>;

const refunded = (shop: Shop) => shop.sim.refunds().map(({ amount }) => amount);

/** Settles the one subscription in the shop, as a call of ours that uses this provider. */
async function settle(shop: Shop, given: Gateway | null = null) {
	const [{ id = "", livemode = false } = {}] = shop.sim.subscriptions();
	return env.DB.prepare("SELECT user_id FROM subscriptions WHERE id = ?")
		.bind(id)
		.first<string>("user_id")
		.then((userId) =>
			settleWithdrawal(
				{
					db: connect(env.DB),
					gatewayOf: () => async () => given ?? shop.gateway(),
					world: { now: () => shop.sim.now() * 1000, token: randomToken },
				},
				{ id, userId, livemode },
			),
		);
}

test("the first day after a trial brings a mail of its own, that the plan can be given up until when", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	await shop.sim.flush();
	await shop.often();

	expect((await person.emails()).filter((subject) => subject === TOLD)).toHaveLength(1);
	const mail = (await mailTo(person.email)).find(({ subject }) => subject === TOLD);
	expect(mail?.text).toContain("from 27 November 2026 until the end of 11 December 2026");
	expect(mail?.text).toContain("all that you paid for it goes back");
	expect(await person.state()).toMatchObject({ coolingOffUntil: "2026-12-12T00:00:00.000Z" });
});

test("who cancelled the trial, or pays without one, has no cooling-off", async () => {
	const shop = openPlanShop();
	const person = await shop.returning();
	await person.subscribe();
	await shop.sim.flush();
	await shop.often();

	expect(await person.state()).toMatchObject({ hasSubscription: true, coolingOffUntil: null });
	expect(await person.emails()).not.toContain(TOLD);
	expect((await person.ask("/subscription/withdraw", {})).status).toBe(422);
	expect(refunded(shop)).toEqual([]);
});

test("given up in time, the plan ends at once and all that was paid goes back once, with one mail", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();

	const answers = await Promise.all([
		person.ask("/subscription/withdraw", {}),
		person.ask("/subscription/withdraw", {}),
	]);
	await shop.sim.flush();
	await shop.often();

	expect(answers.map(({ status }) => status)).toEqual([200, 200]);
	expect(refunded(shop)).toEqual([2500]);
	expect(await person.state()).toMatchObject({
		status: "canceled",
		hasSubscription: false,
		coolingOffUntil: null,
		withdrawn: { givenBackPence: 2500 },
	});
	expect((await person.emails()).filter((subject) => subject === OVER)).toHaveLength(1);
	const mail = (await mailTo(person.email)).find(({ subject }) => subject === OVER);
	expect(mail?.text).toContain("£25 goes back to the card that paid");
	expect(await (await person.ask("/account/export")).json()).toMatchObject({
		subscriptions: [{ withdrawnAt: expect.any(String), givenBack: 2500 }],
	});
});

test("an upgrade in the cooling-off goes back too", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	await person.ask("/subscription/change", { planId: "expert", amount: 4500, dueNow: null });
	await shop.sim.flush();

	await person.ask("/subscription/withdraw", {});

	const paid = shop.charged().reduce((sum, amount) => sum + amount, 0);
	expect(refunded(shop).reduce((sum, amount) => sum + amount, 0)).toBe(paid);
});

test("a plan that ends anyway can be given up, and one that owes costs nothing", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	await person.ask("/subscription/cancel", {});

	expect((await person.ask("/subscription/withdraw", {})).status).toBe(200);
	expect(await person.state()).toMatchObject({ status: "canceled" });
	expect(refunded(shop)).toEqual([2500]);

	const poor = openPlanShop();
	const owing = await poor.trialist({ number: "4000000000000341" });
	await poor.pass(8 * DAY);
	expect(await owing.state()).toMatchObject({ status: "past_due" });

	expect((await owing.ask("/subscription/withdraw", {})).status).toBe(200);
	expect(await owing.state()).toMatchObject({
		status: "canceled",
		withdrawn: { givenBackPence: 0 },
	});
	expect(refunded(poor)).toEqual([]);
});

test("a charge that goes through after the plan was given up goes back when the provider tells of it", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist({ number: "4000000000000341" });
	await shop.pass(8 * DAY);
	await person.ask("/subscription/withdraw", {});

	await shop.payOpenInvoice("4242424242424242");

	expect(refunded(shop)).toEqual([2500]);
	expect(await person.state()).toMatchObject({ withdrawn: { givenBackPence: 2500 } });
});

test("after its last day the right is over, and the plan can only be cancelled", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	await shop.pass(15 * DAY);

	const refused = await person.ask("/subscription/withdraw", {});

	expect(refused.status).toBe(422);
	expect(await refused.json()).toMatchObject({ code: "cooling_off_over" });
	expect((await person.ask("/subscription/cancel", {})).status).toBe(200);
});

test("while the provider is silent the plan counts as given up, and the trigger does the rest", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	shop.breakDown(true);
	expect((await person.ask("/subscription/withdraw", {})).status).toBe(200);
	shop.breakDown(false);
	expect(await person.state()).toMatchObject({ withdrawn: { givenBackPence: null } });

	await shop.often();
	await shop.often();
	await shop.sim.flush();

	expect(refunded(shop)).toEqual([2500]);
	expect(await person.state()).toMatchObject({
		status: "canceled",
		withdrawn: { givenBackPence: 2500 },
	});
	expect((await person.emails()).filter((subject) => subject === OVER)).toHaveLength(1);
});

test("killed between the end and the money, and run twice with the provider's event between, it pays back once", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	shop.breakDown(true);
	await person.ask("/subscription/withdraw", {});
	shop.breakDown(false);
	const gateway = await shop.gateway();
	const dying = { ...gateway, refund: () => Promise.reject(new Error("killed")) };

	await expect(settle(shop, dying)).rejects.toThrow("killed");
	await shop.sim.flush();
	await Promise.all([settle(shop), settle(shop)]);
	await shop.sim.flush();
	await shop.often();

	expect(refunded(shop)).toEqual([2500]);
	expect((await person.emails()).filter((subject) => subject === OVER)).toHaveLength(1);
});
