import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { SetupMade } from "#contracts/subscription.ts";
import { Browser } from "#worker/test/browser.ts";
import { openPlanShop } from "#worker/test/plan-shop.ts";
import { paying } from "#worker/test/shop.ts";

const made = async (response: Promise<Response>) => (await response).json<SetupMade>();

test("asked for again on the same terms, a session is the one that is open", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();

	const first = await made(person.setup());
	const [second, third] = await Promise.all([made(person.setup()), made(person.setup())]);

	expect([second.clientSecret, third.clientSecret]).toEqual([
		first.clientSecret,
		first.clientSecret,
	]);
});

test("asked for twice at once, as React does in development, one session is opened", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();

	const [one, two] = await Promise.all([made(person.setup()), made(person.setup())]);

	expect(one.clientSecret).toBe(two.clientSecret);
});

test("for another plan another session is opened, and the secret of the first is worth nothing", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const pro = await made(person.setup());

	const expert = await made(person.setup({ planId: "expert", amount: 4500 }));

	expect(expert).toMatchObject({ planId: "expert", amount: 4500 });
	expect(expert.clientSecret).not.toBe(pro.clientSecret);
	await expect(shop.typeCard(pro.clientSecret)).resolves.toMatchObject({
		body: { error: { code: "setup_intent_unexpected_state" } },
	});
	expect((await person.confirm(pro.clientSecret)).status).toBe(409);
	expect(shop.sim.subscriptions()).toEqual([]);
});

test("two windows that choose two plans at once are never given each other's secret", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();

	const answers = await Promise.all([
		person.setup(),
		person.setup({ planId: "expert", amount: 4500 }),
		person.setup({ planId: "starter", amount: 1500 }),
	]);

	const given = await Promise.all(
		answers.filter(({ status }) => status === 200).map((answer) => answer.json<SetupMade>()),
	);
	expect(new Set(given.map(({ clientSecret }) => clientSecret)).size).toBe(given.length);
	expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
	// Whoever was refused asks again, and is given what they asked for.
	expect(await made(person.setup())).toMatchObject({ planId: "pro", amount: 2500 });
});

test.each([
	["a penny less than the price", { amount: 2499 }],
	["nothing", { amount: 0 }],
	["another plan's price", { planId: "expert", amount: 1500 } as const],
])("a page that shows %s is told the price, and nothing is opened", async (_, wish) => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();

	const refused = await person.setup(wish);

	expect(refused.status).toBe(409);
	expect(await refused.json()).toMatchObject({ code: "price_changed" });
	expect(shop.sim.customers()).toEqual([]);
});

test.each([
	["an unknown plan", { planId: "gold", amount: 1 }],
	["an amount that is no whole number of pence", { planId: "pro", amount: 25.5 }],
	["an amount below nothing", { planId: "pro", amount: -1 }],
	["a code as long as a page", { planId: "pro", amount: 2500, promoCode: "X".repeat(5000) }],
	["nothing at all", {}],
])("%s is refused as malformed", async (_, json) => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();

	expect((await person.ask("/subscription/setup", json)).status).toBe(400);
});

test("a megabyte of rubbish is refused before it is read", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();

	const refused = await person.ask("/subscription/setup", { planId: "x".repeat(1_000_000) });

	expect(refused.status).toBe(413);
});

test("without keys of the payment provider no plan can be had, and that is said", async () => {
	const shop = openPlanShop();
	const { browser } = await shop.somebodyNew();

	const refused = await browser
		.copy({ ...paying, STRIPE_SECRET_KEY_TEST: "" })
		.ask("/api/subscription/setup", { json: { planId: "pro", amount: 2500, promoCode: null } });

	expect(refused.status).toBe(503);
	expect(await refused.json()).toMatchObject({ code: "payment_unavailable" });
});

test("a provider that is down is said so, and the next try succeeds", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	let isDown = true;
	const flaky = new Browser({
		bindings: paying,
		fetch: (url, init) =>
			isDown ? Promise.resolve(new Response("<html>", { status: 502 })) : shop.sim.fetch(url, init),
	});
	await flaky.ask("/api/login", {
		json: { username: person.username, password: "green kettle 9" },
	});
	const setup = () =>
		flaky.ask("/api/subscription/setup", {
			json: { planId: "pro", amount: 2500, promoCode: null },
		});

	const refused = await setup();
	isDown = false;
	const given = await setup();

	expect(refused.status).toBe(503);
	expect(await refused.json()).toMatchObject({ code: "unavailable" });
	expect(given.status).toBe(200);
});

test("who opens session after session is stopped after twenty in an hour", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const plans = [{}, { planId: "starter", amount: 1500 }] as const;
	for (let each = 0; each < 20; each += 1) {
		expect((await person.setup(plans[each % 2])).status).toBe(200);
	}

	const refused = await person.setup();

	expect(refused.status).toBe(429);
	expect(refused.headers.get("retry-after")).not.toBeNull();
});

test("an account is one customer of the provider, however many sessions it opens at once", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();

	await Promise.all([
		person.setup(),
		person.setup({ planId: "starter", amount: 1500 }),
		person.setup({ planId: "expert", amount: 4500 }),
	]);

	expect(shop.sim.customers()).toHaveLength(1);
	expect(
		await env.DB.prepare("SELECT count(*) AS n FROM customers WHERE user_id = ?")
			.bind(person.id)
			.first("n"),
	).toBe(1);
});
