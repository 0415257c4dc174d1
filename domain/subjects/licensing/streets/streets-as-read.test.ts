import { expect, test } from "vitest";

import { lineDoubts } from "../../../base/facts/line-doubts.ts";
import { LONGEST_STREET_LIST, parseStreetList } from "./parse-street-list.ts";
import { streetsAsRead } from "./streets-as-read.ts";

const asRead = (text: string) => streetsAsRead(parseStreetList(text));

test.each<[string, readonly string[]]>([
	["Ada Street", ["Ada Street: all numbers"]],
	["72-118 Hemmons Rd (evens) M12 4QG", ["Hemmons Road: 72 to 118 even, M12 4QG"]],
	["Ada St 1a, 3 except 3b", ["Ada Street: 1A and 3, not 3B"]],
	["Ada Street odds only", ["Ada Street: all odd numbers"]],
	["2nd Ave 11 onwards (odd)", ["2nd Avenue: 11 and above odd"]],
	["Ada Street 1-10, Burton Road", ["Ada Street: 1 to 10 both sides", "Burton Road: all numbers"]],
	["Ada Street (Burnley)", ["Ada Street: all numbers, in Burnley alone"]],
])("“%s” says what was read of it", (text, streets) => {
	expect(asRead(text)).toEqual([{ at: 1, line: text, streets, doubts: [] }]);
});

test.each<[string, keyof typeof lineDoubts]>([
	["Streets NOT included", "excludes"],
	["Odd numbers only", "about_list"],
	["Ada Street except the corner", "exception"],
	["Part of Ada Street", "part"],
	["Flats 1-12 Rose House, Ada Street", "building"],
	["Ada Street 1-46 odd", "numbers"],
	["Castle Hill", "area"],
	["Ada Street (1 to", "runs_on"],
	["12. Ada Street", "counted"],
	["Ada Street, Burton Road M12 4QG", "postcode"],
	["Ada Street*", "words"],
	["Ada Street 1-45", "side"],
	["x".repeat(LONGEST_STREET_LIST + 1), "too_long"],
])("“%s” says what is in doubt", (text, doubt) => {
	expect(asRead(text).flatMap(({ doubts }) => doubts)).toContain(lineDoubts[doubt]);
});

test("a street below two headings is in doubt where its numbers differ", () => {
	const lines = asRead(
		"North Ward\nAda Street 1-9 odd\nBurton Road\nSouth Ward\nAda Street\nBurton Road",
	);
	expect(lines.filter(({ doubts }) => doubts.includes(lineDoubts.same_name))).toMatchObject([
		{ at: 2 },
		{ at: 5 },
	]);
});

test("a heading, and nothing at all, are in no doubt", () => {
	expect(asRead("Daisyfield Ward")).toEqual([
		{ at: 1, line: "Daisyfield Ward", streets: [], doubts: [] },
	]);
	expect(asRead(" \n\n")).toEqual([]);
});

test("a list as a council prints it, a sentence above it and postcodes parted by slashes, is read line by line", () => {
	const lines = asRead(
		"The scheme will affect the streets:\n\n51 to 83 Ash Tree Road, M8 5SA\n\n1 to 54 Birch Road, M8 5RT / M8 5RU\n\n102 Crumpsall Lane, M8 5SG",
	);
	expect(lines.map(({ streets }) => streets)).toEqual([
		[],
		["Ash Tree Road: 51 to 83, M8 5SA"],
		["Birch Road: 1 to 54 both sides, M8 5RT, M8 5RU"],
		["Crumpsall Lane: 102, M8 5SG"],
	]);
});

test("a table with bars and sides in brackets is read line by line", () => {
	const lines = asRead(
		"Street | Post code |\n---|---|\n1-48 Damien Street (All) | M12 4GW |\n72-118 Hemmons Road (Evens) | M12 4QG M12 5ST |\n1-57 Ollier Avenue (Odds) | M12 5SU |",
	);
	expect(lines.flatMap(({ streets, doubts }) => [...streets, ...doubts])).toEqual([
		"Damien Street: 1 to 48 both sides, M12 4GW",
		"Hemmons Road: 72 to 118 even, M12 4QG, M12 5ST",
		"Ollier Avenue: 1 to 57 odd, M12 5SU",
	]);
});
