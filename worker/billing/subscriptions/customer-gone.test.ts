import { expect, test } from "vitest";
import type { SetupMade, SubscriptionOutcome } from "#contracts/subscription.ts";
import { standBetween } from "#worker/test/between.ts";
import { openPlanShop } from "#worker/test/plan-shop.ts";

type Shop = ReturnType<typeof openPlanShop>;

const customersOf = ({ sim }: Shop) => sim.customers().filter(({ deleted }) => !deleted);

async function deleteCustomer(shop: Shop) {
	await shop.stripe.customers.del(customersOf(shop)[0]?.id ?? "");
}

/** The provider refuses to list what it has of a customer that it has no more. */
const listsNothing = (shop: Shop) =>
	standBetween(shop, ({ path }) =>
		path === "/v1/invoices"
			? Response.json(
					{
						error: {
							type: "invalid_request_error",
							code: "resource_missing",
							param: "id",
							message: "No such customer: 'cus_gone'",
						},
					},
					{ status: 404 },
				)
			: undefined,
	);

test.each([
	["before an event tells of it", false],
	["after an event told of it", true],
])(
	"an open checkout of a customer who was deleted, %s, is begun again with another",
	async (_, isHeard) => {
		const shop = openPlanShop();
		const person = await shop.somebodyNew();
		const first = await (await person.setup()).json<SetupMade>();
		await shop.sim.flush();
		await deleteCustomer(shop);
		if (isHeard) {
			await shop.sim.flush();
		}

		const second = await person.setup();

		expect(second.status).toBe(200);
		const { clientSecret } = await second.json<SetupMade>();
		expect(clientSecret).not.toBe(first.clientSecret);
		await shop.typeCard(clientSecret);
		const confirmed = await person.confirm(clientSecret);
		expect((await confirmed.json<SubscriptionOutcome>()).isActive).toBe(true);
	},
);

test("an open first payment of a customer who was deleted is begun again with another", async () => {
	const shop = openPlanShop();
	const person = await shop.returning();
	const first = await (await person.setup()).json<SetupMade>();
	await deleteCustomer(shop);

	const second = await person.setup();

	expect(second.status).toBe(200);
	const { clientSecret } = await second.json<SetupMade>();
	expect(clientSecret).not.toBe(first.clientSecret);
	await shop.typeCard(clientSecret);
	const confirmed = await person.confirm(clientSecret);
	expect((await confirmed.json<SubscriptionOutcome>()).isActive).toBe(true);
	expect(shop.charged()).toEqual([2500]);
});

test("a card whose customer was deleted begins nothing, says so, and keeps nobody from another checkout", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const { clientSecret } = await (await person.setup()).json<SetupMade>();
	await shop.typeCard(clientSecret);
	await deleteCustomer(shop);

	const confirmed = await person.confirm(clientSecret);

	expect(confirmed.status).toBe(409);
	expect(await confirmed.json()).toMatchObject({
		code: "setup_over",
		message: expect.stringMatching("You have not been charged"),
	});
	expect((await person.subscribe()).status).toBe(200);
	expect(shop.sim.subscriptions()).toHaveLength(1);
});

test("a customer who is deleted while their card is taken keeps nobody from another checkout", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const { clientSecret } = await (await person.setup()).json<SetupMade>();
	await shop.typeCard(clientSecret);
	const off = standBetween(shop, async ({ method, path }) => {
		if (method === "POST" && path.startsWith("/v1/customers/")) {
			off();
			await deleteCustomer(shop);
		}
		return undefined;
	});

	const confirmed = await person.confirm(clientSecret);

	expect(confirmed.status).toBe(409);
	expect((await person.subscribe()).status).toBe(200);
	expect(shop.sim.subscriptions()).toHaveLength(1);
});

test("the portal of a customer who was deleted says that there is no plan, and the plan has ended", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	await deleteCustomer(shop);

	for (const _ of [1, 2]) {
		const answer = await person.ask("/subscription/portal", {});
		expect(answer.status).toBe(403);
		expect(await answer.json()).toMatchObject({ code: "not_subscribed" });
	}

	expect(await person.state()).toMatchObject({ hasSubscription: false, status: "canceled" });
	expect((await person.subscribe()).status).toBe(200);
});

test("invoices of a customer who was deleted are none, and the next plan has another customer", async () => {
	const shop = openPlanShop();
	const person = await shop.returning();
	await deleteCustomer(shop);
	const off = listsNothing(shop);

	const list = await person.ask("/subscription/invoices");

	expect(list.status).toBe(200);
	expect(await list.json()).toEqual({ invoices: [] });
	off();
	expect((await person.subscribe()).status).toBe(200);
	expect(customersOf(shop)).toHaveLength(1);
});

test("a plan ends with its customer, though the customer was forgotten before it was heard of", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	await deleteCustomer(shop);
	const off = listsNothing(shop);
	await person.ask("/subscription/invoices");
	off();

	await shop.sim.flush();

	expect(await person.state()).toMatchObject({ hasSubscription: false, status: "canceled" });
	expect(await person.emails()).toContain("Your Pro plan has ended");
});
