import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { FoundPayments } from "#contracts/admin/payments.ts";
import { connect } from "#worker/db/client.ts";
import { reportPayments } from "#worker/db/schema/reports.ts";
import { planPayments, subscriptions } from "#worker/db/schema/subscriptions.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { administrator, member } from "#worker/test/browser.ts";
import { someReport } from "#worker/test/shop.ts";

const db = connect(env.DB);
const DAY = 24 * 60 * 60_000;
const at = (instant: number) => new Date(instant).toISOString();

async function find(q: string): Promise<FoundPayments> {
	const { browser } = await administrator();
	const query = new URLSearchParams({ q });
	return (await browser.ask(`/api/admin/payments?${query}`)).json();
}

const ids = ({ reports, subscriptions: plans }: FoundPayments) =>
	[...reports, ...plans].map(({ id }) => id);

type Payment = Partial<typeof reportPayments.$inferInsert>;

async function somePayment(reportId: string, over: Payment = {}): Promise<string> {
	const id = `pi_${crypto.randomUUID().replaceAll("-", "")}`;
	await db.insert(reportPayments).values({
		id,
		reportId,
		livemode: false,
		attempt: 1,
		amount: 1500,
		state: "settled",
		createdAt: NOW,
		checkedAt: NOW,
		settledAt: NOW,
		...over,
	});
	return id;
}

async function someSubscription(over: Partial<typeof subscriptions.$inferInsert> = {}) {
	const name = crypto.randomUUID().replaceAll("-", "");
	const row = {
		id: `sub_${name}`,
		userId: null,
		customerId: `cus_${name}`,
		livemode: false,
		plan: "pro",
		status: "active",
		price: 2500,
		amount: 2000,
		periodStart: NOW,
		periodEnd: NOW + 30 * DAY,
		cancelAtPeriodEnd: false,
		createdAt: NOW,
		askedAt: NOW,
		...over,
	} as const;
	await db.insert(subscriptions).values(row);
	return row;
}

test("a report is found by its id and its payment, with what may be done about it", async () => {
	const emailKey = `${crypto.randomUUID()}@example.com`;
	const report = await someReport({ state: "paid", paidAt: NOW, emailKey, isTest: true });
	const payment = await somePayment(report, { settledAt: NOW - DAY });

	const found = await find(report);

	expect(found).toEqual({
		reports: [
			{
				id: report,
				postcode: "M14 5LL",
				address: null,
				state: "paid",
				email: emailKey,
				username: null,
				paidBy: "card",
				paymentId: payment,
				amount: 1500,
				createdAt: at(NOW),
				paidAt: at(NOW),
				isTest: true,
				refundableUntil: at(NOW + 29 * DAY),
				canResend: true,
			},
		],
		subscriptions: [],
	});
	expect(await find(payment)).toEqual(found);
	expect(await find(`  ${emailKey.toUpperCase()} `)).toEqual(found);
});

test("an account is found by its address with its reports and its plans, newest first", async () => {
	const owner = await member();
	const older = await someReport({ userId: owner.id, createdAt: NOW - 2 });
	const newer = await someReport({ userId: owner.id, createdAt: NOW - 1 });
	const bought = await someReport({
		emailKey: owner.email.toLowerCase(),
		createdAt: NOW - 3,
	});
	const plan = await someSubscription({ userId: owner.id, endedAt: NOW, status: "canceled" });
	await someReport();

	const found = await find(owner.email);

	expect(ids(found)).toEqual([newer, older, bought, plan.id]);
	expect(found.reports[0]).toMatchObject({ email: owner.email, username: owner.username });
	expect(found.subscriptions).toEqual([
		{
			id: plan.id,
			email: owner.email,
			username: owner.username,
			plan: "pro",
			status: "canceled",
			amount: 2000,
			createdAt: at(NOW),
			periodEnd: at(NOW + 30 * DAY),
			cancelAtPeriodEnd: false,
			endedAt: at(NOW),
			isTest: true,
		},
	]);
});

test("whoever paid for what could not be used is found by their address", async () => {
	const report = await someReport();
	const emailKey = `${crypto.randomUUID()}@example.com`;
	await somePayment(report, { state: "returned", settledAt: null, emailKey });

	expect(await find(emailKey)).toMatchObject({
		reports: [{ id: report, state: "unpaid", paidBy: null, paymentId: null }],
	});
});

test("a subscription is found by its id, its customer and any of its payments", async () => {
	const { id, customerId } = await someSubscription();
	const payment = `pi_${crypto.randomUUID().replaceAll("-", "")}`;
	await db.insert(planPayments).values({
		id: payment,
		subscriptionId: id,
		livemode: false,
		amount: 2000,
		paidAt: NOW,
		isRefunded: false,
	});

	for (const q of [id, customerId, payment]) {
		expect(ids(await find(q))).toEqual([id]);
	}
});

test.each([
	["paid by a plan", { state: "paid", subscriptionId: "sub_x" }, null, "plan", null],
	["given for nothing", { state: "paid" }, null, "nothing", null],
	["not paid for", {}, null, null, null],
	["paid long ago", { state: "paid" }, { settledAt: NOW - 30 * DAY - 1 }, "card", null],
	["paid thirty days ago", { state: "paid" }, { settledAt: NOW - 30 * DAY }, "card", NOW],
	["given back", { state: "refunded", closedAt: NOW }, { state: "refunded" }, "card", null],
] as const)("a report %s says who paid, and until when it can go back", async (...row) => {
	const [, over, payment, paidBy, until] = row;
	const report = await someReport(over);
	if (payment) {
		await somePayment(report, payment);
	}

	const { reports } = await find(report);

	expect(reports).toMatchObject([
		{ paidBy, refundableUntil: until === null ? null : at(until), canResend: false },
	]);
});

test.each([
	["there to be read", {}, true],
	["closed with its account", { closedAt: NOW, closedFor: "account" }, false],
	["refunded", { state: "refunded", closedAt: NOW, closedFor: "refund" }, false],
	["not paid for", { state: "unpaid" }, false],
] as const)("the mail of a report that is %s can be sent again: %#", async (_, over, canResend) => {
	const report = await someReport({ state: "paid", emailKey: "reader@example.com", ...over });

	expect(await find(report)).toMatchObject({ reports: [{ canResend }] });
});

test("of many, the fifty newest are found", async () => {
	const emailKey = `${crypto.randomUUID()}@example.com`;
	const made = await Promise.all(
		Array.from({ length: 51 }, (_, n) => someReport({ emailKey, createdAt: NOW + n })),
	);

	expect(ids(await find(emailKey))).toEqual(made.toReversed().slice(0, 50));
});

test.each([
	"rpt_nowhere",
	"pi_nowhere",
	"sub_nowhere",
	"cus_nowhere",
	"nobody@example.com",
	"%%%",
	"M14 5LL",
	"' OR 1=1 --",
])("%s finds nothing", async (q) => {
	await someReport({ state: "paid" });

	expect(await find(q)).toEqual({ reports: [], subscriptions: [] });
});

test("two letters are nothing to look for", async () => {
	const { browser } = await administrator();

	expect((await browser.ask("/api/admin/payments?q=ab")).status).toBe(400);
});
