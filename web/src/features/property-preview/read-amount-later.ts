import type { AmountPer } from "#domain/subjects/listing/typed-amount.ts";

/** Fetches the reader of typed amounts on first use. If that fails, passes the text on: the server reads it by the same rule. */
export function amountReader(): Promise<(typed: string, per: AmountPer) => string> {
	return import("./read-amount.ts").then(
		({ readAmount }) => readAmount,
		() => (typed) => typed,
	);
}
