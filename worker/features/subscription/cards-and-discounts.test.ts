import { expect, test } from "vitest";
import type { PlanChangeQuote, SetupMade, SubscriptionOutcome } from "#contracts/subscription.ts";
import { down, standBetween } from "#worker/test/between.ts";
import { DAY, openPlanShop, somePromo } from "#worker/test/plan-shop.ts";
import { paymentIn } from "#worker/test/shop.ts";

const WITH_PROOF = "4000002760003184";
const REFUSED_LATER = "4000000000000341";

test("after the bank's proof an upgrade by the card on file has the discount that was quoted", async () => {
	const shop = openPlanShop();
	const { code } = await somePromo({ discountValue: 1250 });
	const person = await shop.payer({ promoCode: code, amount: 2187 });
	// card on file asks for proof each time
	const { stripe } = shop;
	const customer = String(shop.sim.subscriptions()[0]?.customer);
	const si = await stripe.setupIntents.create({ customer });
	await shop.typeCard(si.client_secret ?? "", WITH_PROOF, "pass");
	const { payment_method } = await stripe.setupIntents.retrieve(si.id);
	await stripe.customers.update(customer, {
		invoice_settings: { default_payment_method: String(payment_method) },
	});
	await shop.sim.flush();
	const quote = await (await person.ask("/subscription/change/expert")).json<PlanChangeQuote>();
	const asked = await person.ask("/subscription/change", {
		planId: "expert",
		amount: quote.amount,
	});
	const { proofNeeded } = await asked.json<SubscriptionOutcome>();
	expect(asked.status).toBe(202);
	await shop.prove(proofNeeded ?? "");
	await shop.sim.flush();
	await person.ask("/subscription/change", {
		planId: "expert",
		amount: quote.amount,
	});
	await shop.pass(25 * DAY);
	await person.state();
	await shop.pass(6 * DAY);
	await shop.daily();
	expect(shop.sim.invoices().at(-1)?.total).toBe(quote.amount);
});

test("half-way and dead between plan and discount, the discount comes right", async () => {
	const shop = openPlanShop();
	const { code } = await somePromo({ discountValue: 10_000, plans: ["pro"] });
	const person = await shop.payer({ promoCode: code, amount: 0 });
	const off = standBetween(shop, ({ method, path, body }) =>
		method === "POST" && path.startsWith("/v1/subscriptions/") && body.startsWith("discounts")
			? down()
			: undefined,
	);
	await (await person.ask("/subscription/change/expert")).json<PlanChangeQuote>();
	await person.ask("/subscription/change", { planId: "expert", amount: 4500 });
	off();
	await shop.sim.flush();
	await person.ask("/subscription/change", { planId: "expert", amount: 4500 });
	await shop.daily();
	await shop.often();
	await shop.pass(25 * DAY);
	await person.state();
	await shop.pass(6 * DAY);
	await shop.daily();
	expect(shop.charged().at(-1)).toBe(4500);
});

test("a downgrade that died before its discount is mended", async () => {
	const shop = openPlanShop();
	const { code } = await somePromo({ discountType: "fixed", discountValue: 1500, plans: ["pro"] });
	const person = await shop.trialist({ promoCode: code, amount: 1000 });
	await shop.pass(8 * DAY);
	const off = standBetween(shop, ({ method, path, body }) =>
		method === "POST" && path.startsWith("/v1/subscriptions/") && body.startsWith("discounts")
			? down()
			: undefined,
	);
	await person.ask("/subscription/change", { planId: "starter", amount: 1500 });
	off();
	await shop.sim.flush();
	await person.ask("/subscription/change", { planId: "starter", amount: 1500 });
	await shop.pass(25 * DAY);
	await person.state();
	await shop.pass(6 * DAY);
	await shop.daily();
	await shop.often();
	expect((await person.state()).amountPence).toBe(1500);
});

test("a declined change leaves the card that worked", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	expect(
		(await person.subscribe({ planId: "expert", amount: 4500, number: REFUSED_LATER })).status,
	).toBe(402);
	await shop.pass(25 * DAY);
	await person.state();
	await shop.pass(6 * DAY);
	const state = await person.state();
	expect(state.status).toBe("active");
});

