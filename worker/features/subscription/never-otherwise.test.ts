import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { PlanChangeQuote, SetupMade } from "#contracts/subscription.ts";
import { standBetween } from "#worker/test/between.ts";
import { DAY, openPlanShop, somePromo } from "#worker/test/plan-shop.ts";

const REFUSED_LATER = "4000000000000341";

/** Gives somebody a subscription that came by another road than the checkout. */
const give = (userId: string, status: string, createdAt = 1) =>
	env.DB.prepare(
		"INSERT INTO subscriptions (id, user_id, customer_id, livemode, plan, status, price, amount, period_start, period_end, cancel_at_period_end, created_at, asked_at) VALUES (?, ?, 'cus_x', 0, 'starter', ?, 1500, 1500, 0, 9999999999999, 0, ?, 9999999999999)",
	)
		.bind(`sub_${crypto.randomUUID()}`, userId, status, createdAt)
		.run();

test.each(["active", "past_due", "canceled"])(
	"a trial that was begun at the checkout never comes to somebody who has since had a plan (%s)",
	async (status) => {
		const shop = openPlanShop();
		const person = await shop.somebodyNew();
		const { clientSecret } = await (await person.setup()).json<SetupMade>();
		await shop.typeCard(clientSecret);
		await give(person.id, status);

		const refused = await person.confirm(clientSecret);

		expect(refused.status).toBe(409);
		expect(await refused.json()).toMatchObject({ code: "setup_over" });
		expect(shop.sim.subscriptions()).toEqual([]);
	},
);

test("the plan that runs counts, whatever ended or came to nothing after it", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	await give(person.id, "active", 1);
	await give(person.id, "canceled", 2);
	await give(person.id, "incomplete", 3);

	expect(await person.state()).toMatchObject({ status: "active", hasSubscription: true });
});

test("of a code that was deleted the discount goes along to any plan", async () => {
	const shop = openPlanShop();
	const { code, id } = await somePromo({ plans: ["pro"] });
	const person = await shop.trialist({ promoCode: code, amount: 2000 });
	await env.DB.prepare("DELETE FROM promo_codes WHERE id = ?").bind(id).run();

	const quote = await (await person.ask("/subscription/change/expert")).json<PlanChangeQuote>();

	expect(quote).toMatchObject({ amount: 3600, losesDiscount: false });
});

test("a provider that would charge another amount than is shown is not let", async () => {
	const shop = openPlanShop();
	const person = await shop.returning();
	const leave = standBetween(shop, async ({ method, path }, go) => {
		if (method !== "POST" || path !== "/v1/subscriptions") {
			return undefined;
		}
		const made = await (await go()).json<{ latest_invoice: object }>();
		return Response.json({ ...made, latest_invoice: { ...made.latest_invoice, amount_due: 2501 } });
	});

	const refused = await person.setup();

	leave();
	expect(refused.status).toBe(409);
	expect(
		shop.sim
			.subscriptions()
			.map(({ status }) => status)
			.toSorted(),
	).toEqual(["canceled", "incomplete_expired"]);
});

test("a card that was declined may be tried again at once, and is then asked again", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	const attempt = async () =>
		(await person.subscribe({ planId: "expert", amount: 4500, number: REFUSED_LATER })).status;

	expect([await attempt(), await attempt()]).toEqual([402, 402]);

	const declined = shop.sim.paymentIntents().filter(({ status }) => status === "canceled");
	expect(declined).toHaveLength(2);
});

test("without a card on file a change asks for one", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	await give(person.id, "active");

	const refused = await person.ask("/subscription/change", { planId: "expert", amount: 4500 });

	expect(refused.status).toBe(409);
	expect(await refused.json()).toMatchObject({ code: "setup_over" });
});

test("changes are tried twenty times in an hour and no more", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	const plans = [
		{ planId: "expert", amount: 4500 },
		{ planId: "pro", amount: 2500 },
	];
	const statuses: number[] = [];
	for (let each = 0; each < 21; each += 1) {
		statuses.push((await person.ask("/subscription/change", plans[each % 2])).status);
	}

	// The checkout that began the plan was the first attempt.
	expect(statuses.filter((status) => status === 200)).toHaveLength(19);
	expect(statuses).toContain(429);
});

test("an event that was dealt with is not dealt with again", async () => {
	const shop = openPlanShop();
	await shop.trialist();
	await shop.sim.flush();
	let asked = 0;
	standBetween(shop, () => {
		asked += 1;
		return undefined;
	});

	await shop.sim.deliver({ copies: 2 });

	expect(asked).toBe(0);
});

test("a card that fails between confirming and the answer is said to need another", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist({ number: REFUSED_LATER });
	const [{ id = "" } = {}] = shop.sim.subscriptions();
	const setup = await env.DB.prepare("SELECT id FROM subscription_setups WHERE subscription_id = ?")
		.bind(id)
		.first<string>("id");
	await shop.sim.advance(7 * DAY + 3600);

	const answer = await person.ask("/subscription/confirm", {
		paymentIntentId: setup,
		planId: "pro",
	});

	expect(answer.status).toBe(409);
	expect(await answer.json()).toMatchObject({ code: "update_card" });
});
