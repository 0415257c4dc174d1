import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { SetupMade } from "#contracts/subscription.ts";
import { DAY, openPlanShop, somePromo } from "#worker/test/plan-shop.ts";

const HOUR = 3600;

test("a card that was taken before everything died starts its plan within the hour", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const { clientSecret } = await (await person.setup()).json<SetupMade>();
	await shop.typeCard(clientSecret);
	await shop.sim.advance(HOUR + 60);

	await shop.often();

	expect(await person.state()).toMatchObject({ status: "trialing" });
});

test("a checkout that nobody finished is called off after a day, with the use of its code", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const { code, id } = await somePromo({ usageLimit: 1 });
	const { clientSecret } = await (
		await person.setup({ promoCode: code, amount: 2000 })
	).json<SetupMade>();
	await shop.sim.advance(12 * HOUR);
	await shop.often();
	expect((await person.confirm(clientSecret)).status).toBe(202);

	await shop.sim.advance(13 * HOUR);
	await shop.often();

	expect((await person.confirm(clientSecret)).status).toBe(409);
	expect(
		await env.DB.prepare("SELECT count(*) AS n FROM promo_uses WHERE promo_id = ?")
			.bind(id)
			.first("n"),
	).toBe(0);
	await shop.typeCard(clientSecret);
	expect(shop.sim.subscriptions()).toEqual([]);
});

test("a first payment that nobody made is called off too", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await person.ask("/subscription/cancel", {});
	await shop.pass(8 * DAY);
	await person.setup();
	await shop.sim.advance(25 * HOUR);

	await shop.often();

	expect(
		shop.sim
			.subscriptions()
			.map(({ status }) => status)
			.toSorted(),
	).toEqual(["canceled", "incomplete_expired"]);
	expect(await person.state()).toMatchObject({ hasSubscription: false });
	expect((await person.setup()).status).toBe(200);
});

test("one subscription that cannot be asked about keeps no other waiting", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await env.DB.prepare(
		"INSERT INTO subscriptions SELECT 'sub_lost' || id, NULL, customer_id, 1, plan, status, price, amount, promo_id, discount_type, discount_value, period_start, period_end, trial_end, cancel_at_period_end, ended_at, card_brand, card_last4, created_at, 0, reminded_of, withdrawn_at, given_back, next_plan, next_amount, first_invoice_unpaid, changing_to, changing_until, trial_noted_at FROM subscriptions WHERE user_id = ?",
	)
		.bind(person.id)
		.run();
	await shop.sim.advance(8 * DAY);

	await shop.daily();

	expect(
		await env.DB.prepare("SELECT status FROM subscriptions WHERE user_id = ?")
			.bind(person.id)
			.first("status"),
	).toBe("active");
	await env.DB.prepare("DELETE FROM subscriptions WHERE id LIKE 'sub_lost%'").run();
});
