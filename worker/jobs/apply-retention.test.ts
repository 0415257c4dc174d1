import { env } from "cloudflare:workers";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { eventCounts } from "#worker/db/schema/counts.ts";
import { homeEvents, homes } from "#worker/db/schema/homes.ts";
import {
	reportPayments,
	reportShares,
	reportSnapshots,
	reports,
	reportTicks,
} from "#worker/db/schema/reports.ts";
import { customers, planPayments, subscriptions } from "#worker/db/schema/subscriptions.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { purgeReports } from "#worker/reports/purge-reports.ts";
import { askApp, NOW } from "#worker/test/ask-app.ts";
import { pdfOf, someReport } from "#worker/test/shop.ts";
import { someUser } from "#worker/test/some-user.ts";
import { applyRetention } from "./apply-retention.ts";

const db = connect(env.DB);
/** Where the PDF of a report is kept. */
const HOUR = 3_600_000;

/** Noon of this day so many years on. */
const later = (years: number, hours = 0) => Date.UTC(2026 + years, 10, 20, 12) + hours * HOUR;
const token = () => randomToken().slice(0, 12);

const reportOf = async (id: string) =>
	(await db.select().from(reports).where(eq(reports.id, id)))[0];
const snapshotsOf = (id: string) =>
	db.select().from(reportSnapshots).where(eq(reportSnapshots.reportId, id));

async function somePayment(reportId: string): Promise<string> {
	const id = `pi_${token()}`;
	await db.insert(reportPayments).values({
		state: "settled",
		...{ id, reportId, livemode: false, attempt: 1, amount: 1500 },
		...{ emailKey: "buyer@example.com", createdAt: NOW, settledAt: NOW, checkedAt: NOW },
	});
	return id;
}

test("a report that nobody used for two years says nothing any more, and what was paid for it stays seven", async () => {
	const id = await someReport({
		state: "paid",
		...{ paidAt: NOW, emailKey: "buyer@example.com", address: "1 Pretend Terrace" },
	});
	const payment = await somePayment(id);
	await env.FILES.put(pdfOf(id), "%PDF-");
	await db.insert(reportTicks).values({ reportId: id, stepId: "licence", tickedAt: NOW });
	const share = { id: `shr_${token()}`, reportId: id, name: "Sam", createdAt: NOW };
	await db.insert(reportShares).values(share);

	await applyRetention(db, later(2, -24));
	expect((await askApp(`/api/reports/${id}`, { now: later(2, -24) })).status).toBe(200);
	await db.update(reports).set({ lastUsedAt: null }).where(eq(reports.id, id));

	await applyRetention(db, later(2, 24));
	await purgeReports({ db, files: env.FILES }, later(2, 24));

	expect((await askApp(`/api/reports/${id}`, { now: later(2, 24) })).status).toBe(404);
	expect((await askApp(`/api/reports/${id}/download`, { now: later(2, 24) })).status).toBe(404);
	expect(await snapshotsOf(id)).toEqual([]);
	for (const table of [reportTicks, reportShares]) {
		expect(await db.select().from(table).where(eq(table.reportId, id))).toEqual([]);
	}
	expect(await env.FILES.head(pdfOf(id))).toBeNull();
	expect(await reportOf(id)).toMatchObject({
		...{ closedFor: "age", userId: null, address: null, emailKey: null, paidAt: NOW },
	});
	expect(await db.select().from(reportPayments).where(eq(reportPayments.id, payment))).toHaveLength(
		1,
	);

	await applyRetention(db, later(7, 24));
	expect(await reportOf(id)).toBeUndefined();
	expect(await db.select().from(reportPayments).where(eq(reportPayments.id, payment))).toEqual([]);
});

test("reading a report or taking its PDF home is a use, noted once a day", async () => {
	const id = await someReport({ state: "paid", paidAt: NOW });
	await askApp(`/api/reports/${id}`, { now: later(1) });
	expect((await reportOf(id))?.lastUsedAt).toBe(later(1));
	await askApp(`/api/reports/${id}`, { now: later(1, 23) });
	expect((await reportOf(id))?.lastUsedAt).toBe(later(1));
	await askApp(`/api/reports/${id}/download`, { now: later(1, 24) });
	expect((await reportOf(id))?.lastUsedAt).toBe(later(1, 24));

	await applyRetention(db, later(2, 48));
	expect(await snapshotsOf(id)).toHaveLength(1);
	await applyRetention(db, later(3, 72));
	expect(await snapshotsOf(id)).toEqual([]);
});

test("a checkout that is looked at is no use of a report, and neither is a refusal", async () => {
	const id = await someReport({ state: "paid", paidAt: NOW, userId: null });
	await askApp(`/api/reports/${id}/checkout`, { now: later(1) });
	const unpaid = await someReport();
	await askApp(`/api/reports/${unpaid}`, { now: later(1) });
	expect((await reportOf(id))?.lastUsedAt).toBeNull();
	expect((await reportOf(unpaid))?.lastUsedAt).toBeNull();
});

test("a report that is still used is kept whole, however old it is", async () => {
	const id = await someReport({ state: "paid", paidAt: NOW, address: "2 Pretend Terrace" });
	await askApp(`/api/reports/${id}`, { now: later(9) });
	await applyRetention(db, later(10));
	expect(await reportOf(id)).toMatchObject({ closedFor: null, address: "2 Pretend Terrace" });
	expect(await snapshotsOf(id)).toHaveLength(1);
});

