import { expect, test } from "vitest";
import { committedPlaces } from "#datasets/reference/committed-places.ts";
import { committedTables } from "#datasets/test/committed-tables.ts";
import { readAudit } from "./read-audit.ts";

const places = committedPlaces(committedTables);
const HEADER = "address,house_number,ward_code,kind,people,truth,source,truth_day,note";
const GOOD =
	"E15 1PH,,E05013917,selective,,required,https://www.newham.gov.uk/licensing,2026-11-24,";
const read = (...lines: string[]) => readAudit([HEADER, ...lines].join("\n"), places);

test("a home is a postcode in a ward, or without a ward its sector", () => {
	const { homes, refused } = read(GOOD, GOOD.replace("E05013917", ""));
	expect(refused).toEqual([]);
	expect(homes.map(({ place }) => place.grain)).toEqual(["unit", "sector"]);
	expect(homes[0]).toMatchObject({
		line: 2,
		kind: "selective",
		people: null,
		truth: "required",
		truthDay: "2026-11-24",
		place: { authorities: [{ name: "Newham", share: 1 }], wards: [{ name: "Maryland", share: 1 }] },
		address: { postcode: "E15 1PH", streets: [], houseNumber: null, places: [] },
	});
});

test("an address gives its street and its number, and a number of its own column goes before", () => {
	const address = (text: string) => read(GOOD.replace("E15 1PH", text)).homes[0]?.address;
	expect(address('"72 Leytonstone Road, London, E15 1PH"')).toEqual({
		postcode: "E15 1PH",
		streets: ["LEYTONSTONE ROAD"],
		houseNumber: "72",
		places: [],
	});
	expect(
		read(GOOD.replace("E15 1PH,", '"Leytonstone Road, London e151ph",12A')).homes[0],
	).toMatchObject({
		address: { postcode: "E15 1PH", streets: ["LEYTONSTONE ROAD"], houseNumber: "12A", places: [] },
	});
});

test.each([
	["merged cells", GOOD.replace(",selective,", ","), "8 cells, not 9: were cells merged?"],
	["no postcode", GOOD.replace("E15 1PH", "Maryland Point"), "does not end with a postcode"],
	["a postcode of no sector", GOOD.replace("E15 1PH", "E15 5ZZ"), "E15 5 is no sector"],
	["a ward that was abolished", GOOD.replace("E05013917", "E05000483"), "is no ward of today"],
	["a ward of another council", GOOD.replace("E05013917", "E05011218"), "of another council"],
	["no code of a ward", GOOD.replace("E05013917", "Maryland"), "ward_code is no code of a ward"],
	["an unknown kind", GOOD.replace("selective", "hmo"), "kind is none of"],
	["an unknown truth", GOOD.replace("required", "yes"), "truth is none of required"],
	["a page without https", GOOD.replace("https:", "http:"), "source is refused"],
	["a copy of a site", GOOD.replace("www.newham", "test.newham"), "source is a copy of a site"],
	["a day in another order", GOOD.replace("2026-11-24", "01/04/2027"), "truth_day is no day"],
	["a day that no month has", GOOD.replace("2026-11-24", "2026-06-31"), "truth_day is no day"],
	["too few people", GOOD.replace("selective,", "additional,2"), "people is no number from 3"],
	["people for a household", GOOD.replace("selective,", "selective,4"), "people is not blank"],
])("%s is refused by its line, and nothing is guessed", (_, line, why) => {
	const { homes, refused } = read(
		"",
		GOOD.replace("E15 1PH", "E6 2HW").replace("13917", "13909"),
		line,
	);
	expect(homes).toHaveLength(1);
	expect(refused).toEqual([{ line: 4, why: expect.stringContaining(why) }]);
});

test("the same question twice is refused, naming the line that asked first", () => {
	expect(read(GOOD, GOOD.replace("E15 1PH", "e151ph")).refused).toEqual([
		{ line: 3, why: "asks what line 2 asks" },
	]);
});

test("a file with other columns is no such list, and one as a spreadsheet saves it is", () => {
	expect(() => readAudit("postcode;truth\n", places)).toThrow("the header is postcode;truth");
	expect(() => readAudit("", places)).toThrow("the header is missing");
	expect(readAudit(`\uFEFF${HEADER}\r\n${GOOD}\r\n`, places).homes).toHaveLength(1);
	expect(() => readAudit(`${HEADER}\n"E15 1PH`, places)).toThrow("line 2 breaks off within quotes");
});
