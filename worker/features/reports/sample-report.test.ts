import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { PaidReport } from "#contracts/report.ts";
import { chapterTitles } from "#domain/judgement/home/chapter-titles.ts";
import { SAMPLE_FIGURES, SAMPLE_LANDLORD } from "#domain/site/example-postcodes.ts";
import { chaptersOf } from "#domain/telling/report/chapters.ts";
import { reportFigures } from "#domain/telling/report/document/report-figures.ts";
import { connect } from "#worker/db/client.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { NOW, offline, online } from "#worker/test/ask-app.ts";
import { Browser, member } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { someReport } from "#worker/test/shop.ts";
import { simulatedFetch } from "#worker/test/simulated-fetch.ts";

beforeAll(loadReferenceData);

const db = connect(env.DB);
const DAY = 86_400_000;
/** Keeps nothing, so that no facts are there that were gathered without a network. */
const forgetful = { get: async () => null, put: async () => {} } as unknown as KVNamespace;

async function readSample(browser = new Browser(), now = NOW): Promise<PaidReport> {
	const response = await browser.ask("/api/reports/sample", { now });
	expect(response.status).toBe(200);
	return response.json();
}

test("anyone reads the whole sample, in the shape of a report that is paid for", async () => {
	const bought = await someReport({ state: "paid", paidAt: NOW });
	const paid: PaidReport = await (await new Browser().ask(`/api/reports/${bought}`)).json();

	const sample = await readSample();

	expect(Object.keys(sample).toSorted()).toEqual(Object.keys(paid).toSorted());
	expect(Object.keys(sample.document).toSorted()).toEqual(Object.keys(paid.document).toSorted());
	expect(paid.isSample).toBe(false);
	expect(sample).toMatchObject({
		id: "sample",
		postcode: "M14 5LL",
		address: null,
		isPaid: true,
		state: "paid",
		isSample: true,
		isTest: false,
		claimable: false,
	});
	expect(sample.reportData.keyRisks.length).toBeGreaterThan(0);
});

test("the sample is of the day on which it is read, and says what a preview of the postcode says", async () => {
	const now = NOW + 30 * DAY;
	const sample = await readSample(new Browser(), now);
	const { price, rent } = SAMPLE_FIGURES;
	const path = `/api/property/preview/M145LL?price=${price}&rent=${rent}`;
	const preview = await new Browser().ask(path, { now });
	const { riskScore } = await preview.json<{ riskScore: number }>();

	expect(sample.document.day).toBe("2026-12-20");
	expect(sample.createdAt).toBe("2026-12-20T12:00:00.000Z");
	expect(sample.investmentScore).toBe(riskScore);
});

test("the sample answers its three questions, and not all of them with yes", async () => {
	const { document } = await readSample();
	const { answer } = document;
	expect(answer.risks.items.length).toBeGreaterThan(0);
	const verdicts = [answer.let.verdict, answer.pays.verdict];
	expect(verdicts).not.toContain("unknown");
	expect(verdicts.some((verdict) => verdict !== "yes")).toBe(true);
});

test("the sample is of a certified home, which for its landlord pays only before tax", async () => {
	const { fetch } = simulatedFetch();
	const bindings = { ...online, CACHE: forgetful };
	// On a day of its own: an answer is kept for its edition.
	const now = NOW + 60 * DAY;
	const { document, address } = await readSample(new Browser({ bindings, fetch }), now);
	expect(address).not.toBeNull();
	expect(document.home.address).toBe(address);
	expect(document.answer.let.grade).not.toBe("barred");
	expect(document.money.context.position).toEqual(SAMPLE_LANDLORD);
	expect(document.answer.pays).toMatchObject({ grade: "before_tax", headline: "Only before tax" });
	const atPostcode = await readSample();
	expect([atPostcode.address, atPostcode.document.answer.pays.grade]).toEqual([null, "before_tax"]);
});

test("every chapter of the sample has something in it, and each known figure a source and a day", async () => {
	const { document } = await readSample();
	const chapters = chaptersOf(document).map(({ id }) => id);
	expect(chapters).toEqual(Object.keys(chapterTitles));
	const known = reportFigures(document).filter(({ evidence }) => evidence.value !== null);
	expect(known.length).toBeGreaterThan(8);
	const own = "Your own figure";
	const bare = known.filter(({ evidence: { sources } }) =>
		sources.every(({ name, asOf }) => name !== own && asOf === null),
	);
	expect(bare.map(({ id }) => id)).toEqual([]);
});

test("the sample is worded by the rules, also where a language model is bound", async () => {
	const AI = {
		run: () => {
			throw new Error("the model was asked");
		},
	} as unknown as Ai;
	const sample = await readSample(new Browser({ bindings: { ...offline, AI } }));
	expect(sample.document.narrative.writtenBy).toBe("rules");
});

test("no row is kept of a sample, however often it is read", async () => {
	const before = await db.$count(reports);
	await readSample();
	await readSample();
	expect(await db.$count(reports)).toBe(before);
});

test("to every other call there is no report of that number", async () => {
	const { browser } = await member({ verifiedAt: NOW });
	const answers = await Promise.all([
		browser.ask("/api/reports/sample/checkout"),
		browser.ask("/api/reports/sample/claim", { json: {} }),
		browser.ask("/api/reports/sample/confirm-payment", {
			json: { paymentIntentId: "pi_1234567890abcdefghijkl" },
		}),
		browser.ask("/api/create-payment-intent", {
			json: { reportId: "sample", email: "a@example.com" },
		}),
	]);
	expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test("the sample's page may be found by search engines, any other report's may not", async () => {
	const robots = async (path: string) =>
		(await new Browser().ask(path)).headers.get("x-robots-tag");
	expect(await robots("/reports/sample")).toBeNull();
	expect(await robots("/api/reports/sample")).toBe("noindex");
	expect(await robots("/reports/sample/more")).toBe("noindex");
	expect(await robots(`/reports/${await someReport()}`)).toBe("noindex");
});

test("while our tables are down the sample is an honest 503, and its PDF leads a tab to the screen", async () => {
	const { fetch } = simulatedFetch();
	const DB = new Proxy(env.DB, {
		get: () => () => {
			throw new Error("D1_ERROR: down");
		},
	});
	const browser = new Browser({ bindings: { ...online, DB, CACHE: forgetful }, fetch });
	expect((await browser.ask("/api/reports/sample")).status).toBe(503);
	const headers = { accept: "text/html" };
	const led = await browser.ask("/api/reports/sample/download", { headers });
	expect([led.status, led.headers.get("location")]).toEqual([302, "/reports/sample"]);
});
