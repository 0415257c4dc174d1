import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { expect, test, vi } from "vitest";
import { connect } from "#worker/db/client.ts";
import { stripeEvents } from "#worker/db/schema/reports.ts";
import { log } from "#worker/platform/log.ts";
import { askApp, NOW } from "#worker/test/ask-app.ts";
import { casesOf } from "#worker/test/cases.ts";
import { mailTo } from "#worker/test/read-mail.ts";
import { openShop, paying, paymentIn, someReport, standingOf } from "#worker/test/shop.ts";

const db = connect(env.DB);
const SECRET = "whsec_sim_tests";

/** Posts a body to the webhook, signed with a secret some seconds ago. */
async function post(
	body: string,
	{ secret = SECRET, age = 0, signed = body, bindings = paying } = {},
) {
	const header = await new Stripe("sk_test_sim_tests").webhooks.generateTestHeaderStringAsync({
		payload: signed,
		secret,
		timestamp: NOW / 1000 - age,
	});
	return askApp("/api/stripe/webhook", {
		bindings,
		init: { method: "POST", headers: { "stripe-signature": header }, body },
	});
}

const someEvent = (over: object = {}) =>
	JSON.stringify({
		id: `evt_${crypto.randomUUID().replaceAll("-", "")}`,
		object: "event",
		type: "customer.created",
		livemode: false,
		data: { object: { id: "cus_1" } },
		...over,
	});

test("an event that is signed and of no interest is taken and done with", async () => {
	const body = someEvent({ id: "evt_of_no_interest" });
	expect((await post(body)).status).toBe(200);
	const [row] = await db
		.select()
		.from(stripeEvents)
		.where(eq(stripeEvents.id, "evt_of_no_interest"));
	expect(row).toMatchObject({ type: "customer.created", livemode: false, doneAt: NOW });
});

test.each([
	["signed with another secret", { secret: "whsec_sim_forged" }],
	["signed more than five minutes ago", { age: 301 }],
	["whose body was tampered with", { signed: someEvent({ id: "evt_other" }) }],
])("an event %s is refused and leaves no trace", async (_, how) => {
	const id = `evt_${crypto.randomUUID().replaceAll("-", "")}`;
	const response = await post(someEvent({ id }), how);
	expect(response.status).toBe(400);
	expect(await response.json()).toMatchObject({ code: "signature_invalid" });
	expect(await db.select().from(stripeEvents).where(eq(stripeEvents.id, id))).toEqual([]);
});

test("every event leaves a line with its type", async () => {
	const lines: Record<string, unknown>[] = [];
	const note = (line: string) => lines.push(JSON.parse(line));
	const info = vi.spyOn(console, "info").mockImplementation(note);
	await post(someEvent({ id: "evt_with_a_line" }));
	info.mockRestore();
	expect(lines).toContainEqual(
		expect.objectContaining({
			message: "webhook done",
			webhook: "customer.created",
			event: "evt_with_a_line",
			requestId: expect.any(String),
			d1Calls: 2,
		}),
	);
});

test("while a signing secret is replaced an event signed with either is taken", async () => {
	const bindings = { ...paying, STRIPE_WEBHOOK_SECRET_TEST: `whsec_sim_new,${SECRET}` };
	for (const secret of [SECRET, "whsec_sim_new"]) {
		expect((await post(someEvent(), { secret, bindings })).status).toBe(200);
	}
	expect((await post(someEvent(), { secret: "whsec_sim_other", bindings })).status).toBe(400);
});

test("an event of live mode signed with the secret of test mode is refused", async () => {
	expect((await post(someEvent({ livemode: true }))).status).toBe(400);
});

test.each([
	["no signature", {}],
	["rubbish for a signature", { "stripe-signature": "t=1,v1=00" }],
])("with %s an event is refused", async (_, headers) => {
	const init = { method: "POST", headers, body: someEvent() };
	expect((await askApp("/api/stripe/webhook", { bindings: paying, init })).status).toBe(400);
});

test("a megabyte of rubbish is refused before it is read", async () => {
	const init = { method: "POST", body: "x".repeat(1_000_000) };
	expect((await askApp("/api/stripe/webhook", { bindings: paying, init })).status).toBe(413);
});

