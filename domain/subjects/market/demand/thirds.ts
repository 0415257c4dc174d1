/** Boundaries of a set's thirds: a value above `upper` is in the upper third, above `lower` in the middle. */
export type Thirds = { readonly lower: number; readonly upper: number };

/** Fewer values than this have no thirds. */
const FEWEST_VALUES = 3;

/**
 * Boundaries of a set's thirds. Of n distinct values exactly ⌈n/3⌉ lie at or below `lower` and ⌈2n/3⌉ at or below `upper`; equal values share a third. Null
 * for fewer than three values.
 */
export function thirds(values: readonly number[]): Thirds | null {
	if (values.length < FEWEST_VALUES) {
		return null;
	}
	const sorted = values.toSorted((a, b) => a - b);
	const lower = sorted[Math.ceil(sorted.length / 3) - 1];
	const upper = sorted[Math.ceil((2 * sorted.length) / 3) - 1];
	return lower === undefined || upper === undefined ? null : { lower, upper };
}

/** The third a value falls in: 0 lower, 1 middle, 2 upper. */
export function thirdOf(value: number, { lower, upper }: Thirds): 0 | 1 | 2 {
	if (value > upper) {
		return 2;
	}
	return value > lower ? 1 : 0;
}
