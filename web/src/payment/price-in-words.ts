import { lazily } from "#domain/lazily.ts";
import { type Pence, toPounds } from "#domain/money.ts";

const withPence = lazily(
	() => new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" }),
);

/** `£15.00`: where something is paid, with its pence even when there are none. Source: SPEC section 2 "Report checkout". */
export function priceInWords(price: Pence): string {
	return withPence().format(toPounds(price));
}
