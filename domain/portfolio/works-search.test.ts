import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../test/cases.ts";
import { searchWorks } from "./works-search.ts";

type Fleet = {
	readonly homes: readonly (readonly number[])[];
	readonly budgets: readonly number[];
};

/** Worth of an order in the words of the rule: homes, money, homes of each year, money of each year; null where it breaks a budget or the order of steps. */
function worthOf({ homes, budgets }: Fleet, years: readonly (readonly number[] | null)[]) {
	const spent = budgets.map(() => 0);
	const finished = budgets.map(() => 0);
	for (const [at, of] of years.entries()) {
		for (const [step, year] of (of ?? []).entries()) {
			if (year < (of?.[step - 1] ?? 0)) {
				return null;
			}
			spent[year] = (spent[year] ?? 0) + (homes[at]?.[step] ?? 0);
		}
		const end = of?.at(-1);
		if (end !== undefined) {
			finished[end] = (finished[end] ?? 0) + 1;
		}
	}
	const total = spent.reduce((sum, each) => sum + each, 0);
	const done = finished.reduce((sum, each) => sum + each, 0);
	return spent.some((each, at) => each > (budgets[at] ?? 0))
		? null
		: [done, -total, ...finished, ...spent];
}

/** Whether the first list is the greater at the first place where they differ. */
function isGreater(one: readonly number[], other: readonly number[]): boolean {
	const at = one.findIndex((value, index) => value !== other[index]);
	return at !== -1 && (one[at] ?? 0) > (other[at] ?? 0);
}

/** The best worth of all orders, tried one after another. */
function exhaustiveSearch(fleet: Fleet): readonly number[] {
	const choices = fleet.homes.map((steps) => [
		null,
		...everyYears(steps.length, fleet.budgets.length),
	]);
	let best: readonly number[] = [-1];
	const tryOn = (years: readonly (readonly number[] | null)[]): void => {
		const next = choices[years.length];
		if (next) {
			for (const choice of next) {
				tryOn([...years, choice]);
			}
			return;
		}
		const worth = worthOf(fleet, years);
		best = worth && isGreater(worth, best) ? worth : best;
	};
	tryOn([]);
	return best;
}

function everyYears(steps: number, years: number): readonly (readonly number[])[] {
	if (steps === 0) {
		return [[]];
	}
	const all = Array.from({ length: years }, (_, year) => year);
	return everyYears(steps - 1, years).flatMap((before) => all.map((year) => [...before, year]));
}

/** Few sizes and tight budgets, so that many orders tie and many do not fit. */
const smallFleet: fc.Arbitrary<Fleet> = fc.record({
	homes: fc.array(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 }), {
		maxLength: 4,
	}),
	budgets: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 2 }),
});
const threeYears: fc.Arbitrary<Fleet> = fc.record({
	homes: fc.array(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 2 }), {
		minLength: 2,
		maxLength: 5,
	}),
	budgets: fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 3, maxLength: 3 }),
});

test("an order of works is never worse than the best of all orders of 200 small fleets", () => {
	fc.assert(
		fc.property(fc.oneof(smallFleet, threeYears), (fleet) => {
			const { years, isExact } = searchWorks(fleet.homes, fleet.budgets);
			expect(isExact).toBe(true);
			expect(worthOf(fleet, years)).toEqual(exhaustiveSearch(fleet));
		}),
		cases(1_000),
	);
});

test("a step is never split, and money left in one year does not move to the next", () => {
	expect(searchWorks([[5], [4, 4]], [4, 4]).years).toEqual([null, [0, 1]]);
});

test("of two homes that fit alone the cheaper is chosen, and done in the first year that holds it", () => {
	expect(searchWorks([[6], [5]], [4, 9]).years).toEqual([null, [1]]);
});

/** A fleet as large as any plan allows, by a fixed draw. */
function largeFleet(): Fleet {
	let seed = 42;
	const draw = (most: number) => {
		seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
		return Math.floor((seed / 2 ** 31) * most);
	};
	const homes = Array.from({ length: 1_000 }, () =>
		Array.from({ length: 1 + draw(6) }, () => 10_000 + draw(500_000)),
	);
	return { homes, budgets: [30_000_000, 60_000_000, 20_000_000, 40_000_000, 25_000_000] };
}

test("a thousand homes are ordered within the budgets, one home at most from what any order could do", () => {
	const fleet = largeFleet();
	const { years } = searchWorks(fleet.homes, fleet.budgets);
	const worth = worthOf(fleet, years);
	const costs = fleet.homes.map((steps) => steps.reduce((sum, cost) => sum + cost, 0));
	let [room, possible] = [fleet.budgets.reduce((sum, each) => sum + each, 0), 0];
	for (const cost of costs.toSorted((a, b) => a - b)) {
		room -= cost;
		possible += room >= 0 ? 1 : 0;
	}
	expect(worth?.[0]).toBeGreaterThanOrEqual(possible - 1);
});
