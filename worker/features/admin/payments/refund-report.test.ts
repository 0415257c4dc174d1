import { env } from "cloudflare:workers";
import { desc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Refunded } from "#contracts/admin/payments.ts";
import { gatewaysOf } from "#worker/billing/gateway/gateways.ts";
import { connect } from "#worker/db/client.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { reportPayments, reports } from "#worker/db/schema/reports.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { formerAdmin } from "#worker/test/acting.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { administrator } from "#worker/test/browser.ts";
import { mailTo } from "#worker/test/read-mail.ts";
import { openShop, paying, paymentIn, someReport, standingOf } from "#worker/test/shop.ts";
import { refundReport } from "./refund-report.ts";

const db = connect(env.DB);
const DAY = 24 * 60 * 60_000;

/** A shop in which somebody has bought a report, and an administrator. */
async function afterPurchase() {
	const shop = openShop();
	const email = `b${randomToken()}@example.com`.toLowerCase();
	const report = await someReport({ address: "2 Pretend Terrace" });
	const { clientSecret } = await (await shop.begin(report, shop.browser(), { email })).json<{
		clientSecret: string;
	}>();
	await shop.typeCard(clientSecret);
	expect((await shop.confirm(report, paymentIn(clientSecret))).status).toBe(200);
	const world = { isDown: false };
	const { browser, id } = await administrator({
		bindings: paying,
		fetch: (url, init) =>
			world.isDown
				? Promise.resolve(new Response("<html>", { status: 502 }))
				: shop.sim.fetch(url, init),
	});
	const refund = (now = NOW, which = report) =>
		browser.ask(`/api/admin/reports/${which}/refund`, { method: "POST", now });
	return { shop, report, email, payment: paymentIn(clientSecret), refund, world, admin: id };
}

async function entriesAbout(id: string) {
	const rows = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.subjectId, id))
		.orderBy(desc(auditLog.at), sql`rowid`);
	return rows.map(({ action, before, after }) => ({
		action,
		before: JSON.parse(before ?? "null"),
		after: JSON.parse(after ?? "null"),
	}));
}

async function emailsAbout(id: string) {
	const rows = await db.select().from(outbox).where(eq(outbox.reportId, id));
	return rows.map(({ kind }) => kind);
}

test("a report goes back to its card at once, is closed, noted, and its buyer told", async () => {
	const { shop, report, email, refund } = await afterPurchase();

	const answer = await refund();

	expect(answer.status).toBe(200);
	expect(await answer.json<Refunded>()).toEqual({
		amount: 1500,
		message: "£15 was given back, and the report is closed.",
	});
	expect(shop.sim.refunds()).toMatchObject([{ amount: 1500, reason: "requested_by_customer" }]);
	expect(await standingOf(report)).toMatchObject({ report: "refunded", payments: ["refunded"] });
	expect(await entriesAbout(report)).toEqual([
		{
			action: "report_refunded",
			before: { state: "paid", paid: 1500 },
			after: { state: "refunded", refunded: 1500 },
		},
	]);
	const mails = await mailTo(email);
	const told = mails.find(({ subject }) => subject === "We have given back £15 for your report");
	expect(told?.text).toContain("It was for the report on 2 Pretend Terrace.");
});

test("asked again, and told by the provider too, it goes back once and is told once", async () => {
	const { shop, report, email, refund } = await afterPurchase();

	const answers = [await refund(), await refund()];
	await shop.sim.flush();

	expect(await Promise.all(answers.map((each) => each.json()))).toEqual([
		{ amount: 1500, message: expect.any(String) },
		{ amount: 1500, message: expect.any(String) },
	]);
	expect(shop.sim.refunds()).toHaveLength(1);
	expect(await entriesAbout(report)).toHaveLength(1);
	const told = (await mailTo(email)).filter(({ subject }) => subject.startsWith("We have given"));
	expect(told).toHaveLength(1);
});

test("two administrators at once give it back once, and it is noted once", async () => {
	const { shop, report, refund } = await afterPurchase();

	const answers = await Promise.all([refund(), refund()]);

	expect(answers.map(({ status }) => status)).toEqual([200, 200]);
	expect(shop.sim.refunds()).toHaveLength(1);
	expect(await entriesAbout(report)).toHaveLength(1);
});

