import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import Stripe from "stripe";
import { findBrowser } from "test-browser";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startStripeSim } from "../start-stripe-sim.ts";
import { payInBrowser } from "../testing.ts";

let server = { url: "", close: () => Promise.resolve() };
let browser: Browser | null = null;
let context: BrowserContext | null = null;

beforeAll(async () => {
	server = await startStripeSim({ port: 0 });
	browser = await chromium.launch(await findBrowser());
}, 60_000);
afterAll(async () => {
	await browser?.close();
	await server.close();
});
beforeEach(async () => {
	await order("reset", {});
	context = (await browser?.newContext()) ?? null;
});
afterEach(() => context?.close());

const order = (path: string, body: unknown) =>
	fetch(`${server.url}/_sim/${path}`, { method: "POST", body: JSON.stringify(body) });

const look = async (path: string) => await (await fetch(`${server.url}/_sim/${path}`)).json();

const sdk = () => {
	const { hostname, port } = new URL(server.url);
	return new Stripe("sk_test_sim_http", { host: hostname, port, protocol: "http" });
};

/** Somebody who pays £25 a month with a card, and the page of their portal. */
async function subscriber(number: string, name = "Pro"): Promise<{ page: Page; id: string }> {
	const stripe = sdk();
	const { id: product } = await stripe.products.create({ name });
	const { id: price } = await stripe.prices.create({
		currency: "gbp",
		product,
		recurring: { interval: "month" },
		unit_amount: 2500,
	});
	const { id: customer } = await stripe.customers.create({ email: "a@example.com" });
	const setup = await stripe.setupIntents.create({ customer });
	const clientSecret = setup.client_secret ?? "";
	await payInBrowser(
		(url, init) => fetch(url.replace("https://api.stripe.com", server.url), init),
		{
			clientSecret,
			number,
		},
	);
	const { payment_method } = await stripe.setupIntents.retrieve(setup.id);
	const { id } = await stripe.subscriptions.create({
		customer,
		default_payment_method: String(payment_method),
		items: [{ price }],
		trial_period_days: 7,
	});
	const { url } = await stripe.billingPortal.sessions.create({
		customer,
		return_url: "http://127.0.0.1:5173/account",
	});
	const page = await context?.newPage();
	if (!page) {
		throw new Error("No browser.");
	}
	await page.goto(url);
	return { page, id };
}

const enter = async (page: Page, number: string) => {
	await page.getByLabel("New card number").fill(number);
	await page.getByRole("button", { name: "Use this card" }).click();
};

const said = (page: Page, role: "main" | "status") => page.getByRole(role).textContent();

const WEEK = 7 * 24 * 3600;

/** Seconds after the end of a period until its invoice is charged. */
const HOUR = 3600;

