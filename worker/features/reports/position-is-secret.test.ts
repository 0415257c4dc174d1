import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { PaidReport, ReportMade } from "#contracts/report.ts";
import type { ReportComparison } from "#contracts/report-comparison.ts";
import type { ReportList } from "#contracts/report-list.ts";
import type { ShareList } from "#contracts/report-share.ts";
import { pence } from "#domain/base/money.ts";
import { answeredInShort } from "#domain/judgement/answer/answer-words.ts";
import type { Owners } from "#domain/subjects/finance/owners.ts";
import type { Taxed } from "#domain/subjects/finance/tax-cases.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { connect } from "#worker/db/client.ts";
import {
	reportPositions,
	reportShares,
	reportSnapshots,
	reports,
} from "#worker/db/schema/reports.ts";
import { findReportForMail } from "#worker/mail/outbox/outbox-repository.ts";
import { linkKeysOf } from "#worker/platform/own-keys.ts";
import { shareToken } from "#worker/reports/share-token.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { administrator, Browser, member } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

const db = connect(env.DB);
const home = { postcode: "M14 5LL", inputs: { rent: 1_600, price: 180_000 } };
const sam = {
	incomePence: pence(4_812_345),
	nation: "England",
	share: 0.37,
	company: false,
} as const;
const alex = {
	incomePence: pence(1_811_207),
	nation: "Scotland",
	share: 0.63,
	company: false,
} as const;
const company = { incomePence: pence(90_000), nation: "England", share: 1, company: true } as const;

/**
 * Works out an owner's share and income in pounds from the tax in a report: its profit beside
 * that of the bands gives the share, then the band that the tax crosses gives the income.
 */
function recovered(document: ReportDocument): { share: number; income: number } | null {
	const [year] = document.money.figures.tax;
	const whole = year?.cases[0]?.tax;
	const tax = (year?.position satisfies Taxed | null | undefined)?.tax;
	if (!whole?.known || !tax?.known) {
		return null;
	}
	const [profit, before] = [tax.profit / 100, tax.beforeCredit / 100];
	return { share: tax.profit / whole.profit, income: 50_270 - (0.4 * profit - before) / 0.2 };
}

/** Has a report made with owners, and paid for. */
async function made(browser: Browser, owners: Owners): Promise<string> {
	const response = await browser.ask("/api/reports/generate", { json: { ...home, owners } });
	expect(response.status, await response.clone().text()).toBe(201);
	const { id } = await response.json<ReportMade>();
	await db
		.update(reports)
		.set({ state: "paid", paidAt: NOW, lastUsedAt: NOW })
		.where(eq(reports.id, id));
	return id;
}

/** A report of an account that keeps the owners as its position too. */
async function owned(owners: Owners) {
	const { browser } = await member({ verifiedAt: NOW });
	await browser.ask("/api/account/position", { method: "PUT", json: { owners } });
	return { browser, id: await made(browser, owners) };
}

const readDocument = async (browser: Browser, path: string) =>
	(await (await browser.ask(path)).json<PaidReport>()).document;

/** Where a link leads, made by the owner. */
async function linkTo(browser: Browser, id: string, over: object = {}): Promise<string> {
	const answer = await browser.ask(`/api/reports/${id}/shares`, { json: { name: "Sam", ...over } });
	expect(answer.status, await answer.clone().text()).toBe(201);
	const [share] = (await answer.json<ShareList>()).shares;
	return `/api${share?.path ?? ""}`;
}

test("income and share are worked out to the penny from what the owner reads", async () => {
	const { browser, id } = await owned([sam]);
	const found = recovered(await readDocument(browser, `/api/reports/${id}`));
	expect(found?.share).toBeCloseTo(0.37, 3);
	expect(found?.income).toBeCloseTo(48_123.45, 1);
});

test.each([
	["a link", async (owner: Browser, id: string) => [new Browser(), await linkTo(owner, id)]],
	[
		"an administrator's call",
		async (_: Browser, id: string) => [(await administrator()).browser, `/api/reports/${id}`],
	],
] as const)("nothing of either is worked out from %s", async (_, roadTo) => {
	const { browser, id } = await owned([sam]);
	const [reader, path] = await roadTo(browser, id);
	const document = await readDocument(reader as Browser, path as string);
	expect(document.money.figures.tax[0]?.cases).toHaveLength(3);
	expect(recovered(document)).toBeNull();
});

test("a link that was made with the owner's tax shows what follows from the position, and not the position", async () => {
	const { browser, id } = await owned([sam]);
	const document = await readDocument(new Browser(), await linkTo(browser, id, { withTax: true }));
	expect(recovered(document)?.share).toBeCloseTo(0.37, 3);
	expect(document.money.context).toMatchObject({ position: null, coOwners: [] });
});

test("of a position that is stated signed out nothing is kept, whoever reads the report, and whoever claims it", async () => {
	const id = await made(new Browser(), [sam]);
	const buyer = await member({ verifiedAt: NOW });
	for (const reader of [new Browser(), buyer.browser]) {
		expect(recovered(await readDocument(reader, `/api/reports/${id}`))).toBeNull();
	}
	await db.update(reports).set({ userId: buyer.id }).where(eq(reports.id, id));
	expect(recovered(await readDocument(buyer.browser, `/api/reports/${id}`))).toBeNull();
	expect(await db.$count(reportPositions, eq(reportPositions.reportId, id))).toBe(0);
});

