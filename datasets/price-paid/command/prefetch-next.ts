/**
 * Works on one item after the other, and begins with the next as soon as one is done, while the caller still writes what came of that. Only what rests
 * on nothing that is being written may be worked on so. What was begun ahead and is not asked for is dropped.
 */
export function prefetchNext<Item, Result>(
	work: (item: Item) => Promise<Result>,
	keyOf: (item: Item) => string,
): (item: Item, next: Item | null) => Promise<Result> {
	let ahead: { readonly key: string; readonly result: Promise<Result> } | null = null;
	return async (item, next) => {
		const result = await (ahead?.key === keyOf(item) ? ahead.result : work(item));
		ahead = next === null ? null : { key: keyOf(next), result: work(next) };
		// Anyone who asks for it hears of it: until then it is no one's failure.
		ahead?.result.catch(() => undefined);
		return result;
	};
}
