import { expect, test } from "vitest";
import {
	faultOf,
	isBlank,
	readCertificate,
	readCount,
	readLicence,
	readMoney,
	readOwners,
	readPercent,
	readPeriod,
	readRent,
	readStanding,
	readTenure,
	readUse,
	readYesNo,
} from "./read-cells.ts";
import { readDay } from "./read-day.ts";

const refused = { reason: expect.any(String) };

test.each([
	["03/04/2026", "2026-04-03"],
	["3-Apr-26", "2026-04-03"],
	["3.4.26", "2026-04-03"],
	["1st April 2026", "2026-04-01"],
	["April 1, 2026", "2026-04-01"],
	["Wed 1 Apr 2026", "2026-04-01"],
	["2026-04-03T00:00:00Z", "2026-04-03"],
	["03/04/2026 00:00", "2026-04-03"],
	["46115", "2026-04-03"],
	["12/11/98", "1998-11-12"],
	["29/02/2028", "2028-02-29"],
])("%s is the day %s", (cell, day) => {
	expect(readDay(cell)).toBe(day);
});

test.each([
	"29/02/2027",
	"31/04/2026",
	"04/13/2026",
	"2026",
	"Apr-26",
	"soon",
	"31/12/26/1",
	"0/1/2026",
])("%s is no day", (cell) => {
	expect(readDay(cell)).toEqual(refused);
});

test.each([
	["£1,250.00", "pcm", 125_000],
	["1250", "pcm", 125_000],
	["300", "pw", 130_000],
	["12000", "pa", 100_000],
	["£300 pw", "pcm", 130_000],
	["£12,000 per annum", "pcm", 100_000],
	["GBP 950", "pcm", 95_000],
	["1083.33333333", "pcm", 108_333],
	["1,200 pcm", "pw", 120_000],
])("a rent of %s in a column of %s is %d pence a month", (cell, period, amount) => {
	expect(readRent(cell, period)).toBe(amount);
});

test("sums are read as they are typed, and what is no sum is refused", () => {
	expect(readMoney("£1.2k")).toBe(120_000);
	expect(readMoney("285,000")).toBe(28_500_000);
	for (const cell of ["1.250", "(1,200)", "-5", "£100 pcm", "€900", "abc"]) {
		expect(readMoney(cell), cell).toEqual(refused);
	}
});

test("what a sheet broke is refused by name, and gaps are no answers", () => {
	expect(faultOf("#REF!")).toEqual(refused);
	expect(faultOf("1.2E+05")).toEqual(refused);
	expect(faultOf("1200")).toBeNull();
	expect(["", "-", "n/a", "TBC", "?"].every(isBlank)).toBe(true);
	expect(isBlank("0")).toBe(false);
});

test("counts are whole: people are added up, and a studio has no bedroom", () => {
	expect(["4", "4.0", "2 adults, 1 child", "3 bed", "studio"].map(readCount)).toEqual([
		4, 4, 3, 3, 0,
	]);
	for (const cell of ["2.5", "two", "3+1", "4 or 5"]) {
		expect(readCount(cell), cell).toEqual(refused);
	}
});

test("percentages, periods, yes and no, tenures, standings", () => {
	expect([readPercent("5.25%"), readPercent("5.25"), readPercent("101")]).toEqual([
		5.25,
		5.25,
		refused,
	]);
	expect([readPeriod("Monthly"), readPeriod("per annum"), readPeriod("often")]).toEqual([
		"pcm",
		"pa",
		refused,
	]);
	expect([readYesNo("Y"), readYesNo("no gas"), readYesNo("maybe")]).toEqual([true, false, refused]);
	expect([
		readTenure("Leasehold"),
		readTenure("F/H"),
		readTenure("Share of Freehold"),
		readTenure("rented"),
	]).toEqual(["leasehold", "freehold", "share_of_freehold", refused]);
	expect([readStanding("Tenanted"), readStanding("Void"), readStanding("archived")]).toEqual([
		"let",
		"empty",
		refused,
	]);
});

test("an HMO needs its number of people, because the law parts them there", () => {
	expect(readUse("HMO", null)).toEqual(refused);
	expect([
		readUse("HMO", 4),
		readUse("C4", 6),
		readUse("Family", 6),
		readUse("sharers", null),
	]).toEqual(["sharers", "hmo", "single", "sharers"]);
});

test("licences have a kind or are none", () => {
	expect([
		readLicence("Selective licence"),
		readLicence("Not required"),
		readLicence("yes"),
	]).toEqual(["selective", null, refused]);
});

test("a certificate's number is known by its digits, in a link as well", () => {
	const number = "1234-5678-9012-3456-7890";
	expect(readCertificate("12345678901234567890")).toBe(number);
	expect(readCertificate(`https://example.org/energy-certificate/${number}?x=1`)).toBe(number);
	expect(readCertificate("1234")).toEqual(refused);
});

test("several owners need a share each", () => {
	expect(readOwners("Jane Doe", null)).toEqual([{ name: "Jane Doe", share: 1 }]);
	expect(readOwners("Jane Doe", 0.5)).toEqual([{ name: "Jane Doe", share: 0.5 }]);
	expect(readOwners("Jane Doe 60%; John Doe (40%)", null)).toEqual([
		{ name: "Jane Doe", share: 0.6 },
		{ name: "John Doe", share: 0.4 },
	]);
	expect(readOwners("Jane & John Doe", null)).toEqual(refused);
	expect(readOwners("Jane 60%, John 60%", null)).toEqual(refused);
});
