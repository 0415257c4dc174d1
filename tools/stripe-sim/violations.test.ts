import type Stripe from "stripe";
import { expect, test } from "vitest";
import { operation } from "./api/operation.ts";
import { readContract } from "./contract/contract.ts";
import { createStripeSim } from "./create-stripe-sim.ts";
import { sdkFor, simulatedStripe } from "./test/simulated-stripe.ts";

test("an answer that lacks what the contract requires is found out", async () => {
	const planted = operation<Stripe.RefundRetrieveParams>("Refunds.retrieve", [], () => ({
		id: "re_1",
		object: "refund",
	}));
	const sim = createStripeSim({ resources: [{ operations: [planted] }] });
	await sdkFor(sim).refunds.retrieve("re_1");
	expect(sim.violations()).toEqual([
		expect.stringMatching(/^Refunds\.retrieve: .* required property/),
	]);
});

test("an object whose shape the SDK has changed cannot be made", async () => {
	const file = structuredClone(readContract());
	Object.assign(file.$defs["PaymentIntent"]?.properties ?? {}, { amount: { type: "string" } });
	const { sim, intent } = simulatedStripe({ contract: file });
	await expect(intent()).rejects.toMatchObject({ statusCode: 500 });
	expect(sim.violations()).toEqual([expect.stringMatching(/^PaymentIntents\.create: .*amount/)]);
});

test("an operation that breaks down is a violation and an error of the API", async () => {
	const planted = operation<Stripe.RefundRetrieveParams>("Refunds.retrieve", [], () => {
		throw new Error("broken");
	});
	const sim = createStripeSim({ resources: [{ operations: [planted] }] });
	const asked = sdkFor(sim).refunds.retrieve("re_1");
	await expect(asked).rejects.toMatchObject({ statusCode: 500, type: "StripeAPIError" });
	expect(sim.violations()).toEqual([expect.stringContaining("broken")]);
});
