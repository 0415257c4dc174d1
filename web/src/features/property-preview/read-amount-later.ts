import type { AmountPer } from "#domain/subjects/listing/typed-amount.ts";

/** Reads amounts as people type them, once somebody has: what cannot be fetched the server reads by the same rule. */
export function amountReader(): Promise<(typed: string, per: AmountPer) => string> {
	return import("./read-amount.ts").then(
		({ readAmount }) => readAmount,
		() => (typed) => typed,
	);
}
