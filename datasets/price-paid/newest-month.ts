/** A month with fewer sales than this share of the fullest month's is not what a file goes up to. */
const LEAST_SHARE = 0.01;

/**
 * The newest month that a file of sales covers; null of a file without any. A date that somebody mistyped does not make its month one: it has to have
 * a hundredth of the sales of the fullest month. One whose sales are first published has a tenth at least, for most are registered within weeks.
 * `sales` has how many there are of each recent month, under anything that is compared as months are: `202609` or `2026-09`.
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
