/** The one value that all of them are; null when there is none, or when they differ and no one can tell which is meant. */
export function only<T extends string | number>(values: readonly (T | null)[]): T | null {
	const different = new Set(values.filter((value) => value !== null));
	const [first] = different;
	return different.size === 1 && first !== undefined ? first : null;
}
