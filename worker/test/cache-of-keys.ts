/** A cache in memory, which knows its keys only. */
export function cacheOfKeys(keys: Set<string>): KVNamespace {
	const list = async ({ prefix, cursor, limit = 1000 }: KVNamespaceListOptions) => {
		const names = [...keys]
			.filter((key) => key.startsWith(prefix ?? "") && key > (cursor ?? ""))
			.toSorted();
		const page = names.slice(0, limit);
		return {
			keys: page.map((name) => ({ name })),
			...(names.length > limit
				? { list_complete: false, cursor: page.at(-1) ?? "" }
				: { list_complete: true }),
			cacheStatus: null,
		};
	};
	return Object.assign(Object.create(null), {
		list,
		delete: async (key: string) => keys.delete(key),
	});
}
