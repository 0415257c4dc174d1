import { expect, test } from "vitest";
import { type HomeAddress, matchStreets } from "./match-streets.ts";
import { readStreetList } from "./read-street-list.ts";
import { streetLists } from "./test/street-lists.ts";

/** "Flat 2, 9 Ada Street, M12 4QG" as a home. */
function homeAt(address: string): HomeAddress {
	const [, before = "", postcode] = /^(.*?)(?:, ([A-Z0-9]+ \d[A-Z]{2}))?$/.exec(address) ?? [];
	const [, number = "", street = ""] =
		/^((?:Flat \d+, )?\d+[A-Z]?(?:-\d+)?(?=\s))?\s*(.*)$/.exec(before) ?? [];
	return {
		postcode: postcode ?? "ZZ1 1ZZ",
		streets: [street],
		houseNumber: number || null,
	};
}

const cases = streetLists.flatMap(({ shape, list, homes }) =>
	Object.entries(homes).map(([home, answer]) => [shape, home, answer, list] as const),
);

test("forty shapes of lists are proved", () => {
	expect(new Set(streetLists.map(({ shape }) => shape)).size).toBe(40);
});

test.each(cases)("%s: %s is %s", (_, home, answer, list) => {
	expect(matchStreets(readStreetList(list), homeAt(home))).toMatchObject({ answer });
});

test.each(cases)(
	"%s: of %s the order of the lines decides nothing (%s)",
	(_, home, answer, list) => {
		const turned = list.split("\n").toReversed().join("\n");
		expect(matchStreets(readStreetList(turned), homeAt(home))).toMatchObject({ answer });
	},
);

test("the line that decided is told as it is printed", () => {
	const list = readStreetList("Ada Street\n  72-118 Hemmons Road (evens)  M12 4QG");
	const home = { postcode: "M12 4QG", streets: ["HEMMONS ROAD"], houseNumber: "80" };
	expect(matchStreets(list, home)).toEqual({
		answer: "inside",
		line: "72-118 Hemmons Road (evens) M12 4QG",
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
	const home = { postcode: "ZZ1 1ZZ", streets: ["Ada Street"], houseNumber: "1", ...over };
	expect(matchStreets(readStreetList(list), home)).toMatchObject({ answer: "ask", why });
});

test("a corner whose two streets are both listed is inside", () => {
	const home = { postcode: "ZZ1 1ZZ", streets: ["Ada Street", "Burton Road"], houseNumber: "1" };
	expect(matchStreets(readStreetList("Ada Street\nBurton Road"), home).answer).toBe("inside");
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
		const list = readStreetList(`Other Road\n${from}-${to} Ada Street (${side})`);
		const answer = (number: number) =>
			matchStreets(list, {
				postcode: "ZZ1 1ZZ",
				streets: ["Ada Street"],
				houseNumber: String(number),
			}).answer;
		for (let number = from; number <= to; number += 2) {
			expect(answer(number), `${number} in ${from}-${to}`).toBe("inside");
			expect(answer(number + 1), `${number + 1} in ${from}-${to}`).toBe("outside");
		}
		expect(answer(to + 2)).toBe("outside");
	}
});

test("a megabyte of rubbish is read without a fault, and gives no certain no", () => {
	const random = repeatable(7);
	const letters = "abc XYZ019,;:()[]-–&.'\n\t/\\\"%$#@!éß漢";
	const rubbish = Array.from(
		{ length: 1_000_000 },
		() => letters[Math.floor(random() * letters.length)],
	).join("");
	const list = readStreetList(rubbish);
	const home = { postcode: "ZZ1 1ZZ", streets: ["Ada Street"], houseNumber: "1" };
	expect(list.length).toBeGreaterThan(1_000);
	expect(matchStreets(list, home).answer).toBe("ask");
});