test("a refund made at the provider's dashboard tells the buyer too", async () => {
	const { shop, report, email, payment } = await afterPurchase();
	await shop.sim.fetch("https://api.stripe.com/v1/refunds", {
		method: "POST",
		headers: {
			authorization: "Bearer sk_test_sim_tests",
			"stripe-version": "2025-08-27.basil",
			"content-type": "application/x-www-form-urlencoded",
		},
		body: new URLSearchParams({ payment_intent: payment }).toString(),
	});

	await shop.sim.flush();

	expect(await standingOf(report)).toMatchObject({ report: "refunded" });
	const emails = await emailsAbout(report);
	const told = (await mailTo(email)).map(({ subject }) => subject);
	expect(
		[...emails, ...told].filter((each) => /report_refunded|given back/.test(each)),
	).toHaveLength(1);
});

test("the guarantee is thirty days to the millisecond", async () => {
	const { shop, report, payment, refund } = await afterPurchase();
	const settle = (settledAt: number) =>
		db.update(reportPayments).set({ settledAt }).where(eq(reportPayments.id, payment));

	await settle(NOW - 30 * DAY - 1);
	const late = await refund();
	await settle(NOW - 30 * DAY);
	const justInTime = await refund();

	expect(late.status).toBe(422);
	expect(await late.json()).toMatchObject({ code: "guarantee_over" });
	expect(justInTime.status).toBe(200);
	expect(shop.sim.refunds()).toHaveLength(1);
	expect(await entriesAbout(report)).toHaveLength(1);
});

test("a provider that is down gives nothing back, changes nothing, and leaves a note of it", async () => {
	const { shop, report, refund, world } = await afterPurchase();
	world.isDown = true;

	const refused = await refund();

	expect(refused.status).toBe(503);
	expect(await standingOf(report)).toMatchObject({ report: "paid", payments: ["settled"] });
	expect(await entriesAbout(report)).toMatchObject([{ after: { failed: "unavailable" } }]);
	world.isDown = false;
	expect((await refund()).status).toBe(200);
	expect(shop.sim.refunds()).toHaveLength(1);
	expect(await entriesAbout(report)).toHaveLength(2);
});

test("money that went is in the log, though the report could not be closed at once", async () => {
	const { shop, report, refund } = await afterPurchase();
	const real = shop.sim.fetch;
	shop.sim.fetch = (url, init) =>
		shop.sim.refunds().length > 0
			? Promise.resolve(new Response("<html>", { status: 502 }))
			: real(url, init);

	expect((await refund()).status).toBe(503);

	shop.sim.fetch = real;
	expect(await entriesAbout(report)).toMatchObject([
		{ after: { refunded: 1500, failed: "unavailable" } },
	]);
	await shop.sim.flush();
	expect(await standingOf(report)).toMatchObject({ report: "refunded" });
});

test("a report that went with its owner's account is given back too, and stays nobody's to see", async () => {
	const { shop, report, refund } = await afterPurchase();
	await db
		.update(reports)
		.set({ closedAt: NOW - DAY, closedFor: "account" })
		.where(eq(reports.id, report));

	expect((await refund()).status).toBe(200);

	expect(shop.sim.refunds()).toHaveLength(1);
	const [row] = await db.select().from(reports).where(eq(reports.id, report));
	expect(row).toMatchObject({ state: "refunded", closedAt: NOW - DAY, closedFor: "account" });
	expect((await shop.browser().ask(`/api/reports/${report}`)).status).toBe(404);
});

test.each([
	["is not paid for", {}, "This report has not been paid for."],
	[
		"was paid for by a plan",
		{ state: "paid", subscriptionId: "sub_x" },
		"This report was paid for by a plan: what can be given back is the plan.",
	],
	[
		"was given for nothing",
		{ state: "paid" },
		"This report was given at a price of £0: there is nothing to give back.",
	],
] as const)("a report that %s has nothing to give back", async (_, over, message) => {
	const { refund } = await afterPurchase();
	const report = await someReport(over);

	const refused = await refund(NOW, report);

	expect(refused.status).toBe(422);
	expect(await refused.json()).toMatchObject({ code: "not_allowed", message });
	expect(await entriesAbout(report)).toEqual([]);
});

test("there is no refund of a report that there is not", async () => {
	const { refund } = await afterPurchase();

	expect((await refund(NOW, `rpt_${"A".repeat(22)}`)).status).toBe(404);
});

test("whoever is an administrator no more gives nothing back", async () => {
	const { shop, report } = await afterPurchase();
	const billing = {
		db,
		gatewayOf: gatewaysOf(paying, { fetch: shop.sim.fetch }),
		world: { now: () => NOW, token: randomToken },
	};

	await expect(refundReport(await formerAdmin(), billing, report)).rejects.toMatchObject({
		code: "admins_only",
	});

	expect(shop.sim.refunds()).toEqual([]);
	expect(await entriesAbout(report)).toEqual([]);
});
