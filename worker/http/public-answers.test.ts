import { expect, test } from "vitest";
import { NOW } from "#worker/test/ask-app.ts";
import { askPublicAnswers, isForEverybody, keptAtEdge } from "./public-answers.ts";

const ours = { PUBLIC_URL: "https://lettable.example" };

/** Whether the answer at a path is everybody's. */
const goesOn = (path: string, init?: RequestInit, env = ours) =>
	isForEverybody(new Request(`https://lettable.example${path}`, init), env);

test.each([
	"/",
	"/landing",
	"/privacy-policy",
	"/subscription",
	"/register",
	"/reports/sample",
	"/areas",
	"/areas/newham",
	"/sitemap.xml",
	"/register.json",
	"/register.csv",
	"/register/schema.json",
	"/register/changes.atom",
	"/api/areas",
	"/api/areas/newham",
	"/api/area-figures/E09000025",
	"/api/register/coverage",
])("%s is everybody's for whoever says nothing of themselves", (path) => {
	expect(goesOn(path)).toBe(true);
	expect(goesOn(path, { method: "HEAD", headers: { "Accept-Language": "cy" } })).toBe(true);
});

test.each([
	["a cookie", { headers: { cookie: "session=x" } }],
	["a cookie that is not ours", { headers: { cookie: "anything" } }],
	["an authorization", { headers: { authorization: "Bearer x" } }],
	["an edition held", { headers: { "if-none-match": '"3-json-369"' } }],
	["a body", { method: "POST", body: "x" }],
	["another method", { method: "OPTIONS" }],
])("%s keeps a request from the cache", (_, init) => {
	expect(goesOn("/register.json", init)).toBe(false);
	expect(goesOn("/areas/newham", init)).toBe(false);
});

test.each([
	"/areas?find=newham",
	"/register.json?asOf=2026-11-01",
	"/property/M145LL",
	"/api/property/preview/M145LL",
	"/reports/rpt_x",
	"/shared/x",
	"/auth",
	"/account",
	"/admin",
	"/unsubscribe/x",
	"/status",
	"/api/user",
	"/api/reports/sample",
	"/api/register/suggestions",
	"/nothing",
	"/areas/newham/more",
])("%s has no place in the cache", (path) => {
	expect(goesOn(path)).toBe(false);
});

test("without an address of our own nothing goes on, for the answer names the host that was asked", () => {
	expect(goesOn("/areas/newham", {}, { PUBLIC_URL: " " })).toBe(false);
});

const kept = (path: string, answer: Response, now = NOW) =>
	keptAtEdge(new Request(`https://lettable.example${path}`), answer, now).headers;

test("what rests on our tables is kept for an hour under their tag, and not beyond the day in London", () => {
	const headers = kept("/areas/newham", new Response("page"));
	expect(headers.get("Cache-Control")).toBe("public, max-age=3600, must-revalidate");
	expect(headers.get("Cache-Tag")).toBe("tables");
	// Summer time: the day in London ends at 23:00 UTC.
	const late = kept("/register.json", new Response("[]"), Date.UTC(2026, 6, 1, 22, 50));
	expect(late.get("Cache-Control")).toBe("public, max-age=600, must-revalidate");
});

test.each(["/", "/subscription", "/reports/sample", "/sitemap.xml"])(
	"%s, whose prices may change, is kept for a minute",
	(path) => {
		const headers = kept(path, new Response("page"));
		expect(headers.get("Cache-Control")).toBe("public, max-age=60, must-revalidate");
		expect(headers.get("Cache-Tag")).toBeNull();
	},
);

test.each([
	["a cookie", new Response("page", { headers: { "Set-Cookie": "session=x" } })],
	["a redirect", new Response(null, { status: 301, headers: { Location: "/areas" } })],
	["nothing there", new Response("", { status: 404 })],
	["a limit", new Response("", { status: 429 })],
	["a fault", new Response("", { status: 503 })],
])("an answer with %s is never kept", (_, answer) => {
	const headers = kept("/areas/newham", answer);
	expect(headers.get("Cache-Control")).toBe("no-store");
	expect(headers.get("Cache-Tag")).toBeNull();
});

test("an answer that stands as it was is kept on", () => {
	const headers = kept("/register.json", new Response(null, { status: 304 }));
	expect(headers.get("Cache-Control")).toContain("public");
});

/** Asks with these headers for an answer that says this of browsers, and returns what went on and what came back. */
async function ask(headers: HeadersInit, answer = new Response("page")) {
	const asked: Request[] = [];
	const entrypoint = {
		fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
			const request = new Request(input, init);
			asked.push(request);
			return keptAtEdge(request, answer, NOW);
		},
	};
	const request = new Request("https://lettable.example/areas/newham", { headers });
	return { given: await askPublicAnswers(request, entrypoint as Fetcher), asked };
}

test("nothing of a visitor goes on to the cache but the address that limits count by", async () => {
	const { asked } = await ask({
		"cf-connecting-ip": "192.0.2.1",
		"user-agent": "Somebody",
		"x-forwarded-host": "evil.example",
		range: "bytes=0-9",
	});
	expect(asked.map(({ headers }) => [...headers])).toEqual([[["cf-connecting-ip", "192.0.2.1"]]]);
	expect(asked[0]?.redirect).toBe("manual");
});

test.each(["private, no-cache", "no-store", "public, max-age=60", null])(
	"a browser is told %s, as without the cache, and nothing of it",
	async (told) => {
		const answer = new Response("page", {
			headers: told === null ? {} : { "Cache-Control": told },
		});
		const { given } = await ask({}, answer);
		given.headers.delete("content-type");
		expect([...given.headers]).toEqual(told === null ? [] : [["cache-control", told]]);
		expect(await given.text()).toBe("page");
	},
);