/** What the tables hold of a report, without what its owner alone reads. */
async function keptOf(reportId: string) {
	const [row] = await db.select().from(reports).where(eq(reports.id, reportId));
	const [says] = await db
		.select()
		.from(reportSnapshots)
		.where(eq(reportSnapshots.reportId, reportId));
	return { row, says, mail: await findReportForMail(db, reportId) };
}

/** Has one report stand in another's place, under its id. */
async function putInPlace(id: string, other: string): Promise<void> {
	const run = (text: string, ...ids: string[]) => env.DB.prepare(text).bind(...ids);
	await env.DB.batch([
		run("PRAGMA defer_foreign_keys = on"),
		run("DELETE FROM reports WHERE id = ?", id),
		run("UPDATE reports SET id = ? WHERE id = ?", id, other),
		run("UPDATE report_snapshots SET report_id = ? WHERE report_id = ?", id, other),
		run("UPDATE report_positions SET report_id = ? WHERE report_id = ?", id, other),
	]);
	const { objects } = await env.FILES.list();
	await env.FILES.delete(objects.map(({ key }) => key));
}

const files = ["", "/download", "/dates.ics", "/plan.ics"] as const;

/** All that anyone but its owner gets of a report, byte by byte, the owner's own PDF being drawn and kept meanwhile. */
async function bytesForOthers(owner: Browser, admin: Browser, id: string) {
	const share = { id: "shr_aaaaaaaaaaaaaaaaaaaaaa", reportId: id, name: "Sam", createdAt: NOW };
	await db.insert(reportShares).values(share).onConflictDoNothing();
	const shared = `/api/shared/${shareToken(share.id, linkKeysOf(offline))}`;
	const own = `/api/reports/${id}`;
	const roads = [
		...files.map((file) => [new Browser(), `${shared}${file}`] as const),
		...files.map((file) => [admin, `${own}${file}`] as const),
		[admin, `${own}/checkout`],
		[admin, `${own}/download?tax=own`],
		[owner, `${own}/checkout`],
		[owner, `${own}/download?tax=bands`],
	] as const;
	const ownPdf = () => bytesOf(owner, `${own}/download`);
	const before = await ownPdf();
	const others: [string, string][] = [];
	for (const [reader, path] of [...roads, ...roads]) {
		others.push([path, await bytesOf(reader, path)]);
	}
	expect(await ownPdf()).toBe(before);
	return { before, others, kept: await keptOf(id) };
}

async function bytesOf(browser: Browser, path: string): Promise<string> {
	const answer = await browser.ask(path);
	expect(answer.status, path).toBe(200);
	return new Uint8Array(await answer.arrayBuffer()).toBase64();
}

test("whatever position is stated, everybody but its owner gets the same, byte by byte", async () => {
	const { browser, id } = await owned([sam]);
	const admin = (await administrator()).browser;
	const first = await bytesForOthers(browser, admin, id);
	const ownPdfs = [first.before];
	for (const owners of [[sam, alex], [company], []]) {
		await putInPlace(id, await made(browser, owners));
		const next = await bytesForOthers(browser, admin, id);
		expect(next.others).toEqual(first.others);
		expect(next.kept).toEqual(first.kept);
		ownPdfs.push(next.before);
	}
	expect(new Set(ownPdfs).size).toBe(4);
});

test("its owner's list says what the report says to them, in its order by score too", async () => {
	const { browser, id } = await owned([{ ...sam, incomePence: pence(20_000_000), share: 1 }]);
	const { document, investmentScore } = await (
		await browser.ask(`/api/reports/${id}`)
	).json<PaidReport>();
	const list = await (await browser.ask("/api/reports/user?sort=score")).json<ReportList>();
	const answered = answeredInShort(document.answer);
	expect(list.reports).toMatchObject([{ id, investmentScore, answered }]);
	// The position moves the second answer, so that the list cannot have it from what everybody reads.
	const { row } = await keptOf(id);
	expect(JSON.parse(row?.answered ?? "").pays).not.toEqual(answered.pays);
});

test("side by side their owner reads homes at the position, and is told that the PDF leaves it out", async () => {
	const { browser, id } = await owned([sam]);
	const other = await made(browser, []);
	const ids = `ids=${id},${other}`;
	const compared = await (
		await browser.ask(`/api/reports/compare?${ids}`)
	).json<ReportComparison>();
	expect(compared.cautions.join()).toContain("The PDF leaves it out");
	const plain = await (
		await browser.ask(`/api/reports/compare?ids=${other},${await made(browser, [])}`)
	).json<ReportComparison>();
	expect(plain.cautions).toEqual([]);
	const path = `/api/reports/compare/download?${ids}`;
	const before = await bytesOf(browser, path);
	await putInPlace(id, await made(browser, [company]));
	expect(await bytesOf(browser, path)).toBe(before);
});
