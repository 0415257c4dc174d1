import { expect, test } from "vitest";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { someScheme } from "../../test/some-facts.ts";
import { endsSoon, phaseOn } from "./scheme-phase.ts";

const day = "2026-11-20";

test.each<[Partial<LicensingScheme>, string]>([
	[{}, "in_force"],
	[{ start: "2026-11-21" }, "starting"],
	[{ end: "2026-11-19" }, "ended"],
	[{ status: "consulting" }, "consulting"],
	[{ status: "approved", start: null, end: null }, "undated"],
	[{ status: "approved", start: "2027-04-01", end: null }, "starting"],
	[{ status: "made", start: null, end: null }, "undated"],
	[{ status: "stayed" }, "stayed"],
	[{ status: "stayed", end: "2026-11-19" }, "ended"],
	[{ status: "quashed" }, "ended"],
	[{ status: "withdrawn", start: "2027-04-01" }, "ended"],
	[{ status: "ended", start: null, end: null }, "ended"],
	[{ kind: "none", status: "none" }, "none"],
	[{ designatedOn: "2022-02-28", start: "2022-03-01", end: "2027-02-28" }, "in_force"],
])("a row recorded as %o is %s", (over, phase) => {
	expect(phaseOn(someScheme(over), day)).toBe(phase);
});

test.each<[Partial<LicensingScheme>, string | null]>([
	[{ end: "2027-11-20" }, "2027-11-20"],
	[{ end: "2027-11-21" }, null],
	[{ end: day }, day],
	[{ end: "2026-11-19" }, null],
	[{ start: "2022-06-01", end: null }, "2027-05-31"],
	[{ kind: "article4_hmo", start: "2022-06-01", end: null }, null],
	[{ start: "2026-11-21", end: "2027-05-31" }, null],
])("of a scheme with %o it is said that it ends on %s", (over, last) => {
	expect(endsSoon(someScheme(over), day)).toBe(last);
});
