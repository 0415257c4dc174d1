import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AccountExport } from "#contracts/account.ts";
import { ProblemBody } from "#contracts/problem.ts";
import type { OwnReport, ReportList } from "#contracts/report-list.ts";
import { REPORT_NOTE_LENGTH } from "#domain/telling/report/own-report.ts";
import { connect } from "#worker/db/client.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { administrator, Browser, member, PASSWORD } from "#worker/test/browser.ts";
import { someReport } from "#worker/test/shop.ts";

const db = connect(env.DB);
const paid = { state: "paid", paidAt: NOW } as const;

const change = (browser: Browser, id: string, json: object) =>
	browser.ask(`/api/reports/${id}`, { method: "PATCH", json });
const changed = async (browser: Browser, id: string, json: object) =>
	await (await change(browser, id, json)).json<OwnReport>();
const kept = async (id: string) => (await db.select().from(reports).where(eq(reports.id, id)))[0];
const note = (text: string, before = "") => ({ note: text, noteBefore: before });

test("an owner names a report and notes something about it, each without the other, and takes both away", async () => {
	const { id: userId, browser } = await member();
	const id = await someReport({ ...paid, userId });
	expect(await changed(browser, id, { name: "  The corner  " })).toMatchObject({
		name: "The corner",
		note: null,
	});
	expect(await changed(browser, id, note("Ask about the roof"))).toMatchObject({
		name: "The corner",
		note: "Ask about the roof",
	});
	const gone = { name: "", ...note("", "Ask about the roof") };
	expect(await changed(browser, id, gone)).toMatchObject({ name: null, note: null });
});

test("a note that was changed elsewhere meanwhile is not written over, and the one that stands is told", async () => {
	const { id: userId, browser } = await member();
	const id = await someReport({ ...paid, userId });
	const [one, other] = await Promise.all([
		change(browser, id, note("One")),
		change(browser.copy(), id, note("Other")),
	]);
	const [won, lost] = one.status === 200 ? [one, other] : [other, one];
	expect([won.status, lost.status]).toEqual([200, 409]);
	const stands = (await kept(id))?.note;
	expect(ProblemBody.parse(await lost.json())).toMatchObject({
		code: "note_changed",
		current: stands,
	});
	expect((await change(browser, id, note("Both", stands ?? ""))).status).toBe(200);
});

test("what is put aside stands among the archived alone, since the first time, until it is brought back", async () => {
	const { id: userId, browser } = await member();
	const id = await someReport({ ...paid, userId });
	const listed = async (query = "") =>
		(await (await browser.ask(`/api/reports/user${query}`)).json<ReportList>()).reports.length;
	const aside = await changed(browser, id, { archived: true });
	const again = await browser.ask(`/api/reports/${id}`, {
		method: "PATCH",
		json: { archived: true },
		now: NOW + 60_000,
	});
	expect(await again.json()).toEqual(aside);
	expect([await listed(), await listed("?archived=true")]).toEqual([0, 1]);
	expect(await changed(browser, id, { archived: false })).toMatchObject({ archivedAt: null });
	expect([await listed(), await listed("?archived=true")]).toEqual([1, 0]);
});

test("nobody but the owner changes it, an administrator neither, and nobody learns of it", async () => {
	const id = await someReport({ ...paid, userId: (await member()).id });
	const free = await someReport(paid);
	for (const { browser } of [await member(), await administrator()]) {
		for (const each of [id, free, `rpt_${"x".repeat(22)}`, "sample"]) {
			expect((await change(browser, each, { name: "Mine" })).status).toBe(404);
		}
	}
	expect((await change(new Browser(), id, { name: "Mine" })).status).toBe(401);
	expect(await kept(id)).toMatchObject({ name: null, note: null, archivedAt: null });
});

test.each<[string, object]>([
	["nothing to change", {}],
	["a name that is too long", { name: "x".repeat(81) }],
	["a note that is too long", note("x".repeat(REPORT_NOTE_LENGTH + 1))],
	["a note without the one before", { note: "Lost" }],
	["no text", { name: 7 }],
])("%s is refused, and what stands stays", async (_, json) => {
	const { id: userId, browser } = await member();
	const id = await someReport({ ...paid, userId, name: "Stands", note: "Stands" });
	expect((await change(browser, id, json)).status).toBe(400);
	expect(await kept(id)).toMatchObject({ name: "Stands", note: "Stands" });
});

test("a note of a megabyte is refused before it is read", async () => {
	const { id: userId, browser } = await member();
	const id = await someReport({ ...paid, userId });
	expect((await change(browser, id, note("x".repeat(1_000_000)))).status).toBe(413);
});

test("name and note are in the account's export, and go with the account", async () => {
	const { id: userId, browser } = await member();
	const id = await someReport({ ...paid, userId, name: "The corner", note: "Mould" });
	const exported = await (await browser.ask("/api/account/export")).json<AccountExport>();
	expect(exported.reports).toMatchObject([{ id, name: "The corner", note: "Mould" }]);
	await browser.ask("/api/account/delete", { json: { password: PASSWORD } });
	expect(await kept(id)).toMatchObject({ closedFor: "account", name: null, note: null });
});

test("a note that was kept before notes were cleaned is the one before, as it was read", async () => {
	const { browser, id: userId } = await member();
	const before = " Roof\u200b\r\n";
	const id = await someReport({ ...paid, userId, note: before });
	expect(await changed(browser, id, note("New", before))).toMatchObject({ note: "New" });
});
