import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { PaidReport, ReportMade } from "#contracts/report.ts";
import type { ReportList } from "#contracts/report-list.ts";
import { REMAKE_UNTIL } from "#domain/score/older-methods.ts";
import { connect } from "#worker/db/client.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { reportSnapshots, reports } from "#worker/db/schema/reports.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { Browser, member } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { someReport } from "#worker/test/shop.ts";

beforeAll(loadReferenceData);

const db = connect(env.DB);
const sold = { state: "paid", paidAt: NOW, methodologyVersion: 1 } as const;

const remake = (browser: Browser, id: string, now = NOW) =>
	browser.ask(`/api/reports/${id}/remake`, { method: "POST", now });
const read = async (browser: Browser, id: string) =>
	(await browser.ask(`/api/reports/${id}`)).json<PaidReport>();
const remakesOf = (id: string) => db.select().from(reports).where(eq(reports.remadeFrom, id));
const code = async (response: Response) => (await response.json<{ code: string }>()).code;

test("its owner has a report of an older method made again, free, from what they stated then; the one they bought stays", async () => {
	const { browser, id: userId } = await member();
	const id = await someReport({ ...sold, userId });
	const inputs = { use: "sharers", bedrooms: 3, rent: 90_000, price: 18_000_000, exemption: false };
	await db
		.update(reportSnapshots)
		.set({ basis: JSON.stringify({ inputs: { ...inputs, planningPermission: true } }) })
		.where(eq(reportSnapshots.reportId, id));
	const before = await read(browser, id);
	expect(before.method).toEqual({
		version: 1,
		remakeUntil: new Date(REMAKE_UNTIL).toISOString(),
		remadeAs: null,
	});

	const response = await remake(browser, id);

	expect(response.status).toBe(201);
	const made = await response.json<ReportMade>();
	const remade = await read(browser, made.id);
	expect(remade).toMatchObject({
		isPaid: true,
		method: { version: 2, remakeUntil: null, remadeAs: null },
		document: {
			inputs: {
				use: "sharers",
				bedrooms: 3,
				rent: 90_000,
				price: 18_000_000,
				planningPermission: true,
			},
		},
	});
	const after = await read(browser, id);
	expect(after).toEqual({
		...before,
		method: { version: 1, remakeUntil: null, remadeAs: made.id },
	});
	const { reports: list } = await (await browser.ask("/api/reports/user")).json<ReportList>();
	expect(list.find((report) => report.id === id)?.method.remadeAs).toBe(made.id);
	expect(await remakesOf(id)).toMatchObject([{ userId, state: "paid", subscriptionId: null }]);
});

test("of twenty at once, and of any number later, one report is made and all are led to it", async () => {
	const { browser, id: userId } = await member();
	const id = await someReport({ ...sold, userId });

	const answers = await Promise.all(Array.from({ length: 8 }, () => remake(browser, id)));

	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
	const made = await Promise.all(answers.map((answer) => answer.json<ReportMade>()));
	expect(new Set(made.map((each) => each.id)).size).toBe(1);
	expect(await (await remake(browser, id)).json()).toEqual(made[0]);
	expect(await remakesOf(id)).toHaveLength(1);
	const unpaid = and(eq(reports.userId, userId), eq(reports.state, "unpaid"));
	expect(await db.select().from(reports).where(unpaid)).toEqual([]);
});

test("whoever holds the id of a report of no account's may have it made again, and it stays of no account's", async () => {
	const id = await someReport({ ...sold, emailKey: "buyer@example.com", isTest: true });
	const friend = await member();

	const response = await remake(friend.browser, id);

	expect(response.status).toBe(201);
	expect(await remakesOf(id)).toMatchObject([
		{ userId: null, emailKey: "buyer@example.com", isTest: true },
	]);
	const { id: made } = await response.json<ReportMade>();
	expect((await read(new Browser(), made)).isPaid).toBe(true);
});

test("a nation that was stated and that the place is not in is dropped, and the rest is kept", async () => {
	const id = await someReport(sold);
	const inputs = { use: "sharers", bedrooms: 3, nation: "Wales" };
	await db
		.update(reportSnapshots)
		.set({ basis: JSON.stringify({ inputs }) })
		.where(eq(reportSnapshots.reportId, id));

	const response = await remake(new Browser(), id);

	expect(response.status).toBe(201);
	const remade = await read(new Browser(), (await response.json<ReportMade>()).id);
	expect(remade.document.inputs).toMatchObject({ use: "sharers", bedrooms: 3, nation: null });
});

test.each([
	["no more the name of an area", "Manchester Docks"],
	["of a nation that is dropped with it", "Cardiff"],
	["of another nation", "Lothian"],
])("a rental market area that is %s is dropped, and the rest is kept", async (_, brma) => {
	const id = await someReport(sold);
	const inputs = { use: "sharers", bedrooms: 3, nation: brma === "Cardiff" ? "Wales" : null, brma };
	await db
		.update(reportSnapshots)
		.set({ basis: JSON.stringify({ inputs }) })
		.where(eq(reportSnapshots.reportId, id));

	const response = await remake(new Browser(), id);

	expect(response.status).toBe(201);
	const remade = await read(new Browser(), (await response.json<ReportMade>()).id);
	expect(remade.document.inputs).toMatchObject({ use: "sharers", bedrooms: 3, brma: null });
});

test("a rental market area that still fits is kept", async () => {
	const id = await someReport(sold);
	const inputs = { brma: "Southern Greater Manchester" };
	await db
		.update(reportSnapshots)
		.set({ basis: JSON.stringify({ inputs }) })
		.where(eq(reportSnapshots.reportId, id));

	const response = await remake(new Browser(), id);

	const remade = await read(new Browser(), (await response.json<ReportMade>()).id);
	expect(remade.document.inputs.brma).toBe("Southern Greater Manchester");
});

test("nobody but its owner has a report made again, be they an administrator", async () => {
	const owner = await member();
	const id = await someReport({ ...sold, userId: owner.id });
	const admin = await member();
	await db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id));
	for (const browser of [admin.browser, (await member()).browser, new Browser()]) {
		expect((await remake(browser, id)).status).toBe(404);
	}
	expect((await read(admin.browser, id)).method.remakeUntil).toBeNull();
	expect(await remakesOf(id)).toEqual([]);
});

test.each([
	["is not paid for", {}, NOW, 402, "unpaid"],
	[
		"was refunded",
		{ state: "refunded", closedAt: NOW, closedFor: "refund" },
		NOW,
		409,
		"report_closed",
	],
	["was made by today's method", { ...sold, methodologyVersion: 2 }, NOW, 409, "remake_over"],
	["is asked for too late", sold, REMAKE_UNTIL, 409, "remake_over"],
	[
		"is of a place of which too little is known",
		{ ...sold, postcode: "BT1 5GS" },
		NOW,
		422,
		"not_enough_data",
	],
] as const)(
	"a report that %s is not made again, and nothing is left behind",
	async (_, over, now, status, refusal) => {
		const id = await someReport(over);
		const response = await remake(new Browser(), id, now);
		expect(response.status).toBe(status);
		expect(await code(response)).toBe(refusal);
		expect(await remakesOf(id)).toEqual([]);
	},
);

test("a number that is no report's, and the sample's, are not found", async () => {
	expect((await remake(new Browser(), "rpt_nosuchreportatall12345")).status).toBe(404);
	expect((await remake(new Browser(), "sample")).status).toBe(404);
});
