import { type AmountPer, amountText } from "#domain/subjects/listing/typed-amount.ts";

/**
 * Turns a typed amount into the form that the address takes. A module of its own, so that
 * it can be fetched on a press: code that others import from the start could not be.
 */
export function readAmount(typed: string, per: AmountPer): string {
	return amountText(typed, per);
}
