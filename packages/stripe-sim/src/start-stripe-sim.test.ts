import { createServer } from "node:http";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startStripeSim } from "./start-stripe-sim.ts";

let server = { url: "", close: () => Promise.resolve() };

beforeAll(async () => {
	server = await startStripeSim({ port: 0 });
});
afterAll(() => server.close());
beforeEach(async () => {
	await post("reset");
});

const sdk = () => {
	const { hostname, port } = new URL(server.url);
	return new Stripe("sk_test_sim_http", {
		host: hostname,
		port,
		protocol: "http",
		telemetry: false,
	});
};

const post = (path: string, body: unknown = {}) =>
	fetch(`${server.url}/_sim/${path}`, { method: "POST", body: JSON.stringify(body) });

const read = async (path: string) => await (await fetch(`${server.url}/_sim/${path}`)).json();

test("the SDK talks to it over HTTP, and tests see what came of it", async () => {
	const made = await sdk().paymentIntents.create({
		amount: 999,
		currency: "gbp",
		confirm: true,
		payment_method: "pm_card_visa",
	});
	await sdk().refunds.create({ payment_intent: made.id });
	expect(await read("payment-intents")).toMatchObject([{ id: made.id, status: "succeeded" }]);
	expect(await read("refunds")).toMatchObject([{ amount: 999 }]);
	expect(await read("events")).toHaveLength(5);
	expect(await read("disputes")).toEqual([]);
	expect(await read("violations")).toEqual([]);
});

test("its time can be moved", async () => {
	const before = await (await post("advance", { seconds: 0 })).json();
	const after = await (await post("advance", { seconds: 86_400 })).json();
	expect(after.now - before.now).toBeGreaterThanOrEqual(86_400);
	expect(after.now - before.now).toBeLessThan(86_430);
});

test("subscriptions, their invoices and customers are seen, held back, and gone after a reset", async () => {
	const stripe = sdk();
	const { id: product } = await stripe.products.create({ name: "Pro" });
	const { id: price } = await stripe.prices.create({
		currency: "gbp",
		product,
		recurring: { interval: "month" },
		unit_amount: 2500,
	});
	const { id: customer } = await stripe.customers.create({ email: "a@example.com" });
	const card = await stripe.paymentMethods.attach("pm_card_visa", { customer });
	expect(await (await post("activation", { held: true })).json()).toEqual({ held: true });
	await stripe.subscriptions.create({
		customer,
		default_payment_method: card.id,
		items: [{ price }],
	});
	expect(await read("subscriptions")).toMatchObject([{ customer, status: "incomplete" }]);
	expect(await read("invoices")).toMatchObject([{ amount_paid: 2500, status: "paid" }]);
	expect(await read("customers")).toMatchObject([{ id: customer }]);
	await post("activation", { held: false });
	expect(await read("subscriptions")).toMatchObject([{ status: "active" }]);
	await post("reset");
	for (const path of ["subscriptions", "invoices", "customers"]) {
		expect(await read(path)).toEqual([]);
	}
});

test.each([
	["advance", { seconds: -1 }],
	["advance", { minutes: 1 }],
	["deliver", { order: "sorted" }],
	["deliver", { copies: 0 }],
	["webhooks", { automatic: "yes" }],
	["activation", { held: "yes" }],
])("POST %s with %j is refused with a reason", async (path, body) => {
	const response = await post(path, body);
	expect(response.status).toBe(400);
	expect(await response.json()).toEqual({ error: expect.stringMatching(/\w/) });
});

test("an order that is not JSON, and one nobody knows, are refused", async () => {
	const garbled = await fetch(`${server.url}/_sim/advance`, { method: "POST", body: "seconds=1" });
	expect(garbled.status).toBe(400);
	expect((await post("sulk")).status).toBe(404);
});

test.each([
	["http://127.0.0.1:5173", "http://127.0.0.1:5173"],
	["http://localhost:4173", "http://localhost:4173"],
	["https://lettable.example", null],
	["null", null],
])("a page of %s may read it: %s", async (origin, allowed) => {
	const response = await fetch(`${server.url}/v1/payment_intents/pi_x`, {
		headers: { Origin: origin },
	});
	expect(response.headers.get("Access-Control-Allow-Origin")).toBe(allowed);
});

test("webhooks go to the product by themselves", async () => {
	const received: string[] = [];
	const product = createServer((request, response) => {
		received.push(String(request.headers["stripe-signature"]));
		response.end();
	});
	await new Promise<void>((resolve) => product.listen(0, "127.0.0.1", resolve));
	const address = product.address();
	const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/hook`;
	const other = await startStripeSim({ port: 0, webhook: { url, secret: "whsec_sim_http" } });
	const { hostname, port } = new URL(other.url);
	const stripe = new Stripe("sk_test_sim_http", { host: hostname, port, protocol: "http" });
	await stripe.customers.create({ email: "a@example.com" });
	await expect.poll(() => received).toEqual([expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}$/)]);
	await other.close();
	product.close();
});

test("a port that is taken is an error, not silence", async () => {
	const port = Number(new URL(server.url).port);
	await expect(startStripeSim({ port })).rejects.toMatchObject({ code: "EADDRINUSE" });
});
