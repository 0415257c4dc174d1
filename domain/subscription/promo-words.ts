import { pence } from "../money.ts";
import { poundsAndPence } from "../words.ts";
import type { Discount, PromoFault } from "./promo.ts";

/** What somebody who typed a code is told. */
export const promoFaultWords = {
	unknown: "We do not know this promo code. Please check its spelling.",
	inactive: "This promo code is not active.",
	expired: "This promo code has expired.",
	not_for_plan: "This promo code is not for this plan.",
	used_before: "You have used this promo code before. It works once for each account.",
	used_up: "This promo code has been used as often as it may be.",
	too_little: "This promo code would leave a total of less than 30p, which a card cannot pay.",
} as const satisfies Record<PromoFault, string>;

/** "20% off every month", "£5 off every month". */
export function discountInWords({ type, value }: Discount): string {
	const off = type === "percentage" ? `${value / 100}%` : poundsAndPence(pence(value));
	return `${off} off every month`;
}
