type Query = readonly (readonly [name: string, value: string | number])[];

/** An address below a source's base address, which may itself have a path (as behind a proxy). */
export function sourceUrl(baseUrl: string, path: string, query: Query = []): string {
	const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
	const address = `${baseUrl.replace(/\/+$/, "")}${path}`;
	return query.length > 0 ? `${address}?${search}` : address;
}