test("the card that paid first is the one that is charged on", async () => {
	const shop = openPlanShop();
	const person = await shop.returning();
	await person.subscribe({ planId: "expert", amount: 4500, number: "5555555555554444" });
	await shop.sim.flush();
	expect((await person.state()).card).toMatchObject({ last4: "4444" });
	await person.ask("/subscription/change", { planId: "starter", amount: 1500 });
	await shop.pass(25 * DAY);
	await person.state();
	await shop.pass(7 * DAY);
	await shop.pass(60);
	expect((await person.state()).card).toMatchObject({ last4: "4444" });
});

test("who never gives the proof is charged by the card that worked", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await shop.pass(8 * DAY);
	const { clientSecret } = await (
		await person.setup({ planId: "expert", amount: 4500 })
	).json<SetupMade>();
	await shop.typeCard(clientSecret, "4000002760003184", "pass");
	await person.confirm(clientSecret, "expert");
	await shop.sim.advance(25 * 3600);
	await shop.often();
	await shop.pass(24 * DAY);
	await person.state();
	await shop.pass(6 * DAY);
	expect((await person.state()).status).toBe("active");
});

test("once the card is updated a plan that is past due goes on", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist({ number: "4000000000000341" });
	await shop.pass(7 * DAY + 3600);
	expect((await person.state()).status).toBe("past_due");
	const { url } = await (await person.ask("/subscription/portal", {})).json<{ url: string }>();
	await shop.sim.fetch(`${url}/card`, {
		method: "POST",
		headers: { "content-type": "application/x-www-form-urlencoded" },
		body: "number=4242424242424242",
	});
	await shop.sim.flush();
	await shop.pass(3600);
	expect((await person.state()).status).toBe("active");
});

test("what the page says is due on changing is what is charged", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await shop.pass(6.9 * DAY);
	const made = await (await person.setup({ planId: "expert", amount: 4500 })).json<SetupMade>();
	expect(made.dueNow).toBe(0);
	await shop.pass(0.2 * DAY);
	await shop.typeCard(made.clientSecret);
	const before = shop.charged().length;
	await person.confirm(made.clientSecret, "expert");
	expect(shop.charged().slice(before)).toEqual([]);
});

test("a change to a total of 20p is refused", async () => {
	const shop = openPlanShop();
	const { code } = await somePromo({ discountType: "fixed", discountValue: 1480 });
	const person = await shop.trialist({ promoCode: code, amount: 1020 });
	const changed = await person.ask("/subscription/change", { planId: "starter", amount: 20 });
	await shop.pass(8 * DAY);
	expect(changed.status).toBe(422);
});

test("a proof that was given a moment ago is not called a declined card", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await shop.pass(8 * DAY);
	const { clientSecret } = await (
		await person.setup({ planId: "expert", amount: 4500 })
	).json<SetupMade>();
	await shop.typeCard(clientSecret, "4000002760003184", "pass");
	const asked = await (await person.confirm(clientSecret, "expert")).json<SubscriptionOutcome>();
	// The payment went through; the provider has yet to move the subscription.
	const off = standBetween(shop, async ({ method, path }, go) => {
		if (method === "GET" && path === `/v1/payment_intents/${paymentIn(asked.proofNeeded ?? "")}`) {
			const body = await (await go()).json<object>();
			return Response.json({ ...body, status: "succeeded" });
		}
		return undefined;
	});
	const answer = await person.confirm(clientSecret, "expert");
	off();
	expect(answer.status).toBe(202);
});

test("while a payment for a change is processing nothing is called off", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await shop.pass(8 * DAY);
	const { clientSecret } = await (
		await person.setup({ planId: "expert", amount: 4500 })
	).json<SetupMade>();
	await shop.typeCard(clientSecret, "4000008260007005");
	const answer = await person.confirm(clientSecret, "expert");
	await shop.pass(3700);
	expect(answer.status).toBe(202);
});
