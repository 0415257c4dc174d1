import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AccountExport } from "#contracts/account.ts";
import { ProblemBody } from "#contracts/problem.ts";
import type { ScenarioList } from "#contracts/report-scenario.ts";
import { fromPounds } from "#domain/base/money.ts";
import { startingAssumptions } from "#domain/subjects/finance/assumptions.ts";
import { roomCostIds } from "#domain/subjects/finance/room-costs.ts";
import { plainTerms } from "#domain/subjects/finance/terms.ts";
import { MOST_SCENARIOS } from "#domain/telling/report/scenario-limits.ts";
import { connect } from "#worker/db/client.ts";
import { reportScenarios, reports } from "#worker/db/schema/reports.ts";
import { insertScenario, replaceScenario } from "#worker/reports/report-scenarios.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { administrator, Browser, member, PASSWORD } from "#worker/test/browser.ts";
import { someReport } from "#worker/test/shop.ts";

const db = connect(env.DB);
const paid = { state: "paid", paidAt: NOW } as const;
const assumptions = startingAssumptions({
	price: fromPounds(180_000),
	rent: fromPounds(1_400),
	serviceCharge: null,
	bills: roomCostIds.map((id) => ({ id, amount: null })),
});
const owners = [
	{ incomePence: fromPounds(35_173), nation: "England" as const, share: 1, company: false },
];
const scenario = { name: "With Sam", assumptions, owners };

async function owned() {
	const owner = await member();
	return { ...owner, userId: owner.id, id: await someReport({ ...paid, userId: owner.id }) };
}

const add = (browser: Browser, id: string, over: object = {}, now = NOW) =>
	browser.ask(`/api/reports/${id}/scenarios`, { json: { ...scenario, ...over }, now });
const change = (browser: Browser, id: string, which: string, over: object = {}) =>
	browser.ask(`/api/reports/${id}/scenarios/${which}`, {
		method: "PUT",
		json: { ...scenario, ...over },
		now: NOW + 5,
	});
const drop = (browser: Browser, id: string, which: string) =>
	browser.ask(`/api/reports/${id}/scenarios/${which}`, { method: "DELETE" });
const list = (browser: Browser, id: string) => browser.ask(`/api/reports/${id}/scenarios`);
const listed = async (response: Response) => (await response.json<ScenarioList>()).scenarios;
const kept = (id: string) =>
	db
		.select()
		.from(reportScenarios)
		.where(eq(reportScenarios.reportId, id))
		.orderBy(reportScenarios.createdAt);

test("an owner keeps the sums as they would have them, by a name, changes them and deletes them", async () => {
	const { browser, id } = await owned();
	expect(await listed(await list(browser, id))).toEqual([]);
	const made = await add(browser, id, { name: "  With Sam " });
	expect(made.status).toBe(201);
	const [first] = await listed(made);
	expect(first).toMatchObject({ ...scenario, changedAt: new Date(NOW).toISOString() });

	const dearer = { ...assumptions, price: fromPounds(200_000) };
	const changed = await change(browser, id, first?.id ?? "", {
		name: "WITH SAM",
		assumptions: dearer,
		owners: [],
	});
	expect(changed.status, await changed.clone().text()).toBe(200);
	expect(await listed(changed)).toMatchObject([
		{ id: first?.id, name: "WITH SAM", assumptions: dearer, owners: [] },
	]);
	expect(await listed(await drop(browser, id, first?.id ?? ""))).toEqual([]);
	expect((await drop(browser, id, first?.id ?? "")).status).toBe(200);
});

test("the document of the report is the same bytes before and after", async () => {
	const { browser, id } = await owned();
	const read = async () => (await browser.ask(`/api/reports/${id}`)).text();
	const before = await read();
	await add(browser, id);
	expect(await read()).toBe(before);
});

test("of ten scenarios kept at once three are, and of the others it is said why not", async () => {
	const { browser, id } = await owned();
	const answers = await Promise.all(
		Array.from({ length: 10 }, (_, at) => add(browser, id, { name: `Scenario ${at}` })),
	);
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_SCENARIOS);
	const refused = answers.find(({ status }) => status !== 201);
	expect(refused?.status).toBe(422);
	expect(await refused?.json()).toMatchObject({
		message: "A report has 3 scenarios at most. Delete one to keep another.",
	});
	const [first] = await listed(await list(browser, id));
	await drop(browser, id, first?.id ?? "");
	expect((await add(browser, id, { name: "Another" })).status).toBe(201);
});

test("of two of one name kept at once one is, and the other is told on its name", async () => {
	const { browser, id } = await owned();
	const answers = await Promise.all([
		add(browser, id),
		add(browser.copy(), id, { name: "with sam" }),
	]);
	expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
	const refused = answers.find(({ status }) => status === 409);
	expect(ProblemBody.parse(await refused?.json()).fields).toEqual({
		name: "You have a scenario of this name. Choose another name.",
	});
	expect(await kept(id)).toHaveLength(1);
});

test("a scenario takes no other's name, and one that was deleted is not changed", async () => {
	const { browser, id } = await owned();
	await add(browser, id);
	const second = (await listed(await add(browser, id, { name: "Alone" }, NOW + 1)))[1];
	expect((await change(browser, id, second?.id ?? "", { name: "with SAM" })).status).toBe(409);
	expect((await kept(id)).map(({ name }) => name)).toEqual(["With Sam", "Alone"]);
	await drop(browser, id, second?.id ?? "");
	const gone = await change(browser, id, second?.id ?? "", { name: "Alone" });
	expect(gone.status).toBe(404);
	expect(await gone.json()).toMatchObject({
		message: "This scenario was deleted. Keep it under a name again.",
	});
});

