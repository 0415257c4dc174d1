import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { InvoiceList } from "#contracts/subscription.ts";
import { connect } from "#worker/db/client.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { PASSWORD } from "#worker/test/browser.ts";
import { DAY, openPlanShop, somePromo } from "#worker/test/plan-shop.ts";
import { mailTo } from "#worker/test/read-mail.ts";
import { refundSubscription } from "./refund-subscription.ts";

type Shop = ReturnType<typeof openPlanShop>;

/** Gives back what was paid for the one subscription in the shop. */
function refund(shop: Shop, id = shop.sim.subscriptions()[0]?.id ?? "") {
	const billing = {
		db: connect(env.DB),
		gatewayOf: () => shop.gateway,
		world: { now: () => shop.sim.now() * 1000, token: randomToken },
	};
	return refundSubscription(billing, id);
}

const refunded = (shop: Shop) => shop.sim.refunds().map(({ amount }) => amount);

test("within the guarantee the last payment goes back once, and the plan ends now", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await shop.pass(20 * DAY);

	const [first, second] = [await refund(shop), await refund(shop)];
	await shop.sim.flush();

	expect([first, second]).toMatchObject([
		{ amount: 2500, isRepeated: false },
		{ amount: 2500, isRepeated: true },
	]);
	expect(refunded(shop)).toEqual([2500]);
	expect(await person.state()).toMatchObject({ hasSubscription: false, status: "canceled" });
	const { invoices } = await (await person.ask("/subscription/invoices")).json<InvoiceList>();
	// The trial's own invoice, of nothing, is not among them.
	expect(invoices).toMatchObject([{ amount: 2500, status: "refunded" }]);
	expect(invoices[0]?.url).toMatch(/^http/);
	await shop.often();
	expect(await person.emails()).toContain("Your Pro plan has ended");
});

test("after thirty days the guarantee is over, and everything stays as it is", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await shop.pass(8 * DAY);
	await person.ask("/subscription/cancel", {});
	await shop.sim.advance(29 * DAY);
	await person.state();
	await shop.sim.advance(DAY + 3600);

	await expect(refund(shop)).rejects.toMatchObject({ code: "guarantee_over" });

	expect(refunded(shop)).toEqual([]);
});

test("what the provider's dashboard gave back is not given back again, and not counted", async () => {
	const shop = openPlanShop();
	await shop.payer();
	await shop.pass(31 * DAY);
	const [first] = shop.sim.paymentIntents();
	await shop.stripe.refunds.create({ payment_intent: first?.id ?? "" });

	const { amount } = await refund(shop);

	expect(amount).toBe(2500);
	expect(refunded(shop)).toEqual([2500, 2500]);
});

test("where all of it went back long ago, nothing is left to give back", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	await person.ask("/subscription/cancel", {});
	const [only] = shop.sim.paymentIntents();
	await shop.stripe.refunds.create({ payment_intent: only?.id ?? "" });
	await shop.sim.advance(31 * DAY);

	await expect(refund(shop)).rejects.toMatchObject({
		code: "not_found",
		message: expect.stringContaining("given back already"),
	});
	expect(refunded(shop)).toEqual([2500]);
});

test("a trial has nothing to give back", async () => {
	const shop = openPlanShop();
	await shop.trialist();

	await expect(refund(shop)).rejects.toMatchObject({ code: "not_found" });
	await expect(refund(shop, "sub_nowhere")).rejects.toMatchObject({ code: "not_found" });
});

test("the billing portal is opened for its customer, and leads back to the account", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();

	const { url } = await (await person.ask("/subscription/portal", {})).json<{ url: string }>();

	expect(url).toMatch(/\/portal\//);
});

test("an account that is deleted subscribes to nothing any more", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();

	const deleted = await person.ask("/account/delete", { password: PASSWORD });
	await shop.pass(10 * DAY);

	expect(deleted.status).toBe(200);
	expect(shop.sim.subscriptions().map(({ status }) => status)).toEqual(["canceled"]);
	expect(shop.sim.paymentIntents()).toEqual([]);
	expect(
		await env.DB.prepare("SELECT user_id, status FROM subscriptions WHERE id = ?")
			.bind(shop.sim.subscriptions()[0]?.id ?? "")
			.first(),
	).toEqual({ user_id: null, status: "canceled" });
	expect((await mailTo(person.email)).map(({ subject }) => subject).join()).toMatch(/deleted/i);
});

test("an account is not deleted while its plan cannot be ended", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	shop.breakDown(true);

	const refused = await person.ask("/account/delete", { password: PASSWORD });

	expect(refused.status).toBe(503);
	shop.breakDown(false);
	expect(await person.state()).toMatchObject({ hasSubscription: true });
});

test("a plan that began while its account was being deleted is ended", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(person.id).run();

	await shop.sim.flush();

	expect(shop.sim.subscriptions().map(({ status }) => status)).toEqual(["canceled"]);
});

test("the export names the plans somebody had, and what we hold about them", async () => {
	const shop = openPlanShop();
	const { code, id } = await somePromo();
	const person = await shop.trialist({ promoCode: code, amount: 2000 });

	expect(await (await person.ask("/account/export")).json()).toMatchObject({
		subscriptions: [
			{ plan: "pro", status: "trialing", amount: 2000, endedAt: null, card: "visa 4242" },
		],
		customers: [expect.stringMatching(/^cus_/)],
		checkouts: [{ plan: "pro", state: "done", begunAt: expect.any(String) }],
		promoCodes: [id],
	});
});
