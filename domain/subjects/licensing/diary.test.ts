import { expect, test } from "vitest";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { someScheme } from "../../test/some-facts.ts";
import { diaryOf } from "./diary.ts";

const today = "2026-11-20";
const days = (over: Partial<LicensingScheme>) =>
	diaryOf([someScheme({ id: "row", ...over })], today).map(({ id, day }) => [id, day]);

test("an end is told of nine, six and three months before, and on its day", () => {
	expect(days({ end: "2027-11-30" })).toEqual([
		["row-ends-9", "2027-02-28"],
		["row-ends-6", "2027-05-30"],
		["row-ends-3", "2027-08-30"],
		["row-ends-0", "2027-11-30"],
	]);
});

test("a reminder of today is still to come, one of yesterday is past", () => {
	expect(days({ end: "2027-05-20" }).map(([id]) => id)).toContain("row-ends-6");
	expect(days({ end: "2027-05-19" }).map(([id]) => id)).not.toContain("row-ends-6");
});

test("a start ahead stands there, and an end that follows from it", () => {
	expect(days({ start: "2027-04-01", end: null })).toEqual([
		["row-starts-0", "2027-04-01"],
		["row-ends-9", "2031-06-30"],
		["row-ends-6", "2031-09-30"],
		["row-ends-3", "2031-12-31"],
		["row-ends-0", "2032-03-31"],
	]);
});

test.each<[string, Partial<LicensingScheme>]>([
	["over", { end: "2026-11-19" }],
	["quashed", { status: "quashed" }],
	["still consulted on", { status: "consulting" }],
	["a direction without an end", { kind: "article4_hmo", end: null }],
	["no scheme", { kind: "none", status: "none", coverage: "none", start: null, end: null }],
])("a row that is %s has no day ahead", (_, over) => {
	expect(days(over)).toEqual([]);
});

test("entries of several rows stand in the order of their days", () => {
	const entries = diaryOf(
		[
			someScheme({ id: "later", end: "2027-03-01" }),
			someScheme({ id: "sooner", end: "2027-01-01" }),
		],
		today,
	);
	expect(entries.map(({ id }) => id)).toEqual(["later-ends-3", "sooner-ends-0", "later-ends-0"]);
});
