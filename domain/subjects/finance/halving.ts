/**
 * The last whole number for which something holds, searched by halving between one for which it does and one for which it does not. The condition must
 * change only once between them.
 */
export function lastThatHolds(
	holds: (step: number) => boolean,
	{ meets, misses }: { readonly meets: number; readonly misses: number },
): number {
	let [last, first] = [meets, misses];
	while (Math.abs(last - first) > 1) {
		const middle = Math.floor((last + first) / 2);
		if (holds(middle)) {
			last = middle;
		} else {
			first = middle;
		}
	}
	return last;
}
