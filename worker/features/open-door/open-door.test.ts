import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { HomeKept } from "#contracts/homes.ts";
import {
	ApiAreaAnswer,
	ApiAreaList,
	ApiHomeAnswer,
	ApiHomeEventList,
	ApiHomeList,
	ApiReport,
	ApiReportList,
	LicensingAnswer,
	RegisterChanges,
	RegisterRows,
} from "#contracts/open-door-lists.ts";
import { connect } from "#worker/db/client.ts";
import { homeEvents } from "#worker/db/schema/homes.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { type Browser, member } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { someReport } from "#worker/test/shop.ts";
import { askByKey, someApiKey } from "#worker/test/some-api-key.ts";
import { someGrant } from "#worker/test/some-grant.ts";

beforeAll(loadReferenceData);

async function holder() {
	const { browser, id } = await member();
	return { browser, id, key: (await someApiKey(browser)).key };
}

const jsonOf = async (response: Response) => {
	expect(response.status, await response.clone().text()).toBe(200);
	return response.json();
};

async function homeOf(browser: Browser): Promise<string> {
	const home = { standing: "let", postcode: "M14 5LL", stated: { owned: true } };
	const made = await browser.ask("/api/homes", { json: home });
	return (await made.json<HomeKept>()).id;
}

test("licensing of a postcode is told with proof, page and day", async () => {
	const { key } = await holder();
	const answer = LicensingAnswer.parse(
		await jsonOf(await askByKey(key, "/licensing/m145ll?use=hmo&people=5")),
	);
	expect(answer).toMatchObject({ postcode: "M14 5LL", asOf: "2026-11-20", use: "hmo" });
	const mandatory = answer.licensing.find(({ scheme }) => scheme === "mandatory");
	expect(mandatory).toMatchObject({ verdict: "required", applies: true });
	expect((await askByKey(key, "/licensing/nowhere")).status).toBe(400);
});

test("councils are listed in pages and found by code, the price of their areas for plans alone", async () => {
	const { key, id } = await holder();
	const first = ApiAreaList.parse(await jsonOf(await askByKey(key, "/areas?limit=2")));
	expect(first.items).toHaveLength(2);
	const next = await jsonOf(await askByKey(key, `/areas?limit=2&cursor=${first.next}`));
	expect(ApiAreaList.parse(next).items[0]?.code).not.toBe(first.items[0]?.code);
	const council = async () =>
		ApiAreaAnswer.parse(await jsonOf(await askByKey(key, "/areas/E08000003")));
	expect(await council()).toMatchObject({ name: "Manchester", figures: { price: null } });
	await someGrant(id);
	expect((await council()).figures.price?.areas.length).toBeGreaterThan(10);
	expect((await askByKey(key, "/areas/E08999999")).status).toBe(404);
	expect((await askByKey(key, "/areas?cursor=E99")).status).toBe(400);
});

test("the register is given in pages, of one council, of a past day, and by line", async () => {
	const { key } = await holder();
	const all: string[] = [];
	let cursor: string | null = "";
	while (cursor !== null) {
		const path: string = `/register?limit=200${cursor === "" ? "" : `&cursor=${cursor}`}`;
		const page = RegisterRows.parse(await jsonOf(await askByKey(key, path)));
		all.push(...page.items.map(({ id }) => id));
		cursor = page.next;
	}
	expect(new Set(all).size).toBe(all.length);
	expect(all.length).toBeGreaterThan(300);
	const one = await jsonOf(await askByKey(key, "/register?authority=E08000003"));
	expect(new Set(RegisterRows.parse(one).items.map(({ authority }) => authority))).toEqual(
		new Set(["Manchester"]),
	);
	expect((await askByKey(key, "/register?asOf=2019-01-01")).status).toBe(404);
	const lines = await askByKey(key, "/register?limit=3", {
		headers: { accept: "application/x-ndjson" },
	});
	expect(lines.headers.get("Content-Type")).toContain("application/x-ndjson");
	expect(lines.headers.get("Link")).toMatch(
		/^<\/api\/v1\/register\?limit=3&cursor=.+>; rel="next"$/,
	);
	const text = await lines.text();
	expect(
		text
			.trim()
			.split("\n")
			.map((line) => JSON.parse(line).id),
	).toEqual(all.slice(0, 3));
	RegisterChanges.parse(await jsonOf(await askByKey(key, "/register/changes")));
});

test("an account's homes and what changed for them are its own key's alone", async () => {
	const { browser, key } = await holder();
	const stranger = await holder();
	const id = await homeOf(browser);
	const list = ApiHomeList.parse(await jsonOf(await askByKey(key, "/homes")));
	expect(list.items).toMatchObject([{ id, postcode: "M14 5LL", standing: "let" }]);
	const opened = ApiHomeAnswer.parse(await jsonOf(await askByKey(key, `/homes/${id}`)));
	expect(opened.requirements.length).toBeGreaterThan(3);
	await connect(env.DB)
		.insert(homeEvents)
		.values(
			[1, 2, 3].map((at) => ({
				homeId: id,
				key: `k${at}`,
				at,
				event: JSON.stringify({
					...{ key: `k${at}`, homeId: id, facet: "band", cause: "edition", foundOn: "2026-11-20" },
					...{ title: "Band", from: "D", to: "E", why: "New.", page: null, answer: null },
					...{ isAnswerChanged: false, next: null, weight: 1 },
				}),
			})),
		);
	const events = async (query: string) =>
		ApiHomeEventList.parse(await jsonOf(await askByKey(key, `/homes/${id}/events${query}`)));
	const newest = await events("?limit=2");
	expect(newest.items.map((event) => event.key)).toEqual(["k3", "k2"]);
	const rest = await events(`?limit=2&cursor=${newest.next}`);
	expect(rest).toMatchObject({ items: [{ key: "k1" }], next: null });
	for (const path of [`/homes/${id}`, `/homes/${id}/events`]) {
		expect((await askByKey(stranger.key, path)).status).toBe(404);
	}
	const others = ApiHomeList.parse(await jsonOf(await askByKey(stranger.key, "/homes")));
	expect(others.items).toEqual([]);
	const reader = await someApiKey(browser, { scopes: ["read"] });
	expect((await askByKey(reader.key, "/homes")).status).toBe(403);
});

test("an account's reports are listed without the address of a certificate, and are its own key's alone", async () => {
	const { id: userId, key } = await holder();
	const stranger = await holder();
	const id = await someReport({ userId, address: "1 Secret Street", state: "paid", paidAt: NOW });
	const list = ApiReportList.parse(await jsonOf(await askByKey(key, "/reports")));
	expect(list.items).toMatchObject([{ id, state: "paid" }]);
	const text = await (await askByKey(key, `/reports/${id}`)).text();
	expect(ApiReport.parse(JSON.parse(text))).toMatchObject({ id });
	expect(text).not.toContain("Secret Street");
	const ofNobody = await someReport({ state: "paid", paidAt: NOW });
	for (const path of [`/reports/${id}`, `/reports/${ofNobody}`]) {
		expect((await askByKey(stranger.key, path)).status).toBe(404);
	}
});
