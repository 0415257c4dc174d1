import { expect, test } from "vitest";
import { type HomeAddress, matchStreets } from "./match-streets.ts";
import { parseStreetList } from "./parse-street-list.ts";
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

const cases = streetLists.flatMap(({ shape, list, homes }) =>
	Object.entries(homes).map(([home, answer]) => [shape, home, answer, list] as const),
);

test("every shape of list is proved once", () => {
	const shapes = streetLists.map(({ shape }) => shape);
	expect(new Set(shapes).size).toBe(shapes.length);
	expect(shapes.length).toBeGreaterThanOrEqual(80);
});

test.each(cases)("%s: %s is %s", (_, home, answer, list) => {
	expect(matchStreets(parseStreetList(list), homeAt(home))).toMatchObject({ answer });
});

test.each(cases)(
	"%s: of %s the order of the lines decides nothing (%s)",
	(_, home, answer, list) => {
		const turned = list.split("\n").toReversed().join("\n");
		expect(matchStreets(parseStreetList(turned), homeAt(home))).toMatchObject({ answer });
	},
);

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

/** Numbers that any run repeats. */
function repeatable(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return state / 2_147_483_648;
	};
}

test("every number of a printed range is inside its own line, and none of the other side", () => {
	const random = repeatable(24);
	for (let round = 0; round < 300; round += 1) {
		const from = 1 + Math.floor(random() * 200);
		const to = from + 2 * Math.floor(random() * 40);
		const side = from % 2 === 1 ? "odd" : "even";
		const list = parseStreetList(`Other Road\n${from}-${to} Ada Street (${side})`);
		const answer = (number: number) => matchStreets(list, homeAt(`${number} Ada Street`)).answer;
		for (let number = from; number <= to; number += 2) {
			expect(answer(number), `${number} in ${from}-${to}`).toBe("inside");
			expect(answer(number + 1), `${number + 1} in ${from}-${to}`).toBe("outside");
		}
		expect(answer(to + 2)).toBe("outside");
	}
});

/** Characters of all kinds, the same in every run. */
function rubbishOf(length: number): string {
	const random = repeatable(7);
	const letters = "abc XYZ019,;:()[]-–&.'\n\t/\\\"%$#@!éß漢";
	return Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join("");
}

test("rubbish is read without a fault, and gives no certain answer", () => {
	const list = parseStreetList(rubbishOf(90_000));
	expect(list.lines.length).toBeGreaterThan(1_000);
	expect(matchStreets(list, homeAt("1 Ada Street")).answer).toBe("ask");
});

test("a list that is too long is not read at all", () => {
	const list = parseStreetList(`Ada Street\n${rubbishOf(1_000_000)}`);
	expect(list.refused).toMatchObject({ doubt: "too_long" });
	expect(matchStreets(list, homeAt("1 Ada Street"))).toMatchObject({
		answer: "ask",
		why: "unclear_list",
	});
});
