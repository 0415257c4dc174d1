import { expect, test } from "vitest";
import type { SetupMade } from "#contracts/subscription.ts";
import { standBetween } from "#worker/test/between.ts";
import { DAY, openPlanShop } from "#worker/test/plan-shop.ts";
import { paymentIn } from "#worker/test/shop.ts";

const WITH_PROOF = "4000002760003184";

test("while a plan is being begun no other window takes its place, however slow the provider is", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const { clientSecret } = await (await person.setup()).json<SetupMade>();
	await shop.typeCard(clientSecret);
	const beginning = Promise.withResolvers<void>();
	const slow = Promise.withResolvers<void>();
	const leave = standBetween(shop, async ({ method, key }) => {
		if (method === "POST" && key === `from:${paymentIn(clientSecret)}`) {
			leave();
			beginning.resolve();
			await slow.promise;
		}
		return undefined;
	});
	const confirming = person.confirm(clientSecret);
	await beginning.promise;

	const other = await person.setup({ planId: "expert", amount: 4500 });

	expect(other.status).toBe(409);
	slow.resolve();
	expect((await confirming).status).toBe(200);
	expect(shop.sim.subscriptions()).toHaveLength(1);
	expect(await person.state()).toMatchObject({ plan: "pro" });
});

test("a failure that the provider keeps for a day keeps nobody from the plan they chose", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const { clientSecret } = await (await person.setup()).json<SetupMade>();
	await shop.typeCard(clientSecret);
	standBetween(shop, ({ key }) =>
		key === `from:${paymentIn(clientSecret)}`
			? Response.json({ error: { type: "api_error", message: "kept" } }, { status: 500 })
			: undefined,
	);

	expect((await person.confirm(clientSecret)).status).toBe(200);
	expect((await person.confirm(clientSecret)).status).toBe(200);

	expect(shop.sim.subscriptions()).toHaveLength(1);
});

test("a plan that was begun although the provider answered with a failure is not begun again", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const { clientSecret } = await (await person.setup()).json<SetupMade>();
	await shop.typeCard(clientSecret);
	standBetween(shop, async ({ key }, go) => {
		if (key !== `from:${paymentIn(clientSecret)}`) {
			return undefined;
		}
		await go();
		return Response.json({ error: { type: "api_error", message: "kept" } }, { status: 500 });
	});

	expect((await person.confirm(clientSecret)).status).toBe(200);

	expect(shop.sim.subscriptions()).toHaveLength(1);
});

test("a change that waits for a proof is called off before the card would be tried again by itself", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	const { clientSecret } = await (
		await person.setup({ planId: "expert", amount: 4500 })
	).json<SetupMade>();
	await shop.typeCard(clientSecret, WITH_PROOF, "pass");
	await person.confirm(clientSecret, "expert");
	const tried = shop.sim.paymentIntents().length;

	for (let hours = 0; hours < 26; hours += 1) {
		await shop.sim.advance(3600);
		await shop.sim.flush();
		await shop.often();
	}

	await shop.sim.advance(DAY + 60);
	await shop.daily();

	expect(shop.sim.paymentIntents()).toHaveLength(tried);
	expect(await person.state()).toMatchObject({ plan: "pro", card: { last4: "4242" } });
	expect((await person.confirm(clientSecret, "expert")).status).toBe(409);
});