test("nobody but the owner keeps, sees, changes or deletes scenarios, be they an administrator", async () => {
	const { browser: owner, id } = await owned();
	const [mine] = await listed(await add(owner, id));
	const which = mine?.id ?? "";
	const other = await member();
	for (const { browser } of [other, await administrator()]) {
		for (const response of [
			await list(browser, id),
			await add(browser, id, { name: "Theirs" }),
			await change(browser, id, which),
			await drop(browser, id, which),
		]) {
			expect(response.status).toBe(404);
		}
	}
	// Nor does a report of one's own open the scenarios of another's.
	const own = await someReport({ ...paid, userId: other.id });
	expect((await change(other.browser, own, which)).status).toBe(404);
	expect((await drop(other.browser, own, which)).status).toBe(200);
	expect(await kept(id)).toMatchObject([{ name: "With Sam", changedAt: NOW }]);
});

test("none is kept beside a report without an owner, unpaid, refunded, or the sample", async () => {
	const { id: userId, browser } = await member();
	const loose = await someReport(paid);
	const unpaid = await someReport({ userId });
	const refunded = await someReport({
		userId,
		state: "refunded",
		closedAt: NOW,
		closedFor: "refund",
	});
	expect((await add(new Browser(), loose)).status).toBe(401);
	expect((await add(browser, loose)).status).toBe(404);
	expect((await add(browser, "sample")).status).toBe(404);
	expect((await add(browser, unpaid)).status).toBe(402);
	expect((await add(browser, refunded)).status).toBe(409);
	for (const id of [loose, unpaid, refunded]) {
		expect(await kept(id)).toEqual([]);
	}
});

test("a report that was closed, or left its owner, since it was looked for keeps none and changes none", async () => {
	const { id, userId, browser } = await owned();
	const keeping = { ...scenario, id: "scn_of_a_moment_ago", now: NOW };
	expect(await insertScenario(db, { reportId: id, userId: "usr_other" }, keeping)).toEqual([]);
	expect(await insertScenario(db, { reportId: id, userId }, keeping)).toHaveLength(1);
	expect(await replaceScenario(db, { reportId: id, userId: "usr_other" }, keeping)).toEqual([]);
	await db.update(reports).set({ closedAt: NOW }).where(eq(reports.id, id));
	expect(await replaceScenario(db, { reportId: id, userId }, keeping)).toEqual([]);
	expect((await list(browser, id)).status).toBe(409);
});

test("what a later edition of the sums asks besides is read as nothing said of it", async () => {
	const { browser, id } = await owned();
	const [first] = await listed(await add(browser, id));
	const { groundRent: _, isOwned: __, ...older } = assumptions;
	await db
		.update(reportScenarios)
		.set({ sums: JSON.stringify({ assumptions: older, owners }) })
		.where(eq(reportScenarios.id, first?.id ?? ""));
	expect((await listed(await list(browser, id)))[0]?.assumptions).toEqual({
		...assumptions,
		groundRent: plainTerms.groundRent,
		isOwned: plainTerms.isOwned,
	});
});

test.each([
	["no name", { name: undefined }, "name"],
	["blanks for a name", { name: "   " }, "name"],
	["a name of 61 letters", { name: "x".repeat(61) }, "name"],
	["a price of words", { assumptions: { ...assumptions, price: "£180,000" } }, "assumptions.price"],
	["a rent below nothing", { assumptions: { ...assumptions, rent: -1 } }, "assumptions.rent"],
	["a price of 10^12", { assumptions: { ...assumptions, price: 1e12 } }, "assumptions.price"],
	[
		"a deposit above all",
		{ assumptions: { ...assumptions, depositShare: 2 } },
		"assumptions.depositShare",
	],
	["half a penny", { assumptions: { ...assumptions, insurance: 0.5 } }, "assumptions.insurance"],
	["no rate", { assumptions: { ...assumptions, interestRate: null } }, "assumptions.interestRate"],
	[
		"a bill of another kind",
		{ assumptions: { ...assumptions, bills: [{ id: "gold", amount: 1 }] } },
		"assumptions.bills.0.id",
	],
	[
		"shares that make half of it",
		{
			owners: [
				{ ...owners[0], share: 0.2 },
				{ ...owners[0], share: 0.3 },
			],
		},
		"owners",
	],
])("%s is refused on its field", async (_, over, field) => {
	const { browser, id } = await owned();
	const response = await add(browser, id, over);
	expect(response.status).toBe(400);
	expect(Object.keys(ProblemBody.parse(await response.json()).fields ?? {})).toEqual([field]);
	expect(await kept(id)).toEqual([]);
});

test("a megabyte of rubbish is refused", async () => {
	const { browser, id } = await owned();
	expect((await add(browser, id, { name: "x".repeat(1_000_000) })).status).toBe(413);
});

test("scenarios are in the export, and go with the account", async () => {
	const { browser, id } = await owned();
	await add(browser, id);
	const exported = await (await browser.ask("/api/account/export")).json<AccountExport>();
	expect(exported.scenarios).toMatchObject([{ report: id, name: "With Sam", owners, assumptions }]);
	await browser.ask("/api/account/delete", { json: { password: PASSWORD } });
	expect(await kept(id)).toEqual([]);
});
