/** Finds a value for each of a list of names, as an object of them. */
export function tallied<Name extends string, Value>(
	names: readonly Name[],
	found: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
	return Object.fromEntries(names.map((name) => [name, found(name)])) as Record<Name, Value>;
}
