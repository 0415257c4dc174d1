import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import type { PaymentIntentMade } from "#contracts/checkout.ts";
import { connect } from "#worker/db/client.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { settings } from "#worker/db/schema/settings.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { Browser, member } from "#worker/test/browser.ts";
import { mailTo } from "#worker/test/read-mail.ts";
import { openShop, paying, someReport, standingOf } from "#worker/test/shop.ts";

const db = connect(env.DB);

/** What a report costs from now on, in pence. */
async function priceIs(value: number): Promise<void> {
	const price = { key: "report_price_pence", value, updatedAt: NOW } as const;
	await db
		.insert(settings)
		.values(price)
		.onConflictDoUpdate({ target: settings.key, set: { value } });
}

const someAddress = () => `reader-${crypto.randomUUID()}@example.com`;

async function readySent(address: string): Promise<number> {
	const mails = await mailTo(address);
	return mails.filter(({ subject }) => subject.startsWith("Your report on")).length;
}

afterEach(async () => {
	await db.delete(settings).where(sql`TRUE`);
});

test("at £0 a report is given at once, without the provider, and its mail is sent", async () => {
	await priceIs(0);
	const visitor = new Browser({ bindings: offline });
	const [report, email] = [await someReport(), someAddress()];

	const answer = await visitor.ask("/api/create-payment-intent", {
		json: { reportId: report, email: email.toUpperCase(), amount: 0 },
	});

	expect(answer.status).toBe(200);
	expect(await answer.json()).toEqual({
		clientSecret: null,
		amount: 0,
		publicKey: null,
		isFree: true,
	});
	expect(await standingOf(report)).toMatchObject({ report: "paid", payments: [] });
	const [row] = await db.select().from(reports).where(eq(reports.id, report));
	expect(row).toMatchObject({ paidAt: NOW, emailKey: email, isTest: false });
	expect(await readySent(email)).toBe(1);
	expect((await visitor.ask(`/api/reports/${report}`)).status).toBe(200);
});

test("asked for twice at once it is given once, to one address, with one mail", async () => {
	await priceIs(0);
	const shop = openShop();
	const [report, email] = [await someReport(), someAddress()];

	const answers = await Promise.all(
		Array.from({ length: 5 }, () => shop.begin(report, shop.browser(), { email })),
	);

	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(4).fill(409)]);
	expect(await readySent(email)).toBe(1);
	expect(shop.sim.paymentIntents()).toEqual([]);
	expect((await shop.begin(report)).status).toBe(409);
});

test("a card payment begun at an earlier price is called off first", async () => {
	const shop = openShop();
	const report = await someReport();
	const begun = await (await shop.begin(report)).json<PaymentIntentMade>();
	await priceIs(0);

	const given = await shop.begin(report);

	expect(begun).toMatchObject({ amount: 1500, isFree: false });
	expect(await given.json()).toMatchObject({ isFree: true });
	expect(shop.sim.paymentIntents().map(({ status }) => status)).toEqual(["canceled"]);
	expect(await standingOf(report)).toMatchObject({ report: "paid", payments: ["canceled"] });
});

test("a card payment that went through meanwhile stands", async () => {
	const shop = openShop();
	const report = await someReport();
	const { clientSecret } = await (await shop.begin(report)).json<PaymentIntentMade>();
	await shop.typeCard(clientSecret ?? "");
	await priceIs(0);

	const refused = await shop.begin(report);

	expect(refused.status).toBe(409);
	expect(await refused.json()).toMatchObject({ code: "already_paid" });
	expect(await standingOf(report)).toMatchObject({ report: "paid", payments: ["settled"] });
	expect(shop.sim.refunds()).toEqual([]);
});

test("a payment that goes through after all, when the report was given, goes back", async () => {
	const shop = openShop();
	const report = await someReport();
	const { clientSecret } = await (await shop.begin(report)).json<PaymentIntentMade>();
	await priceIs(0);
	// Its mode has no keys at this moment, so it cannot be called off.
	const keyless = new Browser({ bindings: offline });
	expect((await shop.begin(report, keyless)).status).toBe(200);

	await shop.typeCard(clientSecret ?? "");
	await shop.sim.flush();

	expect(await standingOf(report)).toMatchObject({ report: "paid", payments: ["returned"] });
	expect(shop.sim.refunds()).toMatchObject([{ amount: 1500 }]);
});

