import { expect, test } from "vitest";
import { cpuTimeOf, endsWithin } from "#domain/test/time-taken.ts";
import { someHome } from "#tools/source-sim/fixtures/listings.ts";
import { simulatedOnTheMarketPage } from "#tools/source-sim/pages/onthemarket-page.ts";
import { simulatedRightmovePage } from "#tools/source-sim/pages/rightmove-page.ts";
import { html, ON_THE_MARKET, RIGHTMOVE, reading, ZOOPLA } from "./test/reading.ts";

const page = simulatedRightmovePage(someHome());
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A body that is made as it is read, and how many bytes of it were. */
function streamed(next: (sent: number) => Uint8Array | null, pauseMs = 0) {
	const state = { sent: 0, isCancelled: false };
	const body = new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				await new Promise((resolve) => setTimeout(resolve, pauseMs));
				const chunk = next(state.sent);
				if (chunk === null) {
					controller.close();
					return;
				}
				state.sent += chunk.byteLength;
				controller.enqueue(chunk);
			},
			cancel() {
				state.isCancelled = true;
			},
		},
		{ highWaterMark: 0 },
	);
	return { body, state };
}

const blocked = { why: "portal_blocks" };
const unreadable = { why: "listing_unreadable" };
const silent = { why: "portal_silent" };

test("a portal learns what page is wanted and by which product, and nothing of who wants it", async () => {
	const { facts, asked } = reading(`${RIGHTMOVE}?utm_source=share#/?channel=RES_BUY`, page);
	await facts;
	expect(asked).toHaveLength(1);
	expect(asked[0]?.url).toBe(RIGHTMOVE);
	expect(asked[0]?.init).toEqual({
		headers: {
			"User-Agent": "Lettable/1.0 (reads one page at a visitor's request)",
			Accept: "text/html",
			"Accept-Language": "en-GB,en;q=0.9",
		},
		redirect: "manual",
		signal: expect.any(AbortSignal),
	});
});

test.each([
	[401, "portal_blocks"],
	[403, "portal_blocks"],
	[405, "portal_blocks"],
	[429, "portal_blocks"],
	[404, "listing_withdrawn"],
	[410, "listing_withdrawn"],
	[500, "portal_silent"],
	[502, "portal_silent"],
	[503, "portal_silent"],
	[300, "portal_silent"],
])("status %i is %s, and is not asked again", async (status, why) => {
	const { facts, asked } = reading(RIGHTMOVE, new Response(page, { status }));
	await expect(facts).rejects.toMatchObject({ name: "ListingFault", why });
	expect(asked).toHaveLength(1);
});

test.each([
	["30", 30],
	["86400", null],
	["tomorrow", null],
])("a pause of %j is handed on as %j seconds", async (pause, retryAfter) => {
	const busy = new Response("", { status: 503, headers: { "Retry-After": pause } });
	await expect(reading(RIGHTMOVE, busy).facts).rejects.toMatchObject({ ...silent, retryAfter });
});

test.each([
	["an empty page", html("")],
	["no body", html("", { "Content-Length": "0" })],
	["a short notice", html("<title>One moment</title>")],
	["a status for no content", new Response(null, { status: 204 })],
	["a long captcha", html(`<div id="px-captcha"></div>${" ".repeat(50_000)}`)],
	["a challenge that is named so", html(page, { "cf-mitigated": "challenge" })],
])("%s is a portal that blocks", async (_, answer) => {
	await expect(reading(RIGHTMOVE, answer).facts).rejects.toMatchObject(blocked);
});

test.each([
	["a long page without data", html(`<p>${"text ".repeat(20_000)}</p>`)],
	["a picture", html(page, { "Content-Type": "image/png" })],
	["JSON", html(page, { "Content-Type": "application/json" })],
	["data that is no JSON", html("<script>window.PAGE_MODEL = {propertyData: 1};</script>")],
	["data that does not end", html('<script>window.PAGE_MODEL = {"propertyData": {"id":')],
	["data of something else", html("<script>window.PAGE_MODEL = {};</script>")],
	["nested brackets", html(`<script>window.PAGE_MODEL = {"a":${"[".repeat(1_000_000)}`)],
	[
		"brackets nested in the text",
		html(`<script>window.PAGE_MODEL = {"data":"${"[".repeat(1_000_000)}"}`),
	],
])("%s is unreadable", async (_, answer) => {
	await expect(reading(RIGHTMOVE, answer).facts).rejects.toMatchObject(unreadable);
});

