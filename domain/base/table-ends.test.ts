import { expect, test } from "vitest";
import { energyCap } from "../subjects/finance/room-costs.ts";
import { countWords, MOST_WORDS, sentencesOf } from "../test/sentences.ts";
import { addDays, daysBetween } from "./calendar.ts";
import { endedInWords, type MoneyTableId, moneyTables, tablesEnding } from "./table-ends.ts";

const { holdsUntil: last } = moneyTables.energy_cap;
const capOn = (day: string, withinDays?: number) =>
	tablesEnding(day, withinDays).find(({ id }) => id === "energy_cap")?.daysLeft;

test("a table is told of from 60 days before its last day, or from as many as are asked for", () => {
	expect(capOn(addDays(last, -61))).toBeUndefined();
	expect(capOn(addDays(last, -60))).toBe(60);
	expect(capOn(addDays(last, -8), 7)).toBeUndefined();
	expect(capOn(last, 0)).toBe(0);
});

test("a table that has ended is told of until the next one is put in, the earliest first", () => {
	expect(capOn(addDays(last, 3))).toBe(-3);
	const days = tablesEnding("2099-01-01").map(({ holdsUntil }) => holdsUntil);
	expect(days).toEqual(days.toSorted());
	expect(days.length).toBeGreaterThan(1);
});

test("the cap that is reckoned with is the one whose last day is told", () => {
	expect(daysBetween(energyCap.from, last)).toBeGreaterThan(88);
	expect(daysBetween(energyCap.from, last)).toBeLessThan(93);
});

test("what holds until it is changed never ends", () => {
	const unending = Object.values(moneyTables).filter(({ holdsUntil }) => holdsUntil === null);
	const ended = tablesEnding("2099-01-01").map(({ id }) => moneyTables[id]);
	expect(unending.length).toBeGreaterThan(0);
	expect(ended.filter((table) => unending.includes(table))).toEqual([]);
});

test.each<[MoneyTableId, string, string | null]>([
	["income_tax", "2028-04-05", null],
	[
		"income_tax",
		"2028-04-06",
		"The rates of 2028-29 are not known yet: those of 2027-28 are used.",
	],
	[
		"corporation_tax",
		"2027-04-01",
		"The rates of 2027-28 are not known yet: those of 2026-27 are used.",
	],
	["energy_cap", "2026-12-31", null],
	[
		"energy_cap",
		"2027-02-01",
		"The prices of January to March 2027 are not known yet: those of October to December 2026 are used.",
	],
	["purchase_tax", "2099-01-01", null],
])("of %s on %s the reader is told: %s", (id, day, sentence) => {
	expect(endedInWords(id, day)).toBe(sentence);
});

test("each table says where it stands and is told in short sentences", () => {
	for (const [id, { file, next, holdsUntil }] of Object.entries(moneyTables)) {
		expect(file, id).toMatch(/^domain\/subjects\/[a-z/-]+\.ts$/);
		const said = endedInWords(id as MoneyTableId, "2099-01-01");
		expect(said === null, id).toBe(holdsUntil === null);
		for (const sentence of [next, said ?? ""].flatMap(sentencesOf)) {
			expect(countWords(sentence), sentence).toBeLessThanOrEqual(MOST_WORDS);
		}
	}
});
