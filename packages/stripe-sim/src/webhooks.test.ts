import Stripe from "stripe";
import { expect, test } from "vitest";
import { createStripeSim } from "./create-stripe-sim.ts";
import { simulatedStripe, WEBHOOK_SECRET } from "./test/simulated-stripe.ts";

const url = "http://127.0.0.1:5173/api/stripe/webhook";
const webhook = { url, secret: WEBHOOK_SECRET };

/** A receiver that verifies events as the product does, and answers with the given statuses, then 200. */
function receiver(statuses: number[] = []) {
	const stripe = new Stripe("sk_test_sim_receiver");
	const received: Stripe.Event[] = [];
	const signedAt: number[] = [];
	return {
		received,
		signedAt,
		types: () => received.map(({ type }) => type),
		send: async (request: Request) => {
			const signature = request.headers.get("Stripe-Signature") ?? "";
			signedAt.push(Number(/^t=(\d+)/.exec(signature)?.[1]));
			const body = await request.text();
			received.push(await stripe.webhooks.constructEventAsync(body, signature, WEBHOOK_SECRET));
			return new Response(null, { status: statuses.shift() ?? 200 });
		},
	};
}

async function paidOnce(to: ReturnType<typeof receiver>, automatic = false) {
	const simulated = simulatedStripe({ webhook, send: to.send, automatic });
	await simulated.pay(await simulated.intent(), "4242424242424242");
	return simulated;
}

const inOrder = ["payment_intent.created", "charge.succeeded", "payment_intent.succeeded"];

test("events arrive in order, signed, in the contract's version and in test mode", async () => {
	const to = receiver();
	const { sim } = await paidOnce(to);
	expect(to.received).toEqual([]);
	const deliveries = await sim.flush();
	expect(deliveries.map(({ status }) => status)).toEqual([200, 200, 200]);
	expect(to.types()).toEqual(inOrder);
	expect(to.received[2]).toMatchObject({
		api_version: "2025-08-27.basil",
		data: { object: { amount_received: 999, status: "succeeded" } },
		livemode: false,
	});
	expect(sim.events().map(({ pending_webhooks }) => pending_webhooks)).toEqual([0, 0, 0]);
	expect(await sim.flush()).toEqual([]);
});

test("an event keeps what its object was like when it happened", async () => {
	const { sim, stripe, intent } = simulatedStripe();
	const { id } = await intent({ amount: 100 });
	await stripe.paymentIntents.update(id, { amount: 200 });
	expect(sim.events()[0]?.data.object).toMatchObject({ amount: 100 });
});

test("a signature by another secret is not accepted", async () => {
	const to = receiver();
	const other = { url, secret: "whsec_sim_other" };
	const { sim, intent } = simulatedStripe({ webhook: other, send: to.send });
	await intent();
	expect(await sim.flush()).toMatchObject([{ status: null }]);
	expect(to.received).toEqual([]);
});

test("a signature is by the receiver's clock, however far the account's time was moved", async () => {
	const to = receiver();
	const { sim, intent } = simulatedStripe({ webhook, send: to.send });
	await sim.advance(40 * 24 * 3600);
	await intent();
	await sim.flush();
	expect(to.signedAt).toEqual([expect.closeTo(Date.now() / 1000, -2)]);
	expect(to.received[0]?.created).toBeGreaterThan(Date.now() / 1000 + 39 * 24 * 3600);
});

test.each([
	["same", inOrder],
	["reversed", inOrder.toReversed()],
] as const)("all events can be delivered again in %s order", async (order, types) => {
	const to = receiver();
	const { sim } = await paidOnce(to);
	await sim.flush();
	await sim.deliver({ order });
	expect(to.types().slice(3)).toEqual(types);
});

test("all events can be delivered more than once", async () => {
	const to = receiver();
	const { sim } = await paidOnce(to);
	await sim.deliver({ copies: 3 });
	expect(to.types()).toEqual([...inOrder, ...inOrder, ...inOrder]);
	expect(await sim.flush()).toEqual([]);
});

test("a shuffle is another order, and the same one for the same seed", async () => {
	const to = receiver();
	const { sim, intent } = await paidOnce(to);
	for (let more = 0; more < 10; more++) {
		await intent();
	}
	const idsOf = async (seed: number) =>
		(await sim.deliver({ order: "shuffled", seed })).map(({ id }) => id);
	const once = await idsOf(7);
	expect(await idsOf(7)).toEqual(once);
	expect(await idsOf(8)).not.toEqual(once);
	const ids = sim.events().map(({ id }) => id);
	expect(once).not.toEqual(ids);
	expect(once.toSorted()).toEqual(ids.toSorted());
});

test("what the receiver could not take waits, and comes again with time", async () => {
	const to = receiver([500, 200, 200]);
	const { sim } = await paidOnce(to, true);
	await sim.flush();
	expect(to.types()).toEqual(inOrder);
	expect(sim.events()[0]?.pending_webhooks).toBe(1);
	await sim.advance(3600);
	expect(to.types()).toEqual([...inOrder, "payment_intent.created"]);
	expect(sim.events()[0]?.pending_webhooks).toBe(0);
});

test("events go out by themselves when they are told to, and not when they are not", async () => {
	const to = receiver();
	const { sim, intent } = simulatedStripe({ webhook, send: to.send, automatic: true });
	await intent();
	await expect.poll(() => to.received.length).toBe(1);
	sim.setAutomatic(false);
	await intent();
	await sim.advance(60);
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect(to.received).toHaveLength(1);
});

test("a secret that could be a real one signs nothing", () => {
	expect(() => createStripeSim({ webhook: { url, secret: "whsec_abc" } })).toThrow(/whsec_sim_/);
});