test("a page without a type is read as one", async () => {
	const bare = new Response(bytesOf(page));
	expect(await reading(RIGHTMOVE, bare).facts).toMatchObject({ postcode: "M14 5LL" });
});

test.each([
	["the same page", RIGHTMOVE],
	["the same page by another name", "https://m.rightmove.co.uk/properties/100000001?x=1"],
	["the same page over http", "http://www.rightmove.co.uk/properties/100000001"],
	["a path", "/property-for-sale/property-100000001.html"],
])("%s is followed, at an address made again", async (_, location) => {
	const moved = new Response("", { status: 301, headers: { Location: location } });
	const { facts, asked } = reading(RIGHTMOVE, [moved, html(page)]);
	expect(await facts).toMatchObject({ postcode: "M14 5LL" });
	expect(asked.map(({ url }) => url)).toEqual([RIGHTMOVE, RIGHTMOVE]);
});

test("a home that is now under new homes is followed there", async () => {
	const location = "/new-homes/details/100000003/";
	const moved = new Response("", { status: 308, headers: { Location: location } });
	const { facts, asked } = reading(ZOOPLA, [moved, new Response("", { status: 410 })]);
	await expect(facts).rejects.toMatchObject({ why: "listing_withdrawn" });
	expect(asked[1]?.url).toBe(`https://www.zoopla.co.uk${location}`);
});

test("an endless redirect is followed three times", async () => {
	const moved = new Response("", { status: 302, headers: { Location: RIGHTMOVE } });
	const { facts, asked } = reading(RIGHTMOVE, moved);
	await expect(facts).rejects.toMatchObject(silent);
	expect(asked).toHaveLength(4);
});

test.each([
	["/property-for-sale/find.html?locationIdentifier=OUTCODE%5E1", "listing_withdrawn"],
	["https://www.rightmove.co.uk/properties/100000009", "listing_withdrawn"],
	["https://my.rightmove.co.uk/login", "listing_withdrawn"],
	["/captcha?return=/properties/100000001", "portal_blocks"],
	["https://www.zoopla.co.uk/for-sale/details/100000001/", "listing_unreadable"],
	["https://www.rightmove.co.uk.evil.example/properties/100000001", "listing_unreadable"],
	["https://www.rightmove.co.uk@evil.example/properties/100000001", "listing_unreadable"],
	["https://evil.example/(https://www.rightmove.co.uk/properties/100000001)", "listing_unreadable"],
	["https://www.rightmove.co.uk:8443/properties/100000001", "listing_unreadable"],
	["//evil.example/properties/100000001", "listing_unreadable"],
	["\\\\evil.example\\properties\\100000001", "listing_unreadable"],
	["http://127.0.0.1/properties/100000001", "listing_unreadable"],
	["http://localhost:8787/api/admin", "listing_unreadable"],
	["http://169.254.169.254/latest/meta-data/", "listing_unreadable"],
	["http://[::1]/properties/100000001", "listing_unreadable"],
	["http://10.0.0.1/", "listing_unreadable"],
	["file:///etc/passwd", "listing_unreadable"],
	["javascript:alert(1)", "listing_unreadable"],
	["http://", "listing_unreadable"],
])("a redirect to %s is not followed: %s", async (location, why) => {
	const moved = new Response("", { status: 302, headers: { Location: location } });
	const { facts, asked } = reading(RIGHTMOVE, [moved, html(page)]);
	await expect(facts).rejects.toMatchObject({ why });
	expect(asked).toHaveLength(1);
});

test("a lost connection is silence", async () => {
	const lost = () => Promise.reject(new TypeError("fetch failed"));
	await expect(reading(RIGHTMOVE, lost).facts).rejects.toMatchObject(silent);
});

test("a page that breaks off in its data is silence, and one that breaks off behind it is whole", async () => {
	const end = page.indexOf("</script>", page.indexOf("__PAGE_MODEL"));
	const cutAt = (length: number) =>
		streamed((sent) => {
			if (sent > 0) {
				throw new TypeError("terminated");
			}
			return bytesOf(page.slice(0, length));
		}).body;
	const cut = reading(RIGHTMOVE, async () => html(cutAt(end - 100)));
	await expect(cut.facts).rejects.toMatchObject(silent);
	const enough = reading(RIGHTMOVE, async () => html(cutAt(end)));
	expect(await enough.facts).toMatchObject({ postcode: "M14 5LL" });
});

