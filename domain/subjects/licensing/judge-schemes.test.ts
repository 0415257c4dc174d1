import { expect, test } from "vitest";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { somePlace, someScheme, someUnit } from "../../test/some-facts.ts";
import { judgeSchemes } from "./judge-schemes.ts";

const day = "2026-11-20";
const verdictOf = (
	place: Parameters<typeof judgeSchemes>[1]["place"],
	...schemes: LicensingScheme[]
) => judgeSchemes("selective", { place, schemes, day }).verdict;
const inWards = (wardCodes: string[], over: Partial<LicensingScheme> = {}) =>
	someScheme({ coverage: "wards", wardCodes, ...over });

test.each<[string, ReturnType<typeof somePlace>, LicensingScheme[], string]>([
	[
		"a whole district, verified, known postcode",
		someUnit(),
		[someScheme({ verifiedOn: "2026-11-01" })],
		"required",
	],
	["a whole district, a lead, known postcode", someUnit(), [someScheme()], "likely"],
	[
		"a whole district, verified, sector only",
		somePlace(),
		[someScheme({ verifiedOn: "2026-11-01" })],
		"required",
	],
	[
		"a listed ward, verified",
		someUnit(),
		[inWards(["E05000001"], { verifiedOn: "2026-11-01" })],
		"required",
	],
	["a listed ward, a lead", someUnit(), [inWards(["E05000001"])], "likely"],
	["an unlisted ward", someUnit(), [inWards(["E05000002"])], "none_found"],
	[
		"a sector with one of two wards listed",
		somePlace(),
		[inWards(["E05000001"])],
		"check_boundary",
	],
	["a sector with both wards listed", somePlace(), [inWards(["E05000001", "E05000002"])], "likely"],
	[
		"two schemes that cover the sector together",
		somePlace(),
		[inWards(["E05000001"]), inWards(["E05000002"])],
		"likely",
	],
	["named streets", someUnit(), [someScheme({ coverage: "streets" })], "check_boundary"],
	["named areas", someUnit(), [someScheme({ coverage: "areas" })], "check_boundary"],
	[
		"parts of this ward",
		someUnit(),
		[someScheme({ coverage: "part_wards", wardCodes: ["E05000001"] })],
		"check_boundary",
	],
	[
		"parts of another ward alone",
		someUnit(),
		[someScheme({ coverage: "part_wards", wardCodes: ["E05000002"] })],
		"none_found",
	],
	[
		"parts of wards that nobody named",
		someUnit(),
		[someScheme({ coverage: "part_wards" })],
		"check_boundary",
	],
	[
		"streets within another ward",
		someUnit(),
		[someScheme({ coverage: "streets", wardCodes: ["E05000002"] })],
		"none_found",
	],
	[
		"areas within another ward and one that is no more",
		someUnit(),
		[someScheme({ coverage: "areas", wardCodes: ["E05000002"], hasUnmatchedWards: true })],
		"check_boundary",
	],
	[
		"wards of which one no longer exists",
		someUnit(),
		[inWards(["E05000002"], { hasUnmatchedWards: true })],
		"check_boundary",
	],
	[
		"a row that says none",
		someUnit(),
		[someScheme({ kind: "none", status: "none", coverage: "none" })],
		"none_found",
	],
	["no row", someUnit(), [], "unknown"],
	["only a row of another kind", someUnit(), [someScheme({ kind: "additional" })], "unknown"],
	[
		"a lapsed scheme with none after it",
		someUnit(),
		[someScheme({ end: "2026-11-19" })],
		"unknown",
	],
	["a scheme on its last day", someUnit(), [someScheme({ end: day })], "likely"],
	["a scheme on its first day", someUnit(), [someScheme({ start: day })], "likely"],
	[
		"a scheme that starts tomorrow",
		someUnit(),
		[someScheme({ start: "2026-11-21" })],
		"starting_soon",
	],
	[
		"one that is approved without a day",
		someUnit(),
		[someScheme({ status: "approved", start: null })],
		"check_boundary",
	],
	[
		"one that was made without a first day",
		someUnit(),
		[someScheme({ status: "made", start: null })],
		"check_boundary",
	],
	[
		"one that was made, its day ahead",
		someUnit(),
		[someScheme({ status: "made", start: "2026-11-21" })],
		"starting_soon",
	],
	["one that was made, its day come", someUnit(), [someScheme({ status: "made" })], "likely"],
	["one that a court stayed", someUnit(), [someScheme({ status: "stayed" })], "check_boundary"],
	[
		"one that a court stayed, elsewhere",
		someUnit(),
		[inWards(["E05000002"], { status: "stayed" })],
		"unknown",
	],
	["one that a court quashed", someUnit(), [someScheme({ status: "quashed" })], "unknown"],
	[
		"one that was withdrawn before its day",
		someUnit(),
		[someScheme({ status: "withdrawn", start: "2027-01-01" })],
		"unknown",
	],
	[
		"one that was quashed elsewhere, which proves no absence here",
		someUnit(),
		[inWards(["E05000002"], { status: "quashed" })],
		"unknown",
	],
	[
		"one in force beside one that is approved without a day",
		someUnit(),
		[someScheme(), someScheme({ status: "approved", start: null })],
		"likely",
	],
	[
		"a page that rules out additional schemes alone",
		someUnit(),
		[someScheme({ kind: "none", status: "none", coverage: "none", ruledOut: ["additional"] })],
		"unknown",
	],
	[
		"a lapsed scheme followed by a new one",
		someUnit(),
		[someScheme({ end: "2026-08-30" }), someScheme({ start: "2026-08-31" })],
		"likely",
	],
	[
		"a lapse here, while another scheme runs in other wards",
		someUnit(),
		[inWards(["E05000001"], { end: "2026-06-13" }), inWards(["E05000002"])],
		"unknown",
	],
	[
		"a lapse in other wards, and another scheme in other wards",
		someUnit(),
		[inWards(["E05000009"], { end: "2026-06-13" }), inWards(["E05000002"])],
		"none_found",
	],
	[
		"a designation of 2021 whose end nobody recorded",
		someUnit(),
		[someScheme({ start: "2021-11-20", end: null })],
		"unknown",
	],
	[
		"the last day of such a designation",
		someUnit(),
		[someScheme({ start: "2021-11-21", end: null })],
		"likely",
	],
	[
		"streets now, the whole district from next year",
		someUnit(),
		[someScheme({ coverage: "streets" }), someScheme({ start: "2027-01-01" })],
		"check_boundary",
	],
	[
		"a proposal alone",
		someUnit(),
		[someScheme({ status: "consulting", coverage: "proposed", start: null, end: null })],
		"unknown",
	],
	[
		"a proposal after a lapse",
		someUnit(),
		[someScheme({ end: "2026-08-30" }), someScheme({ status: "consulting", start: "2027-04-01" })],
		"unknown",
	],
	[
		"an expired row without dates",
		someUnit(),
		[someScheme({ status: "ended", start: null, end: null })],
		"unknown",
	],
	[
		"a place whose authority nobody knows",
		somePlace({ authorities: [], wards: [] }),
		[],
		"unknown",
	],
])("%s: the verdict is as the table of decisions says", (_, place, schemes, verdict) => {
	expect(verdictOf(place, ...schemes)).toBe(verdict);
});

