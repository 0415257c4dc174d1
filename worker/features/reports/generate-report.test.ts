import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { ReportMade, ReportToBuy } from "#contracts/report.ts";
import { FACTS_PREFIX } from "#domain/base/facts/facts.ts";
import { noInputs } from "#domain/base/inputs.ts";
import { answeredInShort } from "#domain/judgement/answer/answer-words.ts";
import { METHODOLOGY_VERSION } from "#domain/judgement/score/method.ts";
import { REPORT_FORMAT, type ReportDocument } from "#domain/telling/report/document/document.ts";
import { connect } from "#worker/db/client.ts";
import { reportSnapshots, reports } from "#worker/db/schema/reports.ts";
import { NOW, online } from "#worker/test/ask-app.ts";
import { Browser, member } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { simulatedFetch } from "#worker/test/simulated-fetch.ts";

beforeAll(loadReferenceData);
beforeEach(forgetFacts);

/** Tests ask different worlds about the same postcode. */
async function forgetFacts(): Promise<void> {
	const { keys } = await env.CACHE.list({ prefix: FACTS_PREFIX });
	await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
}

const db = connect(env.DB);
const HOME = "0000-0000-0000-0000-0002";

async function generated(json: object, browser = new Browser()): Promise<string> {
	const response = await browser.ask("/api/reports/generate", { json });
	expect(response.status, await response.clone().text()).toBe(201);
	return (await response.json<ReportMade>()).id;
}

async function frozen(id: string) {
	const [report] = await db.select().from(reports).where(eq(reports.id, id));
	const [snapshot] = await db
		.select()
		.from(reportSnapshots)
		.where(eq(reportSnapshots.reportId, id));
	const document: ReportDocument = JSON.parse(snapshot?.document ?? "null");
	return { report, document, basis: JSON.parse(snapshot?.basis ?? "null") };
}

test("the checkout tells what was stated of the home, which leads back to its preview", async () => {
	const inputs = {
		certificate: HOME,
		use: "sharers",
		bedrooms: 3,
		rent: 1_100.5,
		price: 180_000,
		loan: 60,
		exemption: true,
	};
	const browser = new Browser({ bindings: online, fetch: simulatedFetch().fetch });
	const id = await generated({ postcode: "M14 5LL", inputs }, browser);

	const checkout = await browser.ask(`/api/reports/${id}/checkout`);
	expect((await checkout.json<ReportToBuy>()).stated).toEqual({
		...inputs,
		rentOf: "home",
		owned: false,
		c4permission: false,
	});
});

test.each([
	["Wales", "Land Transaction Tax", "Flintshire"],
	["England", "Stamp Duty Land Tax", "Cheshire West and Chester"],
])(
	"of a postcode on the border a report goes by the law and taxes of %s once it is stated",
	async (nation, levy, label) => {
		const inputs = { nation, price: 200_000, rent: 1_100 };
		const { document } = await frozen(await generated({ postcode: "CH4 8AA", inputs }));
		expect(document.home).toMatchObject({ nation, place: expect.stringMatching(label) });
		expect(document.money.context).toMatchObject({ nation, isNationOpen: false });
		expect(document.money.figures.year.tax?.name).toBe(levy);
		expect(document.money.figures.taxBasis).toContain(`lives in ${nation}`);
	},
);

test("of a postcode on the border a report says whose taxes it shows until the nation is stated", async () => {
	const { document } = await frozen(await generated({ postcode: "CH4 8AA" }));
	expect(document.home.note).toContain("taxes and duties are those of England");
	expect(document.money.context).toMatchObject({ nation: "England", isNationOpen: true });
});

test("a report is made unpaid, frozen with its facts, score and method", async () => {
	const id = await generated({ postcode: "m145ll" });
	const { report, document, basis } = await frozen(id);
	expect(id).toMatch(/^rpt_[\w-]{22}$/);
	expect(report).toMatchObject({
		userId: null,
		state: "unpaid",
		createdAt: NOW,
		postcode: "M14 5LL",
		epcRating: "D",
		assessedOn: "2026-11-20",
		methodologyVersion: METHODOLOGY_VERSION,
		investmentScore: document.verdict.investmentScore,
		letVerdict: document.answer.let.verdict,
		paysVerdict: document.answer.pays.verdict,
	});
	expect(report?.letVerdict).not.toBeNull();
	expect(JSON.parse(report?.answered ?? "")).toEqual(answeredInShort(document.answer));
	expect(document).toMatchObject({
		format: REPORT_FORMAT,
		methodologyVersion: METHODOLOGY_VERSION,
		day: "2026-11-20",
	});
	expect(basis).toMatchObject({ facts: { postcode: "M14 5LL" }, chosen: null });
});

