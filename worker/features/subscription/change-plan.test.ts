import { expect, test } from "vitest";
import type { PlanChangeQuote, SetupMade, SubscriptionOutcome } from "#contracts/subscription.ts";
import { DAY, openPlanShop, somePromo } from "#worker/test/plan-shop.ts";
import { paymentIn } from "#worker/test/shop.ts";

type Shop = ReturnType<typeof openPlanShop>;
type Person = Awaited<ReturnType<Shop["somebodyNew"]>>;

const WITH_PROOF = "4000002760003184";
const REFUSED_LATER = "4000000000000341";

/** Somebody who pays for a plan since yesterday. */
async function payer(shop: Shop, wish: Parameters<Shop["trialist"]>[0] = {}): Promise<Person> {
	const person = await shop.trialist(wish);
	await shop.pass(8 * DAY);
	return person;
}

const quote = async (person: Person, plan: string) =>
	(await person.ask(`/subscription/change/${plan}`)).json<PlanChangeQuote>();

const change = (person: Person, planId: string, amount: number) =>
	person.ask("/subscription/change", { planId, amount });

/** Pence of every payment that went through, in their order. */
const charged = (shop: Shop) =>
	shop.sim
		.paymentIntents()
		.filter(({ status }) => status === "succeeded")
		.map(({ amount }) => amount);

test("an upgrade charges what was quoted for the rest of the period, at once and once", async () => {
	const shop = openPlanShop();
	const person = await payer(shop);

	const asked = await quote(person, "expert");
	const changed = await change(person, "expert", asked.amount);

	expect(asked).toMatchObject({
		kind: "upgrade",
		amount: 4500,
		price: 4500,
		discount: null,
		losesDiscount: false,
		card: { brand: "visa", last4: "4242" },
	});
	expect(asked.dueNow).toBeGreaterThan(1800);
	expect(asked.dueNow).toBeLessThan(2000);
	expect(changed.status).toBe(200);
	expect(await person.state()).toMatchObject({ plan: "expert", limit: -1, amountPence: 4500 });
	expect(charged(shop)).toEqual([2500, asked.dueNow]);
	expect((await change(person, "expert", 4500)).status).toBe(409);
	expect(shop.sim.violations()).toEqual([]);
});

test("pressed twice, an upgrade is charged once", async () => {
	const shop = openPlanShop();
	const person = await payer(shop);

	const answers = await Promise.all([
		change(person, "expert", 4500),
		change(person, "expert", 4500),
	]);

	expect(
		answers.map(({ status }) => status).filter((status) => ![200, 409].includes(status)),
	).toEqual([]);
	expect(charged(shop)).toHaveLength(2);
});

test("a downgrade charges nothing and gives nothing back: the smaller price is for the next period", async () => {
	const shop = openPlanShop();
	const person = await payer(shop);

	const asked = await quote(person, "starter");
	expect((await change(person, "starter", 1500)).status).toBe(200);
	await shop.pass(25 * DAY);
	await person.state();
	await shop.pass(10 * DAY);

	expect(asked).toMatchObject({ kind: "downgrade", dueNow: 0, amount: 1500 });
	expect(await person.state()).toMatchObject({ plan: "starter", limit: 5 });
	expect(charged(shop)).toEqual([2500, 1500]);
});

test("during the trial a change charges nothing and leaves its end where it is", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	const { trialEndsAt } = await person.state();
	await shop.pass(DAY);

	const asked = await quote(person, "expert");
	await change(person, "expert", 4500);

	expect(asked).toMatchObject({ dueNow: 0, chargedFrom: trialEndsAt });
	expect(await person.state()).toMatchObject({ plan: "expert", trialEndsAt, limit: 5 });
	expect(charged(shop)).toEqual([]);
});

test("with a card that is declined the old plan stays, nothing is charged, and another card does it", async () => {
	const shop = openPlanShop();
	const person = await payer(shop);
	const { clientSecret } = await (
		await person.setup({ planId: "expert", amount: 4500 })
	).json<SetupMade>();
	await shop.typeCard(clientSecret, REFUSED_LATER);

	const refused = await person.confirm(clientSecret, "expert");

	expect(refused.status).toBe(402);
	expect(await refused.json()).toMatchObject({ code: "card_declined" });
	expect(await person.state()).toMatchObject({ plan: "pro", status: "active" });
	await shop.sim.deliver({ order: "reversed" });
	expect(await person.state()).toMatchObject({ plan: "pro", status: "active" });
	expect(charged(shop)).toEqual([2500]);

	expect((await person.subscribe({ planId: "expert", amount: 4500 })).status).toBe(200);
	expect(await person.state()).toMatchObject({ plan: "expert", card: { last4: "4242" } });
});

test("a change by the checkout takes the new card, and is never a second subscription", async () => {
	const shop = openPlanShop();
	const person = await payer(shop);

	const made = await (await person.setup({ planId: "expert", amount: 4500 })).json<SetupMade>();
	expect(made).toMatchObject({ kind: "change", amount: 4500 });
	expect(made.dueNow).toBeGreaterThan(1800);
	await shop.typeCard(made.clientSecret, "5555555555554444");
	await Promise.all([person.confirm(made.clientSecret, "expert"), shop.sim.flush()]);

	expect(await person.state()).toMatchObject({
		plan: "expert",
		card: { brand: "mastercard", last4: "4444" },
	});
	expect(shop.sim.subscriptions()).toHaveLength(1);
	expect(charged(shop)).toEqual([2500, made.dueNow]);
});

