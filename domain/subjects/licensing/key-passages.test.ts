import { expect, test } from "vitest";
import { cpuTimeOf } from "#domain/test/time-taken.ts";
import { type KeyPassageKind, keyPassages } from "./key-passages.ts";

function found(text: string, kind: KeyPassageKind, wardNames: string[] = []): string[] {
	return keyPassages(text, { wardNames })
		.filter((passage) => passage.kind === kind)
		.map(({ from, to }) => text.slice(from, to));
}

test.each([
	["It starts on 1 April 2027.", ["1 April 2027"]],
	["from 24th May, 2025 to the 23rd of May 2030", ["24th May, 2025", "23rd of May 2030"]],
	["from April 1, 2027", ["April 1, 2027"]],
	["since June 2025, or Sept 2026", ["June 2025", "Sept 2026"]],
	["01/04/2027, 1.4.27 and 2027-04-01", ["01/04/2027", "1.4.27", "2027-04-01"]],
	["by 30 April", ["30 April"]],
	["Rule 1 may apply in 2027, see 12/2027 or 0161 234 5000", []],
])("the days of %j are %j", (text, days) => {
	expect(found(text, "day")).toEqual(days);
});

test("fees are pounds", () => {
	expect(found("£1,000, £ 755.50 or £40 a person, of 1200 homes", "fee")).toEqual([
		"£1,000",
		"£ 755.50",
		"£40",
	]);
});

test("the words of the law are found however they are written", () => {
	expect(
		found(
			"Designated: the SELECTIVE designation; an additional one; Article 4(1), article\u00a04, Article Four; article 40, collective",
			"term",
		),
	).toEqual([
		"Designated",
		"SELECTIVE",
		"designation",
		"additional",
		"Article 4(1)",
		"article\u00a04",
		"Article Four",
	]);
});

test.each([
	["Hull Road", "Guildhall, Hull Road and Micklegate", ["Hull Road"]],
	["Soho & Jewellery Quarter", "Soho and Jewellery Quarter", ["Soho and Jewellery Quarter"]],
	["Fulford and Heslington", "Fulford & Heslington", ["Fulford & Heslington"]],
	[
		"Queen's Park",
		"Queen’s Park, Queens Park, QUEEN'S PARK",
		["Queen’s Park", "Queens Park", "QUEEN'S PARK"],
	],
	["Stoke-on-Trent", "Stoke on Trent", ["Stoke on Trent"]],
	["Park", "a park, Parkside, Park ward", ["Park"]],
	["Abbey (East)", "Abbey (East)", ["Abbey (East)"]],
	["", "nothing", []],
])("the ward %j is found in %j", (ward, text, wards) => {
	expect(found(text, "ward", [ward])).toEqual(wards);
});

test("the longer of two wards is found, and passages stand in their order and apart", () => {
	const text = "Hull Road from 1 May 2027: selective, £800";
	const passages = keyPassages(text, { wardNames: ["Hull", "Hull Road", "May"] });
	expect(passages.map(({ from, to, kind }) => [kind, text.slice(from, to)])).toEqual([
		["ward", "Hull Road"],
		["day", "1 May 2027"],
		["term", "selective"],
		["fee", "£800"],
	]);
});

test("a long page with many wards is read at once", async () => {
	const text = "The designation of Aston ward starts on 1 April 2027 and costs £800. ".repeat(870);
	const wardNames = Array.from({ length: 200 }, (_, number) => `Aston and Ward's-${number}`);
	const took = await cpuTimeOf(() =>
		expect(keyPassages(text, { wardNames })).toHaveLength(3 * 870),
	);
	expect(took).toBeLessThan(1_000);
});
