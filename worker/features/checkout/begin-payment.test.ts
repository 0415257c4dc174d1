import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { reportPayments } from "#worker/db/schema/reports.ts";
import { settings } from "#worker/db/schema/settings.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { Browser, member } from "#worker/test/browser.ts";
import { openShop, paying, paymentIn, someReport, standingOf } from "#worker/test/shop.ts";

const db = connect(env.DB);

type Made = { clientSecret: string; amount: number; publicKey: string };

async function begun(shop: ReturnType<typeof openShop>, reportId: string): Promise<Made> {
	return (await shop.begin(reportId)).json<Made>();
}

test("a page is told the key, that it is test mode, and that a simulator takes the payment", async () => {
	const response = await new Browser({ bindings: paying }).ask("/api/stripe/config");
	expect(await response.json()).toEqual({
		publicKey: "pk_test_sim_tests",
		isTestMode: true,
		isSimulated: true,
	});
});

test("where no keys are set nothing can be paid, and nothing pretends", async () => {
	const visitor = new Browser({ bindings: offline });
	const config = await visitor.ask("/api/stripe/config");
	expect(await config.json()).toMatchObject({ publicKey: null, isSimulated: false });
	const begin = await visitor.ask("/api/create-payment-intent", {
		json: { reportId: await someReport(), email: "a@example.com" },
	});
	expect(begin.status).toBe(503);
	expect(await begin.json()).toMatchObject({ code: "payment_unavailable" });
});

test("the page's price is only compared: another one is refused with the price of now", async () => {
	const shop = openShop();
	const id = await someReport();
	const response = await shop.begin(id, shop.browser(), { amount: 1 });
	expect(response.status).toBe(409);
	expect(await response.json()).toMatchObject({
		code: "price_changed",
		message: "The price has changed: a report costs £15 now. You have not been charged.",
	});
	expect(shop.sim.paymentIntents()).toEqual([]);
	expect((await shop.begin(id, shop.browser(), { amount: 1500 })).status).toBe(200);
});

test("a price that changes while a payment is open changes that payment", async () => {
	const shop = openShop();
	const id = await someReport();
	const before = await begun(shop, id);
	const price = { key: "report_price_pence", value: 2000, updatedAt: NOW } as const;
	await db.insert(settings).values(price);
	try {
		const after = await begun(shop, id);
		expect(after).toMatchObject({ amount: 2000, clientSecret: before.clientSecret });
		await shop.typeCard(after.clientSecret);
		expect((await shop.confirm(id, paymentIn(after.clientSecret))).status).toBe(200);
		const [row] = await db.select().from(reportPayments).where(eq(reportPayments.reportId, id));
		expect(row).toMatchObject({ amount: 2000, state: "settled" });
	} finally {
		await db.delete(settings).where(eq(settings.key, "report_price_pence"));
	}
});

test("twenty tabs that begin to pay at once share one payment", async () => {
	const shop = openShop();
	const id = await someReport();
	const answers = await Promise.all(Array.from({ length: 20 }, () => shop.begin(id)));
	const secrets = await Promise.all(
		answers.filter(({ ok }) => ok).map(async (answer) => (await answer.json<Made>()).clientSecret),
	);
	expect(new Set(secrets).size).toBe(1);
	const open = shop.sim.paymentIntents().filter(({ status }) => status !== "canceled");
	expect(open).toHaveLength(1);
	expect((await standingOf(id)).payments).toEqual(["open"]);
});

test("tabs that begin to pay with other addresses at once still leave one payment open", async () => {
	const shop = openShop();
	const id = await someReport();
	await Promise.all(
		Array.from({ length: 8 }, (_, at) =>
			shop.begin(id, shop.browser(), { email: `buyer${at}@example.com` }),
		),
	);
	const open = shop.sim.paymentIntents().filter(({ status }) => status !== "canceled");
	expect(open.length).toBeLessThanOrEqual(1);
	expect((await standingOf(id)).payments.filter((state) => state === "open")).toHaveLength(
		open.length,
	);
});

test("whoever else holds the link cannot make a payment that is under way their own", async () => {
	const shop = openShop();
	const id = await someReport();
	const { clientSecret } = await begun(shop, id);
	const thief = await shop.begin(id, shop.browser(), { email: "thief@example.com" });
	expect(thief.status).toBe(200);
	expect((await thief.json<Made>()).clientSecret).not.toBe(clientSecret);

	await shop.typeCard(clientSecret);

	const payments = shop.sim.paymentIntents();
	expect(payments.find(({ id: each }) => each === paymentIn(clientSecret))?.status).toBe(
		"canceled",
	);
	expect((await standingOf(id)).payments).toEqual(["canceled", "open"]);
});

