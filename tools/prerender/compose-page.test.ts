import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { publicPages, samplePage } from "#domain/site/public-pages.ts";
import { root } from "../dev/project.ts";
import { composePage } from "./compose-page.ts";

const template = await readFile(path.join(root, "web/index.html"), "utf8");
const parts = {
	font: "/assets/letters.woff2",
	publicPage: null,
	html: "<p>Drawn</p>",
	screen: null,
	scripts: [],
	styles: [],
};

test("a page holds what was drawn, and says which screen it is", () => {
	const page = composePage(template, { ...parts, screen: "/landing" });
	expect(page).toContain('<div id="root" data-screen="/landing"><p>Drawn</p></div>');
});

test("a page that the browser has to draw itself names no screen", () => {
	expect(composePage(template, parts)).toContain('<div id="root"><p>Drawn</p></div>');
});

test("a public page has its own title and description, once, and its address", () => {
	const publicPage = {
		path: "/x",
		title: 'Rent & "yield" <here>',
		description: 'Said "so" & <so>.',
	};
	const page = composePage(template, { ...parts, publicPage });
	expect(page.match(/<title>.*<\/title>/g)).toEqual([
		"<title>Rent &amp; &quot;yield&quot; &lt;here&gt; · Lettable</title>",
	]);
	expect(page.match(/<meta\s+name="description"[^>]*>/g)).toEqual([
		'<meta name="description" content="Said &quot;so&quot; &amp; &lt;so&gt;.">',
	]);
	expect(page).toContain('<link rel="canonical" href="/x">');
	expect(page).toContain(
		'<meta property="og:title" content="Rent &amp; &quot;yield&quot; &lt;here&gt;">',
	);
});

test("scripts step back behind styles and letters", () => {
	const page = composePage(template, { ...parts, scripts: ["/assets/a.js"] });
	expect(page.match(/<script type="module" fetchpriority="low"/g)).toHaveLength(1);
	expect(page).toContain(
		'<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/a.js">',
	);
	expect(page).not.toMatch(/<link rel="(stylesheet|preload)"[^>]*fetchpriority/);
});

test("a page with a picture of its own is shared with that and its words", () => {
	const page = composePage(template, { ...parts, publicPage: samplePage });
	expect(page).toContain('property="og:image" content="/og-sample.png"');
	expect(page).toContain(
		'property="og:image:alt" content="A sample report, read in full · Lettable"',
	);
});

test("what a page tells programs cannot end its script", () => {
	const publicPage = { ...publicPages.landing, description: "</script><script>alert(1)</script>" };
	const page = composePage(template, { ...parts, publicPage });
	expect(page).not.toContain("<script>alert");
	const [, json = ""] = page.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
	expect(JSON.parse(json)).toMatchObject({ "@context": "https://schema.org" });
});

test("code that every document loads is not named a second time", () => {
	const page = composePage(template, { ...parts, scripts: ["/src/main.tsx", "/assets/a.js"] });
	expect(page.match(/rel="modulepreload"[^>]*>/g)).toEqual([
		'rel="modulepreload" fetchpriority="low" crossorigin href="/assets/a.js">',
	]);
});

test("the letters are on their way before the styles that ask for them are read", () => {
	const page = composePage(template, { ...parts, styles: ["/assets/a.css"] });
	const preload =
		'<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/letters.woff2">';
	expect(page.indexOf(preload)).toBeGreaterThan(0);
	expect(page.indexOf(preload)).toBeLessThan(page.indexOf('href="/assets/a.css"'));
});

test("the styles of a screen come after those of every screen", () => {
	const page = composePage(template, { ...parts, styles: ["/assets/a.css", "/assets/b.css"] });
	expect(page.match(/rel="stylesheet"[^>]*>/g)).toEqual([
		'rel="stylesheet" crossorigin href="/assets/a.css">',
		'rel="stylesheet" crossorigin href="/assets/b.css">',
	]);
});

test("a document of another shape is refused", () => {
	expect(() => composePage("<html></html>", parts)).toThrow(/the document has no <div id="root">/);
});
