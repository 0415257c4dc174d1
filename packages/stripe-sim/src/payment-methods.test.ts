import { afterEach, expect, test } from "vitest";
import { simulatedStripe } from "./test/simulated-stripe.ts";
import { payInBrowser } from "./testing.ts";

const { sim, stripe, typesOfEvents } = simulatedStripe();

afterEach(async () => {
	const violations = sim.violations();
	await sim.reset();
	expect(violations).toEqual([]);
});

/** The card that somebody new has on file after entering this number. */
async function entered(number: string) {
	const customer = await stripe.customers.create({});
	const { id, client_secret } = await stripe.setupIntents.create({ customer: customer.id });
	await payInBrowser(sim.fetch, { clientSecret: client_secret ?? "", number });
	const { payment_method } = await stripe.setupIntents.retrieve(id);
	const method = await stripe.paymentMethods.retrieve(String(payment_method));
	return { customer: customer.id, method };
}

test("one number has one fingerprint, whoever enters it, and another number another", async () => {
	const first = await entered("4242424242424242");
	const again = await entered("4242424242424242");
	const other = await entered("4000008260000000");

	expect(first.method.card?.fingerprint).toMatch(/^[0-9A-Za-z]{16}$/);
	expect(again.method.card?.fingerprint).toBe(first.method.card?.fingerprint);
	expect(other.method.card?.fingerprint).not.toBe(first.method.card?.fingerprint);
});

test("another account at the provider knows a number by another fingerprint", async () => {
	const before = await entered("4242424242424242");
	await sim.reset();
	const after = await entered("4242424242424242");

	expect(after.method.card?.fingerprint).not.toBe(before.method.card?.fingerprint);
});

test("a card that was set up is told to be its customer's, once", async () => {
	const { customer, method } = await entered("4242424242424242");
	await stripe.paymentMethods.attach(method.id, { customer });

	expect(method.customer).toBe(customer);
	expect(typesOfEvents().filter((type) => type === "payment_method.attached")).toHaveLength(1);
});
