import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { REPORT_FORMAT } from "#domain/telling/report/document/document.ts";
import { connect } from "#worker/db/client.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { reportSnapshots, reports } from "#worker/db/schema/reports.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { Browser, member, PASSWORD } from "#worker/test/browser.ts";
import { someReport } from "#worker/test/shop.ts";
import { someDocument } from "#worker/test/some-document.ts";

const db = connect(env.DB);
const paid = { state: "paid", paidAt: NOW } as const;

/** Statuses of everything that can be read of a report. */
async function readings(browser: Browser, id: string) {
	const ask = async (path: string) => (await browser.ask(`/api/reports/${id}${path}`)).status;
	return {
		report: await ask(""),
		checkout: await ask("/checkout"),
		pdf: await ask("/download"),
		dates: await ask("/dates.ics"),
		plan: await ask("/plan.ics"),
	};
}

const all = { report: 200, checkout: 200, pdf: 200, dates: 200, plan: 200 };
const nothing = { report: 404, checkout: 404, pdf: 404, dates: 404, plan: 404 };
const unpaid = { report: 200, checkout: 200, pdf: 402, dates: 402, plan: 402 };
const closed = { report: 200, checkout: 200, pdf: 409, dates: 409, plan: 409 };

async function makeAdministrator(id: string): Promise<void> {
	await db.update(users).set({ isAdmin: true }).where(eq(users.id, id));
}

test("who may read what of a report stands in this table", async () => {
	const owner = await member();
	const stranger = await member();
	const admin = await member();
	await makeAdministrator(admin.id);
	const signedOut = new Browser();
	const mine = { userId: owner.id };
	const table = [
		// [report, owner, stranger, signed out, administrator]
		[await someReport({ ...mine, ...paid }), all, nothing, nothing, all],
		[await someReport(mine), unpaid, nothing, nothing, unpaid],
		[await someReport(paid), all, all, all, all],
		[await someReport(), unpaid, unpaid, unpaid, unpaid],
		[
			await someReport({ ...mine, state: "refunded", closedAt: NOW, closedFor: "refund" }),
			closed,
			nothing,
			nothing,
			closed,
		],
		[
			await someReport({ state: "refunded", closedAt: NOW, closedFor: "refund" }),
			closed,
			closed,
			closed,
			closed,
		],
		[
			await someReport({ ...paid, closedAt: NOW, closedFor: "account" }),
			nothing,
			nothing,
			nothing,
			closed,
		],
	] as const;
	for (const [id, forOwner, forStranger, forAnybody, forAdmin] of table) {
		expect(await readings(owner.browser, id)).toEqual(forOwner);
		expect(await readings(stranger.browser, id)).toEqual(forStranger);
		expect(await readings(signedOut, id)).toEqual(forAnybody);
		expect(await readings(admin.browser, id)).toEqual(forAdmin);
	}
});

test("of a report that is not paid for, its checkout view is told and nothing else", async () => {
	const id = await someReport({ epcRating: "E", propertyType: "House, mid-terrace" });
	const view = await (await new Browser().ask(`/api/reports/${id}`)).json();
	expect(view).toEqual({
		id,
		postcode: "M14 5LL",
		address: null,
		propertyType: "House, mid-terrace",
		epcRating: "E",
		riskScore: 59,
		investmentScore: 41,
		riskCategory: "Low Risk",
		riskDescription: "Moderate risk - consider market conditions",
		isPaid: false,
		state: "unpaid",
		createdAt: new Date(NOW).toISOString(),
	});
	expect(await (await new Browser().ask(`/api/reports/${id}/checkout`)).json()).toEqual({
		...Object(view),
		offer: expect.objectContaining({ isSold: true }),
		answer: expect.objectContaining({ let: expect.objectContaining({ verdict: "yes_if" }) }),
		stated: expect.objectContaining({ use: "single" }),
	});
});

test("a report without a score has no risk either", async () => {
	const id = await someReport({ investmentScore: null });
	expect(await (await new Browser().ask(`/api/reports/${id}/checkout`)).json()).toMatchObject({
		riskScore: null,
		riskCategory: null,
		riskDescription: null,
	});
});

test("a report that is paid for holds the flat fields and the document they are drawn from", async () => {
	const id = await someReport({ ...paid, isTest: true });
	const view = await (await new Browser().ask(`/api/reports/${id}`)).json();
	expect(view).toMatchObject({
		isPaid: true,
		isTest: true,
		claimable: false,
		riskScore: someDocument().verdict.riskScore,
		marketDemand: "High",
		estimatedRentalYield: 6,
		requiresHmoLicense: false,
		reportData: {
			rentalMarketData: { averageRent: 1000, timeToLet: null, vacancyRate: null },
			soldPriceData: { averagePrice: 200_000, pricePerSqft: null, priceGrowth: null },
		},
		document: { format: REPORT_FORMAT, home: { postcode: "ZZ1 1ZZ" } },
	});
});

test.each([
	"",
	"rpt_x",
	"rpt_0123456789012345678901",
	"1",
	"..%2f..",
	"rpt_' OR 1=1 --aaaaaaaaaaa",
])("%j names no report", async (id) => {
	const response = await new Browser().ask(`/api/reports/${encodeURIComponent(id)}`);
	expect([400, 404]).toContain(response.status);
});

