import Stripe from "stripe";
import { afterEach, expect, test } from "vitest";
import { sdkFor, simulatedStripe } from "./test/simulated-stripe.ts";

const { sim, stripe, intent, pay } = simulatedStripe();

afterEach(async () => {
	const violations = sim.violations();
	await sim.reset();
	expect(violations).toEqual([]);
});

const params = { amount: 999, currency: "gbp" };

test("29p is too small and 30p is not", async () => {
	await expect(intent({ amount: 29 })).rejects.toMatchObject({
		code: "amount_too_small",
		param: "amount",
		statusCode: 400,
	});
	expect((await intent({ amount: 30 })).amount).toBe(30);
});

test("the same key with the same parameters answers the same again, and does nothing", async () => {
	const options = { idempotencyKey: "report:1" };
	const first = await stripe.paymentIntents.create(params, options);
	const second = await stripe.paymentIntents.create(params, options);
	expect(second.id).toBe(first.id);
	expect(sim.paymentIntents()).toHaveLength(1);
	expect(sim.events()).toHaveLength(1);
});

test("the same key with other parameters is an error", async () => {
	const options = { idempotencyKey: "report:2" };
	await stripe.paymentIntents.create(params, options);
	const other = stripe.paymentIntents.create({ ...params, amount: 1000 }, options);
	await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
	expect(sim.paymentIntents()).toHaveLength(1);
});

test("an error is answered again too, although by now it would have gone well", async () => {
	const made = await intent();
	const refund = () =>
		stripe.refunds.create({ payment_intent: made.id }, { idempotencyKey: "refund:1" });
	await expect(refund()).rejects.toThrow();
	await pay(made, "4242424242424242");
	await expect(refund()).rejects.toThrow(/does not have a successful charge/);
	expect(sim.refunds()).toEqual([]);
});

test("a key is forgotten after a day", async () => {
	const options = { idempotencyKey: "report:3" };
	const first = await stripe.paymentIntents.create(params, options);
	await sim.advance(24 * 3600);
	expect((await stripe.paymentIntents.create(params, options)).id).not.toBe(first.id);
});

test.each([
	["payment_method"],
	["latest_charge.payment_intent"],
	["latest_charge.customer"],
	["customer"],
])("%s can be expanded", async (path) => {
	const customer = await stripe.customers.create({ email: "a@example.com" });
	const made = await intent({ customer: customer.id });
	await pay(made, "4242424242424242");
	const found = await stripe.paymentIntents.retrieve(made.id, { expand: [path] });
	const value = path.split(".").reduce<unknown>((at, step) => Object(at)[step], found);
	expect(value).toHaveProperty("object");
});

test.each([
	["invoice", "This property cannot be expanded (invoice)."],
	["metadata", "This property cannot be expanded (metadata)."],
	["latest_charge.payment_intent.latest_charge.payment_intent.customer", /more than 4 levels/],
])("%s cannot be expanded", async (path, message) => {
	const made = await intent();
	await pay(made, "4242424242424242");
	const asked = stripe.paymentIntents.retrieve(made.id, { expand: [path] });
	await expect(asked).rejects.toThrow(message);
});

test("in a list, it is the entries that are expanded", async () => {
	const customer = await stripe.customers.create({ name: "Ada" });
	await intent({ customer: customer.id });
	const { data } = await stripe.paymentIntents.list({ expand: ["data.customer"] });
	expect(data[0]?.customer).toMatchObject({ name: "Ada" });
	const wrong = stripe.paymentIntents.list({ expand: ["customer"] });
	await expect(wrong).rejects.toThrow("You may want to try expanding 'data.customer' instead.");
});

test("another version than the contract's is refused", async () => {
	const created = stripe.paymentIntents.create(params, { apiVersion: "2026-03-25.dahlia" });
	await expect(created).rejects.toThrow(/2025-08-27\.basil.*2026-03-25\.dahlia/);
	expect(sim.paymentIntents()).toEqual([]);
});

test.each([
	"sk_live_51Real",
	"sk_test_51Real",
	"sk_test_sim",
	"rk_live_x",
	"sk_live_sk_test_sim_x",
])("the key %s is refused", async (key) => {
	const created = sdkFor(sim, key).paymentIntents.create(params);
	await expect(created).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
	expect(sim.paymentIntents()).toEqual([]);
});

