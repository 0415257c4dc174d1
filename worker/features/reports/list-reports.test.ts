import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ReportList } from "#contracts/report-list.ts";
import { connect } from "#worker/db/client.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { newId, randomToken } from "#worker/platform/ids.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { type Browser, member } from "#worker/test/browser.ts";
import { someReport } from "#worker/test/shop.ts";

async function page(browser: Browser, query = ""): Promise<ReportList> {
	const response = await browser.ask(`/api/reports/user${query}`);
	expect(response.status).toBe(200);
	return response.json();
}

test("somebody's reports are listed newest first, and nobody else's", async () => {
	const [owner, other] = [await member(), await member()];
	await someReport({ userId: other.id });
	await someReport();
	const older = await someReport({ userId: owner.id, createdAt: NOW - 1, grossYield: 6.25 });
	const newer = await someReport({ userId: owner.id, state: "paid" });

	const { reports: listed, next } = await page(owner.browser);

	expect(listed.map(({ id }) => id)).toEqual([newer, older]);
	expect(listed[1]).toMatchObject({ isPaid: false, riskScore: 59, estimatedRentalYield: 6.25 });
	expect(next).toBeNull();
});

test("a report is listed with its answers in their own words, and one that keeps none or cannot be read without", async () => {
	const owner = await member();
	const answered = {
		let: { sign: "paper", word: "With a licence", figure: "£887 fee" },
		pays: { sign: "no", word: "No", figure: "−£2,400 a year" },
		risk: { sign: "risk", word: "Flood zone 3", figure: "" },
	};
	await someReport({ userId: owner.id, createdAt: NOW - 2, answered: '{"let":"yes"}' });
	await someReport({ userId: owner.id, createdAt: NOW - 1 });
	await someReport({ userId: owner.id, answered: JSON.stringify(answered) });

	const { reports: listed } = await page(owner.browser);

	expect(listed.map(({ answered }) => answered)).toEqual([answered, null, null]);
});

/** Many reports of one account, three made at each instant. */
async function fill(userId: string, count: number): Promise<void> {
	const db = connect(env.DB);
	for (let at = 0; at < count; at += 5) {
		await db.insert(reports).values(
			Array.from({ length: Math.min(5, count - at) }, (_, index) => ({
				id: newId("rpt", randomToken),
				userId,
				createdAt: NOW - Math.floor((at + index) / 3),
				postcode: "M14 5LL",
				assessedOn: "2026-11-20",
				methodologyVersion: 1,
			})),
		);
	}
}

test("a thousand reports come in pages, each once, whatever was made meanwhile", async () => {
	const owner = await member();
	await fill(owner.id, 1_000);
	const seen: string[] = [];
	let before: string | null = null;
	do {
		const { reports: listed, next }: ReportList = await page(
			owner.browser,
			`?limit=100${before ? `&before=${before}` : ""}`,
		);
		seen.push(...listed.map(({ id }) => id));
		await someReport({ userId: owner.id, createdAt: NOW + seen.length });
		before = next;
	} while (before);
	expect(seen).toHaveLength(1_000);
	expect(new Set(seen).size).toBe(1_000);
});

const idsOf = async (browser: Browser, query: string) =>
	(await page(browser, query)).reports.map(({ id }) => id);

test("reports stand as their owner wants them, with what was not stated last, and page by page alike", async () => {
	const { id: userId, browser } = await member();
	const cheap = await someReport({
		userId,
		createdAt: NOW - 3,
		rent: 80_000,
		price: 9_000_000,
		investmentScore: 70,
		name: "zebra",
	});
	const dear = await someReport({
		userId,
		createdAt: NOW - 2,
		rent: 150_000,
		price: 25_000_000,
		investmentScore: null,
		address: "1 Ada Street",
	});
	const bare = await someReport({ userId, createdAt: NOW - 1, investmentScore: 20 });
	const wanted = {
		newest: [bare, dear, cheap],
		oldest: [cheap, dear, bare],
		rent: [dear, cheap, bare],
		price: [dear, cheap, bare],
		score: [cheap, bare, dear],
		name: [dear, bare, cheap],
	};
	for (const [sort, ids] of Object.entries(wanted)) {
		expect([sort, await idsOf(browser, `?sort=${sort}`)]).toEqual([sort, ids]);
		const first = await page(browser, `?sort=${sort}&limit=2`);
		const rest = await idsOf(browser, `?sort=${sort}&limit=2&before=${first.next}`);
		expect([...first.reports.map(({ id }) => id), ...rest]).toEqual(ids);
	}
});

test("a report is found by its name, address, postcode and note, whatever the case, and by nobody else's", async () => {
	const { id: userId, browser } = await member();
	const named = await someReport({ userId, name: "The Élan corner", note: "Roof: 100% new" });
	const other = await someReport({ userId, postcode: "B1 2AB", address: "5 Ada Street" });
	await someReport({ userId: (await member()).id, name: "corner" });
	const found = (text: string) => idsOf(browser, `?find=${encodeURIComponent(text)}`);
	expect(await found("CORNER")).toEqual([named]);
	expect(await found("100%")).toEqual([named]);
	expect(await found("m145ll")).toEqual([named]);
	expect(await found("b1 2")).toEqual([other]);
	expect(await found("ada str")).toEqual([other]);
	expect(await found("nowhere")).toEqual([]);
	// What separates two of its texts is in none of them.
	expect(await found("corner\n")).toEqual([named]);
	expect(await found("%")).toEqual([named]);
});

test("a row tells how the home is to be let and what its buyer stated, in pounds", async () => {
	const { id: userId, browser } = await member();
	await someReport({ userId, use: "hmo", rent: 105_050, price: 16_500_000 });
	expect((await page(browser)).reports[0]).toMatchObject({
		use: "hmo",
		rent: 1_050.5,
		price: 165_000,
		name: null,
		note: null,
		archivedAt: null,
	});
});

test("a page takes one round trip to D1 besides the session's, however many reports there are", async () => {
	let trips = 0;
	const counting = new Proxy(env.DB, {
		get(target, name) {
			if (name === "prepare") {
				trips += 1;
			}
			const value = Reflect.get(target, name);
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
	const owner = await member({ bindings: { ...offline, DB: counting } });
	await fill(owner.id, 60);
	trips = 0;
	expect((await page(owner.browser)).reports).toHaveLength(20);
	expect(trips).toBe(2);
});

test.each([
	"?limit=0",
	"?limit=101",
	"?limit=x",
	"?before=x",
	"?before=1.",
	"?before=%00",
	"?before=e30.x",
	"?sort=x",
	"?archived=1",
	`?find=${"x".repeat(101)}`,
])("%s is refused", async (query) => {
	const { browser } = await member();
	expect((await browser.ask(`/api/reports/user${query}`)).status).toBe(400);
});
