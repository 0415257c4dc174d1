/** What a search for an order of works found. */
export type Found = {
	/** For every home, the year of each of its steps, counted from 0; null where the home is left out. */
	readonly years: readonly (readonly number[] | null)[];
	/** Nothing was cut off, so no other order is better in any way. */
	readonly isExact: boolean;
};

/** Homes done so far, and where that leaves the budgets. */
type Placed = {
	readonly homes: number;
	/** Of each year's budget, with their sum. */
	readonly left: readonly number[];
	readonly sum: number;
	/** Homes finished in each year. */
	readonly finished: readonly number[];
	readonly last: {
		readonly home: number;
		readonly years: readonly number[];
		readonly before: Placed["last"];
	} | null;
};

/** Ways of placing a home that a whole search may look at, which bounds its time; and bounds of the partial orders that are kept. */
const MOST_PLACED = 400_000;
const FEWEST_KEPT = 24;
const MOST_KEPT = 1_000;

/**
 * Places the steps of homes in years: most homes, then least money, then earliest homes, then earliest money. A home is placed whole or not at all, its steps in order.
 * Homes come in from the cheapest; a partial order is dropped where another is no worse and has as much left in every year, which loses nothing. Only where there are too
 * many are the worst cut off, and the search is no longer exact. The problem holds bin packing, so no fast search is exact for all.
 */
export function searchWorks(
	homes: readonly (readonly number[])[],
	budgets: readonly number[],
): Found {
	const cheapest = homes
		.map((steps, home) => ({ steps, home, cost: sumOf(steps) }))
		.toSorted((a, b) => a.cost - b.cost || a.home - b.home);
	const ways = homes.reduce((sum, steps) => sum + waysOf(steps.length, budgets.length), 0);
	const kept = Math.min(MOST_KEPT, Math.max(FEWEST_KEPT, Math.floor(MOST_PLACED / (ways + 1))));
	// Homes of many steps may take more than an even share.
	const mostWays = Math.max(FEWEST_KEPT, (2 * MOST_PLACED) / (kept * homes.length));
	let isExact = true;
	let partials: readonly Placed[] = [
		{ homes: 0, left: budgets, sum: sumOf(budgets), finished: budgets.map(() => 0), last: null },
	];
	for (const { steps, home, cost } of cheapest) {
		const grown = [...partials];
		for (const partial of partials.filter(({ sum }) => cost <= sum)) {
			let ways = 0;
			for (const years of placements(steps, partial.left)) {
				ways += 1;
				if (ways > mostWays) {
					isExact = false;
					break;
				}
				grown.push(place(partial, { steps, home, years }));
			}
		}
		const best = undominated(grown, kept);
		isExact &&= best.isAll;
		partials = best.partials;
	}
	const years: (readonly number[] | null)[] = homes.map(() => null);
	for (let last = partials[0]?.last ?? null; last !== null; last = last.before) {
		years[last.home] = last.years;
	}
	return { years, isExact };
}

/** Ways of placing a number of steps in order in a number of years: combinations with repetition. */
function waysOf(steps: number, years: number): number {
	let ways = 1;
	for (let at = 1; at <= steps; at += 1) {
		ways = (ways * (years + at - 1)) / at;
	}
	return ways;
}

/** All years in which steps can be done in order within what is left, the earliest first. */
function* placements(
	[step, ...later]: readonly number[],
	left: readonly number[],
	from = 0,
): Generator<readonly number[]> {
	if (step === undefined) {
		yield [];
		return;
	}
	for (let year = from; year < left.length; year += 1) {
		const room = (left[year] ?? 0) - step;
		if (room >= 0) {
			for (const years of placements(later, left.with(year, room), year)) {
				yield [year, ...years];
			}
		}
	}
}

function place(
	partial: Placed,
	{
		steps,
		home,
		years,
	}: {
		readonly steps: readonly number[];
		readonly home: number;
		readonly years: readonly number[];
	},
): Placed {
	const left = [...partial.left];
	for (const [at, year] of years.entries()) {
		left[year] = (left[year] ?? 0) - (steps[at] ?? 0);
	}
	const end = years.at(-1) ?? 0;
	return {
		homes: partial.homes + 1,
		left,
		sum: sumOf(left),
		finished: partial.finished.with(end, (partial.finished[end] ?? 0) + 1),
		last: { home, years, before: partial.last },
	};
}

/** The partial orders that none of the others makes needless, the best first, as many as may be kept. */
function undominated(
	partials: readonly Placed[],
	most: number,
): { readonly partials: readonly Placed[]; readonly isAll: boolean } {
	const kept: Placed[] = [];
	for (const partial of partials.toSorted(byWorth)) {
		if (kept.some(({ left }) => left.every((room, year) => room >= (partial.left[year] ?? 0)))) {
			continue;
		}
		if (kept.length === most) {
			return { partials: kept, isAll: false };
		}
		kept.push(partial);
	}
	return { partials: kept, isAll: true };
}

/** The better first. */
function byWorth(a: Placed, b: Placed): number {
	return (
		b.homes - a.homes ||
		b.sum - a.sum ||
		firstDifference(b.finished, a.finished) ||
		firstDifference(a.left, b.left)
	);
}

function firstDifference(one: readonly number[], other: readonly number[]): number {
	const at = one.findIndex((value, index) => value !== other[index]);
	return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

function sumOf(amounts: readonly number[]): number {
	return amounts.reduce((sum, amount) => sum + amount, 0);
}
