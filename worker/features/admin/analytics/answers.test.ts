import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { Analytics } from "#contracts/admin/analytics.ts";
import { connect } from "#worker/db/client.ts";
import { eventCounts } from "#worker/db/schema/counts.ts";
import { reportPayments } from "#worker/db/schema/reports.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { administrator } from "#worker/test/browser.ts";
import { openShop, paymentIn, someReport } from "#worker/test/shop.ts";

const db = connect(env.DB);

/** Tests share their tables, so each has a month of its own in which nothing else happens. */
async function answersIn(from: string, to = from): Promise<Analytics["answers"]> {
	const { browser } = await administrator();
	const response = await browser.ask(`/api/admin/analytics?from=${from}&to=${to}`, { now: NOW });
	return Analytics.parse(await response.json()).answers;
}

type Payment = Partial<typeof reportPayments.$inferInsert>;

async function bought(day: string, report: Parameters<typeof someReport>[0], over: Payment = {}) {
	await db.insert(reportPayments).values({
		id: `pi_${randomToken().slice(0, 12)}`,
		reportId: await someReport({ state: "paid", ...report }),
		livemode: false,
		attempt: 1,
		amount: 1500,
		state: "settled",
		createdAt: NOW,
		checkedAt: NOW,
		settledAt: Date.parse(`${day}T12:00:00Z`),
		...over,
	});
}

const losing = { letVerdict: "yes_if", paysVerdict: "no" } as const;
const plain = { letVerdict: "yes", paysVerdict: "yes" } as const;

test("every answer stands with how often it was shown, its offer seen and its report bought in the period", async () => {
	const day = "2017-05-02";
	await db.insert(eventCounts).values([
		{ day: "2017-05-01", event: "answer_shown", subject: "yes_if/no", count: 30 },
		{ day, event: "answer_shown", subject: "yes_if/no", count: 10 },
		{ day, event: "answer_shown", subject: "yes/yes", count: 7 },
		{ day, event: "offer_seen", subject: "yes_if/no", count: 5 },
		{ day, event: "preview", subject: "yes/no", count: 900 },
		{ day: "2017-05-03", event: "answer_shown", subject: "yes/yes", count: 500 },
	]);
	await bought(day, losing);
	await bought(day, plain);
	await bought(day, plain, { state: "refunded" });
	await bought("2017-05-03", plain);

	expect(await answersIn("2017-05-01", day)).toEqual([
		{ let: "yes_if", pays: "no", shown: 40, offered: 5, bought: 1 },
		{ let: "yes", pays: "yes", shown: 7, offered: 0, bought: 2 },
	]);
});

test("what paid for nothing, was paid in the other mode, or is on a report without an answer is not counted as bought", async () => {
	const day = "2017-06-02";
	for (const state of ["open", "returned", "canceled"] as const) {
		await bought(day, losing, { state });
	}
	await bought(day, losing, { livemode: true });
	await bought(day, {});
	expect(await answersIn(day)).toEqual([]);
});

test("a subject that is no pair of verdicts is no row", async () => {
	const day = "2017-07-02";
	await db.insert(eventCounts).values([
		{ day, event: "offer_seen", subject: "perhaps/no", count: 3 },
		{ day, event: "answer_shown", subject: "", count: 3 },
	]);
	expect(await answersIn(day)).toEqual([]);
});

test("a report whose payment is confirmed many times at once, and told of by the provider too, was bought once", async () => {
	const shop = openShop();
	const answer = { letVerdict: "no", paysVerdict: "unknown" } as const;
	const id = await someReport(answer);
	const { clientSecret } = await (await shop.begin(id)).json<{ clientSecret: string }>();
	await shop.typeCard(clientSecret);
	await Promise.all([
		...[1, 2, 3].map(() => shop.confirm(id, paymentIn(clientSecret))),
		shop.sim.deliver({ copies: 3 }),
	]);
	await shop.confirm(id, paymentIn(clientSecret));
	const [row] = (await answersIn("2026-11-20")).filter(({ pays }) => pays === "unknown");
	expect(row).toEqual({ let: "no", pays: "unknown", shown: 0, offered: 0, bought: 1 });
});