test("a report that is being given when reports cost something again is not", async () => {
	await priceIs(0);
	const batch = async <T>(statements: D1PreparedStatement[]) => {
		await priceIs(1500);
		return env.DB.batch<T>(statements);
	};
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		prepare: (query: string) => env.DB.prepare(query),
		batch,
	});
	const [report, email] = [await someReport(), someAddress()];

	const refused = await openShop().begin(report, new Browser({ bindings: { ...offline, DB } }), {
		email,
	});

	expect(refused.status).toBe(409);
	expect(await refused.json()).toMatchObject({ code: "price_changed" });
	expect(await standingOf(report)).toMatchObject({ report: "unpaid", emails: 0 });
	expect(await readySent(email)).toBe(0);
});

test("while a payment cannot be called off nothing is given", async () => {
	const shop = openShop();
	const report = await someReport();
	await shop.begin(report);
	await priceIs(0);
	const cutOff = new Browser({
		bindings: paying,
		fetch: () => Promise.resolve(new Response("<html>", { status: 502 })),
	});

	expect((await shop.begin(report, cutOff)).status).toBe(503);

	expect(await standingOf(report)).toMatchObject({ report: "unpaid", payments: ["open"] });
});

test.each([
	["a page that still shows £15", 0, { amount: 1500 }],
	["a page that still shows £0", 1500, { amount: 0 }],
])("%s is told of the price of now", async (_, price, shown) => {
	await priceIs(price);
	const shop = openShop();
	const report = await someReport();

	const refused = await shop.begin(report, shop.browser(), shown);

	expect(refused.status).toBe(409);
	expect(await refused.json()).toMatchObject({ code: "price_changed" });
	expect(await standingOf(report)).toEqual({ report: "unpaid", payments: [], emails: 0 });
});

test.each([{ email: "" }, { email: "nobody" }])("to %j nothing is given", async (typed) => {
	await priceIs(0);
	const shop = openShop();
	const report = await someReport();

	expect((await shop.begin(report, shop.browser(), typed)).status).toBe(400);
	expect(await standingOf(report)).toMatchObject({ report: "unpaid" });
});

test.each([
	["refunded", { state: "refunded", closedAt: NOW, closedFor: "refund" }],
	["closed", { closedAt: NOW, closedFor: "refund" }],
] as const)("a report that is %s is not given", async (_, over) => {
	await priceIs(0);
	const shop = openShop();

	const refused = await shop.begin(await someReport(over));

	expect(refused.status).toBe(409);
	expect(await refused.json()).toMatchObject({ code: "report_closed" });
});

test("a price that no card can pay, left from before, sells and gives nothing", async () => {
	await priceIs(29);
	const shop = openShop();

	expect((await shop.begin(await someReport())).status).toBe(503);
});

test("what costs nothing sends a stranger's mailbox no more than five mails an hour", async () => {
	await priceIs(0);
	const stranger = someAddress();
	const give = async (email: string, visitor: Browser) => {
		const reportId = await someReport();
		const json = { reportId, email, amount: 0 };
		const { status } = await visitor.ask("/api/create-payment-intent", { json });
		return { status, reportId };
	};
	for (let time = 0; time < 5; time += 1) {
		expect((await give(stranger, new Browser({ address: `203.0.113.${time}` }))).status).toBe(200);
	}
	const refused = await give(stranger, new Browser({ address: "203.0.113.9" }));
	expect(refused.status).toBe(429);
	expect(await standingOf(refused.reportId)).toMatchObject({ report: "unpaid" });
	expect(await readySent(stranger)).toBe(5);

	const { browser, email } = await member({ verifiedAt: NOW });
	for (let time = 0; time < 6; time += 1) {
		expect((await give(email, browser)).status).toBe(200);
	}
});
