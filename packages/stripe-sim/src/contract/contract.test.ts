import { readFileSync } from "node:fs";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { operation } from "../api/operation.ts";
import { allResources, createStripeSim } from "../create-stripe-sim.ts";
import { sdkFor, simulatedStripe } from "../test/simulated-stripe.ts";
import { createContract, readContract } from "./contract.ts";
import { generateContract } from "./generate-contract.ts";
import { operationNames, refTo } from "./schema.ts";

const contract = createContract(readContract());

test("the contract is what the installed SDK says", { timeout: 30_000 }, () => {
	const text = readFileSync(new URL("contract.json", import.meta.url), "utf8");
	expect(text === JSON.stringify(generateContract())).toBe(true);
});

test("the contract's version is the SDK's, of the release that the product is written for", () => {
	expect(contract.apiVersion).toBe(Stripe.API_VERSION);
	expect(contract.apiVersion).toMatch(/\.basil$/);
});

test("every operation of the contract is answered once", () => {
	const answered = allResources.flatMap(({ operations }) => operations.map(({ name }) => name));
	expect(answered.toSorted()).toEqual([...operationNames].sort());
});

test.each([
	"BillingPortal.Session",
	"Charge",
	"Coupon",
	"Customer",
	"Discount",
	"Dispute",
	"EventBase",
	"Invoice",
	"InvoicePayment",
	"PaymentIntent",
	"Price",
	"Product",
	"Refund",
	"SetupIntent",
	"Subscription",
])("the skeleton of a %s conforms to the contract", (name) => {
	expect(contract.faults(refTo(name), contract.fill(name, {}))).toEqual([]);
});

test.each([
	["lacks a required field", { amount: undefined }],
	["has a field of another type", { amount: "12" }],
	["has a word that is not one of the words", { status: "paid" }],
	["has a field that no such object has", { charges: [] }],
])("an object that %s does not conform", (_, fields) => {
	const intent = JSON.parse(JSON.stringify({ ...contract.fill("PaymentIntent", {}), ...fields }));
	expect(contract.conforms("PaymentIntent", intent)).toBe(false);
});

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
