import { expect, test } from "vitest";
import { cpuTimeOf } from "#domain/test/time-taken.ts";
import { matchStreets } from "./match-streets.ts";
import { parseStreetList } from "./parse-street-list.ts";
import { homesOf } from "./test/list-of-streets.ts";
import { streetLists } from "./test/street-lists.ts";

/** Reproducible random numbers. */
function repeatable(seed: number) {
	let state = seed;
	const next = () => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return state / 2_147_483_648;
	};
	const below = (count: number) => Math.floor(next() * count);
	const oneOf = <T>(choices: readonly T[]) => choices[below(choices.length)] as T;
	return { below, oneOf };
}

type Range = { readonly from: number; readonly to: number; readonly side: "odd" | "even" };

/** A list's answer for a number in Ada Street. */
function answersOf(list: string) {
	const parsed = parseStreetList(list);
	return (number: number | string) =>
		matchStreets(parsed, {
			postcode: "ZZ1 1ZZ",
			streets: ["Ada Street"],
			houseNumber: String(number),
			places: [],
		}).answer;
}

function someRange({ below }: ReturnType<typeof repeatable>): Range {
	const from = 1 + below(150);
	return { from, to: from + 2 * (1 + below(20)), side: from % 2 === 1 ? "odd" : "even" };
}

const ofOneSide: readonly ((range: Range) => string)[] = [
	({ from, to, side }) => `${from}-${to} Ada Street (${side})`,
	({ from, to, side }) => `${from} – ${to} Ada Street (${side}s)`,
	({ from, to, side }) => `Ada Street (${side} ${from}-${to})`,
	({ from, to, side }) => `Ada Street ${from} to ${to} ${side} numbers only`,
	({ from, to, side }) => `Nos. ${from} to ${to} (${side}) Ada Street`,
	({ from, to, side }) => `Ada St: ${side}s ${from}-${to} inclusive`,
	({ from, to, side }) => `Ada Street\t${from}-${to}\t${side}`,
	({ from, to, side }) => `| Ada Street | ${from}-${to} | ${side} |`,
	({ from, to, side }) => `• ADA STREET, from ${from} to ${to} ${side}`,
	({ from, to, side }) => `Burton Road 1-9, Ada Street between ${from} and ${to} (${side})`,
];

test.each(
	ofOneSide.map((print, index) => [print({ from: 1, to: 9, side: "odd" }), index] as const),
)("“%s” holds the numbers of its side, from its first to its last, and no other", (_, index) => {
	const random = repeatable(24 + index);
	for (let round = 0; round < 40; round += 1) {
		const range = someRange(random);
		const printed = ofOneSide[index]?.(range) ?? "";
		const answer = answersOf(`Other Road\n${printed}`);
		const wrong = Array.from({ length: range.to + 4 }, (__, at) => at + 1).filter((number) => {
			const isIn = number >= range.from && number <= range.to && number % 2 === range.from % 2;
			return answer(number) !== (isIn ? "inside" : "outside");
		});
		expect(wrong, printed).toEqual([]);
	}
});

test.each([
	"Ada Street FROM-TO",
	"FROM-TO Ada Street",
	"Ada Street (nos FROM to TO)",
	"Ada Street from number FROM to number TO",
])("“%s” is certain of the side of its ends and of what lies beyond, and asks between", (print) => {
	const random = repeatable(7);
	for (let round = 0; round < 40; round += 1) {
		const { from, to } = someRange(random);
		const printed = print.replace("FROM", String(from)).replace("TO", String(to));
		const answer = answersOf(printed);
		for (let number = 1; number <= to + 3; number += 1) {
			const isBetween = number >= from && number <= to;
			const expected = isBetween ? (number % 2 === from % 2 ? "inside" : "ask") : "outside";
			expect(answer(number), `${number} of ${printed}`).toBe(expected);
		}
	}
});

test("what is excluded of a range is outside, and the rest of it stays inside", () => {
	const random = repeatable(3);
	for (let round = 0; round < 60; round += 1) {
		const { from, to, side } = someRange(random);
		const spared = from + 2 * random.below((to - from) / 2 + 1);
		const words = random.oneOf(["except", "excluding", "except for no."]);
		const printed = random.oneOf([
			`Ada Street ${from}-${to} ${side} ${words} ${spared}`,
			`Ada Street (${side} ${from}-${to} ${words} ${spared})`,
			`${from}-${to} Ada Street (${side}), ${words} ${spared}`,
		]);
		const answer = answersOf(printed);
		for (let number = from; number <= to; number += 2) {
			const expected = number === spared ? "outside" : "inside";
			expect(answer(number), `${number} of ${printed}`).toBe(expected);
		}
	}
});

