import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { AccountExport } from "#contracts/account.ts";
import type { EmbedSiteList } from "#contracts/embed-sites.ts";
import { ProblemBody } from "#contracts/problem.ts";
import { MOST_SITES } from "#domain/site/embed.ts";
import { connect } from "#worker/db/client.ts";
import { eventCounts } from "#worker/db/schema/counts.ts";
import { embedSites } from "#worker/db/schema/embed-sites.ts";
import { askApp, offline } from "#worker/test/ask-app.ts";
import { type Browser, member, PASSWORD } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { answerFrame, EMBED_STYLE } from "./embed-page.ts";

beforeAll(loadReferenceData);

const db = connect(env.DB);
const path = "/api/account/embed-sites";
const bindings = { ...offline, PUBLIC_URL: "https://lettable.example" };

const make = (browser: Browser, ...hosts: string[]) => browser.ask(path, { json: { hosts } });
const list = async (response: Response) => (await response.json<EmbedSiteList>()).sites;

async function someSite(...hosts: string[]) {
	const { id: userId, browser } = await member();
	const [site] = await list(await make(browser, ...(hosts.length > 0 ? hosts : ["a.example.com"])));
	return { userId, browser, id: site?.id ?? "" };
}

async function open(site: string, postcode = "M145LL", headers: HeadersInit = {}) {
	const response = await askApp(`/embed/${site}/${postcode}`, { bindings, init: { headers } });
	return { response, html: await response.text() };
}

const policyOf = (response: Response) => response.headers.get("Content-Security-Policy") ?? "";

const gzipped = async (text: string) => {
	const packed = new Response(text).body?.pipeThrough(new CompressionStream("gzip"));
	return (await new Response(packed).arrayBuffer()).byteLength;
};

test("a frame tells the first answer, its day and its page, in at most 10 kB without script or cookie", async () => {
	const { id } = await someSite();
	const { response, html } = await open(id, "m14%205ll");
	const preview = await (await askApp("/api/property/preview/M145LL")).json<{
		answer: { let: { headline: string; reason: string } };
	}>();
	expect(response.status).toBe(200);
	expect(html).toContain(`<h1>${preview.answer.let.headline}</h1>`);
	expect(html).toContain("as of 20 November 2026");
	expect(html).toContain('href="https://lettable.example/property/M145LL" target="_blank"');
	expect(html).not.toMatch(/<script|javascript:|\son\w+=/i);
	expect(response.headers.get("Set-Cookie")).toBeNull();
	expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
	expect(response.headers.get("Cache-Control")).toBe("public, max-age=60");
	const [raw, packed] = [new TextEncoder().encode(html).byteLength, await gzipped(html)];
	expect(raw).toBeLessThan(2_500);
	expect(packed).toBeLessThan(1_200);
});

test("the hosts that its account named may frame it, and nobody else; its policy lets nothing run", async () => {
	const { id } = await someSite("www.agent.example", "https://Agent.example/homes");
	const { response, html } = await open(id);
	const [, style = ""] = html.match(/<style>(.*?)<\/style>/) ?? [];
	expect(style).toBe(EMBED_STYLE);
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
	const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
	expect(policyOf(response).split("; ")).toEqual([
		"default-src 'none'",
		`style-src 'sha256-${hash}'`,
		"base-uri 'none'",
		"form-action 'none'",
		"sandbox allow-popups allow-popups-to-escape-sandbox",
		"frame-ancestors https://www.agent.example https://agent.example",
	]);
	expect(response.headers.get("X-Frame-Options")).toBeNull();
});

test.each([
	["an unknown site", "site_unknown", "M145LL"],
	["a postcode that is none", "", "nonsense"],
	["a postcode with markup", "", "%3Cscript%3Ealert(1)%3C%2Fscript%3E"],
	["a postcode that nobody knows", "", "M939ZZ"],
	["a postcode that we do not cover", "", "JE23AB"],
])("%s is a small page that says so, for nobody to frame", async (_, site, postcode) => {
	const { id } = await someSite();
	const { response, html } = await open(site === "" ? id : site, postcode);
	expect(response.status).toBe(404);
	expect(response.headers.get("Content-Type")).toContain("text/html");
	expect(policyOf(response)).toContain("frame-ancestors 'none'");
	expect(response.headers.get("X-Frame-Options")).toBe("DENY");
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	expect(html).not.toContain("<script");
	expect(html).not.toContain("<h1>");
});

test("what a preview says cannot break out of the frame", async () => {
	const asked = await askApp("/api/property/preview/M145LL");
	const preview = await asked.json<Parameters<typeof answerFrame>[0]>();
	const evil = { ...preview.answer.let, headline: "<script>x</script>", reason: '"><b>' };
	const html = answerFrame({ ...preview, answer: { ...preview.answer, let: evil } }, "");
	expect(html).not.toMatch(/<script|<b>/);
});

test("views are counted by site and day, programs left out, and told to the account alone", async () => {
	const { id, browser } = await someSite();
	const reader = {
		"user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
		accept: "text/html",
	};
	await open(id, "M145LL", reader);
	await open(id, "BN29QA", reader);
	await open(id, "M145LL", { "user-agent": "Googlebot/2.1" });
	const [row, ...others] = await db
		.select()
		.from(eventCounts)
		.where(and(eq(eventCounts.event, "embed_view"), eq(eventCounts.subject, id)));
	expect([row?.day, row?.count, others]).toEqual(["2026-11-20", 2, []]);
	expect(await list(await browser.ask(path))).toMatchObject([{ id, views: 2 }]);
	const { browser: other } = await member();
	expect(await list(await other.ask(path))).toEqual([]);
});

test("a site is deleted by its own account alone, and its frames show nothing from then on", async () => {
	const { id, browser } = await someSite();
	const { browser: other } = await member();
	const drop = (who: Browser) => who.ask(`${path}/${id}`, { method: "DELETE" });
	expect((await drop(other)).status).toBe(404);
	expect((await open(id)).response.status).toBe(200);
	expect(await list(await drop(browser))).toEqual([]);
	expect((await drop(browser)).status).toBe(404);
	expect((await open(id)).response.status).toBe(404);
});

test.each([
	["no host", []],
	["six hosts", ["a", "b", "c", "d", "e", "f"].map((name) => `${name}.example.com`)],
	["a wildcard", ["*.example.com"]],
	["a directive", ["a.example; script-src *"]],
])("%s is refused in words", async (_, hosts) => {
	const { browser } = await member();
	const response = await make(browser, ...hosts);
	expect(response.status).toBe(400);
	expect(ProblemBody.parse(await response.json()).code).toBe("invalid_input");
});

test("sent at once, no more sites are made than an account may have", async () => {
	const { id, browser } = await member();
	const answers = await Promise.all(
		Array.from({ length: MOST_SITES + 3 }, () => make(browser.copy(), "a.example.com")),
	);
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_SITES);
	expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
	expect(await db.$count(embedSites, eq(embedSites.userId, id))).toBe(MOST_SITES);
});

test("the sites are in the account's export, and go with the account", async () => {
	const { id, userId, browser } = await someSite();
	const kept = await (await browser.ask("/api/account/export")).json<AccountExport>();
	expect(kept.embedSites).toMatchObject([{ id, hosts: ["a.example.com"] }]);
	await browser.ask("/api/account/delete", { json: { password: PASSWORD } });
	expect(await db.$count(embedSites, eq(embedSites.userId, userId))).toBe(0);
	expect((await open(id)).response.status).toBe(404);
});
