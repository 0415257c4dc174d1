import { expect, test } from "vitest";
import { openDocument, watchedTables } from "#worker/test/open-document.ts";

test("a preview is named after its postcode in any spelling, and with a session asks our tables for nothing", async () => {
	const { asked, DB } = watchedTables();
	const { html } = await openDocument("/property/m14%205ll", { DB }, { cookie: "session=x" });
	expect(asked).toEqual([]);

	expect(html).toContain("<title>Property Risk Assessment, M14 5LL · Lettable</title>");
	expect(html).toMatch(/name="description" content="[^"]*M14 5LL/);
	expect(html).toContain('<link rel="canonical" href="https://lettable.example/property/M145LL">');
	expect(html).toContain('property="og:url" content="https://lettable.example/property/M145LL"');
	expect(html).toContain('<p data-drawn-postcode="true">M14 5LL</p>');
});

test("what is no postcode stands nowhere in the page", async () => {
	const { html } = await openDocument("/property/%22%3E%3Cscript%3Ealert(1)");
	expect(html).not.toContain("alert(1)");
	expect(html).toContain("<title>Drawn</title>");
});

test("the document of a shared report says itself that no search engine may list it, and names its address to no one", async () => {
	const { response, html } = await openDocument("/shared/x");
	expect(html).toContain('<meta name="robots" content="noindex"></head>');
	expect(response.headers.get("referrer-policy")).toBe("no-referrer");
	expect((await openDocument("/reports/sample")).html).not.toContain("robots");
	expect((await openDocument("/shared-home/x")).html).toContain(
		'<meta name="robots" content="noindex">',
	);
});

test("the sample's document has its report fetched along, a report of somebody's has not", async () => {
	const preload =
		'<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/reports/sample">';
	expect((await openDocument("/reports/sample")).html).toContain(preload);
	const homes = async (headers: Record<string, string>) =>
		(await openDocument("/homes", {}, headers)).html;
	expect(await homes({ Cookie: "session=anything" })).toContain('href="/api/homes"');
	expect(await homes({})).not.toContain('href="/api/homes"');
	expect((await openDocument("/reports/rpt_x")).html).not.toContain('as="fetch"');
});

test("a preview's document that cannot be drawn has its answer fetched along, under what was stated and nothing else", async () => {
	const preload = (call: string) =>
		`<link rel="preload" as="fetch" crossorigin="anonymous" href="${call}">`;
	expect((await openDocument("/property/M145LL")).html).toContain(
		preload("/api/property/preview/M145LL"),
	);
	const stated = await openDocument(
		"/property/m14%205ll?rent=1250&ref=x&use=hmo&price=%22%3E%3Cscript%3E",
	);
	expect(stated.html).toContain(
		preload("/api/property/preview/M145LL?use=hmo&amp;rent=1250&amp;price=%22%3E%3Cscript%3E"),
	);
	expect((await openDocument("/property/nonsense")).html).not.toContain('as="fetch"');
});

const FEED =
	'<link rel="alternate" type="application/atom+xml" title="Changes of the licensing register" href="/register/changes.atom">';

test.each([
	["/register", 1],
	["/documentation", 0],
	["/property/M145LL", 0],
])("%s announces the register's feed as often as %i", async (path, times) => {
	const { html } = await openDocument(path);
	expect(html.split(FEED).length - 1).toBe(times);
});

test("the register's page names its files to search engines of data", async () => {
	const { html } = await openDocument("/register");
	const [, json = ""] = html.match(/application\/ld\+json">(.*?)<\/script>/) ?? [];
	const graph: readonly Record<string, unknown>[] = JSON.parse(json)["@graph"];
	expect(graph.find((node) => node["@type"] === "Dataset")).toMatchObject({
		url: "https://lettable.example/register",
		license: "https://lettable.example/register#open-data",
		distribution: [
			{ contentUrl: "https://lettable.example/register.json", encodingFormat: "application/json" },
			{ contentUrl: "https://lettable.example/register.csv", encodingFormat: "text/csv" },
			{ contentUrl: "https://lettable.example/register/changes.atom" },
		],
	});
});

test("without scripts a preview leads to the council of its postcode", async () => {
	const { html } = await openDocument("/property/m145ll");
	expect(html).toContain('<a data-drawn-council="true" href="/areas?find=M14%205LL">');
});

test("the sample is named for programs by its own address", async () => {
	const { html } = await openDocument("/reports/sample");
	expect(html).toContain('"url":"https://lettable.example/reports/sample"');
});
