import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { Fetch } from "#datasets/http/read-body.ts";
import { listings } from "#tools/source-sim/fixtures/listings.ts";
import { simulatedRightmovePage } from "#tools/source-sim/pages/rightmove-page.ts";
import { connect } from "#worker/db/client.ts";
import { eventCounts } from "#worker/db/schema/counts.ts";
import { askApp, online } from "#worker/test/ask-app.ts";
import { Browser, ORIGIN } from "#worker/test/browser.ts";
import { answering, importing, NEARBY, PATH, SALE } from "#worker/test/importing.ts";
import { simulatedFetch } from "#worker/test/simulated-fetch.ts";

test.each([
	["", "Please enter a Rightmove or Zoopla property URL"],
	["   ", "Please enter a Rightmove or Zoopla property URL"],
	["x".repeat(2_001), "That link is too long"],
])("the link %j is refused in words", async (url, message) => {
	const response = await importing(url);
	expect(response.status).toBe(400);
	expect(await response.json()).toMatchObject({ code: "invalid_input", fields: { url: message } });
});

test.each([[null], [7], [["https://www.rightmove.co.uk/properties/100000001"]], [{}]])(
	"%j is no link",
	async (url) => {
		expect((await importing(url)).status).toBe(400);
	},
);

test("a megabyte of rubbish is refused unread", async () => {
	const { fetch, asked } = simulatedFetch();
	expect((await importing("x".repeat(1_000_000), { fetch })).status).toBe(413);
	expect(asked).toEqual([]);
});

test("beyond the limit nothing is done, and the visitor told when to come back", async () => {
	const keys: string[] = [];
	const IMPORT_LIMIT = {
		limit: async ({ key }: { key: string }) => {
			keys.push(key);
			return { success: false };
		},
	};
	const { fetch, asked } = simulatedFetch();
	const bindings = { ...online, IMPORT_LIMIT };
	const browser = new Browser({ address: "203.0.113.9", bindings, fetch });
	const response = await browser.ask(PATH, { json: { url: SALE } });
	expect(response.status).toBe(429);
	expect(response.headers.get("retry-after")).toBe("60");
	expect(await response.json()).toMatchObject({ code: "rate_limited" });
	expect(keys).toEqual(["203.0.113.9"]);
	expect(asked).toEqual([]);
});

test("another site cannot make a visitor's browser import", async () => {
	const { fetch, asked } = simulatedFetch();
	const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
	expect((await importing(SALE, { fetch, headers })).status).toBe(403);
	expect(asked).toEqual([]);
});

test("the answer is kept nowhere between us and the visitor", async () => {
	expect((await importing(SALE)).headers.get("cache-control")).toBe("no-store");
});

/** Each test has a day of its own, on which nothing else is counted. */
async function countsOn(day: string): Promise<string[]> {
	const rows = await connect(env.DB).select().from(eventCounts).where(eq(eventCounts.day, day));
	return rows.map(({ event, subject, count }) => `${event} ${subject} ${count}`).toSorted();
}

test("imports are counted by portal as read or failed, and a link to nowhere is not", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	const now = Date.parse("2017-03-01T12:00:00Z");
	for (const url of [
		SALE,
		SALE,
		NEARBY,
		"zoopla.co.uk/for-sale/details/100000006",
		"example.com",
	]) {
		await importing(url, { now });
	}
	await importing(SALE, { now, headers: { "user-agent": "Googlebot/2.1" } });
	logged.mockRestore();
	expect(await countsOn("2017-03-01")).toEqual([
		"listing_failed zoopla 1",
		"listing_read rightmove 2",
		"listing_read zoopla 1",
	]);
});

test("neither the page nor its address is written to the log", async () => {
	const lines: unknown[] = [];
	const spies = (["info", "error"] as const).map((level) =>
		vi.spyOn(console, level).mockImplementation((line) => void lines.push(line)),
	);
	await importing(SALE, { fetch: answering(200, simulatedRightmovePage(listings.rightmove[1])) });
	await importing(SALE);
	for (const spy of spies) {
		spy.mockRestore();
	}
	expect(lines.join("\n")).toContain('"portal":"rightmove","why":"listing_unreadable"');
	expect(lines.join("\n")).not.toMatch(/100000001|rightmove\.co\.uk|Invented|BN2|M14/);
});

test("what visitors say of themselves does not reach the portal", async () => {
	const sent: (RequestInit | undefined)[] = [];
	const { fetch: simulated } = simulatedFetch();
	const fetch: Fetch = (url, init) => {
		sent.push(init);
		return simulated(url, init);
	};
	await askApp(`${ORIGIN}${PATH}`, {
		bindings: online,
		fetch,
		init: {
			method: "POST",
			headers: {
				"content-type": "application/json",
				"user-agent": "A visitor's browser",
				"accept-language": "cy",
				"cf-connecting-ip": "203.0.113.1",
			},
			body: JSON.stringify({ url: SALE }),
		},
	});
	expect(JSON.stringify(sent)).not.toMatch(/visitor's browser|cy"|203\.0/);
	expect(sent[0]?.headers).toMatchObject({ "User-Agent": expect.stringMatching(/^Lettable\//) });
});
