import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AccountExport } from "#contracts/account.ts";
import type { PaidReport } from "#contracts/report.ts";

import { readCalendar } from "#domain/test/read-calendar.ts";
import { connect } from "#worker/db/client.ts";
import { reportSnapshots, reportTicks } from "#worker/db/schema/reports.ts";
import { deleteTick, insertTick } from "#worker/reports/report-ticks.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { administrator, Browser, member, PASSWORD } from "#worker/test/browser.ts";
import { someReport } from "#worker/test/shop.ts";
import { someDocument } from "#worker/test/some-document.ts";

const db = connect(env.DB);
const paid = { state: "paid", paidAt: NOW } as const;
const [first = "", second = ""] = someDocument().plan.map((step) => step.id);

const tick = (browser: Browser, id: string, step = first, now = NOW) =>
	browser.ask(`/api/reports/${id}/plan/${encodeURIComponent(step)}`, { method: "PUT", now });
const untick = (browser: Browser, id: string, step = first) =>
	browser.ask(`/api/reports/${id}/plan/${encodeURIComponent(step)}`, { method: "DELETE" });
const ticksIn = async (browser: Browser, id: string) =>
	(await (await browser.ask(`/api/reports/${id}`)).json<PaidReport>()).ticks;
const kept = (id: string) => db.select().from(reportTicks).where(eq(reportTicks.reportId, id));

test("a step that its owner ticks is ticked when the report is next read, until they take the tick away", async () => {
	const { id: userId, browser } = await member();
	const id = await someReport({ ...paid, userId });
	expect(await ticksIn(browser, id)).toEqual([]);

	expect(await (await tick(browser, id)).json()).toEqual({ ticks: [first] });
	expect(await ticksIn(browser, id)).toEqual([first]);

	expect(await (await untick(browser, id)).json()).toEqual({ ticks: [] });
	expect(await ticksIn(browser, id)).toEqual([]);
});

test("ticked twice at once a step is ticked once, since the first time; unticked twice it is not", async () => {
	const id = await someReport(paid);
	const browser = new Browser();
	await tick(browser, id);
	const answers = await Promise.all([1, 2].map((later) => tick(browser, id, first, NOW + later)));
	expect(answers.map(({ status }) => status)).toEqual([200, 200]);
	expect(await kept(id)).toEqual([{ reportId: id, stepId: first, tickedAt: NOW }]);

	const gone = await Promise.all([untick(browser, id), untick(browser, id)]);
	expect(gone.map(({ status }) => status)).toEqual([200, 200]);
	expect(await kept(id)).toEqual([]);
});

test("two tabs that tick different steps at once keep both", async () => {
	const { id: userId, browser } = await member();
	const id = await someReport({ ...paid, userId });
	await Promise.all([tick(browser, id, first), tick(browser.copy(), id, second)]);
	expect((await ticksIn(browser, id)).toSorted()).toEqual([first, second].toSorted());
});

test("whoever holds the id of a report without an owner ticks its plan", async () => {
	const id = await someReport(paid);
	await tick(new Browser(), id);
	expect(await ticksIn(new Browser(), id)).toEqual([first]);
});

test("nobody else ticks, unticks or sees the ticks of somebody's plan, be they an administrator", async () => {
	const owner = await member();
	const id = await someReport({ ...paid, userId: owner.id });
	await tick(owner.browser, id);
	const admin = await administrator();
	for (const browser of [new Browser(), (await member()).browser, admin.browser]) {
		expect((await tick(browser, id, second)).status).toBe(404);
		expect((await untick(browser, id)).status).toBe(404);
	}
	expect(await (await admin.browser.ask(`/api/reports/${id}`)).json()).toMatchObject({
		tickable: false,
		ticks: [],
	});
	expect(await ticksIn(owner.browser, id)).toEqual([first]);
});

test.each([
	["an unpaid report", {}, 402],
	["a refunded report", { state: "refunded", closedAt: NOW, closedFor: "refund" } as const, 409],
	[
		"a report closed with its account",
		{ ...paid, closedAt: NOW, closedFor: "account" } as const,
		404,
	],
])("the plan of %s is not ticked", async (_, report, status) => {
	const id = await someReport(report);
	expect((await tick(new Browser(), id)).status).toBe(status);
	expect(await kept(id)).toEqual([]);
});

test.each(["no_such_step", "..", "' OR 1=1 --", "%00"])("%j is no step of a plan", async (step) => {
	const id = await someReport(paid);
	const response = await tick(new Browser(), id, step);
	expect([400, 404]).toContain(response.status);
	expect(await kept(id)).toEqual([]);
});

test("the sample's plan is ticked in the page alone", async () => {
	expect((await tick(new Browser(), "sample")).status).toBe(404);
});

test("a megabyte sent along with a tick is refused, and a name of a thousand letters is no step", async () => {
	const id = await someReport(paid);
	const browser = new Browser();
	const sent = await browser.ask(`/api/reports/${id}/plan/${first}`, {
		method: "PUT",
		json: "x".repeat(1_000_000),
	});
	expect(sent.status).toBe(413);
	expect((await tick(browser, id, "x".repeat(1_000))).status).toBe(400);
	expect(await kept(id)).toEqual([]);
});

test("a report that became somebody's, or was closed, since it was looked for keeps no tick and loses none", async () => {
	const owner = await member();
	const claimed = await someReport({ ...paid, userId: owner.id });
	const closed = await someReport({ state: "refunded", closedAt: NOW, closedFor: "refund" });
	for (const reportId of [claimed, closed]) {
		await db.insert(reportTicks).values({ reportId, stepId: first, tickedAt: NOW });
		expect(await insertTick(db, { reportId, stepId: second, userId: null }, NOW)).toEqual([]);
		await deleteTick(db, { reportId, stepId: first, userId: null });
		expect((await kept(reportId)).map(({ stepId }) => stepId)).toEqual([first]);
	}
});

test("the plan as a calendar holds the steps that have a day and the home's dates, ticked or not", async () => {
	const { id: userId, browser } = await member();
	const document = someDocument();
	const by = "2027-04-30";
	const plan = document.plan.map((step, at) =>
		at === 0 ? { ...step, by } : { ...step, by: null },
	);
	const id = await someReport({ ...paid, userId });
	await db
		.update(reportSnapshots)
		.set({ document: JSON.stringify({ ...document, plan }) })
		.where(eq(reportSnapshots.reportId, id));
	const file = async () => (await browser.ask(`/api/reports/${id}/plan.ics`)).text();

	const before = await file();
	const events = readCalendar(before);
	expect(events).toHaveLength(document.dates.length + 1);
	expect(events.at(-1)).toMatchObject({ on: by, summary: plan[0]?.what });
	await tick(browser, id);
	expect(await file()).toBe(before);
});

test("ticks are in the export, and go with the account", async () => {
	const { id: userId, browser } = await member();
	const id = await someReport({ ...paid, userId });
	await tick(browser, id);
	const exported = await (await browser.ask("/api/account/export")).json<AccountExport>();
	expect(exported.planTicks).toEqual([
		{ report: id, step: first, tickedAt: new Date(NOW).toISOString() },
	]);

	await browser.ask("/api/account/delete", { json: { password: PASSWORD } });

	expect(await kept(id)).toEqual([]);
});
