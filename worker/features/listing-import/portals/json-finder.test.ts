import fc from "fast-check";
import { expect, test } from "vitest";
import { cpuTimeOf } from "#domain/test/time-taken.ts";
import { JsonFinder } from "./json-finder.ts";

const MARKER = /window\.MODEL\s{0,20}=\s{0,20}[{[]/;

function found(page: string, { most = 1, size = page.length || 1, marker = MARKER } = {}) {
	const finder = new JsonFinder(marker, most);
	for (let at = 0; at < page.length; at += size) {
		finder.push(page.slice(at, at + size));
	}
	return finder;
}

test("JSON is found up to the counterpart of its first bracket, whatever its texts hold", () => {
	const json = JSON.stringify({ a: 'a "}" b', b: ["\\", { c: "]}\\" }], d: "</script>" });
	expect(found(`<script>window.MODEL = ${json};window.other = {}</script>`).found).toEqual([json]);
});

test("a page in pieces of any size gives the same as one in one piece", () => {
	const value = fc.jsonValue().map((inner) => JSON.stringify({ inner, text: '{"' }));
	fc.assert(
		fc.property(value, fc.integer({ min: 1, max: 40 }), fc.string(), (json, size, other) => {
			const page = `${other}window.MODEL = ${json};${other}`;
			expect(found(page, { size }).found).toEqual([json]);
		}),
	);
});

test("as many are found as are wanted", () => {
	const page = "window.MODEL=[1] window.MODEL=[2] window.MODEL=[3]";
	expect(found(page, { most: 2, size: 3 }).found).toEqual(["[1]", "[2]"]);
	expect(found(page, { most: 9, size: 3 }).found).toEqual(["[1]", "[2]", "[3]"]);
});

test("a page without the marker is neither complete nor cut", () => {
	expect(found("<p>{}</p>")).toMatchObject({ found: [], isComplete: false, isCut: false });
});

test("what does not end is cut", () => {
	expect(found('window.MODEL = {"a": "}')).toMatchObject({ found: [], isCut: true });
});

test("brackets in a thousand layers are given up on, and the rest of the page is not wanted", () => {
	const page = `window.MODEL = ${"[".repeat(1_000)}${"]".repeat(1_000)}`;
	expect(found(page)).toMatchObject({ found: [], isCut: true, isComplete: true });
});

test.each([
	["open braces", "window.MODEL = {", "{}{"],
	["quotation marks", "window.MODEL = {", '"'],
	["backslashes in a text", 'window.MODEL = {"', "\\"],
	["beginnings of the marker", "", "window.MODEL ="],
	["small values", "", "window.MODEL = {}"],
	["no marker at all", "", "<p>text</p>"],
])("a page of %s takes a time linear in its length", async (_, start, unit) => {
	const time = (length: number) => {
		const page = start + unit.repeat(length / unit.length);
		return cpuTimeOf(() => found(page, { most: Number.POSITIVE_INFINITY, size: 16_384 }));
	};
	await time(500_000);
	expect(await time(5_000_000)).toBeLessThan(3_000);
});
