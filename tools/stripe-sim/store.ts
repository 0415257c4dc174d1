import type { Kind, Kinds } from "./contract/kinds.ts";

export type Store = ReturnType<typeof createStore>;

/** Everything the simulated account holds. Objects are never changed, only replaced, so an event keeps what it was about. */
export function createStore() {
	const tables: { readonly [K in Kind]: Map<string, Kinds[K]> } = {
		"billing_portal.session": new Map(),
		charge: new Map(),
		coupon: new Map(),
		customer: new Map(),
		discount: new Map(),
		dispute: new Map(),
		event: new Map(),
		invoice: new Map(),
		invoice_payment: new Map(),
		payment_intent: new Map(),
		payment_method: new Map(),
		price: new Map(),
		product: new Map(),
		refund: new Map(),
		setup_intent: new Map(),
		subscription: new Map(),
	};

	function put<K extends Kind>(kind: K, object: Kinds[K]): Kinds[K] {
		tables[kind].set(object.id, object);
		return object;
	}

	function find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
		return tables[kind].get(id);
	}

	function remove(kind: Kind, id: string): void {
		tables[kind].delete(id);
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

	return { put, find, remove, all, named, clear };
}
