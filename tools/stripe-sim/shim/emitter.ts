type Listener = (event: unknown) => void;

/** The listeners of an element, as Stripe.js has them. */
export function createEmitter() {
	const listeners = new Map<string, Set<Listener>>();
	const of = (name: string): Set<Listener> => {
		const known = listeners.get(name) ?? new Set();
		listeners.set(name, known);
		return known;
	};
	return {
		on: (name: string, listener: Listener): void => void of(name).add(listener),
		once(name: string, listener: Listener): void {
			const once: Listener = (event) => {
				of(name).delete(once);
				listener(event);
			};
			of(name).add(once);
		},
		off(name: string, listener?: Listener): void {
			if (listener) {
				of(name).delete(listener);
			} else {
				listeners.delete(name);
			}
		},
		emit(name: string, event: unknown): void {
			for (const listener of of(name)) {
				listener(event);
			}
		},
	};
}
