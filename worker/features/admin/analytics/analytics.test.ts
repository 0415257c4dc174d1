import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { Analytics } from "#contracts/admin/analytics.ts";
import type { HomeKept } from "#contracts/homes.ts";
import { screenNames } from "#domain/base/screens.ts";
import { connect } from "#worker/db/client.ts";
import { eventCounts } from "#worker/db/schema/counts.ts";
import { authorities } from "#worker/db/schema/reference.ts";
import { reportPayments } from "#worker/db/schema/reports.ts";
import { settings } from "#worker/db/schema/settings.ts";
import { planPayments } from "#worker/db/schema/subscriptions.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { administrator, member } from "#worker/test/browser.ts";
import { someReport } from "#worker/test/shop.ts";

const db = connect(env.DB);

/** Tests share their tables, so each has a month of its own in which nothing else happens. */
async function read(from: string, to: string, now = NOW): Promise<Analytics> {
	const { browser } = await administrator();
	const response = await browser.ask(`/api/admin/analytics?from=${from}&to=${to}`, { now });
	expect(response.status).toBe(200);
	return Analytics.parse(await response.json());
}

const at = (instant: string) => Date.parse(instant);
const token = () => randomToken().slice(0, 12);

async function somePayment(over: Partial<typeof reportPayments.$inferInsert>): Promise<void> {
	await db.insert(reportPayments).values({
		id: `pi_${token()}`,
		reportId: `rpt_${token()}`,
		livemode: false,
		attempt: 1,
		amount: 1500,
		state: "settled",
		createdAt: NOW,
		checkedAt: NOW,
		...over,
	});
}

async function somePlanPayment(over: Partial<typeof planPayments.$inferInsert>): Promise<void> {
	await db.insert(planPayments).values({
		id: `pi_${token()}`,
		subscriptionId: "sub_x",
		livemode: false,
		amount: 2500,
		paidAt: NOW,
		isRefunded: false,
		...over,
	});
}

test("a period in which nothing happened has every day, plan and source in it, with zeros", async () => {
	const figures = await read("2018-03-01", "2018-03-03");
	expect(figures).toMatchObject({
		from: "2018-03-01",
		to: "2018-03-03",
		isTest: true,
		readAt: "2026-11-20T12:00:00.000Z",
		totals: { previews: 0, revenue: 0, conversion: null, churn: null, payingAtStart: 0 },
		authorities: [],
		screens: { opened: 0, most: [] },
	});
	expect(figures.days).toEqual(
		["2018-03-01", "2018-03-02", "2018-03-03"].map((day) => ({
			day,
			previews: 0,
			generated: 0,
			paid: 0,
			revenue: 0,
		})),
	);
	expect(figures.plans.map(({ plan }) => plan)).toEqual(["starter", "pro", "expert"]);
	expect(figures.sources.map(({ name, asked }) => [name, asked])).toEqual([
		["postcodes.io (ONS Postcode Directory)", 0],
		["Energy performance of buildings register", 0],
		["Price Paid Data", 0],
		["Planning Data", 0],
		["Street-level crime", 0],
		["Live flood warnings", 0],
	]);
});

test("homes that are kept are counted, and nothing of them is told", async () => {
	const before = (await read("2018-03-05", "2018-03-05")).homes;
	const { browser } = await member();
	const keep = async (standing: string, address: string) => {
		const stated = { owned: standing !== "watched" };
		const json = { standing, postcode: "NG7 9ZZ", address, stated };
		return (await browser.ask("/api/homes", { json })).json<HomeKept>();
	};
	await keep("watched", "1 Counted Lane");
	await keep("let", "2 Counted Lane");
	const { id } = await keep("sold", "3 Counted Lane");
	await browser.ask(`/api/homes/${id}/archived`, { method: "PUT", json: { isArchived: true } });
	expect((await read("2018-03-06", "2018-03-06")).homes).toEqual({
		watched: before.watched + 1,
		owned: before.owned + 1,
		accounts: before.accounts + 1,
	});
});

