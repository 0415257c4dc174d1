import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { HomeKept, HomesFeed } from "#contracts/homes.ts";
import { DAY, londonDay } from "#domain/base/calendar.ts";
import { CALENDAR_TYPE } from "#domain/base/icalendar.ts";
import { connect } from "#worker/db/client.ts";
import { homeFeeds, homes } from "#worker/db/schema/homes.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { askApp, NOW, offline } from "#worker/test/ask-app.ts";
import { type Browser, member, PASSWORD } from "#worker/test/browser.ts";

const db = connect(env.DB);
const FEED = "/api/homes/feed";
const held = (inDays: number) => ({ hasGas: true, gasUntil: londonDay(NOW + inDays * DAY) });

async function keep(browser: Browser, over: object = {}): Promise<string> {
	const home = {
		...{ standing: "let", postcode: "M14 5LL", address: randomToken() },
		...{ stated: { owned: true }, held: held(10), ...over },
	};
	return (await (await browser.ask("/api/homes", { json: home })).json<HomeKept>()).id;
}

const make = async (browser: Browser) =>
	(await (await browser.ask(FEED, { method: "POST" })).json<HomesFeed>()).path ?? "";
const uidsOf = (text: string) => [...text.matchAll(/UID:(.+)\r/g)].map(([, uid]) => uid);

test("the dates of all homes are one calendar, and an event keeps its uid when its date moves", async () => {
	const { browser } = await member();
	const id = await keep(browser, { reference: "The Mill" });
	const archived = await keep(browser, { reference: "Set aside" });
	await browser.ask(`/api/homes/${archived}/archived`, {
		method: "PUT",
		json: { isArchived: true },
	});

	const response = await browser.ask("/api/homes/dates.ics");
	expect(response.headers.get("content-type")).toBe(CALENDAR_TYPE);
	expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename=".+\.ics"$/);
	const before = await response.text();
	expect(before).toContain("SUMMARY:Gas safety check due (The Mill)");
	expect(before).not.toContain("Set aside");
	expect(before).toContain("DTSTART;VALUE=DATE:20261130");

	const [row] = await db.select().from(homes).where(eq(homes.id, id));
	await browser.ask(`/api/homes/${id}`, {
		method: "PUT",
		json: {
			home: { ...JSON.parse(row?.details ?? "{}"), held: held(20) },
			revisionSeen: 1,
		},
	});
	const after = await (await browser.ask("/api/homes/dates.ics", { now: NOW + DAY })).text();
	expect(after).toContain("DTSTART;VALUE=DATE:20261210");
	expect(uidsOf(after)).toEqual(uidsOf(before));
});

test("a secret address shows the dates to whoever has it, without a session, until it is withdrawn", async () => {
	const { browser, id: userId } = await member();
	await keep(browser, { reference: "The Mill" });
	expect(await (await browser.ask(FEED)).json()).toEqual({ path: null });

	const path = await make(browser);
	expect(path).toMatch(/^\/calendar\/[\w-]{44}\.ics$/);
	expect(await (await browser.ask(FEED)).json()).toEqual({ path });
	const feed = await askApp(path);
	expect(feed.status).toBe(200);
	expect(feed.headers.get("cache-control")).toBe("no-store");
	expect(feed.headers.get("x-robots-tag")).toBe("noindex");
	expect(feed.headers.get("referrer-policy")).toBe("no-referrer");
	expect(await feed.text()).toContain("The Mill");
	const kept = await db.select().from(homeFeeds).where(eq(homeFeeds.userId, userId));
	expect(JSON.stringify(kept)).not.toContain(path.slice(-26, -4));

	expect(await (await browser.ask(FEED, { method: "DELETE" })).json()).toEqual({ path: null });
	const gone = await askApp(path);
	expect(gone.status).toBe(410);
	expect(await gone.text()).not.toContain("VCALENDAR");
	const another = await make(browser);
	expect(another).not.toBe(path);
	expect((await askApp(path)).status).toBe(410);
});

test("made twice at once there is one address", async () => {
	const { browser, id } = await member();
	const [one, other] = await Promise.all([make(browser), make(browser.copy())]);
	expect(one).toBe(other);
	expect(await db.$count(homeFeeds, eq(homeFeeds.userId, id))).toBe(1);
});

test("a calendar shows no home of another account, whose withdrawal leaves it alone", async () => {
	const [owner, other] = [await member(), await member()];
	await keep(owner.browser, { reference: "The Mill" });
	const path = await make(owner.browser);
	const theirs = await make(other.browser);
	expect(theirs).not.toBe(path);
	expect(await (await askApp(theirs)).text()).not.toContain("The Mill");
	expect(await (await other.browser.ask("/api/homes/dates.ics")).text()).not.toContain("The Mill");
	await other.browser.ask(FEED, { method: "DELETE" });
	expect((await askApp(path)).status).toBe(200);
});

test.each([
	[
		"a letter changed",
		(path: string) => `${path.slice(0, -5)}${path.at(-5) === "x" ? "y" : "x"}.ics`,
	],
	["a cut", (path: string) => `${path.slice(0, -5)}.ics`],
	["nothing of ours", () => "/calendar/none.ics"],
])("an address with %s is none of ours", async (_, changed) => {
	const { browser } = await member();
	expect((await askApp(changed(await make(browser)))).status).toBe(404);
});

test("a calendar goes with its account, and is in the account's export without its secret", async () => {
	const { browser } = await member();
	const path = await make(browser);
	const text = await (await browser.ask("/api/account/export")).text();
	expect(JSON.parse(text).homesCalendar).toEqual({ madeAt: new Date(NOW).toISOString() });
	expect(text).not.toContain(path.slice(10, -4));
	await browser.ask("/api/account/delete", { json: { password: PASSWORD } });
	expect((await askApp(path)).status).toBe(410);
});

test("where no key is set there is no address, and it says so", async () => {
	const { browser } = await member();
	const response = await browser.copy({ ...offline, LINK_KEY: "" }).ask(FEED, { method: "POST" });
	expect(response.status).toBe(503);
	expect(await response.json()).toMatchObject({ message: "Links are switched off here." });
});
