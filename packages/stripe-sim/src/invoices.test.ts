import { afterEach, expect, test } from "vitest";
import { DAY, simulatedBilling } from "./test/simulated-stripe.ts";

const {
	sim,
	stripe,
	pay,
	plan,
	begin,
	cardholder,
	subscribe,
	subscription,
	invoiceOf,
	secretOf,
	giveCard,
	typesOfEvents,
} = simulatedBilling({ publicUrl: "http://127.0.0.1:5176" });

afterEach(async () => {
	const violations = sim.violations();
	await sim.reset();
	expect(violations).toEqual([]);
});

test("an invoice has a number of its customer, and leads to its page and file", async () => {
	const { id } = await subscribe(await plan("Pro", 2500));
	await sim.advance(28 * DAY);
	const invoice = await invoiceOf(id);
	expect(invoice.number).toMatch(/^\w{8}-0002$/);
	expect(invoice.hosted_invoice_url).toBe(`http://127.0.0.1:5176/invoice/${invoice.id}`);
	expect(invoice.invoice_pdf).toBe(`http://127.0.0.1:5176/invoice/${invoice.id}/pdf`);
	expect(invoice.lines.data).toMatchObject([
		{ amount: 2500, description: "1 × Pro (at £25.00 / month)", subscription: id },
	]);
});

test("what basil took away is not there", async () => {
	const { id } = await begin(await plan("Pro", 2500));
	const invoice = await invoiceOf(id);
	for (const gone of ["payment_intent", "charge", "paid", "subscription"]) {
		expect(invoice).not.toHaveProperty(gone);
	}
	expect(await subscription(id)).not.toHaveProperty("current_period_end");
	expect(await stripe.invoices.retrieve(invoice.id ?? "")).not.toHaveProperty("payments");
	expect(await stripe.invoices.retrieve(invoice.id ?? "")).not.toHaveProperty(
		"confirmation_secret",
	);
});

test("its payment is reached through its payments, four levels deep and no deeper", async () => {
	const { id } = await subscribe(await plan("Pro", 2500));
	const { id: invoice = "" } = await invoiceOf(id);
	const found = await stripe.invoices.retrieve(invoice, {
		expand: ["payments.data.payment.payment_intent"],
	});
	expect(found.payments?.data).toMatchObject([
		{ payment: { payment_intent: { amount: 2500, status: "succeeded" } } },
	]);
	const deeper = stripe.subscriptions.retrieve(id, {
		expand: ["latest_invoice.payments.data.payment.payment_intent"],
	});
	await expect(deeper).rejects.toThrow(/more than 4 levels/);
});

test("invoices are listed by customer, subscription and status", async () => {
	const price = await plan("Pro", 2500);
	const paid = await subscribe(price);
	const open = await begin(price);
	const list = async (params: object) => (await stripe.invoices.list(params)).data.length;
	expect(await list({})).toBe(2);
	expect(await list({ status: "paid" })).toBe(1);
	expect(await list({ subscription: paid.id })).toBe(1);
	expect(await list({ customer: open.customer, status: "open" })).toBe(1);
	expect(await list({ customer: open.customer, status: "paid" })).toBe(0);
});

test("payments of invoices are listed by invoice and status", async () => {
	const { id } = await subscribe(await plan("Pro", 2500));
	const { id: invoice = "" } = await invoiceOf(id);
	const list = async (params: object) => (await stripe.invoicePayments.list(params)).data.length;
	expect(await list({ invoice, status: "paid" })).toBe(1);
	expect(await list({ invoice, status: "open" })).toBe(0);
	const payment = { type: "payment_intent", payment_intent: "pi_unknown" };
	expect(await list({ payment })).toBe(0);
});