test("a typing error in the address is mended by another payment, and the first is called off", async () => {
	const shop = openShop();
	const id = await someReport();
	await shop.begin(id, shop.browser(), { email: "buyre@example.com" });
	const { clientSecret } = await begun(shop, id);
	await shop.typeCard(clientSecret);
	expect((await shop.confirm(id, paymentIn(clientSecret))).status).toBe(200);
	expect(await standingOf(id)).toMatchObject({ report: "paid", payments: ["canceled", "settled"] });
});

/** A provider that answers the next call for a new payment so. */
function failingOnce(shop: ReturnType<typeof openShop>, status: number, error: object) {
	let failed = false;
	return new Browser({
		bindings: paying,
		fetch: (url, init) => {
			if (!failed && init?.method === "POST" && url.endsWith("/v1/payment_intents")) {
				failed = true;
				return Promise.resolve(Response.json({ error }, { status }));
			}
			return shop.sim.fetch(url, init);
		},
	});
}

test("an address that the provider does not take is the buyer's to mend", async () => {
	const shop = openShop();
	const buyer = failingOnce(shop, 400, {
		type: "invalid_request_error",
		code: "email_invalid",
		param: "receipt_email",
	});
	const refused = await shop.begin(await someReport(), buyer);
	expect(refused.status).toBe(400);
	expect(await refused.json()).toMatchObject({
		code: "invalid_input",
		fields: { email: "Please enter a valid email address for report delivery" },
	});
});

test("the same words begin the same payment for ten minutes, and a failure stored for them no longer", async () => {
	const keys: (string | null)[] = [];
	const buyer = new Browser({
		bindings: paying,
		fetch: (_, init) => {
			keys.push(new Headers(init?.headers).get("idempotency-key"));
			return Promise.resolve(Response.json({ error: { type: "card_error" } }, { status: 402 }));
		},
	});
	const reportId = await someReport();
	for (const now of [NOW, NOW + 1_000, NOW + 600_000]) {
		await buyer.ask("/api/create-payment-intent", {
			json: { reportId, email: "a@example.com" },
			now,
		});
	}
	expect(keys).toHaveLength(3);
	expect(keys[0]).toBe(keys[1]);
	expect(keys[0]).not.toBe(keys[2]);
});

test("a report that was paid for cannot be paid for again", async () => {
	const shop = openShop();
	const id = await someReport();
	const { clientSecret } = await begun(shop, id);
	await shop.typeCard(clientSecret);
	// Nobody has told us yet: the next tab finds out.
	const late = await shop.begin(id);
	expect(late.status).toBe(409);
	expect(await late.json()).toMatchObject({ code: "already_paid" });
	expect(await standingOf(id)).toMatchObject({ report: "paid", payments: ["settled"] });
	expect((await shop.begin(id)).status).toBe(409);
});

test("somebody's report is paid for by nobody else", async () => {
	const shop = openShop();
	const owner = await member({ bindings: paying, fetch: shop.sim.fetch });
	const id = await someReport({ userId: owner.id });
	const stranger = await member({ bindings: paying, fetch: shop.sim.fetch });
	for (const other of [shop.browser(), stranger.browser]) {
		expect((await shop.begin(id, other)).status).toBe(404);
		expect((await other.ask(`/api/reports/${id}/checkout`)).status).toBe(404);
	}
	const { clientSecret } = await (await shop.begin(id, owner.browser)).json<Made>();
	await shop.typeCard(clientSecret);
	expect((await shop.confirm(id, paymentIn(clientSecret))).status).toBe(404);
	expect((await shop.confirm(id, paymentIn(clientSecret), owner.browser)).status).toBe(200);
});

test.each([
	{ reportId: "", email: "a@example.com" },
	{ reportId: "rpt_x", email: "not an address" },
	{ reportId: "rpt_x" },
	{ email: "a@example.com" },
	{ reportId: "rpt_x", email: "a@example.com", amount: 1.5 },
	{ reportId: "x".repeat(100), email: "a@example.com" },
])("%j begins no payment", async (json) => {
	const shop = openShop();
	const response = await shop.browser().ask("/api/create-payment-intent", { json });
	expect([400, 404]).toContain(response.status);
	expect(shop.sim.paymentIntents()).toEqual([]);
});

test("payments cannot be begun without end for one report", async () => {
	const shop = openShop();
	const id = await someReport();
	const eager = shop.browser();
	const statuses: number[] = [];
	for (let time = 0; time < 22; time += 1) {
		statuses.push((await shop.begin(id, eager)).status);
	}
	expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
	// Whoever else holds the link is not kept from paying by it.
	expect((await shop.begin(id)).status).toBe(200);
});