test.each([
	["a refusal", { status: 403 }],
	["a redirect", { status: 302, headers: { Location: "https://evil.example/" } }],
	["what is no page", { status: 200, headers: { "Content-Type": "video/mp4" } }],
])("the body of %s is not taken", async (_, init) => {
	const { body, state } = streamed(() => bytesOf(page));
	await expect(reading(RIGHTMOVE, new Response(body, init)).facts).rejects.toBeDefined();
	expect(state).toEqual({ sent: 0, isCancelled: true });
});

test("what stands behind the data is never sent", async () => {
	const { body, state } = streamed((sent) => bytesOf(sent === 0 ? page : "x".repeat(65_536)));
	expect(await reading(RIGHTMOVE, html(body)).facts).toMatchObject({ postcode: "M14 5LL" });
	expect(state.isCancelled).toBe(true);
	expect(state.sent).toBeLessThan(page.length + 200_000);
});

test("of a page of 100 MB five are taken, and none of them kept", async () => {
	const chunk = bytesOf("<p>All work and no play.</p>".repeat(2_500));
	const { body, state } = streamed((sent) => (sent < 100_000_000 ? chunk : null));
	const before = process.memoryUsage();
	await expect(reading(RIGHTMOVE, html(body), 20_000).facts).rejects.toMatchObject(unreadable);
	const { heapUsed, arrayBuffers } = process.memoryUsage();
	expect(state.isCancelled).toBe(true);
	expect(state.sent).toBeGreaterThan(4_900_000);
	expect(state.sent).toBeLessThan(5_200_000);
	expect(heapUsed - before.heapUsed + (arrayBuffers - before.arrayBuffers)).toBeLessThan(
		40_000_000,
	);
});

test.each([
	["open braces", RIGHTMOVE, `window.PAGE_MODEL = {${"{".repeat(4_900_000)}`],
	["a text that does not end", RIGHTMOVE, `window.PAGE_MODEL = {"${"a".repeat(4_900_000)}`],
	["openings of scripts", ON_THE_MARKET, "<script ".repeat(600_000)],
	["headings", ON_THE_MARKET, "<h1 ".repeat(1_200_000)],
	["pieces", ZOOPLA, 'self.__next_f.push([1,"{"])'.repeat(180_000)],
	[
		"prices",
		ZOOPLA,
		`self.__next_f.push([1,"${String.raw`\"priceActual\":\"displayAddress\":\"`.repeat(130_000)}"])`,
	],
])("5 MB of %s are seen through in no time", async (_, address, text) => {
	const took = await cpuTimeOf(() =>
		expect(reading(address, text, 20_000).facts).rejects.toBeDefined(),
	);
	expect(took).toBeLessThan(4_000);
});

test("a page that drips is given up on at the limit, and its sender told to stop", async () => {
	const { body, state } = streamed(() => bytesOf(" "), 20);
	const given = reading(RIGHTMOVE, html(body), 300).facts;
	expect(await endsWithin(1_500, given)).toBe(true);
	await expect(given).rejects.toMatchObject(silent);
	await expect.poll(() => state.isCancelled).toBe(true);
});

test("a portal that never answers is given up on at the limit, heeding its signal or not", async () => {
	const deaf = () => new Promise<Response>(() => undefined);
	await expect(reading(RIGHTMOVE, deaf, 50).facts).rejects.toMatchObject(silent);
});

test("redirects share the one limit", async () => {
	const slow = () =>
		new Promise<Response>((resolve) => {
			const moved = new Response("", { status: 302, headers: { Location: RIGHTMOVE } });
			setTimeout(() => resolve(moved), 80);
		});
	const given = reading(RIGHTMOVE, slow, 120).facts;
	expect(await endsWithin(400, given)).toBe(true);
	await expect(given).rejects.toMatchObject(silent);
});

test("a letter that the network cuts in two is whole again", async () => {
	const text = simulatedOnTheMarketPage(someHome({ id: "100000004", street: "Stryd y Tŷ" }));
	const bytes = bytesOf(text);
	// The address stands in the heading's script alone, behind nothing but letters of one byte.
	const middle = text.indexOf("ŷ") + 1;
	const { body } = streamed((sent) => {
		const [from, to] = sent === 0 ? [0, middle] : [sent, bytes.length];
		return from < to ? bytes.slice(from, to) : null;
	});
	expect(await reading(ON_THE_MARKET, html(body)).facts).toMatchObject({
		address: "Stryd y Tŷ, Manchester, M14",
		price: 250_000,
	});
});