test("an event that failed half-way is tried again when it comes again", async () => {
	const shop = openShop();
	const id = await someReport();
	const { clientSecret } = await (await shop.begin(id)).json<{ clientSecret: string }>();
	await shop.typeCard(clientSecret);
	const event = shop.sim.events().find(({ type }) => type === "payment_intent.succeeded");
	// Without a way to the provider, how the payment stands cannot be asked.
	const response = await post(JSON.stringify(event));
	expect(response.status).toBe(503);
	expect(await standingOf(id)).toMatchObject({ report: "unpaid" });

	await shop.sim.deliver({ order: "same", copies: 1 });
	expect(await standingOf(id)).toMatchObject({ report: "paid", payments: ["settled"] });
});

/** A report in each of the states that buyers leave them in. */
async function someTrade(shop: ReturnType<typeof openShop>) {
	const begin = async () => {
		const id = await someReport();
		const made = await shop.begin(id);
		return { id, secret: (await made.json<{ clientSecret: string }>()).clientSecret };
	};
	const [paid, confirmed, declined, retried, refunded, left] = await Promise.all(
		Array.from({ length: 6 }, begin),
	);
	if (!(paid && confirmed && declined && retried && refunded && left)) {
		throw new Error("six reports were wanted");
	}
	await shop.typeCard(paid.secret);
	await shop.typeCard(confirmed.secret);
	await shop.confirm(confirmed.id, paymentIn(confirmed.secret));
	await shop.typeCard(declined.secret, "4000000000009995");
	await shop.typeCard(retried.secret, "4000000000000002");
	await shop.typeCard(retried.secret);
	await shop.typeCard(refunded.secret);
	await shop.sim.fetch("https://api.stripe.com/v1/refunds", {
		method: "POST",
		headers: {
			authorization: "Bearer sk_test_sim_tests",
			"stripe-version": "2025-08-27.basil",
			"content-type": "application/x-www-form-urlencoded",
		},
		body: new URLSearchParams({ payment_intent: paymentIn(refunded.secret) }).toString(),
	});
	return {
		expected: new Map([
			[paid.id, "paid"],
			[confirmed.id, "paid"],
			[declined.id, "unpaid"],
			[retried.id, "paid"],
			[refunded.id, "refunded"],
			[left.id, "unpaid"],
		]),
	};
}

/** Milliseconds: six seconds of work on a machine that has nothing else to do. */
const A_THOUSAND = 120_000;

test("deliveries by the hundred, doubled and shuffled, leave exactly the right state", {
	timeout: A_THOUSAND,
}, async () => {
	const wanted = casesOf(1_000);
	const shop = openShop();
	const trades = await Promise.all(Array.from({ length: casesOf(8) }, () => someTrade(shop)));
	const events = shop.sim.events().length;
	const copies = Math.ceil(wanted / events);

	const deliveries = await shop.sim.deliver({ order: "shuffled", copies, seed: 7 });

	const expected = new Map(trades.flatMap((trade) => [...trade.expected]));
	const counts: Record<string, number> = {};
	for (const [id, state] of expected) {
		const { report } = await standingOf(id);
		expect(report).toBe(state);
		counts[state] = (counts[state] ?? 0) + 1;
	}
	expect(deliveries.length).toBeGreaterThanOrEqual(wanted);
	const { length } = trades;
	expect(counts).toEqual({ paid: 3 * length, unpaid: 2 * length, refunded: length });
	// Every report that is or was paid, and no other, is written about once.
	const mails = await mailTo("buyer@example.com");
	const emailsAbout = (id: string) => mails.filter(({ text }) => text.includes(`/reports/${id}\n`));
	for (const [id, state] of expected) {
		expect(emailsAbout(id)).toHaveLength(state === "paid" ? 1 : 0);
	}
	log.info("webhooks", { deliveries: deliveries.length, events, ...counts });
});

test("events told all over again, backwards, with the memory of them gone, change nothing", async () => {
	const shop = openShop();
	const { expected } = await someTrade(shop);
	await shop.sim.deliver({ order: "same", copies: 1 });
	const before = await Promise.all([...expected.keys()].map(standingOf));
	await db.delete(stripeEvents).where(eq(stripeEvents.livemode, false));
	const refunds = shop.sim.refunds().length;

	await shop.sim.deliver({ order: "reversed", copies: 2 });

	expect(await Promise.all([...expected.keys()].map(standingOf))).toEqual(before);
	expect(shop.sim.refunds()).toHaveLength(refunds);
});
