import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { Preview } from "#contracts/preview.ts";
import type { ReportToBuy } from "#contracts/report.ts";
import { someBareReport } from "#domain/test/some-report.ts";
import { connect } from "#worker/db/client.ts";
import { reportSnapshots, reports } from "#worker/db/schema/reports.ts";
import { settings } from "#worker/db/schema/settings.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { Browser } from "#worker/test/browser.ts";
import { openPlanShop } from "#worker/test/plan-shop.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { openShop, someReport, standingOf } from "#worker/test/shop.ts";

beforeAll(loadReferenceData);

const db = connect(env.DB);
/** Of Northern Ireland, with no live source: nothing but the law is known. */
const BARE = "BT1 5GS";
const typed = { rent: 1_200, price: 250_000 };

const previewOf = async (postcode: string, query = "") =>
	Preview.parse(
		await (
			await new Browser().ask(`/api/property/preview/${postcode.replace(" ", "")}${query}`)
		).json(),
	);

test("the preview says which of the five lines the report holds, and its price", async () => {
	const { offer } = await previewOf("M14 5LL");
	expect(offer).toMatchObject({ isSold: true, price: 15, reason: null });
	expect(offer.holds).toContain("Rental yield and market analysis");
	expect(offer.holds).not.toContain("EPC analysis with upgrade costs");
	expect(offer.lacks.map(({ what }) => what)).toContain("Upgrade costs");
});

test.each(["", "?rent=1200&price=250000"])(
	"where too little is known the preview offers nothing, and says why: %j",
	async (query) => {
		const { offer, licensing } = await previewOf(BARE, query);
		expect(offer).toMatchObject({ isSold: false, price: null, holds: [] });
		expect(offer.reason).toContain("We do not know its energy rating, rents and prices.");
		expect(licensing.length).toBeGreaterThan(0);
	},
);

test("no report is made of it, with figures typed or without, and none is counted", async () => {
	const { offer } = await previewOf(BARE);
	for (const inputs of [{}, typed]) {
		const refused = await new Browser().ask("/api/reports/generate", {
			json: { postcode: BARE, inputs },
		});
		expect(refused.status).toBe(422);
		expect(await refused.json()).toMatchObject({
			code: "not_enough_data",
			message: offer.reason,
		});
	}
	expect(await db.$count(reports, eq(reports.postcode, BARE))).toBe(0);
});

test("a plan makes none either, and nothing of its allowance is used", async () => {
	const person = await openPlanShop().trialist();
	const refused = await person.ask("/reports/generate-subscription", {
		postcode: BARE,
		inputs: typed,
	});
	expect(refused.status).toBe(422);
	expect(await refused.json()).toMatchObject({ code: "not_enough_data" });
	expect(await person.state()).toMatchObject({ reportsUsed: 0, canGenerate: true });
});

/** A report that was made before such ones were refused. */
async function olderReport(): Promise<string> {
	const id = await someReport({ postcode: "EH1 1AA", investmentScore: null });
	const document = JSON.stringify(someBareReport());
	await db.update(reportSnapshots).set({ document }).where(eq(reportSnapshots.reportId, id));
	return id;
}

test("an older report that waits to be paid for is refused its payment, and its checkout says why", async () => {
	const shop = openShop();
	const id = await olderReport();
	const checkout = await shop.browser().ask(`/api/reports/${id}/checkout`);
	const { offer } = await checkout.json<ReportToBuy>();
	expect(offer).toMatchObject({ isSold: false });

	const refused = await shop.begin(id);

	expect(refused.status).toBe(422);
	expect(await refused.json()).toMatchObject({ code: "not_enough_data", message: offer?.reason });
	expect(shop.sim.paymentIntents()).toEqual([]);
	expect(await standingOf(id)).toEqual({ report: "unpaid", payments: [], emails: 0 });
});

test("it is not given away either while reports cost nothing", async () => {
	const shop = openShop();
	const id = await olderReport();
	await db.insert(settings).values({ key: "report_price_pence", value: 0, updatedAt: NOW });
	try {
		expect((await shop.begin(id)).status).toBe(422);
		expect(await standingOf(id)).toMatchObject({ report: "unpaid", emails: 0 });
	} finally {
		await db.delete(settings).where(eq(settings.key, "report_price_pence"));
	}
});

test("the checkout of a report that is sold says what it holds", async () => {
	const shop = openShop();
	const answer = await shop.browser().ask(`/api/reports/${await someReport()}/checkout`);
	const { offer } = await answer.json<ReportToBuy>();
	expect(offer?.isSold).toBe(true);
	expect(offer?.holds).toContain("Action plan and downloadable PDF");
});
