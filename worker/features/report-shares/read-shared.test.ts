import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { PaidReport, ReportMade } from "#contracts/report.ts";
import type { ShareList } from "#contracts/report-share.ts";
import { CALENDAR_TYPE } from "#domain/base/icalendar.ts";
import { connect } from "#worker/db/client.ts";
import { reportShares, reports } from "#worker/db/schema/reports.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { Browser, member, PASSWORD } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

const db = connect(env.DB);
const LATER = NOW + 3_600_000;
const position = { incomePence: 3_517_329, nation: "England", share: 0.5, company: false };

/** A report that its owner stated their income for, and a link to it. */
async function shared() {
	const owner = await member();
	const response = await owner.browser.ask("/api/reports/generate", {
		json: { postcode: "M14 5LL", inputs: { rent: 1_400, price: 180_000 }, position },
	});
	const { id } = await response.json<ReportMade>();
	await db
		.update(reports)
		.set({ state: "paid", paidAt: NOW, isTest: true, name: "Bargain", note: "Offer 170" })
		.where(eq(reports.id, id));
	const made = await owner.browser.ask(`/api/reports/${id}/shares`, { json: { name: "Sam" } });
	const [share] = (await made.json<ShareList>()).shares;
	if (!share) {
		throw new Error("no link was made");
	}
	return { owner, id, share, link: `/api${share.path}` };
}

const read = (link: string, browser = new Browser(), now = LATER) => browser.ask(link, { now });
async function rowOf(id: string) {
	const [row] = await db.select().from(reportShares).where(eq(reportShares.id, id));
	return row;
}

test("anyone who was sent the link reads the whole report, and nothing of its owner or of what was paid", async () => {
	const { owner, id, link } = await shared();
	await owner.browser.ask(`/api/reports/${id}/plan/certificate`, { method: "PUT" });
	for (const browser of [new Browser(), (await member()).browser]) {
		const response = await read(link, browser);
		expect(response.status).toBe(200);
		const text = await response.text();
		const report: PaidReport = JSON.parse(text);
		expect(report).toMatchObject({
			id: link.slice("/api/shared/".length),
			isPaid: true,
			isShared: true,
			isSample: false,
			isTest: false,
			claimable: false,
			shareable: false,
			tickable: false,
			ticks: [],
		});
		expect(report.document.home.postcode).toBe("M14 5LL");
		expect(report.document.money.context.position).toBeNull();
		for (const secret of [id, owner.id, owner.email, owner.username, "Bargain", "Offer 170"]) {
			expect(text).not.toContain(secret);
		}
		expect(text).not.toMatch(/3,?517,?329|35,?173/);
	}
});

test("the owner sees how often others opened a link, and when last; their own reading is not counted", async () => {
	const { owner, id, share, link } = await shared();
	await Promise.all([read(link), read(link)]);
	await read(link, (await member()).browser, LATER + 1);
	await read(link, owner.browser, LATER + 2);

	const { shares } = await (await owner.browser.ask(`/api/reports/${id}/shares`)).json<ShareList>();
	expect(shares).toEqual([{ ...share, uses: 3, lastUsedAt: new Date(LATER + 1).toISOString() }]);
});

test("a report is there for its reader also while its opening cannot be counted", async () => {
	const { link } = await shared();
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		batch: env.DB.batch.bind(env.DB),
		prepare: (query: string) => {
			if (query.startsWith('update "report_shares"')) {
				throw new Error("D1_ERROR: down");
			}
			return env.DB.prepare(query);
		},
	});
	expect((await read(link, new Browser({ bindings: { ...offline, DB } }))).status).toBe(200);
});

