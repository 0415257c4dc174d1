import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openBilling } from "#worker/billing/billing-context.ts";
import { connect } from "#worker/db/client.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import {
	reportPayments,
	reportSnapshots,
	reports,
	stripeEvents,
} from "#worker/db/schema/reports.ts";
import { settings } from "#worker/db/schema/settings.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { Browser, member, PASSWORD } from "#worker/test/browser.ts";
import { openShop, paying, paymentIn, pdfOf, someReport, standingOf } from "#worker/test/shop.ts";
import { purgeReports } from "./purge-reports.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

/** Where the PDF of a report is kept. */
const db = connect(env.DB);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Shop = ReturnType<typeof openShop>;

async function begun(shop: Shop, id: string, by?: Browser): Promise<string> {
	return (await (await shop.begin(id, by)).json<{ clientSecret: string }>()).clientSecret;
}

/** What the five-minute trigger does about payments, so long after they began. */
function reconcileAfter(shop: Shop, later: number) {
	const world = { now: () => NOW + later, token: randomToken, fetch: shop.sim.fetch };
	return reconcilePayments(openBilling(paying, world), Number.POSITIVE_INFINITY);
}

test("a payment whose tab was closed and whose event was lost is found within the hour", async () => {
	const shop = openShop();
	const id = await someReport();
	await shop.typeCard(await begun(shop, id));
	await reconcileAfter(shop, 20 * MINUTE);
	expect(await standingOf(id)).toMatchObject({ report: "unpaid" });
	await reconcileAfter(shop, 31 * MINUTE);
	expect(await standingOf(id)).toEqual({ report: "paid", payments: ["settled"], emails: 1 });
});

test("a payment that nobody completed in a day is called off, and its old price with it", async () => {
	const shop = openShop();
	const id = await someReport();
	const secret = await begun(shop, id);
	await reconcileAfter(shop, DAY - MINUTE);
	expect(await standingOf(id)).toMatchObject({ payments: ["open"] });
	await reconcileAfter(shop, DAY + 31 * MINUTE);
	expect(await standingOf(id)).toMatchObject({ report: "unpaid", payments: ["canceled"] });
	await shop.typeCard(secret);
	expect((await shop.confirm(id, paymentIn(secret))).status).toBe(409);
	expect(await standingOf(id)).toMatchObject({ report: "unpaid" });
});

test("a payment that cannot be asked about keeps no other waiting", async () => {
	const [shop, other] = [openShop(), openShop()];
	const [lost, found] = [await someReport(), await someReport()];
	// Of another provider's, which answers that it knows no such thing.
	await begun(other, lost);
	await shop.typeCard(await begun(shop, found));
	await reconcileAfter(shop, 40 * MINUTE);
	expect(await standingOf(found)).toMatchObject({ report: "paid" });
	expect(await standingOf(lost)).toMatchObject({ report: "unpaid", payments: ["open"] });
});

test("a test card pays for nothing while live mode is on", async () => {
	const shop = openShop();
	const id = await someReport();
	const secret = await begun(shop, id);
	await db.insert(settings).values({ key: "stripe_live", value: 1, updatedAt: NOW });
	try {
		await shop.typeCard(secret);
		const response = await shop.confirm(id, paymentIn(secret));
		expect(response.status).toBe(409);
		expect(await standingOf(id)).toMatchObject({ report: "unpaid", payments: ["returned"] });
		expect((await shop.begin(await someReport())).status).toBe(503);
	} finally {
		await db.delete(settings).where(eq(settings.key, "stripe_live"));
	}
});

test("an account that is deleted while its report is being paid for gets its money back", async () => {
	const shop = openShop();
	const owner = await member({ bindings: paying, fetch: shop.sim.fetch });
	const id = await someReport({ userId: owner.id });
	const secret = await begun(shop, id, owner.browser);
	await owner.browser.ask("/api/account/delete", { json: { password: PASSWORD } });
	await shop.typeCard(secret);

	expect((await shop.confirm(id, paymentIn(secret))).status).toBe(404);

	expect(await standingOf(id)).toEqual({ report: "unpaid", payments: ["returned"], emails: 0 });
	expect(shop.sim.refunds()).toHaveLength(1);
});

