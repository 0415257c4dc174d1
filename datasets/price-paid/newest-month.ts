/** Least share of the fullest month's sales that the newest month of a file must have. */
const LEAST_SHARE = 0.01;

/**
 * The newest month that a file of sales covers; null for a file without sales. A mistyped date does not count, because a month needs a hundredth of the
 * fullest month's sales. A month's first publication has at least a tenth, for most sales are registered within weeks.
 * `sales` counts each recent month under a key that sorts by time: `202609` or `2026-09`.
 */
export function newestMonth<Month extends number | string>(
	sales: ReadonlyMap<Month, number>,
): Month | null {
	const least = LEAST_SHARE * [...sales.values()].reduce((most, count) => Math.max(most, count), 0);
	return [...sales].reduce<Month | null>(
		(newest, [month, count]) =>
			count >= least && (newest === null || month > newest) ? month : newest,
		null,
	);
}
