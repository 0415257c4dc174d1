/** Median; the mean of the middle two for an even count; null for an empty list. */
export function median(values: readonly number[]): number | null {
	const sorted = values.toSorted((a, b) => a - b);
	const upper = sorted[Math.floor(sorted.length / 2)];
	const lower = sorted[Math.ceil(sorted.length / 2) - 1];
	return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}

/**
 * Quantile of a list sorted from low to high: interpolated linearly between the two nearest values (definition 7 of Hyndman and Fan, "Sample Quantiles in
 * Statistical Packages", 1996); null for an empty list.
 */
export function quantile(sorted: readonly number[], share: number): number | null {
	const place = (sorted.length - 1) * share;
	const lower = sorted[Math.floor(place)];
	const upper = sorted[Math.ceil(place)];
	return lower === undefined || upper === undefined
		? null
		: lower + (upper - lower) * (place - Math.floor(place));
}

/** The most frequent value; of several, the one that comes first; null for an empty list. */
export function mode<T>(values: readonly T[]): T | null {
	const counts = new Map<T, number>();
	for (const value of values) {
		counts.set(value, (counts.get(value) ?? 0) + 1);
	}
	const most = Math.max(0, ...counts.values());
	return values.find((value) => counts.get(value) === most) ?? null;
}

/** Rounds to a number of decimals, halves up. */
export function round(value: number, decimals = 0): number {
	const factor = 10 ** decimals;
	return Math.round((value + Number.EPSILON) * factor) / factor;
}

/** Sum of the known values; null where none is known. */
export function sumOf(values: readonly (number | null)[]): number | null {
	const given = values.filter((value) => value !== null);
	return given.length === 0 ? null : given.reduce((sum, value) => sum + value, 0);
}