test("a deleted account leaves no address in its payments and emails, and no PDF", async () => {
	const shop = openShop();
	const owner = await member({ bindings: { ...paying, MAIL_FROM: "" }, fetch: shop.sim.fetch });
	const id = await someReport({ userId: owner.id });
	const secret = await begun(shop, id, owner.browser);
	await shop.typeCard(secret);
	await shop.confirm(id, paymentIn(secret), owner.browser);
	await owner.browser.ask(`/api/reports/${id}/download`);
	expect(await env.FILES.head(pdfOf(id))).not.toBeNull();

	await owner.browser.ask("/api/account/delete", { json: { password: PASSWORD } });
	await purgeReports({ db, files: env.FILES }, NOW);

	const [payment] = await db.select().from(reportPayments).where(eq(reportPayments.reportId, id));
	expect(payment).toMatchObject({ state: "settled", amount: 1500, emailKey: null });
	expect(await db.select().from(outbox).where(eq(outbox.reportId, id))).toEqual([]);
	expect(await env.FILES.head(pdfOf(id))).toBeNull();
	const [report] = await db.select().from(reports).where(eq(reports.id, id));
	expect(report).toMatchObject({ closedFor: "account", fileDroppedAt: NOW });
});

test("a report that was refunded before its owner left is nobody's to see either", async () => {
	const owner = await member();
	const id = await someReport({
		userId: owner.id,
		state: "refunded",
		closedAt: NOW,
		closedFor: "refund",
	});
	await owner.browser.ask("/api/account/delete", { json: { password: PASSWORD } });
	expect((await new Browser().ask(`/api/reports/${id}`)).status).toBe(404);
});

test("reports that nobody paid for are dropped in time, and no others", async () => {
	const owner = await member();
	const old = { createdAt: NOW - 8 * DAY };
	const kept = await Promise.all([
		someReport({ createdAt: NOW - 6 * DAY }),
		someReport({ ...old, state: "paid" }),
		someReport({ ...old, userId: owner.id }),
		someReport({ ...old, state: "refunded", closedAt: NOW, closedFor: "refund" }),
	]);
	const paidFor = await someReport(old);
	await begun(openShop(), paidFor);
	const dropped = await Promise.all([
		someReport(old),
		someReport({ userId: owner.id, createdAt: NOW - 91 * DAY }),
	]);

	await purgeReports({ db, files: env.FILES }, NOW);

	for (const id of [...kept, paidFor]) {
		expect(await db.$count(reports, eq(reports.id, id))).toBe(1);
	}
	for (const id of dropped) {
		expect(await db.$count(reports, eq(reports.id, id))).toBe(0);
		expect(await db.$count(reportSnapshots, eq(reportSnapshots.reportId, id))).toBe(0);
	}
});

test("who meant to pay, and which events came, is forgotten after thirty days", async () => {
	const id = await someReport();
	await begun(openShop(), id);
	const event = { type: "x", livemode: false, doneAt: NOW };
	await db.insert(stripeEvents).values([
		{ ...event, id: "evt_old", receivedAt: NOW - 31 * DAY },
		{ ...event, id: "evt_new", receivedAt: NOW - 29 * DAY },
	]);
	await purgeReports({ db, files: env.FILES }, NOW);
	const emailOf = async () =>
		(await db.select().from(reportPayments).where(eq(reportPayments.reportId, id)))[0]?.emailKey;
	expect(await emailOf()).toBe("buyer@example.com");
	expect(await db.$count(stripeEvents, eq(stripeEvents.id, "evt_old"))).toBe(0);
	expect(await db.$count(stripeEvents, eq(stripeEvents.id, "evt_new"))).toBe(1);

	await purgeReports({ db, files: env.FILES }, NOW + 31 * DAY);
	expect(await emailOf()).toBeNull();
});
