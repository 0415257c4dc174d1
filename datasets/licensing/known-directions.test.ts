import { expect, test } from "vitest";
import { judge } from "#datasets/test/judge-in-ward.ts";

// What the check of 27 November 2026 found about Article 4 directions, each by its own proof: a page that decides, a lead that asks.

test.each([
	["Milton Keynes's direction covers the whole borough", "MK1 9", "Bletchley East", "required"],
	["Harlow's direction covers the whole town", "CM92 1", "Great Parndon", "required"],
	[
		"Great Yarmouth's direction covers its wards apart from the Broads",
		"NR30 3",
		"Nelson",
		"required",
	],
	[
		"a home of West Flegg can lie in the Broads, which it leaves out",
		"NR29 3",
		"West Flegg",
		"check_boundary",
	],
	[
		"Tendring has a direction and had no row",
		"CO11 9",
		"Lawford, Manningtree & Mistley",
		"required",
	],
	["Dudley has a direction and had a row that says none", "B62 2", "Halesowen North", "required"],
	["Thanet has a direction and had no row", "CT10 9", "Viking", "required"],
	["Coatham in Redcar has a direction since October 2026", "TS10 9", "Coatham", "required"],
	["Spelthorne's other wards have had one since March 2026", "TW16 5", "Sunbury East", "required"],
	["of Wisbech only a copy of the page was read", "PE13 1", "Wisbech Riverside", "check_boundary"],
	["Kegworth has a direction and had no row", "DE74 2", "Kegworth", "check_boundary"],
	[
		"six more directions in Bristol begin on 1 January 2027",
		"BS10 5",
		"Southmead",
		"check_boundary",
	],
	["of Middlesbrough's direction an agent tells alone", "TS1 4", "Newport", "check_boundary"],
	["Wakefield has a direction in six areas", "WF1 1", "Wakefield North", "check_boundary"],
	["Stevenage has a direction and had no row", "SG5 9", "Roebuck", "check_boundary"],
	["the former Waveney has a direction", "NR33 0", "Kirkley & Pakefield", "check_boundary"],
	["of Bedford's direction the press tells alone", "MK40 9", "Greyfriars", "check_boundary"],
	["Crawley's zones are of June 2022", "RH10 0", "Three Bridges", "check_boundary"],
	["Leicester's streets of 2023 are known from the press", "LE21 3", "Castle", "check_boundary"],
	["Brent's direction leaves its growth areas out", "HA0 9", "Wembley Central", "check_boundary"],
	["Barnsley's direction has a first day and no edge", "S35 7", "Penistone East", "check_boundary"],
	["of Blackpool's direction nobody read how far it reaches", "FY1 9", "Talbot", "check_boundary"],
	[
		"Chorley's immediate direction was not read to be confirmed",
		"PR26 9",
		"Croston, Mawdesley & Euxton South",
		"likely",
	],
	["Peterborough's trial has expired", "PE1 1", "Central", "unknown"],
	["of Erewash none is said any more", "DE7 0", "Little Hallam", "unknown"],
	["Kingston's list may mistake a direction on shops", "KT1 1", "Kingston Town", "check_boundary"],
	["parts of Ipswich's Westgate have a direction", "IP1 2", "Westgate", "check_boundary"],
	["Ipswich's direction names no part of Whitton", "IP1 6", "Whitton", "none_found"],
] as const)("%s", (_, sector, ward, verdict) => {
	expect(judge(sector, ward, { use: "sharers" }).articleFour.verdict).toBe(verdict);
});

test("Coatham's direction did not bind before its first day", () => {
	const day = "2026-10-04";
	expect(judge("TS10 9", "Coatham", { use: "sharers", day }).articleFour.verdict).toBe(
		"starting_soon",
	);
});

test("a consultation that is told by an old page alone is not told as one of today", () => {
	const { summary } = judge("BH11 0", "Kinson", { use: "sharers" }).additional;
	expect(summary).toContain("We don't know whether this home needs an additional HMO licence.");
	expect(summary).not.toContain("proposed");
});

test.each([
	["Bradford", "BD2 4", "Eccleshill"],
	["Dudley", "B62 2", "Halesowen North"],
])("that %s licenses HMOs of five people denies no additional scheme", (_, sector, ward) => {
	expect(judge(sector, ward, { use: "sharers" }).additional.verdict).toBe("unknown");
});

test("Thanet's selective scheme has lapsed, and a plan to consult is no consultation", () => {
	const { verdict, summary } = judge("CT10 9", "Viking").selective;
	expect(verdict).toBe("unknown");
	expect(summary).not.toContain("proposed");
});