test("the link leads to the same PDF and dates as the report itself", async () => {
	const { owner, id, link } = await shared();
	const own = await (await owner.browser.ask(`/api/reports/${id}/download`)).arrayBuffer();
	const pdf = await read(`${link}/download`);
	expect(pdf.headers.get("content-type")).toBe("application/pdf");
	expect(pdf.headers.get("content-disposition")).toMatch(/^inline; filename="lettable-report-/);
	expect(new Uint8Array(await pdf.arrayBuffer())).toEqual(new Uint8Array(own));
	const dates = await read(`${link}/dates.ics`);
	expect(dates.headers.get("content-type")).toBe(CALENDAR_TYPE);
	expect(await dates.text()).toContain("BEGIN:VEVENT");
	const plan = await owner.browser.ask(`/api/reports/${id}/plan.ics`);
	expect(await (await read(`${link}/plan.ics`)).text()).toBe(await plan.text());
});

test("neither the number that the PDF prints nor the report's whole id opens a shared report to a stranger", async () => {
	const { id, link } = await shared();
	const printed = id.slice(4, 12);
	for (const path of [
		`/api/reports/${id}`,
		`/api/reports/${id}/download`,
		`/api/reports/${printed}`,
		`/api/reports/rpt_${printed}`,
		`/api/shared/${id}`,
		`/api/shared/${printed}`,
	]) {
		expect([400, 404]).toContain((await read(path)).status);
	}
	// The address of a shared report is no number of a report either.
	const token = link.slice("/api/shared/".length);
	expect([400, 404]).toContain((await read(`/api/reports/${token}`)).status);
});

test("whoever follows a link changes nothing by it", async () => {
	const { link } = await shared();
	const browser = new Browser();
	for (const [method, path] of [
		["PUT", "/plan/certificate"],
		["DELETE", "/plan/certificate"],
		["POST", "/claim"],
		["GET", "/shares"],
		["GET", "/checkout"],
	] as const) {
		expect((await browser.ask(`${link}${path}`, { method })).status).toBe(404);
	}
});

type Closing = (given: Awaited<ReturnType<typeof shared>>) => Promise<unknown>;
const set = (id: string, values: Partial<typeof reports.$inferInsert>) =>
	db.update(reports).set(values).where(eq(reports.id, id)).execute();
const gone = "This link no longer works. Ask whoever sent it.";
const closings: [string, Closing][] = [
	[
		"was withdrawn",
		({ owner, id, share }) =>
			owner.browser.ask(`/api/reports/${id}/shares/${share.id}/withdraw`, { json: {} }),
	],
	[
		"leads to a refunded report",
		({ id }) => set(id, { state: "refunded", closedAt: NOW, closedFor: "refund" }),
	],
	[
		"leads to a report closed for its age",
		({ id }) => set(id, { closedAt: NOW, closedFor: "age", userId: null }),
	],
	["leads to a report of no account's", ({ id }) => set(id, { userId: null })],
	[
		"leads to a report whose owner is gone",
		({ owner }) => owner.browser.ask("/api/account/delete", { json: { password: PASSWORD } }),
	],
];

/** What a refusal says, without the names of this request and of the version that answered. */
async function refusalOf(response: Response) {
	const { code, error, message } = await response.json<Record<string, unknown>>();
	return { code, error, message };
}

test.each(closings)(
	"a link that %s tells its reader so, as any forged one does",
	async (_, close) => {
		const given = await shared();
		expect((await read(given.link)).status).toBe(200);
		await close(given);
		const before = await rowOf(given.share.id);
		const forged = await refusalOf(await read(`/api/shared/${"x".repeat(44)}`));
		for (const path of ["", "/download", "/dates.ics", "/plan.ics"]) {
			const response = await read(`${given.link}${path}`);
			expect(response.status).toBe(404);
			const refusal = await refusalOf(response);
			expect(refusal).toEqual({ code: "share_gone", error: gone, message: gone });
			expect(refusal).toEqual(forged);
		}
		expect(await rowOf(given.share.id)).toEqual(before);
	},
);

test("a tab that was to show the PDF is led to the screen, which says that the link is gone", async () => {
	const response = await new Browser().ask("/api/shared/gone/download", {
		headers: { accept: "text/html" },
	});
	expect(response.status).toBe(302);
	expect(response.headers.get("location")).toBe("/shared/gone");
});

test("a megabyte in the address of a link is refused like any other forged one", async () => {
	expect((await read(`/api/shared/${"x".repeat(100_000)}`)).status).toBe(404);
});

test("no search engine may list what a link shows, and no site that it leads to learns the link", async () => {
	const { link } = await shared();
	for (const path of [link, `${link}/download`, `${link}/dates.ics`, "/api/shared/gone"]) {
		const { headers } = await read(path);
		expect(headers.get("x-robots-tag")).toBe("noindex");
		expect(headers.get("referrer-policy")).toBe("no-referrer");
	}
});

test("anyone who tries links by the hundred is slowed down", async () => {
	const browser = new Browser();
	const statuses = await Promise.all(
		Array.from({ length: 130 }, async () => (await read("/api/shared/guess", browser)).status),
	);
	expect(statuses).toContain(429);
});
