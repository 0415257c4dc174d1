import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import type { AccountExport, AccountPosition } from "#contracts/account.ts";
import { ProblemBody } from "#contracts/problem.ts";
import type { PaidReport, ReportMade } from "#contracts/report.ts";
import { connect } from "#worker/db/client.ts";
import { landlordPositions } from "#worker/db/schema/accounts.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { Browser, member, PASSWORD } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

const db = connect(env.DB);
const sam = { incomePence: 3_517_329, nation: "England", share: 0.5, company: false };
const alex = { incomePence: 1_811_207, nation: "Scotland", share: 0.5, company: false };
const company = { incomePence: 0, nation: "England", share: 1, company: true };
/** The incomes as anything might print them. */
const incomes = /3,?517,?329|35,?173|1,?811,?207|18,?112/;

const keep = (browser: Browser, owners: unknown, now = NOW) =>
	browser.ask("/api/account/position", { method: "PUT", json: { owners }, now });
const read = async (browser: Browser) =>
	await (await browser.ask("/api/account/position")).json<AccountPosition>();

async function reportOf(browser: Browser, over = {}): Promise<PaidReport> {
	const response = await browser.ask("/api/reports/generate", {
		json: { postcode: "M14 5LL", inputs: { rent: 1_400, price: 180_000 }, ...over },
	});
	expect(response.status, await response.clone().text()).toBe(201);
	const { id } = await response.json<ReportMade>();
	await db.update(reports).set({ state: "paid", paidAt: NOW }).where(eq(reports.id, id));
	return (await browser.ask(`/api/reports/${id}`)).json<PaidReport>();
}

test("an account keeps one position for all homes, changes it and forgets it", async () => {
	const { browser } = await member();
	expect(await read(browser)).toEqual({ owners: [], changedAt: null });
	expect((await keep(browser, [sam])).status).toBe(200);
	expect(await read(browser)).toEqual({
		owners: [sam],
		changedAt: new Date(NOW).toISOString(),
	});
	await keep(browser, [sam, alex], NOW + 60_000);
	expect(await read(browser)).toEqual({
		owners: [sam, alex],
		changedAt: new Date(NOW + 60_000).toISOString(),
	});
	await browser.ask("/api/account/position", { method: "DELETE" });
	expect((await browser.ask("/api/account/position", { method: "DELETE" })).status).toBe(200);
	expect(await read(browser)).toEqual({ owners: [], changedAt: null });
});

test("kept twice at once, one position stands", async () => {
	const { id, browser } = await member();
	const answers = await Promise.all([keep(browser, [sam]), keep(browser.copy(), [company])]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200]);
	expect(await db.$count(landlordPositions, eq(landlordPositions.userId, id))).toBe(1);
});

test("nobody else reads it", async () => {
	const { browser } = await member();
	await keep(browser, [sam]);
	expect(await read((await member()).browser)).toEqual({ owners: [], changedAt: null });
	expect((await new Browser().ask("/api/account/position")).status).toBe(401);
});

test("a report is taxed for the owners that are stated with it, each on their share", async () => {
	const { browser } = await member();
	const { document } = await reportOf(browser, { owners: [sam, alex] });
	const { context, figures } = document.money;
	expect(context).toMatchObject({ position: sam, coOwners: [alex] });
	expect(figures.tax[0]?.position).toMatchObject({ tax: { known: true } });
	expect(figures.tax[0]?.coOwners).toMatchObject([{ tax: { known: true } }]);
	expect(JSON.stringify({ ...document, money: { ...document.money, context: {} } })).not.toMatch(
		incomes,
	);
});

test("what an account keeps taxes no report that does not state it", async () => {
	const { browser } = await member();
	await keep(browser, [sam]);
	const { context, figures } = (await reportOf(browser)).document.money;
	expect(context.position).toBeNull();
	expect(figures.tax[0]?.position).toBeNull();
});

test("a report stays as it was made when the position changes later", async () => {
	const { browser } = await member();
	await keep(browser, [sam]);
	const { id } = await reportOf(browser, { owners: [sam] });
	await keep(browser, [company]);
	const again = await (await browser.ask(`/api/reports/${id}`)).json<PaidReport>();
	expect(again.document.money.context.position).toEqual(sam);
});

test("it is in the account's export, in no log, and goes with the account", async () => {
	const { id, browser } = await member();
	const lines: unknown[] = [];
	const spies = (["info", "error", "warn", "log"] as const).map((name) =>
		vi.spyOn(console, name).mockImplementation((line) => lines.push(line)),
	);
	await keep(browser, [sam, alex]);
	await keep(browser, [sam, sam, sam]);
	for (const spy of spies) {
		spy.mockRestore();
	}
	expect(lines.length).toBeGreaterThan(0);
	expect(JSON.stringify(lines)).not.toMatch(incomes);
	const exported = await (await browser.ask("/api/account/export")).json<AccountExport>();
	expect(exported.position.owners).toEqual([sam, alex]);
	await browser.ask("/api/account/delete", { json: { password: PASSWORD } });
	expect(await db.$count(landlordPositions, eq(landlordPositions.userId, id))).toBe(0);
});

test.each([
	["no owners", [], "owners"],
	["three owners", [sam, alex, alex], "owners"],
	["shares that make more than the whole", [{ ...sam, share: 0.7 }, alex], "owners"],
	["a company beside a person", [company, alex], "owners"],
	["an income below nothing", [{ ...sam, incomePence: -1 }], "owners.0.incomePence"],
	["an income of words", [{ ...sam, incomePence: "£35,000" }], "owners.0.incomePence"],
	["an income of 10^12", [{ ...sam, incomePence: 1e12 }], "owners.0.incomePence"],
	["another country", [{ ...sam, nation: "France" }], "owners.0.nation"],
])("%s is refused on its field, and what was kept stays", async (_, owners, field) => {
	const { browser } = await member();
	await keep(browser, [sam]);
	const response = await keep(browser, owners);
	expect(response.status).toBe(400);
	expect(Object.keys(ProblemBody.parse(await response.json()).fields ?? {})).toEqual([field]);
	expect((await read(browser)).owners).toEqual([sam]);
});

test("a megabyte of rubbish is refused", async () => {
	const { browser } = await member();
	expect((await keep(browser, "x".repeat(1_000_000))).status).toBe(413);
});