test("an open invoice is paid with a card of the customer", async () => {
	const { id, customer } = await begin(await plan("Pro", 2500));
	const { id: invoice = "" } = await invoiceOf(id);
	await expect(stripe.invoices.pay(invoice)).rejects.toMatchObject({ statusCode: 400 });
	const others = await cardholder();
	const stolen = stripe.invoices.pay(invoice, { payment_method: others.method });
	await expect(stolen).rejects.toMatchObject({ code: "resource_missing" });
	const card = await stripe.paymentMethods.attach("pm_card_visa", { customer });
	const paid = await stripe.invoices.pay(invoice, { payment_method: card.id });
	expect(paid.status).toBe("paid");
	expect(await subscription(id)).toMatchObject({
		default_payment_method: card.id,
		status: "active",
	});
	await expect(stripe.invoices.pay(invoice)).rejects.toThrow("already paid");
});

test("a card that wants its owner cannot pay an open invoice alone", async () => {
	const { id } = await begin(await plan("Pro", 2500));
	const { id: invoice = "" } = await invoiceOf(id);
	const { customer } = await subscription(id);
	const card = await stripe.paymentMethods.attach("pm_card_authenticationRequired", {
		customer: String(customer),
	});
	await expect(
		stripe.invoices.pay(invoice, { off_session: true, payment_method: card.id }),
	).rejects.toMatchObject({
		code: "invoice_payment_intent_requires_action",
		statusCode: 402,
		type: "StripeCardError",
	});
	expect((await invoiceOf(id)).status).toBe("open");
});

test("a void invoice is paid no more, and its first payment leaves no subscription behind", async () => {
	const begun = await begin(await plan("Pro", 2500));
	const { id: invoice = "" } = await invoiceOf(begun.id);
	expect((await stripe.invoices.voidInvoice(invoice)).status).toBe("void");
	expect(await pay(begun, "4242424242424242")).toMatchObject({ status: 400 });
	await expect(stripe.invoices.voidInvoice(invoice)).rejects.toMatchObject({ statusCode: 400 });
	expect(typesOfEvents()).toContain("invoice.voided");
	await sim.advance(DAY);
	expect((await subscription(begun.id)).status).toBe("incomplete_expired");
});

test("what a subscription owes when it ends is not charged any more, and paying it brings nothing back", async () => {
	const begun = await begin(await plan("Pro", 2500));
	const { id } = begun;
	await pay(begun, "4242424242424242");
	await giveCard(id, "4000000000000341");
	await sim.advance(28 * DAY);
	const client_secret = await secretOf(id);
	await stripe.subscriptions.cancel(id);
	await sim.advance(15 * DAY);
	expect(await invoiceOf(id)).toMatchObject({ attempt_count: 1, status: "open" });
	await pay({ client_secret }, "4242424242424242");
	expect((await invoiceOf(id)).status).toBe("paid");
	expect((await subscription(id)).status).toBe("canceled");
	expect(typesOfEvents().at(-1)).toBe("invoice.payment_succeeded");
});

test("a detached card is not charged", async () => {
	const { id, default_payment_method } = await subscribe(await plan("Pro", 2500));
	await stripe.paymentMethods.detach(String(default_payment_method));
	await sim.advance(28 * DAY);
	expect((await subscription(id)).status).toBe("past_due");
	expect(sim.paymentIntents().at(-1)?.latest_charge).toBeNull();
});

test.each([
	["no URL", { return_url: "account" }, "return_url"],
	["nobody's customer", { customer: "cus_unknown" }, "customer"],
	[
		"a choice of plans",
		{ flow_data: { type: "subscription_update" as const } },
		"flow_data[type] subscription_update",
	],
])("a portal session with %s is refused", async (_, more, param) => {
	const { customer } = await cardholder();
	const made = stripe.billingPortal.sessions.create({ customer, ...more });
	await expect(made).rejects.toMatchObject({ param });
});

test("a portal session leads to a page of the simulator", async () => {
	const { customer } = await subscribe(await plan("Pro", 2500));
	const made = await stripe.billingPortal.sessions.create({
		customer: String(customer),
		flow_data: { type: "payment_method_update" },
	});
	expect(made.flow?.type).toBe("payment_method_update");
	expect(made.url).toBe(`http://127.0.0.1:5176/portal/${made.id}`);
	const page = await sim.fetch(made.url);
	expect(await page.text()).toContain("visa ending in 4242");
});
