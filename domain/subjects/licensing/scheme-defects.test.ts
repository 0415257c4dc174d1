import { expect, test } from "vitest";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { fromPounds } from "../../base/money.ts";
import { someScheme } from "../../test/some-facts.ts";
import { defectsBrought, schemeDefects } from "./scheme-defects.ts";
import { phaseOn } from "./scheme-phase.ts";

const day = "2026-11-20";
const none: Partial<LicensingScheme> = {
	kind: "none",
	status: "none",
	coverage: "none",
	start: null,
	end: null,
};
const hmo = {
	peopleFrom: 3,
	peopleTo: 4,
	storeysFrom: null,
	storeysTo: null,
	section257: null,
	purposeBuiltBlocks: null,
};
const fees = { single: null, hmo: fromPounds(1_000), per: "home", accredited: null } as const;
const faults = (over: Partial<LicensingScheme>) =>
	Object.keys(schemeDefects(someScheme(over), day));

test.each<[string, Partial<LicensingScheme>]>([
	["a scheme of the whole district", {}],
	["one of wards", { coverage: "wards", wardCodes: ["E05000001"] }],
	["one whose wards are all gone", { coverage: "wards", hasUnmatchedWards: true }],
	["one of parts of wards", { coverage: "part_wards", wardCodes: ["E05000001"] }],
	["one of streets", { coverage: "streets", streets: "Ada Street" }],
	["one of areas within wards", { coverage: "areas", wardCodes: ["E05000001"] }],
	["one of parts of wards that nobody named", { coverage: "part_wards" }],
	["one of five years and a day", { start: "2025-01-01", end: "2030-01-01" }],
	["a direction of many years", { kind: "article4_hmo", start: "2012-01-01", end: "2029-01-01" }],
	["one of some HMOs", { kind: "additional", hmo, fees }],
	["a council without one", none],
	["a proposal", { status: "consulting", coverage: "proposed", start: null, end: null }],
	["a proposal that names its areas", { status: "consulting", coverage: "areas" }],
	["one that began before anybody wrote it down", { start: null }],
	["one that is over", { status: "ended", start: "2019-01-01", end: "2024-01-01" }],
	["one that is over, nobody knows since when", { status: "ended", start: null, end: null }],
	["one that lapsed in silence", { start: "2019-01-01", end: "2024-01-01" }],
	["one of nearly five years without a last day", { start: "2021-11-21", end: null }],
	["an old Article 4 direction", { kind: "article4_hmo", start: "2011-10-08", end: null }],
	["one that ends on its first day", { start: day, end: day }],
	["one read today", { verifiedOn: day }],
])("%s has no defect", (_, over) => {
	expect(faults(over)).toEqual([]);
});

test.each<[string, Partial<LicensingScheme>, string[]]>([
	["no scheme that is in force", { ...none, status: "in_force" }, ["status"]],
	["no scheme that covers a district", { ...none, coverage: "whole_district" }, ["coverage"]],
	["no scheme with wards", { ...none, wardCodes: ["E05000001"] }, ["wardCodes"]],
	["no scheme with days", { ...none, start: day, end: day }, ["start", "end"]],
	["a scheme announced as none", { status: "none" }, ["status"]],
	["a scheme that covers nothing", { coverage: "none" }, ["coverage"]],
	["a proposal's coverage in force", { coverage: "proposed" }, ["coverage"]],
	["wards of a whole district", { wardCodes: ["E05000001"] }, ["wardCodes"]],
	["a scheme of wards without any", { coverage: "wards" }, ["wardCodes"]],
	["a year of borders that is none", { coverage: "areas", wardVintage: "2k" }, ["wardVintage"]],
	["no scheme that rules nothing out", { ...none, ruledOut: [] }, ["ruledOut"]],
	["a scheme that rules one out", { ruledOut: ["selective"] }, ["ruledOut"]],
	["a list of streets of a whole district", { streets: "Ada Street" }, ["streets"]],
	["a fee of £0", { kind: "additional", hmo, fees: { ...fees, hmo: fromPounds(0) } }, ["fees"]],
	["a fee of a direction", { kind: "article4_hmo", fees }, ["fees"]],
	["kinds of HMO of a selective scheme", { hmo }, ["hmo"]],
	["a licence for five years and two days", { start: "2025-01-01", end: "2030-01-02" }, ["end"]],
	["a designation after its first day", { designatedOn: "2025-01-02" }, ["designatedOn"]],
	["a last day before the first", { start: "2025-01-02", end: "2025-01-01" }, ["end"]],
	["a first day of long ago", { start: "1999-12-31", end: null }, ["end", "start"]],
	["a last day far off", { kind: "article4_hmo", end: "2101-01-01" }, ["end"]],
	["a reading of tomorrow", { verifiedOn: "2026-11-21" }, ["verifiedOn"]],
	["a reading of long ago", { verifiedOn: "1926-11-20" }, ["verifiedOn"]],
	["one over whose last day is to come", { status: "ended", end: day }, ["status"]],
	[
		"one in force for more than five years without a last day",
		{ start: "2021-11-20", end: null },
		["end"],
	],
	["one over without a last day", { status: "ended", end: null }, ["end"]],
])("%s is refused at its field", (_, over, fields) => {
	expect(faults(over)).toEqual(fields);
});

test("a row recorded as over that passes is never read as in force", () => {
	for (const start of [null, "2024-01-01", "2027-01-01"]) {
		for (const end of [null, "2024-06-01", "2027-06-01"]) {
			const scheme = someScheme({ status: "ended", start, end });
			const passes = Object.keys(schemeDefects(scheme, day)).length === 0;
			expect(passes && phaseOn(scheme, day) !== "ended", `${start} to ${end}`).toBe(false);
		}
	}
});

test("a defect the row had before does not stand in the way, one that the change brings does", () => {
	const before = someScheme({ coverage: "wards" });
	const told = { today: day, why: "" };
	expect(defectsBrought({ before, after: { ...before, end: "2026-12-31" } }, told)).toEqual({});
	expect(defectsBrought({ before, after: { ...before, end: "2024-12-31" } }, told)).toEqual({
		end: "The last day is before the first.",
	});
});

test("a first day on the day of designation wants a note, in a row that is new or edited", () => {
	const before = someScheme({ start: "2025-01-01" });
	const after = { ...before, designatedOn: "2025-01-01" };
	const noted = { today: day, why: "The notice says that it is made with immediate effect." };
	expect(defectsBrought({ before, after }, { today: day, why: " " })).toEqual({
		why: "A scheme rarely starts on the day it is made: say what shows it.",
	});
	expect(defectsBrought({ before: null, after }, { today: day, why: "" })).toHaveProperty("why");
	expect(defectsBrought({ before, after }, noted)).toEqual({});
	expect(defectsBrought({ before: after, after }, { today: day, why: "" })).toEqual({});
});
