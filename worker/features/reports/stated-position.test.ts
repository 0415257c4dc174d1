import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import type { AccountExport } from "#contracts/account.ts";
import { ProblemBody } from "#contracts/problem.ts";
import type { PaidReport, ReportMade } from "#contracts/report.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { connect } from "#worker/db/client.ts";
import { reportPositions, reportSnapshots, reports } from "#worker/db/schema/reports.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { Browser, member, PASSWORD } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { someGrant } from "#worker/test/some-grant.ts";

beforeAll(loadReferenceData);

const db = connect(env.DB);
const position = { incomePence: 3_517_329, nation: "England", share: 0.5, company: false };
/** The income as anything might print it. */
const income = /3,?517,?329|35,?173|35173\.29/;
const request = {
	postcode: "M14 5LL",
	inputs: { rent: 1_400, price: 180_000 },
	owners: [position],
};

async function made(browser: Browser, path = "/generate"): Promise<string> {
	const response = await browser.ask(`/api/reports${path}`, { json: request });
	expect(response.status, await response.clone().text()).toBe(201);
	const { id } = await response.json<ReportMade>();
	await db.update(reports).set({ state: "paid", paidAt: NOW }).where(eq(reports.id, id));
	return id;
}

const read = async (browser: Browser, id: string) =>
	(await browser.ask(`/api/reports/${id}`)).json<PaidReport>();

async function documentOf(id: string): Promise<ReportDocument> {
	const [row] = await db.select().from(reportSnapshots).where(eq(reportSnapshots.reportId, id));
	return JSON.parse(row?.document ?? "");
}

test.each(["/generate", "/generate-subscription"])(
	"a position stated to %s is taxed for its owner, and kept apart from what everybody reads",
	async (path) => {
		const { id: userId, browser } = await member({ verifiedAt: NOW });
		await someGrant(userId);
		const id = await made(browser, path);
		const everybodys = await documentOf(id);
		expect(everybodys.money.figures.tax[0]?.position).toBeNull();
		const { money } = (await read(browser, id)).document;
		expect(money.figures.tax[0]?.position?.tax).toMatchObject({ known: true });
		expect(money.figures.taxBasis).toContain("at the income stated");
		expect(money.context.position).toEqual(position);
		const [kept] = await db.select().from(reportPositions).where(eq(reportPositions.reportId, id));
		expect(kept?.document).not.toMatch(income);
	},
);

test("a position is in no line of the log and in no address", async () => {
	const lines: unknown[] = [];
	const spies = (["info", "error", "warn", "log"] as const).map((name) =>
		vi.spyOn(console, name).mockImplementation((line) => lines.push(line)),
	);
	const { browser } = await member();
	const id = await made(browser);
	await read(browser, id);
	const refused = { ...request, owners: [{ ...position, share: 2 }] };
	await browser.ask("/api/reports/generate", { json: refused });
	for (const spy of spies) {
		spy.mockRestore();
	}
	expect(lines.length).toBeGreaterThan(0);
	expect(JSON.stringify(lines)).not.toMatch(income);
	expect(id).not.toMatch(income);
});

test("a preview takes no position from an address", async () => {
	const preview = async (query: string) =>
		(await new Browser().ask(`/api/property/preview/M145LL?rent=1400&price=180000${query}`)).json();
	const stated = encodeURIComponent(JSON.stringify([position]));
	expect(await preview(`&owners=${stated}`)).toEqual(await preview(""));
});

test("it is in the account's export, and goes with the account", async () => {
	const { browser } = await member();
	const id = await made(browser);
	const exported = await (await browser.ask("/api/account/export")).json<AccountExport>();
	expect(exported.reports).toMatchObject([{ id, owners: [position] }]);
	await browser.ask("/api/account/delete", { json: { password: PASSWORD } });
	expect(await db.$count(reportPositions, eq(reportPositions.reportId, id))).toBe(0);
	const kept = await db.select().from(reports).where(eq(reports.id, id));
	expect(JSON.stringify(kept)).not.toMatch(income);
});

test.each([
	["incomePence", -1],
	["incomePence", 0.5],
	["incomePence", "35000"],
	["incomePence", 1e12],
	["nation", "France"],
	["share", 0],
	["share", 1.1],
	["company", "yes"],
])("a position whose %s is %j is refused at its field", async (field, value) => {
	const json = { ...request, owners: [{ ...position, [field]: value }] };
	const response = await new Browser().ask("/api/reports/generate", { json });
	expect(response.status).toBe(400);
	const { fields } = ProblemBody.parse(await response.json());
	expect(Object.keys(fields ?? {})).toEqual([`owners.0.${field}`]);
});

test("without a position a report is taxed by the bands", async () => {
	const { browser } = await member();
	const response = await browser.ask("/api/reports/generate", {
		json: { ...request, owners: undefined },
	});
	const { id } = await response.json<ReportMade>();
	expect((await documentOf(id)).money.figures.tax[0]?.position).toBeNull();
	const exported = await (await browser.ask("/api/account/export")).json<AccountExport>();
	expect(exported.reports).toMatchObject([{ id, owners: [] }]);
});
