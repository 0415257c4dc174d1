import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { AreaList, AreaPage } from "#contracts/areas.ts";
import { ProblemBody } from "#contracts/problem.ts";
import { connect } from "#worker/db/client.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { askApp, NOW, offline } from "#worker/test/ask-app.ts";
import { recordingTables } from "#worker/test/query-plans.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

/** A build's documents, as far as a page of a council minds. */
const ASSETS = {
	fetch: async (input: RequestInfo | URL) => {
		const { pathname } = new URL(input instanceof Request ? input.url : input);
		const isFile = pathname.startsWith("/drawn/");
		return new Response(
			isFile
				? `<!doctype html><html><head><title>Drawn</title><meta name="description" content="Drawn">
					<script type="application/json" id="known"></script></head>
					<body data-file="${pathname}"><main data-drawn-area="true">Loading</main></body></html>`
				: "",
			{ status: isFile ? 200 : 404, headers: { "Content-Type": "text/html" } },
		);
	},
} as unknown as Fetcher;

async function open(path: string, over: Partial<Bindings> = {}, now = NOW) {
	const bindings = { ...offline, ASSETS, PUBLIC_URL: "https://lettable.example", ...over };
	const response = await askApp(path, { bindings, now });
	return { response, html: await response.text() };
}

/** What a reader without scripts sees. */
const textOf = (html: string) =>
	html
		.replace(/<script.*?<\/script>/gs, "")
		.replace(/<[^>]+>/g, " ")
		.replace(/&#x27;/g, "'")
		.replace(/\s+/g, " ");

test("a council's page says all it knows without a script, and names itself for search engines", async () => {
	const { response, html } = await open("/areas/manchester");
	expect(response.status).toBe(200);
	expect(response.headers.get("X-Robots-Tag")).toBeNull();
	expect(html).toContain('data-file="/drawn/area"');
	const text = textOf(html);
	for (const said of [
		"Landlord licensing in Manchester",
		"Selective licensing",
		"Additional HMO licensing",
		"Article 4 direction on HMOs",
		"Mean rent a month",
		"Price Index of Private Rents",
		"Average price",
		"Gross yield",
		"Typical energy rating",
		"Five or more people in two or more households need a mandatory HMO licence.",
		"A civil penalty of up to £40,000",
	]) {
		expect(text).toContain(said);
	}
	expect(text).not.toContain("Loading");
	expect(html).toContain("<title>Landlord licensing in Manchester · Lettable</title>");
	expect(html).toContain('<link rel="canonical" href="https://lettable.example/areas/manchester">');
	const [, json = ""] = html.match(/application\/ld\+json">(.*?)<\/script>/) ?? [];
	expect(JSON.stringify(JSON.parse(json))).toContain("https://lettable.example/areas/manchester");
});

test("the browser is told for which address it was drawn, and which map to draw", async () => {
	const { html } = await open("/areas/newham");
	expect(html).toContain('data-drawn-area="/areas/newham"');
	const [, map = ""] = html.match(/data-area-map="(.*?)"/) ?? [];
	expect(JSON.parse(map.replaceAll("&quot;", '"'))).toMatchObject({
		authority: { code: "E09000025", name: "Newham" },
		home: { kind: "authority" },
	});
	const { html: list } = await open("/areas?find=a&nation=");
	expect(list).toMatch(/data-drawn-area="\/areas\?find=a&(amp;)?nation="/);
});

test.each([
	["/areas/Manchester", 301, "/areas/manchester"],
	["/areas/manchester/", 301, "/areas/manchester"],
	["/areas/St.%20Helens", 301, "/areas/st-helens"],
	["/areas/bristol", 301, "/areas/bristol-city-of"],
	["/areas/carlisle", 301, "/areas/cumberland"],
	["/areas?find=m145ll", 302, "/areas/manchester"],
	["/areas?find=M14%205LL&nation=&show=", 302, "/areas/manchester"],
	["/areas?find=12+Acacia+Avenue,+Manchester+M14-5LL.", 302, "/areas/manchester"],
])("%s leads on with %i to %s", async (path, status, location) => {
	const { response } = await open(path);
	expect([response.status, response.headers.get("Location")]).toEqual([status, location]);
});

test.each([
	"/areas/nowhere",
	"/areas/..%2f..%2fetc%2fpasswd",
	"/areas/%E0%A4%A",
	"/areas/manchester/wards",
	`/areas/${"manchester".repeat(500)}`,
])("what is no council is no page (%#)", async (path) => {
	const { response, html } = await open(path);
	// An address in another form may lead to the one form first.
	const { response: last, html: shown } =
		response.status === 301
			? await open(response.headers.get("Location") ?? "")
			: { response, html };
	expect(last.status).toBe(404);
	expect(shown).toContain('data-file="/drawn/notFound"');
});

test("each of the four nations has its law, and Scotland and Northern Ireland no council schemes", async () => {
	for (const [slug, law, kinds] of [
		["cardiff", "Rent Smart Wales", 2],
		["city-of-edinburgh", "Every landlord in Scotland registers", 0],
		["belfast", "Houses in Multiple Occupation Act (Northern Ireland) 2016", 0],
	] as const) {
		const { html } = await open(`/areas/${slug}`);
		expect(textOf(html)).toContain(law);
		const page = AreaPage.parse(await (await askApp(`/api/areas/${slug}`)).json());
		expect(page.kinds).toHaveLength(kinds);
	}
});

test("an edit shows on the next page, and until then the page is not drawn again", async () => {
	const db = connect(env.DB);
	const path = "/areas/ashfield";
	const before = await open(path);
	expect(textOf(before.html)).toContain("One is in force.");

	// Whatever is written over what was kept is what the next visitor sees: it is read, not drawn.
	const { keys } = await env.CACHE.list({ prefix: "drawn-area:" });
	const key = keys.find(({ name }) => name.endsWith(":ashfield"))?.name ?? "";
	const kept = JSON.parse((await env.CACHE.get(key)) ?? "{}");
	await env.CACHE.put(key, JSON.stringify({ ...kept, html: "<p>Kept</p>" }));
	expect((await open(path)).html).toContain("<p>Kept</p>");

	await db
		.update(licensingSchemes)
		.set({ status: "quashed" })
		.where(eq(licensingSchemes.authorityCode, "E07000170"));
	const after = await open(path);
	expect(textOf(after.html)).not.toContain("One is in force.");
	expect(after.html).not.toContain("<p>Kept</p>");
});

test("a page asks our tables once, whether it is drawn or kept", async () => {
	// Names of councils are known to the isolate once a page was found by them.
	await open("/areas/ashford");
	const { DB, counts } = recordingTables();
	const drawn = await open("/areas/bexley", { DB });
	expect(counts.trips).toBe(1);
	expect((await open("/areas/bexley", { DB })).html).toBe(drawn.html);
	expect(counts.trips).toBe(2);
});

test("a new day is judged again", async () => {
	const today = await open("/areas/burnley");
	expect(textOf(today.html)).toContain("One is in force.");
	const later = await open("/areas/burnley", {}, Date.UTC(2029, 0, 1, 12));
	expect(textOf(later.html)).not.toContain("One is in force.");
});

test("the list is narrowed by its address, without a script", async () => {
	const all = textOf((await open("/areas")).html);
	expect(all).toContain("All 361.");
	expect(all).toContain("Aberdeen City");
	const some = textOf((await open("/areas?find=bur&nation=England")).html);
	expect(some).toContain("Burnley");
	expect(some).not.toContain("Manchester");
	const none = textOf((await open("/areas?find=zzzz")).html);
	expect(none).toContain("No council fits.");
	const unplaced = textOf((await open("/areas?find=ZE99%209ZZ")).html);
	expect(unplaced).toMatch(/do not place ZE99 9ZZ|may lie/);
});

test.each([
	["Leeds", ["leeds"]],
	["12 Acacia Avenue, Leeds", ["leeds"]],
	["Crumpsall", ["manchester"]],
	["Didsbury", ["manchester"]],
	["Accrington", ["hyndburn"]],
	["Huddersfield", ["kirklees"]],
	["Nowhere at all", []],
	["'; DROP TABLE wards; --", []],
])("%s, a council or a ward or station of one, finds %j", async (typed, slugs) => {
	const response = await askApp(`/api/areas?find=${encodeURIComponent(typed)}`);
	const { found } = AreaList.parse(await response.json());
	expect(found.map(({ slug }) => slug)).toEqual(slugs);
});

test("what is typed breaks out of no page", async () => {
	const typed = `"><script>alert(1)</script></script>`;
	const { response, html } = await open(`/areas?find=${encodeURIComponent(typed)}`);
	expect(response.status).toBe(200);
	expect(html).not.toContain("<script>alert");
});

test("silent tables are an error, and no empty page", async () => {
	const broken = {
		prepare: () => {
			throw new Error("D1 is down");
		},
	} as unknown as D1Database;
	const { response } = await open("/areas/manchester", { DB: broken });
	expect(response.status).toBeGreaterThanOrEqual(500);
	const sitemap = await open("/sitemap.xml", { DB: broken });
	expect(sitemap.response.status).toBe(200);
	expect(sitemap.html).toContain("<loc>https://lettable.example/areas</loc>");
});

test("the sitemap lists every council, with a day where its rows have one", async () => {
	const { html } = await open("/sitemap.xml");
	expect(html.match(/\/areas\/[a-z-]+<\/loc>/g)).toHaveLength(361);
	expect(html).toMatch(/\/areas\/manchester<\/loc><lastmod>20\d\d-\d\d-\d\d<\/lastmod>/);
	expect(html).toMatch(/\/areas\/stirling<\/loc><\/url>/);
});

test("a program reads the same by the API", async () => {
	const list = AreaList.parse(await (await askApp("/api/areas?show=ends&nation=England")).json());
	expect(list.total).toBe(361);
	expect(list.found.length).toBeGreaterThan(3);
	expect(list.found.every(({ ends }) => ends !== null)).toBe(true);
	const former = AreaPage.parse(await (await askApp("/api/areas/carlisle")).json());
	expect(former.slug).toBe("cumberland");
	for (const [path, status, code] of [
		["/api/areas/nowhere", 404, "not_found"],
		["/api/areas?nation=Atlantis", 400, "invalid_input"],
		[`/api/areas?find=${"x".repeat(101)}`, 400, "invalid_input"],
	] as const) {
		const response = await askApp(path);
		expect(response.status, path).toBe(status);
		expect(ProblemBody.parse(await response.json()).code).toBe(code);
	}
});

test("of a lead neither page nor API gives more than that it is one", async () => {
	const page = AreaPage.parse(await (await askApp("/api/areas/manchester")).json());
	const leads = page.kinds
		.flatMap(({ schemes }) => schemes)
		.filter(({ state }) => state === "lead");
	expect(leads.length).toBeGreaterThan(0);
	for (const lead of leads) {
		expect([lead.lines, lead.wards, lead.phase]).toEqual([[], [], null]);
	}
});

test.each([["/areas"], ["/areas/manchester"], ["/areas?nation=Wales"]])(
	"%s announces the register's feed",
	async (path) => {
		const { html } = await open(path);
		expect(html).toContain('type="application/atom+xml"');
		expect(html).toContain('href="/register/changes.atom"');
	},
);

test("a council's page tells search engines the trail that it draws", async () => {
	const graphOf = (html: string): readonly Record<string, unknown>[] =>
		JSON.parse(html.match(/application\/ld\+json">(.*?)<\/script>/)?.[1] ?? "{}")["@graph"];
	const { html } = await open("/areas/bristol-city-of");
	expect(graphOf(html).find((node) => node["@type"] === "BreadcrumbList")).toEqual({
		"@type": "BreadcrumbList",
		itemListElement: [
			{
				"@type": "ListItem",
				position: 1,
				name: "All councils",
				item: "https://lettable.example/areas",
			},
			{
				"@type": "ListItem",
				position: 2,
				name: "Bristol",
				item: "https://lettable.example/areas/bristol-city-of",
			},
		],
	});
	expect(textOf(html)).toContain("All councils");
	const list = await open("/areas");
	expect(graphOf(list.html).some((node) => node["@type"] === "BreadcrumbList")).toBe(false);
});

test("a council's page names whom national law spares, once a kind, where there is a scheme", async () => {
	const text = textOf((await open("/areas/brent")).html);
	expect(text.split("Homes that national law spares").length - 1).toBe(2);
	expect(text).toContain("SI 2006/370");
	expect(textOf((await open("/areas/highland")).html)).not.toContain("national law spares");
});

test.each(["/areas", "/areas?find=leeds", "/areas/manchester", "/sitemap.xml"])(
	"%s is refused beyond a limit, in plain words",
	async (path) => {
		const PAY_LIMIT = { limit: async () => ({ success: false }) };
		const { response, html } = await open(path, { PAY_LIMIT });
		expect(response.status).toBe(429);
		expect(response.headers.get("Retry-After")).toBe("60");
		expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
		expect(html).toBe("Too many requests. Please try again in a minute.");
	},
);