test("a report bought without an account is claimed by whoever has shown its address to be theirs", async () => {
	const buyer = await member({ verifiedAt: NOW });
	const id = await someReport({ ...paid, emailKey: buyer.email.toLowerCase() });
	const other = await member({ verifiedAt: NOW });
	expect((await other.browser.ask(`/api/reports/${id}/claim`, { json: {} })).status).toBe(404);
	expect(await (await other.browser.ask(`/api/reports/${id}`)).json()).toMatchObject({
		claimable: false,
	});
	const seen = await (await buyer.browser.ask(`/api/reports/${id}`)).json();
	expect(seen).toMatchObject({ claimable: true });

	const [first, second] = await Promise.all([
		buyer.browser.ask(`/api/reports/${id}/claim`, { json: {} }),
		buyer.browser.ask(`/api/reports/${id}/claim`, { json: {} }),
	]);

	expect([first?.status, second?.status].toSorted()).toEqual([200, 404]);
	expect((await new Browser().ask(`/api/reports/${id}`)).status).toBe(404);
	expect((await buyer.browser.ask(`/api/reports/${id}`)).status).toBe(200);
});

const claimableOf = async (browser: Browser) => {
	const { reports: offered } = await (await browser.ask("/api/reports/claimable")).json<{
		reports: { id: string }[];
	}>();
	return offered.map(({ id }) => id);
};

test("reports bought without an account are offered to whoever has shown their address to be theirs, newest first", async () => {
	const [buyer, other] = [await member({ verifiedAt: NOW }), await member({ verifiedAt: NOW })];
	const emailKey = buyer.email.toLowerCase();
	const older = await someReport({ ...paid, emailKey, createdAt: NOW - 1 });
	const newer = await someReport({ ...paid, emailKey });
	await someReport({ ...paid, emailKey, userId: other.id });

	expect(await claimableOf(buyer.browser)).toEqual([newer, older]);
	expect(await claimableOf(other.browser)).toEqual([]);
	await buyer.browser.ask(`/api/reports/${newer}/claim`, { json: {} });
	expect(await claimableOf(buyer.browser)).toEqual([older]);
});

test.each([
	["an address that was never shown to be theirs", { verifiedAt: null }, paid],
	[
		"a report closed with its account",
		{ verifiedAt: NOW },
		{ ...paid, closedAt: NOW, closedFor: "account" } as const,
	],
	["a report that is not paid for", { verifiedAt: NOW }, {}],
	[
		"a report that was refunded",
		{ verifiedAt: NOW },
		{ state: "refunded", closedAt: NOW, closedFor: "refund" } as const,
	],
])("nobody claims with %s", async (_, account, report) => {
	const buyer = await member(account);
	const id = await someReport({ ...report, emailKey: buyer.email.toLowerCase() });
	const seen = await (await buyer.browser.ask(`/api/reports/${id}`)).json<object>();
	expect(seen).not.toMatchObject({ claimable: true });
	expect(await claimableOf(buyer.browser)).toEqual([]);
	expect((await buyer.browser.ask(`/api/reports/${id}/claim`, { json: {} })).status).toBe(404);
	const [row] = await db.select().from(reports).where(eq(reports.id, id));
	expect(row?.userId).toBeNull();
});

test("nobody claims what is somebody's", async () => {
	const [owner, buyer] = [await member(), await member({ verifiedAt: NOW })];
	const id = await someReport({ ...paid, userId: owner.id, emailKey: buyer.email.toLowerCase() });
	expect((await buyer.browser.ask(`/api/reports/${id}/claim`, { json: {} })).status).toBe(404);
});

test("deleting an account closes its reports, and keeps nothing they said", async () => {
	const owner = await member();
	const id = await someReport({
		...paid,
		userId: owner.id,
		address: "1 High Street",
		emailKey: owner.email.toLowerCase(),
	});
	const elsewhere = await someReport(paid);

	const gone = await owner.browser.ask("/api/account/delete", { json: { password: PASSWORD } });

	expect(gone.status).toBe(200);
	expect(await readings(new Browser(), id)).toEqual(nothing);
	const [row] = await db.select().from(reports).where(eq(reports.id, id));
	expect(row).toMatchObject({
		userId: null,
		closedAt: NOW,
		address: null,
		emailKey: null,
		state: "paid",
	});
	expect(await db.select().from(reportSnapshots).where(eq(reportSnapshots.reportId, id))).toEqual(
		[],
	);
	expect(await readings(new Browser(), elsewhere)).toEqual(all);
});

test("deleting with a wrong password closes nothing", async () => {
	const owner = await member();
	const id = await someReport({ ...paid, userId: owner.id });
	await owner.browser.ask("/api/account/delete", { json: { password: "not the password" } });
	expect(await readings(owner.browser, id)).toEqual(all);
});

test("the export names every report and what was paid for it", async () => {
	const owner = await member();
	const id = await someReport({ ...paid, userId: owner.id, emailKey: owner.email.toLowerCase() });
	const exported = await (await owner.browser.ask("/api/account/export")).json();
	expect(exported).toMatchObject({
		reports: [
			{ id, postcode: "M14 5LL", state: "paid", amount: null, email: owner.email.toLowerCase() },
		],
	});
});
