import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { screenNames } from "#domain/base/screens.ts";
import { connect } from "#worker/db/client.ts";
import { eventCounts } from "#worker/db/schema/counts.ts";
import { offline } from "#worker/test/ask-app.ts";
import { Browser, member } from "#worker/test/browser.ts";

const db = connect(env.DB);

/** Each test has a day of its own. */
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);

async function viewsOn(day: string): Promise<Record<string, number>> {
	const rows = await db
		.select()
		.from(eventCounts)
		.where(and(eq(eventCounts.event, "page_view"), eq(eventCounts.day, day)));
	return Object.fromEntries(rows.map(({ subject, count }) => [subject, count]));
}

const open = (browser: Browser, json: unknown, now: number, headers = {}) =>
	browser.ask("/api/page-views", { json, now, headers });

test("a screen that was opened is counted by its name, on the day that it is in London", async () => {
	const browser = new Browser();
	const late = Date.parse("2026-07-01T23:30:00Z");
	const answers = [
		await open(browser, { screen: "home" }, noonOf("2026-07-01")),
		await open(browser, { screen: "home" }, noonOf("2026-07-01")),
		await open(browser, { screen: "property" }, noonOf("2026-07-01")),
		await open(browser, { screen: "property" }, late),
	];
	expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
	expect(await viewsOn("2026-07-01")).toEqual({ home: 2, property: 1 });
	expect(await viewsOn("2026-07-02")).toEqual({ property: 1 });
});

test("every screen may be counted, but the panel is not", async () => {
	const now = noonOf("2026-07-03");
	for (const screen of screenNames) {
		expect((await open(new Browser(), { screen }, now)).status).toBe(204);
	}
	const others = screenNames.filter((name) => name !== "admin");
	expect(await viewsOn("2026-07-03")).toEqual(Object.fromEntries(others.map((name) => [name, 1])));
});

test("programs, and pages that a browser opens in advance, are answered and not counted", async () => {
	const now = noonOf("2026-07-04");
	for (const headers of [{ "user-agent": "Googlebot/2.1" }, { purpose: "prefetch" }]) {
		expect((await open(new Browser(), { screen: "home" }, now, headers)).status).toBe(204);
	}
	expect(await viewsOn("2026-07-04")).toEqual({});
});

test.each([{}, { screen: "nowhere" }, { screen: "/property/M145LL" }, { screen: 1 }])(
	"%j is no screen and is refused",
	async (json) => {
		const now = noonOf("2026-07-05");
		expect((await open(new Browser(), json, now)).status).toBe(400);
		expect(await viewsOn("2026-07-05")).toEqual({});
	},
);

test("whoever opens screens without end is stopped, and may still pay", async () => {
	const keys: string[] = [];
	const PAY_LIMIT = {
		limit: async ({ key }: { key: string }) => {
			keys.push(key);
			return { success: !key.startsWith("views ") };
		},
	};
	const browser = new Browser({ address: "203.0.113.9", bindings: { ...offline, PAY_LIMIT } });
	const response = await open(browser, { screen: "home" }, noonOf("2026-07-06"));
	expect(response.status).toBe(429);
	expect(response.headers.get("retry-after")).toBe("60");
	expect(await viewsOn("2026-07-06")).toEqual({});
	const json = { reportId: "rpt_abcdefghijklmnopqrstuv", email: "a@example.com" };
	expect((await browser.ask("/api/create-payment-intent", { json })).status).toBe(404);
	expect(keys).toEqual(["views 203.0.113.9", "203.0.113.9"]);
});

const seeOffer = (browser: Browser, json: unknown, now: number, headers = {}) =>
	browser.ask("/api/offer-views", { json, now, headers });

async function offersOn(day: string): Promise<Record<string, number>> {
	const rows = await db
		.select()
		.from(eventCounts)
		.where(and(eq(eventCounts.event, "offer_seen"), eq(eventCounts.day, day)));
	return Object.fromEntries(rows.map(({ subject, count }) => [subject, count]));
}

test("an offer that was seen is counted by the verdicts above it, also by many at once", async () => {
	const now = noonOf("2026-07-11");
	const answers = await Promise.all([
		...Array.from({ length: 20 }, () =>
			seeOffer(new Browser(), { let: "yes_if", pays: "no" }, now),
		),
		seeOffer(new Browser(), { let: "yes", pays: "yes" }, now),
	]);
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
	expect(await offersOn("2026-07-11")).toEqual({ "yes_if/no": 20, "yes/yes": 1 });
});

test.each([
	{},
	{ let: "yes" },
	{ let: "yes", pays: "maybe" },
	{ let: "yes/no", pays: "no" },
	{ let: ["yes"], pays: "no" },
	{ let: "M14 5LL", pays: "no" },
	{ let: "x".repeat(100_000), pays: "no" },
])("rubbish in the place of verdicts is refused and not counted", async (json) => {
	const response = await seeOffer(new Browser(), json, noonOf("2026-07-12"));
	expect([400, 413]).toContain(response.status);
	expect(await offersOn("2026-07-12")).toEqual({});
});

test("what a browser says beside the verdicts is not kept", async () => {
	const json = { let: "no", pays: "no", postcode: "M14 5LL", count: 1_000 };
	expect((await seeOffer(new Browser(), json, noonOf("2026-07-13"))).status).toBe(204);
	expect(await offersOn("2026-07-13")).toEqual({ "no/no": 1 });
});

test("offers that programs see, or another site sends, are not counted", async () => {
	const now = noonOf("2026-07-14");
	const pair = { let: "yes", pays: "no" };
	await seeOffer(new Browser(), pair, now, { "user-agent": "Googlebot/2.1" });
	await seeOffer(new Browser(), pair, now, { origin: "https://elsewhere.example" });
	expect(await offersOn("2026-07-14")).toEqual({});
});

test("nothing is read or set that would tell who it was", async () => {
	const { browser } = await member();
	let isAsked = false;
	const DB = new Proxy(env.DB, {
		get(target, key) {
			const value = Reflect.get(target, key);
			if (key !== "prepare") {
				return typeof value === "function" ? value.bind(target) : value;
			}
			return (sql: string) => {
				isAsked ||= !sql.includes("event_counts");
				return target.prepare(sql);
			};
		},
	});
	const signedIn = browser.copy({ ...offline, DB });
	const response = await open(signedIn, { screen: "reports" }, noonOf("2026-07-07"));
	expect(response.headers.get("set-cookie")).toBeNull();
	expect(isAsked).toBe(false);
	expect(await viewsOn("2026-07-07")).toEqual({ reports: 1 });
});

test("another site cannot have its visitors counted", async () => {
	const headers = { origin: "https://elsewhere.example" };
	const response = await open(new Browser(), { screen: "home" }, noonOf("2026-07-08"), headers);
	expect(response.status).toBe(403);
	expect(await viewsOn("2026-07-08")).toEqual({});
});
