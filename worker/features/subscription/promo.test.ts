import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { PromoAnswer, SetupMade } from "#contracts/subscription.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { DAY, openPlanShop, somePromo } from "#worker/test/plan-shop.ts";

const shop = openPlanShop();

async function ask(
	person: Awaited<ReturnType<typeof shop.somebodyNew>>,
	code: string,
	plan = "pro",
): Promise<PromoAnswer> {
	return (await person.ask("/promo-codes/validate", { code, plan })).json();
}

/** Uses of a code as the table counts them. */
async function usesOf(promoId: string): Promise<Record<string, number>> {
	const { results } = await env.DB.prepare(
		"SELECT state, count(*) AS n FROM promo_uses WHERE promo_id = ? GROUP BY state",
	)
		.bind(promoId)
		.all<{ state: string; n: number }>();
	return Object.fromEntries(results.map(({ state, n }) => [state, n]));
}

test("a code answers what it takes off, however it was typed", async () => {
	const person = await shop.somebodyNew();
	const { code } = await somePromo();

	expect(await ask(person, `  ${code.toLowerCase()} `)).toEqual({
		valid: true,
		discount: 5,
		message: "20% off every month",
	});
});

test.each([
	["one that is not there", null, "We do not know this promo code. Please check its spelling."],
	["one that was switched off", { isActive: false }, "This promo code is not active."],
	["one that expired", { expiresAt: NOW - 1 }, "This promo code has expired."],
	["one for other plans", { plans: ["starter" as const] }, "This promo code is not for this plan."],
	[
		"one that is used up",
		{ usageLimit: 0 },
		"This promo code has been used as often as it may be.",
	],
	[
		"one that leaves less than a card can pay",
		{ discountType: "fixed" as const, discountValue: 2480 },
		"This promo code would leave a total of less than 30p, which a card cannot pay.",
	],
])(
	"%s is no use, and the reason is said; no session is opened with it",
	async (_, over, message) => {
		const person = await shop.somebodyNew();
		const code = over ? (await somePromo(over)).code : "NOSUCHCODE";

		expect(await ask(person, code)).toEqual({ valid: false, discount: 0, message });
		const refused = await person.setup({ promoCode: code, amount: 2000 });
		expect(refused.status).toBe(422);
		expect(await refused.json()).toMatchObject({ code: "promo_refused", message });
	},
);

test("the discount holds for every month, and the provider charges what was shown", async () => {
	const own = openPlanShop();
	const person = await own.somebodyNew();
	const { code, id } = await somePromo({ discountValue: 1250 });
	const made = await (await person.setup({ promoCode: code, amount: 2187 })).json<SetupMade>();
	await own.typeCard(made.clientSecret);
	await person.confirm(made.clientSecret);

	for (const days of [25, 25, 25]) {
		await own.pass(days * DAY);
		await person.state();
	}

	const charged = own.sim.paymentIntents().filter(({ status }) => status === "succeeded");
	expect(charged.map(({ amount }) => amount)).toEqual([2187, 2187, 2187]);
	expect(await person.state()).toMatchObject({
		amountPence: 2187,
		discount: "12.5% off every month",
	});
	expect(await usesOf(id)).toEqual({ counted: 1 });
});

test("a code for everything takes a card and charges nothing", async () => {
	const own = openPlanShop();
	const person = await own.trialist();
	await person.ask("/subscription/cancel", {});
	await own.pass(8 * DAY);
	const { code } = await somePromo({ discountValue: 10_000 });

	const made = await (await person.setup({ promoCode: code, amount: 0 })).json<SetupMade>();

	expect(made).toMatchObject({ kind: "free", dueNow: 0, chargedFrom: null });
	expect(made.clientSecret).toMatch(/^seti_/);
	await own.typeCard(made.clientSecret);
	expect((await person.confirm(made.clientSecret)).status).toBe(200);
	expect(await person.state()).toMatchObject({ status: "active", amountPence: 0, limit: 25 });
	expect(own.sim.paymentIntents()).toEqual([]);
});

