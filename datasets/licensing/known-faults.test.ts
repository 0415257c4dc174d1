import { expect, test } from "vitest";
import { judge } from "#datasets/test/judge-in-ward.ts";
import type { Use } from "#domain/base/use.ts";
import type { Licensing } from "#domain/subjects/licensing/judge-licensing.ts";
import { feeFor } from "#domain/subjects/licensing/licence-fees.ts";

// Errors that the check of 24 November 2026 against public pages found, each tested through the verdict on a postcode there.

type Fault = {
	readonly fault: string;
	readonly at: readonly [sector: string, ward: string];
	readonly kind: keyof Licensing;
	readonly verdict: string;
	readonly use?: Use;
	readonly day?: string;
};

const faults: readonly Fault[] = [
	{
		fault: "Bolton's direction was held as proposed",
		at: ["BL1 1", "Halliwell"],
		kind: "articleFour",
		verdict: "required",
		use: "sharers",
	},
	{
		fault: "Ceredigion licenses larger houses in all wards, not in eight",
		at: ["SA43 1", "Teifi"],
		kind: "additional",
		verdict: "likely",
		use: "hmo",
	},
	{
		fault: "Hexthorpe in Doncaster binds until 28 February 2027",
		at: ["DN1 2", "Town"],
		kind: "selective",
		verdict: "check_boundary",
		day: "2027-02-28",
	},
	{
		fault: "Hexthorpe in Doncaster has ended on the day after",
		at: ["DN1 2", "Town"],
		kind: "selective",
		verdict: "unknown",
		day: "2027-03-01",
	},
	{
		fault: "seven more wards of Islington are approved, their day not set",
		at: ["N1 1", "Barnsbury"],
		kind: "selective",
		verdict: "check_boundary",
	},
	{
		fault: "Lewisham's additional scheme began on 5 April 2022 and ends on 4 April 2027",
		at: ["SE13 5", "Blackheath"],
		kind: "additional",
		verdict: "unknown",
		use: "sharers",
		day: "2027-04-05",
	},
	{
		fault: "Mansfield's scheme lies in parts of seven wards",
		at: ["NG18 1", "Central"],
		kind: "selective",
		verdict: "check_boundary",
		day: "2030-09-12",
	},
	{
		fault: "Mansfield's scheme reaches no other ward",
		at: ["NG18 2", "Carr Bank"],
		kind: "selective",
		verdict: "none_found",
	},
	{
		fault: "South Tyneside put its scheme on hold, so that none is said to have run and ended",
		at: ["NE31 1", "Hebburn North"],
		kind: "selective",
		verdict: "check_boundary",
	},
	{
		fault: "Stockton licenses streets, not whole wards",
		at: ["TS18 1", "Stockton Town Centre"],
		kind: "selective",
		verdict: "check_boundary",
	},
	{
		fault: "Stockton's streets lie in four wards",
		at: ["TS16 0", "Eaglescliffe West"],
		kind: "selective",
		verdict: "none_found",
	},
	{
		fault: "Trafford's direction is in force since 21 December 2017",
		at: ["M16 6", "Old Trafford"],
		kind: "articleFour",
		verdict: "required",
		use: "sharers",
		day: "2017-12-21",
	},
	{
		fault: "five more wards of Walsall may license small HMOs",
		at: ["WS2 7", "Birchills Leamore"],
		kind: "additional",
		verdict: "check_boundary",
		use: "sharers",
	},
	{
		fault: "Wigan has a direction on HMOs and had no row",
		at: ["M29 2", "Tyldesley & Mosley Common"],
		kind: "articleFour",
		verdict: "required",
		use: "sharers",
	},
	{
		fault: "Tameside has a direction by a secondary source alone",
		at: ["M34 0", "Denton North East"],
		kind: "articleFour",
		verdict: "check_boundary",
		use: "sharers",
	},
	{
		fault: "three wards of Spelthorne have a direction, and had no row",
		at: ["TW18 4", "Staines"],
		kind: "articleFour",
		verdict: "required",
		use: "sharers",
	},
	{
		fault: "Rossendale has a direction and had no row",
		at: ["BB4 0", "Hareholme & Waterfoot"],
		kind: "articleFour",
		verdict: "required",
		use: "sharers",
	},
	{
		fault: "Kingswood of the direction in Corby is not the ward of that name today",
		at: ["NN18 9", "Kingswood"],
		kind: "articleFour",
		verdict: "check_boundary",
		use: "sharers",
	},
	{
		fault: "Telford's direction from 27 February 2027 is reported by the press alone",
		at: ["TF1 1", "Haygate & Park"],
		kind: "articleFour",
		verdict: "check_boundary",
		use: "sharers",
	},
	{
		fault: "Runnymede still gathers evidence for a direction, so that none is ruled out",
		at: ["TW20 0", "Englefield Green West"],
		kind: "articleFour",
		verdict: "unknown",
		use: "sharers",
	},
	{
		fault: "an older page of Luton does not undo the first day of its additional scheme",
		at: ["LU1 1", "Dallow"],
		kind: "additional",
		verdict: "likely",
		use: "sharers",
	},
	{
		fault: "the page of Wigan's direction says that HMO licensing is mandatory only",
		at: ["M29 2", "Tyldesley & Mosley Common"],
		kind: "additional",
		verdict: "none_found",
		use: "sharers",
	},
	{
		fault: "the page of Wigan's direction does not speak of selective licensing",
		at: ["M29 2", "Tyldesley & Mosley Common"],
		kind: "selective",
		verdict: "unknown",
	},
	{
		fault: "Oxford's scheme before the one of today does not make it lapsed",
		at: ["OX1 1", "Osney & St Thomas"],
		kind: "additional",
		verdict: "likely",
		use: "sharers",
	},
];

test.each(faults.map((fault) => [fault.fault, fault] as const))(
	"%s",
	(_, { at: [sector, ward], kind, verdict, use = "single", day = "2026-11-25" }) => {
		expect(judge(sector, ward, { use, day })[kind].verdict).toBe(verdict);
	},
);

test("Westminster's first additional scheme ended on 30 August 2026, not on the day its notice printed", () => {
	const restsOn = (day: string) =>
		judge("NW1 5", "Marylebone", { use: "sharers", day }).additional.schemes.map(({ id }) => id);
	expect(restsOn("2026-08-30")).toEqual(["westminster-additional-2021-08-30"]);
	expect(restsOn("2026-08-31")).toEqual(["westminster-additional-2026-08-31"]);
});

test.each([
	["additional", "sharers", "£1,250"],
	["selective", "single", "£750"],
] as const)("of Newham the fee of its own page counts: %s", (kind, use, fee) => {
	const verdict = judge("E6 1", "East Ham", { use })[kind];
	expect(feeFor(kind, verdict, "England")?.text).toBe(
		`Newham’s fee is ${fee} (seen by 24 November 2026)`,
	);
});

test("Lewisham's additional scheme binds to its last day", () => {
	const on = (day: string) =>
		judge("SE13 5", "Blackheath", { use: "sharers", day }).additional.verdict;
	expect(on("2022-04-05")).toBe("required");
	expect(on("2027-04-04")).toBe("required");
	expect(on("2027-04-05")).not.toBe("required");
});
