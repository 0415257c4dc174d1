import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { readSearch } from "./read-search.ts";

/** What was read, in a line. */
function sought(typed: string): string {
	const read = readSearch(typed);
	switch (read.kind) {
		case "postcode":
			return [read.postcode.formatted, read.houseNumber].filter(Boolean).join(" no. ");
		case "likely":
			return `${read.postcodes.map(({ formatted }) => formatted).join(" or ")}?`;
		case "place":
			return `in ${read.names.join(" or ")}`;
		default:
			return read.kind;
	}
}

test.each([
	["M14 5LL", "M14 5LL"],
	["m145ll", "M14 5LL"],
	["M14-5LL", "M14 5LL"],
	["M14.5LL", "M14 5LL"],
	["M14 5LL.", "M14 5LL"],
	["“M14 5LL”", "M14 5LL"],
	["'M14 5LL'", "M14 5LL"],
	["(M14 5LL)", "M14 5LL"],
	["M14\u200b 5LL", "M14 5LL"],
	["\ufeffM14\u00a05LL", "M14 5LL"],
	["Ｍ１４ ５ＬＬ", "M14 5LL"],
	["M14 5LL, Manchester", "M14 5LL"],
	["Postcode: M14 5LL", "M14 5LL"],
	["M14 5LL M14 5LL", "M14 5LL"],
	["12 Acacia Avenue, Manchester M14 5LL", "M14 5LL no. 12"],
	["12, Acacia Avenue, Manchester, M14 5LL", "M14 5LL no. 12"],
	["12a Acacia Avenue Manchester m145ll", "M14 5LL no. 12A"],
	["Flat 2, 10 Pretend Lane, M14 5LL", "M14 5LL no. 10"],
	["Flat 2 10 Pretend Lane M14 5LL", "M14 5LL no. 10"],
	["12-14 Acacia Avenue, M14 5LL", "M14 5LL no. 12-14"],
	["Flat 2, Acacia House, M14 5LL", "M14 5LL"],
	["Acacia Avenue, Manchester M14 5LL", "M14 5LL"],
	["The Old Forge, High Street, M14 5LL", "M14 5LL"],
	["2/1 14 High Street G12 8QQ", "G12 8QQ no. 14"],
	["2/1, 14 High Street, G12 8QQ", "G12 8QQ no. 14"],
	["Flat 2/1, 14 High Street, G12 8QQ", "G12 8QQ no. 14"],
	["12/14 High Street, M1 1AD", "M1 1AD no. 12-14"],
	["14/5 Pretend Walk, M1 1AD", "M1 1AD no. 14"],
	["10 M14 5LL", "M14 5LL no. 10"],
	["10, M14 5LL", "M14 5LL no. 10"],
	["No. 10, M14 5LL", "M14 5LL no. 10"],
	["10A M14 5LL", "M14 5LL no. 10A"],
	["10-12, M14 5LL", "M14 5LL no. 10-12"],
	["Flat 2, M14 5LL", "M14 5LL"],
	["Flat 2 M14 5LL", "M14 5LL"],
	["M14 5LL, 12 Acacia Avenue", "M14 5LL no. 12"],
	["M14 5LL 12 Acacia Avenue", "M14 5LL no. 12"],
	["M14 5LL, Flat 2, 12 Acacia Avenue", "M14 5LL no. 12"],
	["M14 5LL, 12", "M14 5LL no. 12"],
	["M14 5LL 2 bedroom house", "M14 5LL"],
])("%j is %s", (typed, read) => {
	expect(sought(typed)).toBe(read);
});

test.each([
	["EC1V OBW", "EC1V 0BW?"],
	["SW1A OAA", "SW1A 0AA?"],
	["SWIA 0AA", "SW1A 0AA?"],
	["MI4 5LL", "M14 5LL?"],
	["M14 SLL", "M14 5LL?"],
	["M14 5L1", "M14 5LL?"],
	["M145L1", "M14 5LL?"],
	["LS6 IAN", "LS6 1AN?"],
	["SWIA IAA", "SW1A 1AA?"],
	["0L1 1AA", "OL1 1AA?"],
	["0L11AA", "OL1 1AA?"],
	["M14 5LLL", "M14 5LL?"],
	["12 Acacia Avenue, M14 5LLL", "M14 5LL?"],
	["12 Acacia Avenue, Manchester M14 SLL", "M14 5LL?"],
	["M14 5LL or M14 5LS", "M14 5LL or M14 5LS?"],
])("%j is asked about: %s", (typed, read) => {
	expect(sought(typed)).toBe(read);
});

test("the house number of a likely postcode stays with it", () => {
	expect(readSearch("12 Acacia Avenue, Manchester M14 SLL")).toMatchObject({ houseNumber: "12" });
});

test.each([
	["Leeds", "in Leeds"],
	["Newcastle-under-Lyme", "in Newcastle-under-Lyme"],
	["Stoke on Trent", "in Stoke on Trent"],
	["King's Lynn", "in King's Lynn"],
	["Acacia Avenue, Leeds", "in Acacia Avenue, Leeds or Leeds"],
	["12 Acacia Avenue, Leeds", "in Leeds"],
	["Goole", "in Goole"],
	["leeds ls1", "in leeds"],
	["ls1 leeds", "in leeds"],
	["Manchester M14", "in Manchester"],
	["Manchester, M14", "in Manchester"],
	["London SW1A", "in London"],
	["Ealing, London", "in Ealing, London or London"],
	["Leeds, West Yorkshire", "in Leeds"],
	["12 Acacia Avenue, Leeds, UK", "in Leeds"],
	["Leeds, UK", "in Leeds"],
	["Birmingham, England", "in Birmingham"],
	["Cardiff, Wales", "in Cardiff"],
	["Wales", "in Wales"],
	["Bolton", "in Bolton"],
])("%j may be a place: %s", (typed, read) => {
	expect(sought(typed)).toBe(read);
});

test.each([
	["GIR 0AA", "refused"],
	["JE2 3AB", "refused"],
	["10 Royal Square, St Helier, JE2 3AB", "refused"],
	["BFPO 57", "refused"],
	["", "nothing"],
	["   ", "nothing"],
	["M14", "nothing"],
	["M14 5L", "nothing"],
	["M14 5", "nothing"],
	["12", "nothing"],
	["12 High", "nothing"],
	["Unit 5 bus", "nothing"],
	["x".repeat(400), "nothing"],
	["M14 5LL ".repeat(100_000), "nothing"],
])("%.40j is %s", (typed, read) => {
	expect(sought(typed)).toBe(read);
});

test("no text makes it throw, and a likely postcode is never one as typed", () => {
	fc.assert(
		fc.property(
			fc.string({ unit: "binary", maxLength: 80 }),
			fc.stringMatching(/^[A-Z0-9 ]{4,9}$/),
			(a, b) => {
				for (const typed of [a, b, `${a} ${b}`]) {
					expect(() => readSearch(typed)).not.toThrow();
				}
			},
		),
		cases(300),
	);
});
