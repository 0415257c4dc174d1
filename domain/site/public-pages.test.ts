import { expect, test } from "vitest";
import { screenNames, screens } from "../base/screens.ts";
import { drawnFile, prerenderedPageFor } from "./drawn-pages.ts";
import { propertyPage } from "./property-page.ts";
import { publicPages } from "./public-pages.ts";
import { structuredData } from "./structured-data.ts";

test.each(Object.entries(publicPages))(
	"the page %s can be shown whole in a search result",
	(name, page) => {
		expect(page.path).toBe(screens[name as keyof typeof screens]);
		expect(page.description.length).toBeGreaterThan(70);
		expect(page.description.length).toBeLessThanOrEqual(160);
		expect(`${page.title} · Lettable`.length).toBeLessThanOrEqual(70);
	},
);

test("no two pages are described alike", () => {
	const pages = Object.values(publicPages);
	expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
	expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

test("every screen has a document, and a public one its own", () => {
	for (const name of screenNames) {
		const page = prerenderedPageFor(screens[name].replace(/:\w+/g, "x"));
		const isShape = ["property", "areas", "area", "report", "auth"].includes(name);
		const isDrawn = name in publicPages || isShape;
		expect(page).toBe(isDrawn ? name : "surroundings");
	}
	expect(prerenderedPageFor("/reports/sample")).toBe("sample");
	expect(prerenderedPageFor("/wp-admin")).toBe("notFound");
	expect(drawnFile("home")).toBe("index");
	expect(drawnFile("landing")).toBe("drawn/landing");
});

test("a preview's page is one, however its postcode is spelt, and none without a postcode", () => {
	expect(propertyPage(" m14  5ll")).toMatchObject({
		postcode: "M14 5LL",
		path: "/property/M145LL",
	});
	expect(propertyPage("M145LL")?.description.length).toBeLessThanOrEqual(160);
	expect(propertyPage("JE2 3AB")).toBeNull();
	expect(propertyPage("<b>")).toBeNull();
});

test("what a page tells programs hangs together and names only our own addresses", () => {
	const data = JSON.stringify(structuredData(publicPages.home, "https://a.example"));
	const addresses = [...data.matchAll(/https?:\/\/[^"]+/g)].map(([address]) => address);
	expect(addresses.every((each) => /^https:\/\/(a\.example\/|schema\.org)/.test(each))).toBe(true);
	expect(data).toContain('"@type":"Service"');
	expect(JSON.stringify(structuredData(publicPages.cookiePolicy, ""))).not.toContain("Service");
});
