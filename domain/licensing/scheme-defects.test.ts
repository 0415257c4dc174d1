import { expect, test } from "vitest";
import { someScheme } from "../test/some-facts.ts";
import type { LicensingScheme } from "./scheme.ts";
import { defectsBrought, schemeDefects } from "./scheme-defects.ts";
import { statusOn } from "./scheme-status.ts";

const day = "2026-11-20";
const none: Partial<LicensingScheme> = {
	kind: "none",
	announced: "none",
	coverage: "none",
	start: null,
	end: null,
};
const faults = (over: Partial<LicensingScheme>) =>
	Object.keys(schemeDefects(someScheme(over), day));

test.each<[string, Partial<LicensingScheme>]>([
	["a scheme of the whole district", {}],
	["one of wards", { coverage: "wards", wardCodes: ["E05000001"] }],
	["one whose wards are all gone", { coverage: "wards", hasUnmatchedWards: true }],
	["one of parts of wards", { coverage: "part_wards", wardCodes: ["E05000001"] }],
	["one of streets", { coverage: "streets" }],
	["a council without one", none],
	["a proposal", { announced: "proposed", coverage: "proposed", start: null, end: null }],
	["a proposal that names its areas", { announced: "proposed", coverage: "areas" }],
	["one that began before anybody wrote it down", { start: null }],
	["one that is over", { announced: "expired", start: "2019-01-01", end: "2024-01-01" }],
	["one that is over, nobody knows since when", { announced: "expired", start: null, end: null }],
	["one that lapsed in silence", { start: "2019-01-01", end: "2024-01-01" }],
	["one of nearly five years without a last day", { start: "2021-11-21", end: null }],
	["an old Article 4 direction", { kind: "article4_hmo", start: "2011-10-08", end: null }],
	["one that ends on its first day", { start: day, end: day }],
	["one read today", { verifiedOn: day }],
])("%s has no defect", (_, over) => {
	expect(faults(over)).toEqual([]);
});

test.each<[string, Partial<LicensingScheme>, string[]]>([
	["no scheme that is in force", { ...none, announced: "in_force" }, ["announced"]],
	["no scheme that covers a district", { ...none, coverage: "whole_district" }, ["coverage"]],
	["no scheme with wards", { ...none, wardCodes: ["E05000001"] }, ["wardCodes"]],
	["no scheme with days", { ...none, start: day, end: day }, ["start", "end"]],
	["a scheme announced as none", { announced: "none" }, ["announced"]],
	["a scheme that covers nothing", { coverage: "none" }, ["coverage"]],
	["a proposal's coverage in force", { coverage: "proposed" }, ["coverage"]],
	["wards of a whole district", { wardCodes: ["E05000001"] }, ["wardCodes"]],
	["a scheme of wards without any", { coverage: "wards" }, ["wardCodes"]],
	["parts of no wards", { coverage: "part_wards" }, ["wardCodes"]],
	["a last day before the first", { start: "2025-01-02", end: "2025-01-01" }, ["end"]],
	["a first day of long ago", { start: "1999-12-31" }, ["start"]],
	["a last day far off", { end: "2101-01-01" }, ["end"]],
	["a reading of tomorrow", { verifiedOn: "2026-11-21" }, ["verifiedOn"]],
	["a reading of long ago", { verifiedOn: "1926-11-20" }, ["verifiedOn"]],
	["one over whose last day is to come", { announced: "expired", end: day }, ["announced"]],
	[
		"one in force for more than five years without a last day",
		{ start: "2021-11-20", end: null },
		["end"],
	],
	["one over without a last day", { announced: "expired", end: null }, ["end"]],
])("%s is refused at its field", (_, over, fields) => {
	expect(faults(over)).toEqual(fields);
});

test("a row recorded as over that passes is never read as in force", () => {
	for (const start of [null, "2024-01-01", "2027-01-01"]) {
		for (const end of [null, "2024-06-01", "2027-06-01"]) {
			const scheme = someScheme({ announced: "expired", start, end });
			const passes = Object.keys(schemeDefects(scheme, day)).length === 0;
			expect(passes && statusOn(scheme, day) !== "ended", `${start} to ${end}`).toBe(false);
		}
	}
});

test("a defect the row had before does not stand in the way, one that the change brings does", () => {
	const before = someScheme({ coverage: "part_wards" });
	expect(defectsBrought({ before, after: { ...before, end: "2026-12-31" } }, day)).toEqual({});
	expect(defectsBrought({ before, after: { ...before, end: "2024-12-31" } }, day)).toEqual({
		end: "The last day is before the first.",
	});
});