test("where the bank asks for a proof the change waits for it, and goes through with it", async () => {
	const shop = openPlanShop();
	const person = await payer(shop);
	const { clientSecret } = await (
		await person.setup({ planId: "expert", amount: 4500 })
	).json<SetupMade>();
	await shop.typeCard(clientSecret, WITH_PROOF, "pass");

	const asked = await person.confirm(clientSecret, "expert");

	expect(asked.status).toBe(202);
	const { proofNeeded } = await asked.json<SubscriptionOutcome>();
	expect(proofNeeded).toMatch(/^pi_/);
	expect(await person.state()).toMatchObject({ plan: "pro" });
	await shop.prove(proofNeeded ?? "");
	expect((await person.confirm(clientSecret, "expert")).status).toBe(200);
	expect(await person.state()).toMatchObject({ plan: "expert" });
	expect(charged(shop)).toHaveLength(2);
	expect(paymentIn(proofNeeded ?? "")).toMatch(/^pi_/);
});

test("who never gives the proof stays on the old plan, and may change to a third", async () => {
	const shop = openPlanShop();
	const person = await payer(shop, { planId: "starter", amount: 1500 });
	const { clientSecret } = await (
		await person.setup({ planId: "expert", amount: 4500 })
	).json<SetupMade>();
	await shop.typeCard(clientSecret, WITH_PROOF, "pass");
	await person.confirm(clientSecret, "expert");

	expect((await person.subscribe({ planId: "pro", amount: 2500 })).status).toBe(200);

	expect(await person.state()).toMatchObject({ plan: "pro", card: { last4: "4242" } });
	await shop.pass(2 * DAY);
	expect(await person.state()).toMatchObject({ plan: "pro", status: "active" });
});

test("a discount goes along to a plan its code is for", async () => {
	const shop = openPlanShop();
	const { code } = await somePromo({ discountValue: 1250 });
	const person = await payer(shop, { promoCode: code, amount: 2187 });

	const asked = await quote(person, "expert");
	await change(person, "expert", asked.amount);

	expect(asked).toMatchObject({
		amount: 3937,
		price: 4500,
		discount: "12.5% off every month",
		losesDiscount: false,
	});
	expect(await person.state()).toMatchObject({
		amountPence: 3937,
		discount: "12.5% off every month",
	});
});

test("a discount that is not for the new plan ends with the change, which is said before", async () => {
	const shop = openPlanShop();
	const { code } = await somePromo({ plans: ["pro"] });
	const person = await payer(shop, { promoCode: code, amount: 2000 });

	const asked = await quote(person, "expert");
	await change(person, "expert", asked.amount);

	expect(asked).toMatchObject({ amount: 4500, discount: null, losesDiscount: true });
	expect(await person.state()).toMatchObject({ plan: "expert", amountPence: 4500, discount: null });
});

test("a code cannot be used on a change", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	const { code } = await somePromo();

	const refused = await person.setup({ planId: "expert", amount: 3600, promoCode: code });

	expect(refused.status).toBe(422);
});

test.each([
	["the plan one has", "pro", 409, "already_subscribed"],
	["no plan of ours", "gold", 400, "invalid_input"],
])("a change to %s is refused", async (_, plan, status, code) => {
	const shop = openPlanShop();
	const person = await shop.trialist();

	const refused = await person.ask(`/subscription/change/${plan}`);

	expect(refused.status).toBe(status);
	expect(await refused.json()).toMatchObject({ code });
	expect((await change(person, plan, 2500)).status).toBe(status);
});

test("a price that changed since the page was made is said, and nothing changes", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();

	const refused = await change(person, "expert", 4400);

	expect(refused.status).toBe(409);
	expect(await refused.json()).toMatchObject({ code: "price_changed" });
	expect(await person.state()).toMatchObject({ plan: "pro" });
});

test("who has no plan has none to change, cancel, resume or pay for", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();

	const answers = await Promise.all([
		person.ask("/subscription/change/pro"),
		change(person, "pro", 2500),
		person.ask("/subscription/cancel", {}),
		person.ask("/subscription/resume", {}),
		person.ask("/subscription/portal", {}),
	]);

	expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
	expect(await (await person.ask("/subscription/invoices")).json()).toEqual({ invoices: [] });
});

test("a declined change that browser and provider tell of at once is a decline to the buyer", async () => {
	const shop = openPlanShop();
	const person = await payer(shop);
	const { clientSecret } = await (
		await person.setup({ planId: "expert", amount: 4500 })
	).json<SetupMade>();
	await shop.typeCard(clientSecret, REFUSED_LATER);

	const [one, two] = await Promise.all([
		person.confirm(clientSecret, "expert"),
		person.confirm(clientSecret, "expert"),
		shop.sim.flush(),
	]);

	// Whoever comes while the other is at it is told to ask again.
	expect([one.status, two.status]).toContain(402);
	expect((await person.confirm(clientSecret, "expert")).status).toBe(402);
	expect(await person.state()).toMatchObject({ plan: "pro", status: "active" });
	expect(charged(shop)).toEqual([2500]);
});