test("a person sees the card on file, the invoices, and the way back", async () => {
	const { page } = await subscriber("4242424242424242");
	const text = await said(page, "main");
	expect(text).toContain("visa ending in 4242");
	expect(text).toContain("Pro, £25.00 a month: trialing");
	const back = page.getByRole("link", { name: "Back" });
	expect(await back.getAttribute("href")).toBe("http://127.0.0.1:5173/account");
	expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
	await page.getByRole("link", { name: /-0001$/ }).click();
	expect(await said(page, "main")).toContain("Trial period for Pro");
	expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test("a renewal that failed is paid with another card", async () => {
	const { page } = await subscriber("4000000000000341");
	await order("advance", { seconds: WEEK + HOUR });
	expect(await look("subscriptions")).toMatchObject([{ status: "past_due" }]);
	await page.reload();
	await page.getByRole("button", { name: "Pay it" }).click();
	expect(await said(page, "status")).toBe("Your card was declined.");
	await enter(page, "5555 5555 5555 4444");
	expect(await said(page, "status")).toBe("Your new card is on file.");
	expect(await said(page, "main")).toContain("mastercard ending in 4444");
	await page.getByRole("button", { name: "Pay it" }).click();
	expect(await said(page, "status")).toBe("The invoice is paid.");
	expect(await look("subscriptions")).toMatchObject([{ status: "active" }]);
	const [customer] = await look("customers");
	const [subscription] = await look("subscriptions");
	expect(customer.invoice_settings.default_payment_method).toBe(
		subscription.default_payment_method,
	);
	expect(await look("violations")).toEqual([]);
});

test("a card that wants its owner is taken once the owner says so, and so is a payment", async () => {
	const { page } = await subscriber("4242424242424242");
	await enter(page, "4000002760003184");
	await page.getByRole("button", { name: "No" }).click();
	expect(await said(page, "main")).toContain("ending in 4242");
	await enter(page, "4000002760003184");
	await page.getByRole("button", { name: "Yes, it is me" }).click();
	expect(await said(page, "main")).toContain("ending in 3184");
	await order("advance", { seconds: WEEK + HOUR });
	await page.reload();
	await page.getByRole("button", { name: "Yes, it is me" }).click();
	expect(await said(page, "status")).toBe("The invoice is paid.");
	expect(await look("subscriptions")).toMatchObject([{ status: "active" }]);
});

test("a number that is no test card changes nothing, and says why", async () => {
	const { page } = await subscriber("4242424242424242");
	await enter(page, "4242424242424241");
	expect(await said(page, "status")).toBe("Your card number is incorrect.");
	expect(await said(page, "main")).toContain("ending in 4242");
	await page.reload();
	expect(await page.getByRole("status").count()).toBe(0);
});

test("a person can end the subscription with its period, and keep it after all", async () => {
	const { page } = await subscriber("4242424242424242");
	await page.getByRole("button", { name: "End it with the period" }).click();
	expect(await look("subscriptions")).toMatchObject([{ cancel_at_period_end: true }]);
	await page.getByRole("button", { name: "Keep it" }).click();
	expect(await look("subscriptions")).toMatchObject([{ cancel_at_period_end: false }]);
});

test("an invoice is a PDF file too", async () => {
	await subscriber("4242424242424242");
	const [{ invoice_pdf, number }] = await look("invoices");
	const response = await fetch(invoice_pdf);
	expect(response.headers.get("Content-Type")).toBe("application/pdf");
	const text = Buffer.from(await response.arrayBuffer()).toString("latin1");
	expect(text).toMatch(/^%PDF-1\.4/);
	expect(text).toContain(`Invoice ${number}`);
	const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
	expect(text.slice(start, start + 4)).toBe("xref");
});

test.each([
	"portal/bps_unknown",
	"portal/bps_unknown/card",
	"invoice/in_unknown",
	"invoice/in_x/y",
])("%s is no page", async (path) => {
	expect((await fetch(`${server.url}/${path}`)).status).toBe(404);
});

test("a name is shown as it is written", async () => {
	const { page } = await subscriber("4242424242424242", `<b>Pro</b> & "more"`);
	expect(await said(page, "main")).toContain(`<b>Pro</b> & "more", £25.00 a month`);
});

test("nobody manages what is somebody else's", async () => {
	const one = await subscriber("4000000000000341");
	const two = await subscriber("4242424242424242");
	const send = (what: string, fields: Record<string, string>) =>
		fetch(`${two.page.url()}/${what}`, {
			method: "POST",
			body: new URLSearchParams(fields),
			redirect: "manual",
		});
	await send("cancel", { subscription: one.id });
	expect(await look("subscriptions")).toMatchObject([
		{ cancel_at_period_end: false },
		{ cancel_at_period_end: false },
	]);
	await send("cancel", { subscription: two.id });
	expect(await look("subscriptions")).toMatchObject([
		{ cancel_at_period_end: false },
		{ cancel_at_period_end: true },
	]);
	await order("advance", { seconds: WEEK + HOUR });
	const [owed] = (await look("invoices")).filter(
		(invoice: Stripe.Invoice) => invoice.status === "open",
	);
	await send("pay", { invoice: owed.id });
	await two.page.reload();
	expect(await said(two.page, "status")).toBe("There is no such invoice.");
});
