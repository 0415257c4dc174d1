/** Whole pence. Inside the product money is always this; only the flat fields speak pounds (Rule CALL-1). */
export type Pence = number & { readonly __unit: "pence" };

/** @throws RangeError when the amount is not a whole number of pence. */
export function pence(amount: number): Pence {
	if (!Number.isSafeInteger(amount)) {
		throw new RangeError(`not whole pence: ${amount}`);
	}
	return amount as Pence;
}

/** Pounds to pence, rounded to the nearest penny. */
export function fromPounds(pounds: number): Pence {
	return pence(Math.round(pounds * 100));
}

/** The sum, or null when any of it is missing. */
export function sumOfKnown(amounts: readonly (Pence | null)[]): Pence | null {
	let total = 0;
	for (const amount of amounts) {
		if (amount === null) {
			return null;
		}
		total += amount;
	}
	return pence(total);
}

/** Pence to pounds, for the flat fields. */
export function toPounds(amount: Pence): number {
	return amount / 100;
}