const twoCouncils = (share: number) =>
	somePlace({
		authorities: [
			{ code: "E00000001", name: "Testborough", share },
			{ code: "E00000002", name: "Otherton", share: 1 - share },
		],
	});
const none = someScheme({ kind: "none", authorityCode: "E00000002" });

test.each([
	[0.97, "likely"],
	[0.95, "likely"],
	[0.94, "check_boundary"],
	[0.03, "check_boundary"],
	[0.01, "none_found"],
])("a sector of which %d lies in the licensed district is %s", (share, verdict) => {
	expect(verdictOf(twoCouncils(share), someScheme(), none)).toBe(verdict);
});

test("a council nobody has checked, with a tenth of the sector, keeps it unknown", () => {
	const nothingHere = someScheme({ kind: "none" });
	expect(verdictOf(twoCouncils(0.9), nothingHere)).toBe("unknown");
	expect(verdictOf(twoCouncils(0.99), nothingHere)).toBe("none_found");
});

test("a row that says none speaks of licensing, not of Article 4", () => {
	const schemes = [someScheme({ kind: "none" })];
	expect(judgeSchemes("article4_hmo", { place: someUnit(), schemes, day }).verdict).toBe("unknown");
});

test("the rows that made the verdict come with it, and no others", () => {
	const reaching = inWards(["E05000001"]);
	const finding = judgeSchemes("selective", {
		place: someUnit(),
		schemes: [inWards(["E05000002"]), reaching],
		day,
	});
	expect(finding.schemes).toEqual([reaching]);
});
