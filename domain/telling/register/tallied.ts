/** Builds an object with a value for each name in a list. */
export function tallied<Name extends string, Value>(
	names: readonly Name[],
	found: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
	return Object.fromEntries(names.map((name) => [name, found(name)])) as Record<Name, Value>;
}
