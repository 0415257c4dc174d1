/** Every place in an answer, of which a list's items are one. */
export function pathsIn(value: unknown, at = "", found = new Set<string>()): Set<string> {
	if (typeof value === "object" && value !== null) {
		for (const [name, each] of Object.entries(value)) {
			const path = Array.isArray(value) ? `${at}[]` : `${at}.${name}`;
			found.add(path);
			pathsIn(each, path, found);
		}
	}
	return found;
}

type Schema = {
	readonly properties?: Record<string, Schema>;
	readonly items?: Schema;
	readonly prefixItems?: readonly Schema[];
	readonly anyOf?: readonly Schema[];
	readonly oneOf?: readonly Schema[];
};

/** Every place that a published schema names. */
export function pathsOf(schema: Schema, at = "", found = new Set<string>()): Set<string> {
	const { properties = {}, items = [], prefixItems = [], anyOf = [], oneOf = [] } = schema;
	const inside = [
		...Object.entries(properties).map(([name, each]) => [`${at}.${name}`, each] as const),
		...[items, prefixItems].flat().map((each) => [`${at}[]`, each] as const),
	];
	for (const [path, each] of inside) {
		found.add(path);
		pathsOf(each, path, found);
	}
	for (const each of [...anyOf, ...oneOf]) {
		pathsOf(each, at, found);
	}
	return found;
}
