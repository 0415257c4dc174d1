import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { pages } from "../prerender/pages.ts";
import { findOverweight } from "./size-budget.ts";

/** Bytes that gzip cannot make smaller. */
const file = (name: string, kilobytes: number) => ({ name, bytes: randomBytes(kilobytes * 1000) });

/** A build that says that every page loads the first script and its styles, and the landing page and the preview something of their own. */
const loaded = {
	name: "loaded.json",
	bytes: Buffer.from(
		JSON.stringify({
			...Object.fromEntries(
				Object.keys(pages).map((page) => [page, ["/assets/product-a.js", "/assets/product-b.css"]]),
			),
			landing: ["/assets/product-a.js", "/assets/product-b.css", "/assets/start-c.js"],
			property: ["/assets/product-a.js", "/assets/preview-d.js", "/assets/preview-e.css"],
		}),
	),
};
const light = [
	loaded,
	file("client/assets/product-a.js", 120),
	file("client/assets/product-b.css", 5),
	file("client/assets/start-c.js", 20),
	file("client/assets/preview-d.js", 29),
	file("client/assets/preview-e.css", 9),
	{
		name: "lettable/index.js",
		bytes: Buffer.concat([
			Buffer.from('import{a}from"./assets/shared.js";const later=()=>import("./assets/later.js");'),
			randomBytes(180_000),
		]),
	},
	file("lettable/assets/shared.js", 90),
	file("lettable/assets/later.js", 50),
];

test("a build within its budget is not complained of", () => {
	expect(findOverweight(light)).toEqual([]);
});

test("a page is weighed by all that it loads, its styles too, each script by itself, the Worker by what starts and what comes later", () => {
	const grown = ["start-c.js", "preview-e.css", "shared.js"];
	expect(
		findOverweight([
			...light.filter(({ name }) => !grown.some((each) => name.endsWith(each))),
			file("lettable/assets/shared.js", 180),
			file("client/assets/start-c.js", 31),
			file("client/assets/preview-e.css", 59),
			file("lettable/assets/more.js", 640),
		]),
	).toEqual([
		expect.stringMatching(/^Scripts and styles of landing: 156\.\d kB gzip, over 153 kB\.$/),
		expect.stringMatching(/^Scripts and styles of property: 208\.\d kB gzip, over 208 kB\.$/),
		expect.stringMatching(/^client\/assets\/start-c\.js: 31\.\d kB gzip, over 30 kB\.$/),
		expect.stringMatching(/^The Worker: 36\d\.\d kB gzip, over 335 kB\.$/),
		expect.stringMatching(
			/^What the Worker loads when it is needed: 69\d\.\d kB gzip, over 685 kB\.$/,
		),
	]);
});

test("a build with nothing in it is not taken for a light one", () => {
	expect(findOverweight([])).toEqual(["There is no loaded.json to weigh by."]);
	expect(findOverweight([{ name: "loaded.json", bytes: Buffer.from("{}") }])).toEqual([
		...Object.keys(pages).map(() => expect.stringMatching(/^Scripts and styles of \w+: nothing/)),
		"The first script: nothing to weigh.",
		"The Worker: nothing to weigh.",
		"What the Worker loads when it is needed: nothing to weigh.",
	]);
});
