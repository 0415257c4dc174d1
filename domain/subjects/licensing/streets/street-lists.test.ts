import { expect, test } from "vitest";
import { type HomeAddress, matchStreets } from "./match-streets.ts";
import { parseStreetList } from "./parse-street-list.ts";
import { homesOf } from "./test/list-of-streets.ts";
import { streetLists } from "./test/street-lists.ts";

/** "Flat 2, 9 Ada Street in Burnley, M12 4QG" as a home. */
function homeAt(address: string): HomeAddress {
	const [, before = "", place, postcode] =
		/^(.*?)(?: in ([A-Z][a-z]+))?(?:, ([A-Z0-9]+ \d[A-Z]{2}))?$/.exec(address) ?? [];
	const [, number = "", street = ""] =
		/^((?:Flat \d+, )?\d+[A-Z]?(?:-\d+)?(?=\s))?\s*(.*)$/.exec(before) ?? [];
	return {
		postcode: postcode ?? "ZZ1 1ZZ",
		streets: [street],
		houseNumber: number || null,
		places: place ? [place] : [],
	};
}

const cases = streetLists.flatMap((each) =>
	homesOf(each).map(([home, answer]) => [each.shape, home, answer, each.list] as const),
);

test("every shape of list is proved once", () => {
	const shapes = streetLists.map(({ shape }) => shape);
	expect(new Set(shapes).size).toBe(shapes.length);
	expect(shapes.length).toBeGreaterThanOrEqual(80);
});

/** Parses each list as written and with its lines reversed, once for all homes. */
const readings = new Map(
	streetLists.map(({ list }) => {
		const turned = list.split("\n").toReversed().join("\n");
		return [list, { written: parseStreetList(list), turned: parseStreetList(turned) }];
	}),
);

function answerIn(list: string, order: "written" | "turned", home: string) {
	const reading = readings.get(list);
	return reading && matchStreets(reading[order], homeAt(home));
}

test.each(cases)("%s: %s is %s", (_, home, answer, list) => {
	expect(answerIn(list, "written", home)).toMatchObject({ answer });
});

test.each(cases)(
	"%s: of %s the order of the lines decides nothing (%s)",
	(_, home, answer, list) => {
		expect(answerIn(list, "turned", home)).toMatchObject({ answer });
	},
);

test("a sentence on both sides of the street names no street", () => {
	const { lines } = parseStreetList("This includes both sides of the street.");
	expect(lines.flatMap(({ streets }) => streets)).toEqual([]);
});

test("the line that decided is told as it is printed", () => {
	const list = parseStreetList("Ada Street\n  72-118 Hemmons Road (evens)  M12 4QG");
	const home = { ...homeAt("80 Hemmons Road, M12 4QG"), streets: ["HEMMONS ROAD"] };
	expect(matchStreets(list, home)).toEqual({
		answer: "inside",
		line: "72-118 Hemmons Road (evens)  M12 4QG",
	});
});

test.each<[string, string, Partial<HomeAddress>, string]>([
	["nothing", "", {}, "no_list"],
	["nothing but a sentence", "Properties in this area need a licence.", {}, "no_list"],
	["no street is known", "Ada Street", { streets: [] }, "no_street"],
	["the number is not known", "Ada Street 1-9", { houseNumber: null }, "no_number"],
	["the house has a name alone", "Ada Street 1-9", { houseNumber: "Rose Cottage" }, "no_number"],
	["a corner", "Ada Street", { streets: ["Ada Street", "Burton Road"] }, "streets_differ"],
	["a part", "Burton Road\nPart of Ada Street", {}, "unclear_line"],
	["a slip", "Adda Street", { streets: ["Addda Street"] }, "similar_name"],
])("a list asks where there is %s", (_, list, over, why) => {
	const home = { ...homeAt("1 Ada Street"), ...over };
	expect(matchStreets(parseStreetList(list), home)).toMatchObject({ answer: "ask", why });
});

test("a corner whose two streets are both listed is inside", () => {
	const home = { ...homeAt("1 Ada Street"), streets: ["Ada Street", "Burton Road"] };
	expect(matchStreets(parseStreetList("Ada Street\nBurton Road"), home).answer).toBe("inside");
});