test("revenue is what reports and plans brought in the period, less what was given back of it", async () => {
	const settledAt = at("2018-04-10T10:00:00Z");
	await somePayment({ settledAt });
	await somePayment({ settledAt, amount: 1200 });
	await somePayment({ settledAt, state: "refunded" });
	await somePayment({ settledAt, livemode: true });
	for (const state of ["open", "returned", "canceled"] as const) {
		await somePayment({ settledAt, state });
	}
	await somePayment({ settledAt: at("2018-04-12T10:00:00Z") });
	await somePlanPayment({ paidAt: settledAt });
	await somePlanPayment({ paidAt: settledAt, amount: 4500, isRefunded: true });
	await somePlanPayment({ paidAt: settledAt, amount: 1500, livemode: true });

	const { totals, days } = await read("2018-04-10", "2018-04-11");

	expect(totals).toMatchObject({
		paidByCard: 3,
		reportRevenue: 2700,
		planRevenue: 2500,
		revenue: 5200,
		refunded: 6000,
	});
	expect(days.map(({ paid, revenue }) => [paid, revenue])).toEqual([
		[3, 5200],
		[0, 0],
	]);
});

test("payments and reports count on the day that it was in London", async () => {
	for (const instant of [
		"2018-06-09T22:59:59.999Z",
		"2018-06-09T23:00:00Z",
		"2018-06-10T22:59:59.999Z",
		"2018-06-10T23:00:00Z",
	]) {
		await somePayment({ settledAt: at(instant), amount: 1000 });
		await somePlanPayment({ paidAt: at(instant), amount: 100 });
		await someReport({
			state: "paid",
			isTest: true,
			subscriptionId: "sub_x",
			paidAt: at(instant),
		});
	}
	const { days } = await read("2018-06-09", "2018-06-11");
	expect(days.map(({ paid, revenue }) => [paid, revenue])).toEqual([
		[2, 1100],
		[4, 2200],
		[2, 1100],
	]);
});

test("reports from a plan are told apart from those that a card paid for, and test ones from live ones", async () => {
	const paidAt = at("2018-07-10T10:00:00Z");
	const paid = { state: "paid", paidAt, isTest: true } as const;
	await someReport({ ...paid, subscriptionId: "sub_x" });
	await someReport({ ...paid, subscriptionId: "grt_x" });
	await someReport({ ...paid, subscriptionId: "sub_x", isTest: false });
	await someReport(paid);
	await somePayment({ settledAt: paidAt });

	const { totals, days } = await read("2018-07-10", "2018-07-10");

	expect(totals).toMatchObject({ paidByPlan: 2, paidByCard: 1 });
	expect(days[0]?.paid).toBe(3);
});

test("conversion is what was bought by card over what was looked at", async () => {
	await db.insert(eventCounts).values([
		{ day: "2018-08-09", event: "preview", subject: "E1", count: 500 },
		{ day: "2018-08-10", event: "preview", subject: "E1", count: 30 },
		{ day: "2018-08-11", event: "preview", subject: "", count: 10 },
		{ day: "2018-08-11", event: "report_generated", subject: "E1", count: 4 },
	]);
	await somePayment({ settledAt: at("2018-08-11T10:00:00Z") });

	const { totals, days } = await read("2018-08-10", "2018-08-11");

	expect(totals).toMatchObject({ previews: 40, generated: 4, conversion: 0.025 });
	expect(days.map(({ previews, generated }) => [previews, generated])).toEqual([
		[30, 0],
		[10, 4],
	]);
});

