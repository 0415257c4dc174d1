import type { Promo } from "./promo.ts";

/** State of a promo code, in the panel's words. Source: Rule PROMO-5. */
export const promoStatuses = ["Inactive", "Expired", "Limit Reached", "Active"] as const;
export type PromoStatus = (typeof promoStatuses)[number];

/** The first state that applies, in that order. `now` and `expiresAt` are UTC milliseconds, `uses` the counted uses. */
export function promoStatus(
	{ isActive, expiresAt, usageLimit }: Pick<Promo, "isActive" | "expiresAt" | "usageLimit">,
	uses: number,
	now: number,
): PromoStatus {
	if (!isActive) {
		return "Inactive";
	}
	if (expiresAt !== null && expiresAt <= now) {
		return "Expired";
	}
	return usageLimit !== null && uses >= usageLimit ? "Limit Reached" : "Active";
}
