/**
 * Tenths of a set of values, as nine cuts each way: a value above the k-th of `higher` exceeds k of 10 of the set, one below the k-th of `lower` is below k
 * of 10.
 */
export type Tenths = { readonly higher: readonly number[]; readonly lower: readonly number[] };

/** Fewer values than this have no tenths. Source: Rule DEMAND-5, which tells a place among ten. */
export const FEWEST_FOR_TENTHS = 10;

const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/**
 * The cuts between a set's tenths; null for fewer than ten values. Exact for any size, with ties: a value lies above the ⌈kn/10⌉-th smallest exactly when
 * at least k tenths of the set are smaller than it. Equal values share a place.
 */
export function tenths(values: readonly number[]): Tenths | null {
	if (values.length < FEWEST_FOR_TENTHS) {
		return null;
	}
	const ascending = values.toSorted((a, b) => a - b);
	const descending = ascending.toReversed();
	const at = (sorted: readonly number[]) =>
		counts.flatMap((count) => sorted[Math.ceil((count * sorted.length) / 10) - 1] ?? []);
	return { higher: at(ascending), lower: at(descending) };
}

/** Place of a value in a set: how many in 10 it exceeds or falls short of. */
export type PlaceInSet = { readonly side: "higher" | "lower" | "middle"; readonly of10: number };

/** Fewest of 10 for "higher" or "lower"; below it a value is in the middle. */
const FEWEST_RANKED = 6;

/** Place of a value in a set, given the set's tenths. */
export function placeOf(value: number, { higher, lower }: Tenths): PlaceInSet {
	const above = higher.filter((cut) => value > cut).length;
	const below = lower.filter((cut) => value < cut).length;
	if (above >= FEWEST_RANKED) {
		return { side: "higher", of10: above };
	}
	return below >= FEWEST_RANKED
		? { side: "lower", of10: below }
		: { side: "middle", of10: Math.max(above, below) };
}
