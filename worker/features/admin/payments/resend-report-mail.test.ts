import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { formerAdmin } from "#worker/test/acting.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { administrator, member } from "#worker/test/browser.ts";
import { mailTo } from "#worker/test/read-mail.ts";
import { someReport } from "#worker/test/shop.ts";
import { resendReportMail } from "./resend-report-mail.ts";

const db = connect(env.DB);

async function openPanel() {
	const { browser } = await administrator();
	return (report: string, now = NOW) =>
		browser.ask(`/api/admin/reports/${report}/resend`, { method: "POST", now });
}

async function boughtReport(over: Parameters<typeof someReport>[0] = {}) {
	const buyer = `buyer-${crypto.randomUUID()}@example.com`;
	const paid = { state: "paid", paidAt: NOW, emailKey: buyer } as const;
	return { report: await someReport({ ...paid, ...over }), buyer };
}

function entriesAbout(id: string) {
	return db.select().from(auditLog).where(eq(auditLog.subjectId, id));
}

/** An email may be on its way with what another test had sent, so whoever expects one asks again. */
async function readySent(address: string): Promise<number> {
	const mails = await mailTo(address);
	return mails.filter(({ subject }) => subject.startsWith("Your report on")).length;
}

test("the mail goes to the buyer once more, and is noted", async () => {
	const resend = await openPanel();
	const { report, buyer } = await boughtReport();

	const answer = await resend(report);

	expect(answer.status).toBe(200);
	expect(await answer.json()).toEqual({ message: `The mail is on its way to ${buyer}.` });
	await expect.poll(() => readySent(buyer)).toBe(1);
	expect(await entriesAbout(report)).toMatchObject([{ action: "report_mail_resent" }]);
});

test("a report from a plan goes to its owner", async () => {
	const resend = await openPanel();
	const owner = await member();
	const { report } = await boughtReport({ userId: owner.id, emailKey: null });

	expect((await resend(report)).status).toBe(200);

	await expect.poll(() => readySent(owner.email)).toBe(1);
});

test("asked ten times at once it sends one, and another a minute later", async () => {
	const resend = await openPanel();
	const { report, buyer } = await boughtReport();

	const answers = await Promise.all(Array.from({ length: 10 }, () => resend(report)));
	const soon = await resend(report, NOW + 59_999);
	const later = await resend(report, NOW + 60_000);

	const statuses = answers.map(({ status }) => status);
	expect(statuses.filter((status) => status === 200)).toHaveLength(1);
	expect(statuses.filter((status) => status === 429)).toHaveLength(9);
	expect([soon.status, later.status]).toEqual([429, 200]);
	await expect.poll(() => readySent(buyer)).toBe(2);
	expect(await entriesAbout(report)).toHaveLength(2);
});

test("while the mail still waits it is not asked for again", async () => {
	const resend = await openPanel();
	const { report, buyer } = await boughtReport();
	await db.insert(outbox).values({
		id: `let_${report}`,
		kind: "report_ready",
		reportId: report,
		recipient: buyer,
		createdAt: NOW,
		dueAt: NOW + 3_600_000,
	});

	const refused = await resend(report);

	expect(refused.status).toBe(429);
	expect(await refused.json()).toMatchObject({ code: "rate_limited" });
	const waiting = and(eq(outbox.reportId, report), eq(outbox.kind, "report_ready"));
	expect(await db.select().from(outbox).where(waiting)).toHaveLength(1);
	expect(await entriesAbout(report)).toEqual([]);
});

test.each([
	["not paid for", { state: "unpaid", paidAt: null }],
	["refunded", { state: "refunded", closedAt: NOW }],
	["closed with its account", { closedAt: NOW, closedFor: "account" }],
	["nobody's whose address is known", { emailKey: null }],
] as const)("no mail is sent about a report that is %s", async (_, over) => {
	const resend = await openPanel();
	const { report } = await boughtReport(over);

	const refused = await resend(report);

	expect(refused.status).toBe(422);
	expect(await refused.json()).toMatchObject({ code: "not_allowed" });
	expect(await entriesAbout(report)).toEqual([]);
});

test("there is no mail about a report that there is not", async () => {
	expect((await (await openPanel())(`rpt_${"A".repeat(22)}`)).status).toBe(404);
});

test("whoever is an administrator no more sends nothing", async () => {
	const { report } = await boughtReport();

	await expect(resendReportMail(await formerAdmin(), report)).rejects.toMatchObject({
		code: "admins_only",
	});

	expect(await db.select().from(outbox).where(eq(outbox.reportId, report))).toEqual([]);
});