test("what was given back stays told until it is two years old, and goes like any other", async () => {
	const id = await someReport({
		state: "refunded",
		closedFor: "refund",
		...{ paidAt: NOW, closedAt: NOW, fileDroppedAt: NOW },
	});
	await applyRetention(db, later(1));
	expect((await reportOf(id))?.closedFor).toBe("refund");
	await applyRetention(db, later(2, 48));
	expect(await reportOf(id)).toMatchObject({ closedFor: "age", closedAt: NOW });
});

test("counts are kept two years, payments, ended plans and the log seven, to the day", async () => {
	const count = { event: "preview", subject: token(), count: 3 } as const;
	await db.insert(eventCounts).values([
		{ ...count, day: "2026-11-19" },
		{ ...count, day: "2026-11-20" },
	]);
	const charge = { subscriptionId: "sub_x", livemode: false, amount: 2500, isRefunded: false };
	const [old, young, open] = [token(), token(), token()];
	await db.insert(planPayments).values([
		{ ...charge, id: old, paidAt: later(0, -24) },
		{ ...charge, id: young, paidAt: later(0, 24) },
	]);
	const plan = {
		plan: "pro",
		status: "canceled",
		...{ livemode: false, price: 2500, amount: 2500 },
		...{ periodStart: NOW, periodEnd: NOW, cancelAtPeriodEnd: false, createdAt: NOW, askedAt: NOW },
	} as const;
	await db.insert(customers).values([
		{ id: old, livemode: false, createdAt: later(0, -24) },
		{ id: open, livemode: false, createdAt: later(0, -24) },
	]);
	await db.insert(subscriptions).values([
		{ ...plan, id: old, customerId: old, endedAt: later(0, -24) },
		{ ...plan, id: open, customerId: open, status: "active", endedAt: null },
	]);
	const entry = {
		action: "settings_changed",
		subjectKind: "settings",
		...{ actorId: "usr_x", actorName: "ada", subjectId: "all" },
	} as const;
	await db.insert(auditLog).values([
		{ ...entry, id: old, at: later(0, -24) },
		{ ...entry, id: young, at: later(0, 24) },
	]);

	await applyRetention(db, later(2));
	const counted = await db.select().from(eventCounts).where(eq(eventCounts.subject, count.subject));
	expect(counted.map(({ day }) => day)).toEqual(["2026-11-20"]);
	expect(await db.select().from(planPayments).where(eq(planPayments.id, old))).toHaveLength(1);

	await applyRetention(db, later(7));
	const ids = async (
		table: typeof planPayments | typeof subscriptions | typeof customers | typeof auditLog,
	) => (await db.select({ id: table.id }).from(table)).map(({ id }) => id);
	expect(await ids(planPayments)).toEqual([young]);
	expect(await ids(subscriptions)).toEqual([open]);
	expect(await ids(customers)).toEqual([open]);
	expect(await ids(auditLog)).toEqual([young]);
});

test("a customer of the payment provider is forgotten when seven years have passed and nobody is signed up as them", async () => {
	const [gone, kept] = [token(), token()];
	const { id: userId } = await someUser(db);
	await db.insert(customers).values([
		{ id: gone, livemode: false, createdAt: NOW },
		{ id: kept, livemode: false, createdAt: NOW, userId },
	]);

	await applyRetention(db, later(8));
	const left = await db
		.select({ id: customers.id })
		.from(customers)
		.where(inArray(customers.id, [gone, kept]));
	expect(left).toEqual([{ id: kept }]);
});

test("run twice it changes nothing more, and when it dies half-way nothing at all", async () => {
	const id = await someReport({ state: "paid", paidAt: NOW });
	const dying = connect({
		prepare: (text: string) => env.DB.prepare(text),
		batch: (statements: D1PreparedStatement[]) =>
			env.DB.batch([...statements, env.DB.prepare("INSERT INTO nowhere VALUES (1)")]),
	} as unknown as D1Database);
	await expect(applyRetention(dying, later(3))).rejects.toThrow();
	expect(await reportOf(id)).toMatchObject({ closedFor: null });
	expect(await snapshotsOf(id)).toHaveLength(1);

	await applyRetention(db, later(3));
	const once = await reportOf(id);
	await applyRetention(db, later(3, 24));
	expect(await reportOf(id)).toEqual(once);
});

test("what changed for a home is kept for two years from the day it was found, and the home stays", async () => {
	const { id: userId } = await someUser(db);
	const homeId = `hom_${token()}`;
	await db.insert(homes).values({
		...{ id: homeId, userId, postcode: "M145LL", addressKey: homeId, details: "{}" },
		...{ revision: 1, createdAt: NOW, changedAt: NOW },
	});
	await db.insert(homeEvents).values({ homeId, key: "change", event: "{}", at: NOW });
	const left = () => db.$count(homeEvents, eq(homeEvents.homeId, homeId));

	await applyRetention(db, later(2, -24));
	expect(await left()).toBe(1);
	await applyRetention(db, later(2, 24));
	expect(await left()).toBe(0);
	expect(await db.$count(homes, eq(homes.id, homeId))).toBe(1);
});
