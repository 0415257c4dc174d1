import fc from "fast-check";
import { expect, test } from "vitest";
import { nations } from "../../base/nation.ts";
import { countWords, MOST_WORDS, sentencesOf } from "../../test/sentences.ts";
import { roomCostIds, roomCosts, roomCostTable } from "./room-costs.ts";

test("a house of six rooms and six people costs what its lines add up to", () => {
	expect(roomCosts(6, 6)).toEqual({
		council_tax: 239_200,
		energy: 332_226,
		water: 63_900,
		broadband: 43_080,
		tv_licence: 18_000,
		cleaning: 108_000,
		furniture: 115_002,
		white_goods: 22_222,
		fire_safety: 37_500,
		insurance: 65_000,
	});
});

test("energy is the standing charges of a year and what each person uses", () => {
	const standing = Math.round(365 * (54.83 + 29.68));
	const ofOne = 1_000 * 26.32 + 3_000 * 7.97;
	expect(roomCosts(3, 0).energy).toBe(standing);
	expect(roomCosts(3, 4).energy).toBe(standing + 4 * ofOne);
});

test("council tax and water are those of the nation, and not known where none was found", () => {
	const known = nations.map((nation) => {
		const { council_tax, water, energy } = roomCosts(5, 5, nation);
		return [nation, council_tax, water, energy === null];
	});
	expect(known).toEqual([
		["England", 239_200, 63_900, false],
		["Wales", 228_300, 63_900, false],
		["Scotland", 165_344, 65_232, false],
		["Northern Ireland", null, null, true],
	]);
});

test("every cost has one line, in whole pence, and grows with rooms and people or stays", () => {
	const count = fc.integer({ min: 0, max: 20 });
	fc.assert(
		fc.property(count, count, fc.constantFrom(...nations), (rooms, people, nation) => {
			const costs = roomCosts(rooms, people, nation);
			const more = roomCosts(rooms + 1, people + 1, nation);
			expect(Object.keys(costs)).toEqual([...roomCostIds]);
			for (const id of roomCostIds) {
				expect(Number.isInteger(costs[id] ?? 0)).toBe(true);
				expect(more[id] ?? 0).toBeGreaterThanOrEqual(costs[id] ?? 0);
			}
		}),
	);
});

test("rooms and people are counted, never fewer than none", () => {
	expect(() => roomCosts(-1, 2)).toThrow(RangeError);
	expect(() => roomCosts(2, 1.5)).toThrow(RangeError);
});

const lines = nations.flatMap((nation) =>
	roomCostTable(nation).map((line) => [`${line.label}, ${nation}`, line] as const),
);

test.each(lines)("%s says where it is from, and a trade's range says that it is one", (_, line) => {
	expect(line.source).toMatch(/^[A-Z].*\.$/);
	expect(Math.max(...sentencesOf(line.source).map(countWords))).toBeLessThanOrEqual(MOST_WORDS);
	expect(line.kind === "published" || /the middle\.|rule of the trade/.test(line.source)).toBe(
		true,
	);
	expect(line.kind === "trade" || line.lastChecked !== null).toBe(true);
});

test("what is forecast of energy for January stands beside it as a forecast, outside the sums", () => {
	const energy = roomCostTable("England").find(({ id }) => id === "energy");
	expect(energy?.source).toMatch(
		/For January 2027 £1,999 for a typical home instead of £1,723 was forecast \(Cornwall Insight, 30 September 2026\)\. That forecast is not in these sums\.$/,
	);
});

test.each([
	["England", true],
	["Wales", true],
	["Scotland", false],
	["Northern Ireland", false],
] as const)("that students owe no council tax is said of %s: %s", (nation, isSaid) => {
	const tax = roomCostTable(nation).find(({ id }) => id === "council_tax");
	expect(tax?.source.includes("full-time students (SI 1992/558, class N)")).toBe(isSaid);
});