/** Words that each extend or restrict a line's street and numbers. */
const limits =
	"part|(part)|pt|between|junction|corner of|flats|Flat 3|rear of|land at|near|off|opposite|TBC|?|*|north side|towards|up to the bridge|etc|unless vacant|see map|as shown|Burton|[1]|&|plus".split(
		"|",
	);

test("a line with a word that is neither name nor number never decides", () => {
	const random = repeatable(11);
	const decided = new Set<string>();
	for (let round = 0; round < 2_000; round += 1) {
		const parts = ["Ada Street", random.oneOf(["", "1-9 odd", "2-40 even", "12", "all"])];
		const at = random.below(3);
		const line = [...parts.slice(0, at), random.oneOf(limits), ...parts.slice(at)]
			.filter(Boolean)
			.join(" ");
		const answer = answersOf(`${line}\nOther Road`);
		// At the start of a line it is a bullet.
		if (!line.startsWith("*") && [3, 4, 13, 50].some((number) => answer(number) !== "ask")) {
			decided.add(line);
		}
	}
	expect([...decided]).toEqual([]);
});

const ofAdaStreet = streetLists.flatMap((each) =>
	homesOf(each).flatMap(([home, truth]) => {
		const { shape, list } = each;
		const number = /^(\d+[A-Z]?) Ada Street$/.exec(home)?.[1];
		return number === undefined || truth === "ask" ? [] : [{ shape, list, number, truth }];
	}),
);

test.each(ofAdaStreet)("$shape: no order of lines turns $number, $truth, about", (home) => {
	const random = repeatable(5);
	const lines = home.list.split("\n");
	for (let round = 0; round < 5; round += 1) {
		const mixed = lines
			.map((line) => ({ line, rank: random.below(1_000) }))
			.toSorted((a, b) => a.rank - b.rank)
			.map(({ line }) => line)
			.join("\n");
		expect(answersOf(mixed)(home.number), mixed).not.toBe(
			home.truth === "inside" ? "outside" : "inside",
		);
	}
});

test("rubbish is read without a fault, and gives no certain answer", () => {
	const rubbish = rubbishOf(90_000);
	expect(parseStreetList(rubbish).lines.length).toBeGreaterThan(1_000);
	expect(answersOf(rubbish)(1)).toBe("ask");
});

test("a list that is too long is not read at all", () => {
	const rubbish = `Ada Street\n${rubbishOf(1_000_000)}`;
	expect(parseStreetList(rubbish)).toMatchObject({ lines: [], refused: { doubt: "too_long" } });
	expect(answersOf(rubbish)(1)).toBe("ask");
});

/** Characters of all kinds, the same in every run. */
function rubbishOf(length: number): string {
	const { oneOf } = repeatable(7);
	const letters = [..."abc XYZ019,;:()[]-–&.'\n\t/\\\"%$#@!éß漢"];
	return Array.from({ length }, () => oneOf(letters)).join("");
}

/** Milliseconds for parsing a text `times` times. */
function timeOf(text: string, times: number): Promise<number> {
	return cpuTimeOf(() => {
		for (let time = 0; time < times; time += 1) {
			parseStreetList(text);
		}
	});
}

test.each([
	["of streets", "Ada Street 1-45 (odd) M12 4QG\n"],
	["of one paragraph after another", `${"Ada Street, Burton Road (2-10 even), ".repeat(80)}\n`],
	["of sentences", "Landlords of homes near Ada Street, which are let, must ask and pay.\n"],
	["of open brackets", `${"(".repeat(300)}\n`],
	["of titles", `${"Ward: ".repeat(300)}\n`],
	["of numbers", `${"1 2-3 odd and ".repeat(200)}\n`],
	["of places", `${"Ada of ".repeat(300)}1\n`],
	["without an end of line", "Ada "],
])("the time of a list %s grows with its length, not faster", async (_, piece) => {
	const [short = "", long = ""] = [10_000, 80_000].map((length) =>
		piece.repeat(Math.ceil(length / piece.length)).slice(0, length),
	);
	const rounds: number[] = [];
	for (let round = 0; round < 3; round += 1) {
		rounds.push((await timeOf(long, 1)) / ((await timeOf(short, 8)) + 1));
	}
	// Parsing is linear: the whole takes as long as eight eighths. Quadratic parsing would take eight times as long.
	expect(Math.min(...rounds)).toBeLessThan(4);
});
