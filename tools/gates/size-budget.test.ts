import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { findOverweight } from "./size-budget.ts";

/** Bytes that gzip cannot make smaller. */
const file = (name: string, kilobytes: number) => ({ name, bytes: randomBytes(kilobytes * 1000) });
const document = {
	name: "client/drawn/surroundings.html",
	bytes: Buffer.from(
		'<script src="/assets/index-a.js"></script><link href="/assets/shared-b.js" />',
	),
};

test("a build within its budget is not complained of", () => {
	expect(
		findOverweight([
			document,
			file("client/assets/index-a.js", 60),
			file("client/assets/shared-b.js", 60),
			file("client/assets/screen-c.js", 29),
			file("lettable/index.js", 480),
		]),
	).toEqual([]);
});

test("the scripts that the document loads are weighed together, any other by itself", () => {
	expect(
		findOverweight([
			document,
			file("client/assets/index-a.js", 70),
			file("client/assets/shared-b.js", 60),
			file("client/assets/screen-c.js", 31),
			file("lettable/index.js", 400),
			file("lettable/assets/more.js", 400),
		]),
	).toEqual([
		expect.stringMatching(/^The scripts that the document loads: 130\.\d kB gzip, over 125 kB\.$/),
		expect.stringMatching(/^client\/assets\/screen-c\.js: 31\.\d kB gzip, over 30 kB\.$/),
		expect.stringMatching(/^The Worker: 80\d\.\d kB gzip, over 750 kB\.$/),
	]);
});

test("a build with nothing in it is not taken for a light one", () => {
	expect(findOverweight([])).toEqual(["There is no client/drawn/surroundings.html to weigh."]);
	expect(findOverweight([document])).toEqual([
		"The scripts that the document loads: nothing to weigh.",
		"The Worker: nothing to weigh.",
	]);
});
