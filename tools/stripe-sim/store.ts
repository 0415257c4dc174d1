import type { Kind, Kinds } from "./contract/kinds.ts";

export type Store = ReturnType<typeof createStore>;

/** Everything the simulated account holds. Objects are never changed, only replaced, so an event keeps what it was about. */
export function createStore() {
	const tables: { readonly [K in Kind]: Map<string, Kinds[K]> } = {
		charge: new Map(),
		customer: new Map(),
		dispute: new Map(),
		event: new Map(),
		payment_intent: new Map(),
		payment_method: new Map(),
		refund: new Map(),
		setup_intent: new Map(),
	};

	function put<K extends Kind>(kind: K, object: Kinds[K]): Kinds[K] {
		tables[kind].set(object.id, object);
		return object;
	}

	function find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
		return tables[kind].get(id);
	}

	/** In the order they were made. */
	function all<K extends Kind>(kind: K): Kinds[K][] {
		return [...tables[kind].values()];
	}

	/** Whatever has this id, of any kind. */
	function named(id: string): Kinds[Kind] | undefined {
		for (const table of Object.values(tables)) {
			const found = table.get(id);
			if (found) {
				return found;
			}
		}
		return undefined;
	}

	function clear(): void {
		for (const table of Object.values(tables)) {
			table.clear();
		}
	}

	return { put, find, all, named, clear };
}
