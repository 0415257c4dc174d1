import { beforeAll, expect, test } from "vitest";
import { publicPages } from "#domain/site/public-pages.ts";
import { openDocument } from "#worker/test/open-document.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { structuredDefects } from "#worker/test/schema-org.ts";

beforeAll(loadReferenceData);

const BASE = "https://lettable.example";

/** What a document says in JSON-LD, without the placeholders that a build leaves empty. */
const dataIn = (html: string): unknown[] =>
	[...html.matchAll(/application\/ld\+json">(.*?)<\/script>/g)]
		.map(([, json = ""]) => JSON.parse(json))
		.filter((data) => "@context" in data);

test.each([
	"/areas",
	"/areas/manchester",
	"/areas/city-of-edinburgh",
	"/property/M145LL",
	"/property/m14%205ll",
	"/reports/sample",
	...Object.values(publicPages).map(({ path }) => path),
])("%s says what it is in one whole graph of schema.org", async (path) => {
	const { html } = await openDocument(path);
	const [data, ...others] = dataIn(html);
	expect(others).toEqual([]);
	expect(structuredDefects(data)).toEqual([]);
});

test("a preview's data names its postcode, and an address that is none has no data", async () => {
	const { html } = await openDocument("/property/m145ll");
	expect(JSON.stringify(dataIn(html))).toContain('"postalCode":"M14 5LL"');
	expect(dataIn((await openDocument("/property/nonsense")).html)).toEqual([]);
});

test("the check finds a wrong type, a property that lacks or is unknown, and a name that leads nowhere", () => {
	const graph = (...nodes: object[]) =>
		structuredDefects({ "@context": "https://schema.org", "@graph": nodes });
	const page = { "@type": "WebPage", name: "A", url: `${BASE}/a`, description: "A" };
	expect(graph(page)).toEqual([]);
	expect(structuredDefects({ "@graph": [page] })).toEqual(["no graph of schema.org"]);
	expect(graph({ ...page, url: "/a" })).toEqual(["WebPage.url is no url"]);
	expect(graph({ ...page, name: undefined })).toContain("WebPage lacks name");
	expect(graph({ ...page, price: "1" })).toEqual(["WebPage has no price"]);
	expect(graph({ "@type": "Webpage" })).toEqual(["Webpage is no type of ours"]);
	expect(graph({ ...page, isPartOf: { "@id": "#x" } })).toEqual([
		"WebPage.isPartOf names nothing of the graph",
	]);
	expect(graph({ ...page, about: { "@type": "Country", name: "A" } })).toEqual([
		"WebPage.about is a Country",
	]);
});

test("llms.txt names the register's files, the pages and the terms, and each leads somewhere", async () => {
	const { response, html: text } = await openDocument("/llms.txt");
	expect(response.status).toBe(200);
	expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
	expect(text.split("\n")[0]).toBe("# Lettable");
	const links = [...text.matchAll(/^- \[.+?\]\((\S+?)\): .+$/gm)].map(([, url = ""]) => url);
	expect(links).toContain(`${BASE}/register.json`);
	expect(links).toContain(`${BASE}/register/changes.atom`);
	expect(links).toContain(`${BASE}/register#open-data`);
	expect(links).toContain(`${BASE}/terms-of-service#programs`);
	// One wants a key, the other is a file of a build, of which tests have none.
	const statuses = new Map([
		["/mcp", 401],
		["/openapi.json", 404],
	]);
	for (const link of links) {
		const path = link
			.replace(BASE, "")
			.replace("{postcode}", "M145LL")
			.replace("{council}", "manchester");
		const { response: there } = await openDocument(path);
		expect([path, there.status]).toEqual([path, statuses.get(path) ?? 200]);
	}
});

test("the sitemap gives the list of councils and the register the day of the newest change", async () => {
	const { html } = await openDocument("/sitemap.xml");
	const days = [...html.matchAll(/\/areas\/[^<]+<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(
		([, day = ""]) => day,
	);
	const newest = days.toSorted().at(-1);
	expect(newest).toMatch(/^\d{4}-\d\d-\d\d$/);
	for (const path of ["/areas", "/register"]) {
		expect(html).toContain(`<loc>${BASE}${path}</loc><lastmod>${newest}</lastmod>`);
	}
});