test("the ten authorities most looked at are named, the first first", async () => {
	const codes = Array.from({ length: 12 }, (_, index) => `E98${String(index).padStart(6, "0")}`);
	const code = codes[11] ?? "";
	const blank = { nation: "england", region: null, formerCodes: [] };
	await db.insert(authorities).values({ code, name: "Borsetshire", ...blank });
	const day = "2018-10-01";
	await db
		.insert(eventCounts)
		.values([
			...codes.map((subject, index) => ({ day, event: "preview", subject, count: index }) as const),
			{ day, event: "report_generated", subject: code, count: 2 },
			{ day, event: "preview", subject: "", count: 1_000 },
			{ day: "2018-10-02", event: "preview", subject: code, count: 5 },
		]);

	const { authorities: most } = await read("2018-10-01", "2018-10-02");

	expect(most).toHaveLength(10);
	expect(most[0]).toEqual({ code, name: "Borsetshire", previews: 16, generated: 2 });
	expect(most.map(({ previews }) => previews)).toEqual([16, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
	expect(most[1]?.name).toBe(codes[10]);
	await db.delete(authorities).where(eq(authorities.code, code));
});

test("the ten screens most opened are named, the first first, and all are in the sum", async () => {
	const names = screenNames.slice(0, 12);
	await db
		.insert(eventCounts)
		.values([
			...names.map(
				(subject, index) =>
					({ day: "2019-01-01", event: "page_view", subject, count: index + 1 }) as const,
			),
			{ day: "2019-01-02", event: "page_view", subject: "home", count: 20 },
			{ day: "2019-01-02", event: "preview", subject: "home", count: 500 },
			{ day: "2019-01-03", event: "page_view", subject: "home", count: 500 },
		]);

	const { screens } = await read("2019-01-01", "2019-01-02");

	expect(screens.opened).toBe(98);
	expect(screens.most).toHaveLength(10);
	expect(screens.most[0]).toEqual({ screen: "home", opened: 21 });
	expect(screens.most.map(({ opened }) => opened)).toEqual([21, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
});

test("a source shows how often it was asked and how often it gave no answer", async () => {
	await db.insert(eventCounts).values([
		{ day: "2018-11-01", event: "source_answered", subject: "sales", count: 90 },
		{ day: "2018-11-02", event: "source_answered", subject: "sales", count: 5 },
		{ day: "2018-11-02", event: "source_failed", subject: "sales", count: 5 },
		{ day: "2018-11-03", event: "source_failed", subject: "sales", count: 70 },
	]);
	const { sources } = await read("2018-11-01", "2018-11-02");
	expect(sources).toContainEqual({ id: "sales", name: "Price Paid Data", asked: 100, failed: 5 });
});

test.each([
	["from=2026-11-20&to=2026-11-19", "to"],
	["from=2026-11-20&to=2026-11-21", "to"],
	["from=2025-10-16&to=2026-11-20", "from"],
	["from=2026-02-30&to=2026-11-20", "from"],
	["from=x&to=2026-11-20", "from"],
	["from=2026-11-20", "to"],
])("?%s is refused, and says which end is wrong", async (query, field) => {
	const { browser } = await administrator();
	const response = await browser.ask(`/api/admin/analytics?${query}`);
	expect(response.status).toBe(400);
	expect(await response.json()).toMatchObject({
		code: "invalid_input",
		fields: { [field]: expect.any(String) },
	});
});

test("four hundred days that end today are answered", async () => {
	const { days } = await read("2025-10-17", "2026-11-20");
	expect(days).toHaveLength(400);
});

test("figures are those of the mode in force, also when those of the other were read just now", async () => {
	const settledAt = at("2018-05-10T10:00:00Z");
	await somePayment({ settledAt, livemode: true, amount: 700 });
	expect(await read("2018-05-10", "2018-05-10")).toMatchObject({
		isTest: true,
		totals: { revenue: 0 },
	});
	await db.insert(settings).values({ key: "stripe_live", value: 1, updatedAt: NOW });
	try {
		expect(await read("2018-05-10", "2018-05-10")).toMatchObject({
			isTest: false,
			totals: { revenue: 700 },
		});
	} finally {
		await db.delete(settings).where(eq(settings.key, "stripe_live"));
	}
});