test("a publishable key can neither make nor list payments", async () => {
	const created = sdkFor(sim, "pk_test_sim_x").paymentIntents.create(params);
	await expect(created).rejects.toMatchObject({ code: "secret_key_required", statusCode: 401 });
});

/** Sends a request as the SDK would, but untyped. */
async function send(path: string, form: string, headers: Record<string, string> = {}) {
	const response = await sim.fetch(`https://api.stripe.com${path}`, {
		method: "POST",
		headers: {
			Authorization: "Bearer sk_test_sim_tests",
			"Content-Type": "application/x-www-form-urlencoded",
			"Stripe-Version": "2025-08-27.basil",
			...headers,
		},
		body: form,
	});
	const { error } = await response.json();
	const replayed = response.headers.get("Idempotent-Replayed");
	return { status: response.status, error, replayed };
}

test.each([
	["amount=999", "parameter_missing", "currency"],
	["amount=9.99&currency=gbp", "parameter_invalid_integer", "amount"],
	["amount=999&currency=gbp&colour=red", "parameter_unknown", "colour"],
	[
		"amount=999&currency=gbp&automatic_payment_methods[on]=true",
		"parameter_unknown",
		"automatic_payment_methods[on]",
	],
	[
		"amount=999&currency=gbp&automatic_payment_methods[enabled]=yes",
		undefined,
		"automatic_payment_methods[enabled]",
	],
	["amount=999&currency=gbp&setup_future_usage=never", undefined, "setup_future_usage"],
	["amount=999&currency=gbp&metadata=report", undefined, "metadata"],
	["amount=999&currency=xyz", undefined, "currency"],
	["amount=999&currency=gbp&receipt_email=nobody", "email_invalid", "receipt_email"],
	["amount=999&currency=gbp&customer=cus_nobody", "resource_missing", "customer"],
])("%s is refused, naming the parameter", async (form, code, param) => {
	const { status, error } = await send("/v1/payment_intents", form);
	expect(status).toBe(400);
	expect(error).toMatchObject({ type: "invalid_request_error", param });
	expect(error.code).toBe(code);
	expect(sim.paymentIntents()).toEqual([]);
});

test("an answer that is given again says so", async () => {
	const key = { "Idempotency-Key": "report:4" };
	expect((await send("/v1/customers", "name=Ada", key)).replayed).toBeNull();
	expect((await send("/v1/customers", "name=Ada", key)).replayed).toBe("true");
});

test("a parameter that Stripe knows and the simulator would ignore is refused", async () => {
	const { status, error } = await send(
		"/v1/payment_intents",
		"amount=999&currency=gbp&capture_method=manual",
	);
	expect(status).toBe(501);
	expect(error.message).toBe(
		"The simulator does not simulate capture_method of PaymentIntents.create.",
	);
});

test("an address Stripe does not have is 404, and so is an object that does not exist", async () => {
	expect(await send("/v1/paymentintents", "")).toMatchObject({ status: 404 });
	const missing = stripe.paymentIntents.retrieve("pi_missing");
	await expect(missing).rejects.toMatchObject({ code: "resource_missing", statusCode: 404 });
});

test("a list is read a page at a time, the newest first", async () => {
	for (const amount of [100, 200, 300]) {
		await intent({ amount });
	}
	const first = await stripe.paymentIntents.list({ limit: 2 });
	expect(first.data.map(({ amount }) => amount)).toEqual([300, 200]);
	expect(first.has_more).toBe(true);
	const all: number[] = [];
	for await (const { amount } of stripe.paymentIntents.list({ limit: 2 })) {
		all.push(amount);
	}
	expect(all).toEqual([300, 200, 100]);
});

test("a deleted customer is known as deleted, and takes no more payments", async () => {
	const { id } = await stripe.customers.create({ email: "a@example.com", name: "Ada" });
	expect((await stripe.customers.update(id, { name: "" })).name).toBeNull();
	await stripe.customers.del(id);
	expect(await stripe.customers.retrieve(id)).toEqual(
		expect.objectContaining({ id, deleted: true }),
	);
	await expect(intent({ customer: id })).rejects.toMatchObject({ code: "resource_missing" });
});
