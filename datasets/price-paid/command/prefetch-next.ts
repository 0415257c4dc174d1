/**
 * Works on items in turn, starting the next while the caller still writes the last result. The work must therefore not depend on what is being written. A
 * prefetched result that is not requested is dropped.
 */
export function prefetchNext<Item, Result>(
	work: (item: Item) => Promise<Result>,
	keyOf: (item: Item) => string,
): (item: Item, next: Item | null) => Promise<Result> {
	let ahead: { readonly key: string; readonly result: Promise<Result> } | null = null;
	return async (item, next) => {
		const result = await (ahead?.key === keyOf(item) ? ahead.result : work(item));
		ahead = next === null ? null : { key: keyOf(next), result: work(next) };
		// Whoever requests it receives the failure; until then it must not count as unhandled.
		ahead?.result.catch(() => undefined);
		return result;
	};
}
