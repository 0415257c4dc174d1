export const orders = ["same", "reversed", "shuffled"] as const;

export type Order = (typeof orders)[number];

/** The things in another order. `seed` says which shuffle it is: the same seed shuffles the same way. */
export function putInOrder<T>(things: readonly T[], order: Order, seed: number): T[] {
	if (order === "shuffled") {
		const random = seeded(seed);
		return things
			.map((thing) => ({ thing, at: random() }))
			.sort((a, b) => a.at - b.at)
			.map(({ thing }) => thing);
	}
	return order === "reversed" ? things.toReversed() : [...things];
}

/** Numbers from 0 to 1 that follow from a seed (the minimal standard generator of Park and Miller). */
function seeded(seed: number): () => number {
	const modulus = 2_147_483_647;
	let state = (Math.abs(Math.trunc(seed)) % (modulus - 1)) + 1;
	return () => {
		state = (state * 48_271) % modulus;
		return state / modulus;
	};
}
