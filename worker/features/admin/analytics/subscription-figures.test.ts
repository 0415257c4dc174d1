import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { Analytics } from "#contracts/admin/analytics.ts";
import { connect } from "#worker/db/client.ts";
import { subscriptions } from "#worker/db/schema/subscriptions.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { administrator } from "#worker/test/browser.ts";

const db = connect(env.DB);
const DAY = 86_400_000;

async function read(from: string, to: string): Promise<Analytics> {
	const { browser } = await administrator();
	const response = await browser.ask(`/api/admin/analytics?from=${from}&to=${to}`);
	expect(response.status).toBe(200);
	return Analytics.parse(await response.json());
}

async function someSubscription(over: Partial<typeof subscriptions.$inferInsert>): Promise<void> {
	await db.insert(subscriptions).values({
		id: `sub_${randomToken().slice(0, 12)}`,
		customerId: "cus_x",
		livemode: false,
		plan: "pro",
		status: "active",
		price: 2500,
		amount: 2500,
		periodStart: NOW,
		periodEnd: NOW + 30 * DAY,
		cancelAtPeriodEnd: false,
		createdAt: NOW,
		askedAt: NOW,
		...over,
	});
}

test("churn is of those who paid when the period began, not of trials or later ones", async () => {
	const start = Date.parse("2018-12-01T00:00:00Z");
	const within = start + 5 * DAY;
	const long = { createdAt: start - 40 * DAY, trialEnd: start - 33 * DAY } as const;
	const canceled = { ...long, status: "canceled" } as const;
	await someSubscription(long);
	await someSubscription({ ...long, trialEnd: null, status: "past_due" });
	await someSubscription({ ...long, trialEnd: start });
	await someSubscription({ ...canceled, endedAt: within });
	// After the period: it had not ended in it.
	await someSubscription({ ...canceled, endedAt: start + 10 * DAY });
	// None of these paid when it began.
	await someSubscription({ ...canceled, endedAt: start - 1 });
	await someSubscription({ ...canceled, trialEnd: start, endedAt: start });
	await someSubscription({ ...canceled, trialEnd: within, endedAt: within });
	await someSubscription({ ...canceled, createdAt: start, trialEnd: null, endedAt: within });
	await someSubscription({ ...canceled, livemode: true, endedAt: within });
	await someSubscription({ ...long, trialEnd: null, status: "incomplete" });
	await someSubscription({ ...canceled, status: "incomplete_expired", endedAt: within });

	const { totals } = await read("2018-12-01", "2018-12-10");

	expect(totals).toMatchObject({ payingAtStart: 5, churned: 1, churn: 0.2 });
});

test("what recurs comes from active plans alone, at what is paid after discounts, in the mode in force", async () => {
	const before = (await read("2018-09-01", "2018-09-01")).plans;
	await someSubscription({ plan: "starter", amount: 1200, price: 1500 });
	await someSubscription({ plan: "starter", amount: 1500 });
	await someSubscription({ plan: "starter", status: "trialing" });
	await someSubscription({ plan: "expert", status: "past_due" });
	await someSubscription({ plan: "pro", livemode: true });
	await someSubscription({ plan: "pro", status: "canceled", endedAt: NOW });

	const after = (await read("2018-09-02", "2018-09-02")).plans;

	const gained = after.map(({ plan, active, trialing, recurring }, index) => [
		plan,
		active - (before[index]?.active ?? 0),
		trialing - (before[index]?.trialing ?? 0),
		recurring - (before[index]?.recurring ?? 0),
	]);
	expect(gained).toEqual([
		["starter", 2, 1, 2700],
		["pro", 0, 0, 0],
		["expert", 0, 0, 0],
	]);
});
