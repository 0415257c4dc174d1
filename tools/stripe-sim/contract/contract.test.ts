import { readFileSync } from "node:fs";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { resources } from "../resources.ts";
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
	const answered = resources.flatMap(({ operations }) => operations.map(({ name }) => name));
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
