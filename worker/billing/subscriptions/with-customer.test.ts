import { expect, test } from "vitest";
import type { SubscriptionOutcome } from "#contracts/subscription.ts";
import { openPlanShop } from "#worker/test/plan-shop.ts";

type Shop = ReturnType<typeof openPlanShop>;

const expert = { planId: "expert", amount: 4500 } as const;

async function deleteCustomer({ sim, stripe }: Shop) {
	const [customer] = sim.customers().filter(({ deleted }) => !deleted);
	await stripe.customers.del(customer?.id ?? "");
}

const active = async (answer: Response) => (await answer.json<SubscriptionOutcome>()).isActive;

test("whoever was deleted at the provider subscribes as another customer, though no event told of it", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	await person.setup();
	await deleteCustomer(shop);

	expect(await active(await person.subscribe(expert))).toBe(true);
	expect(shop.sim.subscriptions()).toHaveLength(1);
});

test("within the minutes in which the provider repeats who it deleted, twice, another customer is made", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	await person.setup();
	await deleteCustomer(shop);
	await shop.sim.flush();
	await person.setup({ planId: "starter", amount: 1500 });
	await deleteCustomer(shop);
	await shop.sim.flush();

	expect(await active(await person.subscribe(expert))).toBe(true);
	expect(shop.sim.subscriptions()).toHaveLength(1);
});