test("a code with three uses is used by exactly three of fifty who apply at once", async () => {
	const { code, id } = await somePromo({ usageLimit: 3 });
	const people = await Promise.all(Array.from({ length: 50 }, () => shop.somebodyNew()));

	const answers = await Promise.all(
		people.map((person) => person.setup({ promoCode: code, amount: 2000 })),
	);

	const got = people.filter((_, at) => answers[at]?.status === 200);
	expect(got).toHaveLength(3);
	expect(answers.filter(({ status }) => status === 422)).toHaveLength(47);
	expect(await usesOf(id)).toEqual({ reserved: 3 });
	for (const person of got) {
		expect((await person.subscribe({ promoCode: code, amount: 2000 })).status).toBe(200);
	}
	expect(await usesOf(id)).toEqual({ counted: 3 });
	const late = await shop.somebodyNew();
	expect(await ask(late, code)).toMatchObject({ valid: false });
});

test("a use is given back when the buyer goes on without the code, and kept while they are there", async () => {
	const { code, id } = await somePromo({ usageLimit: 1 });
	const [first, second] = [await shop.somebodyNew(), await shop.somebodyNew()];
	await first.setup({ promoCode: code, amount: 2000 });
	expect((await second.setup({ promoCode: code, amount: 2000 })).status).toBe(422);
	expect(await ask(first, code)).toMatchObject({ valid: true });

	await first.setup();

	expect(await usesOf(id)).toEqual({});
	expect((await second.setup({ promoCode: code, amount: 2000 })).status).toBe(200);
});

test("a use nobody came back for is free again after a day", async () => {
	const own = openPlanShop();
	const { code } = await somePromo({ usageLimit: 1 });
	const [first, second] = [await own.somebodyNew(), await own.somebodyNew()];
	const { clientSecret } = await (
		await first.setup({ promoCode: code, amount: 2000 })
	).json<SetupMade>();

	await own.sim.advance(DAY + 1);

	expect((await second.subscribe({ promoCode: code, amount: 2000 })).status).toBe(200);
	// The first comes back after all: the price that was agreed can no longer be had, and nothing else is begun.
	await own.typeCard(clientSecret);
	const refused = await first.confirm(clientSecret);
	expect(refused.status).toBe(422);
	expect(await refused.json()).toMatchObject({ code: "promo_refused" });
	expect(await first.state()).toMatchObject({ hasSubscription: false });
});

test("a code that is switched off meanwhile still gives what was agreed at the checkout", async () => {
	const { code, id } = await somePromo();
	const person = await shop.somebodyNew();
	const { clientSecret } = await (
		await person.setup({ promoCode: code, amount: 2000 })
	).json<SetupMade>();
	await env.DB.prepare("UPDATE promo_codes SET is_active = 0, discount_value = 100 WHERE id = ?")
		.bind(id)
		.run();
	await shop.typeCard(clientSecret, person.card());

	expect((await person.confirm(clientSecret)).status).toBe(200);

	expect(await person.state()).toMatchObject({ amountPence: 2000 });
});

test("an account uses a code once", async () => {
	const own = openPlanShop();
	const { code } = await somePromo();
	const person = await own.trialist({ promoCode: code, amount: 2000 });
	await person.ask("/subscription/cancel", {});
	await own.pass(8 * DAY);

	const refused = await person.setup({ promoCode: code, amount: 2000 });

	expect(refused.status).toBe(422);
	expect((await ask(person, code)).message).toMatch(/^You have used this promo code before/);
});

test("codes cannot be found by guessing, not even by who knows one", async () => {
	const person = await shop.somebodyNew();
	const { code } = await somePromo();
	for (let each = 0; each < 19; each += 1) {
		await ask(person, `GUESS${each}`);
	}
	await ask(person, code);

	const refused = await person.ask("/promo-codes/validate", { code: "GUESS20", plan: "pro" });

	expect(refused.status).toBe(429);
});
