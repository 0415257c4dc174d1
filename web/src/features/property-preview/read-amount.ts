import { type AmountPer, amountText } from "#domain/subjects/listing/typed-amount.ts";

/** An amount as people type it, as the address takes it. Fetched by a press, which a module that others import from the start cannot be for nothing. */
export function readAmount(typed: string, per: AmountPer): string {
	return amountText(typed, per);
}