test("what the browser says a preview showed is neither believed nor kept", async () => {
	const lies = {
		postcode: "M14 5LL",
		address: "1 Lie Lane",
		riskScore: 99,
		epcRating: "A",
		totalFloorArea: "9999",
		estimatedUpgradeCost: "1",
		estimatedRentalYield: "55.5",
		requiresHmoLicense: false,
		marketDemand: "High",
		regulatoryFlags: ["nothing to see"],
		reportData: { riskScore: 99, evidence: "Lie Lane" },
	};
	const [honest, lied] = [await generated({ postcode: "M14 5LL" }), await generated(lies)];
	const [a, b] = [await frozen(honest), await frozen(lied)];
	expect(b.document).toEqual(a.document);
	expect(JSON.stringify([b.report, b.document, b.basis])).not.toContain("Lie Lane");
});

test("what the buyer states is honoured as theirs", async () => {
	const browser = new Browser({ bindings: online, fetch: simulatedFetch().fetch });
	const inputs = {
		certificate: HOME,
		use: "sharers",
		bedrooms: 3,
		people: 4,
		rent: 1250,
		price: 240_000.5,
		loan: 60,
	};
	const { report, document } = await frozen(
		await generated({ postcode: "M14 5LL", inputs }, browser),
	);
	expect(report).toMatchObject({ address: expect.stringContaining("2 Pretend Terrace") });
	expect(document.inputs).toEqual({
		...noInputs,
		use: "sharers",
		bedrooms: 3,
		people: 4,
		loan: 60,
		rent: 125_000,
		price: 24_000_050,
	});
	expect(document.home.certificate).toBe(HOME);
	expect(document.money.assumptions).toMatchObject({
		rent: 125_000,
		price: 24_000_050,
		depositShare: 0.4,
	});
	expect(document.flat).toMatchObject({ currentEnergyEfficiency: 61, estimatedUpgradeCost: 1_225 });
});

test("somebody signed in owns the report they make", async () => {
	const { id: userId, browser } = await member();
	const id = await generated({ postcode: "M14 5LL" }, browser);
	expect((await frozen(id)).report).toMatchObject({ userId });
	expect((await new Browser().ask(`/api/reports/${id}/checkout`)).status).toBe(404);
});

test("a report does not change when the facts do", async () => {
	const id = await generated({ postcode: "M14 5LL" });
	const before = await frozen(id);
	await forgetFacts();
	await generated({ postcode: "M14 5LL", inputs: { use: "hmo" } });
	expect(await frozen(id)).toEqual(before);
});

test.each([
	["no postcode", {}, 400],
	["a postcode that is none", { postcode: "NOPE" }, 400],
	["a postcode of no area", { postcode: "ZZ99 9ZZ" }, 400],
	["a certificate of another form", { postcode: "M14 5LL", inputs: { certificate: "1" } }, 400],
	["a use that is none", { postcode: "M14 5LL", inputs: { use: "castle" } }, 400],
	["a price below nothing", { postcode: "M14 5LL", inputs: { price: -1 } }, 400],
	["a rent of half a penny", { postcode: "M14 5LL", inputs: { rent: 1.005 } }, 400],
	["a price that is text", { postcode: "M14 5LL", inputs: { price: "1" } }, 400],
	["bedrooms without end", { postcode: "M14 5LL", inputs: { bedrooms: 1e9 } }, 400],
	["figures of the wrong shape", { postcode: "M14 5LL", riskScore: { $gt: 0 } }, 400],
])("with %s no report is made", async (_, json, status) => {
	const before = await db.$count(reports);
	const response = await new Browser().ask("/api/reports/generate", { json });
	expect(response.status).toBe(status);
	expect(await db.$count(reports)).toBe(before);
});

test("a certificate of another postcode is refused", async () => {
	const browser = new Browser({ bindings: online, fetch: simulatedFetch().fetch });
	const response = await browser.ask("/api/reports/generate", {
		json: { postcode: "BN2 9QA", inputs: { certificate: HOME } },
	});
	expect(response.status).toBe(404);
	expect(await response.json()).toMatchObject({ code: "certificate_unknown" });
});

test("a megabyte of preview is refused before it is read", async () => {
	const json = { postcode: "M14 5LL", reportData: "x".repeat(1_000_000) };
	const response = await new Browser().ask("/api/reports/generate", { json });
	expect(response.status).toBe(413);
});

test("the whole of a preview fits into the call", async () => {
	const bindings = online;
	const browser = new Browser({ bindings, fetch: simulatedFetch().fetch });
	const preview = await (
		await browser.ask(`/api/property/preview/M145LL?certificate=${HOME}`)
	).json();
	await generated({ postcode: "M14 5LL", reportData: preview }, browser);
});
