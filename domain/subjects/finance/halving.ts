/**
 * Returns the last whole number, on the way from one at which something holds to one at which it does not, at which it still holds. It has to hold up to
 * one place on that way and no further.
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
