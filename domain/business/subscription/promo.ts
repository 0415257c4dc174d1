import { type Pence, pence } from "../../base/money.ts";
import { poundsAndPence } from "../../base/words.ts";
import type { PlanId } from "../plans.ts";

/** Messages for unusable codes. */
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

/** Discount of a promo code, each month while the subscription runs. Source: Rule PROMO-1. */
export type Discount = {
	readonly type: "percentage" | "fixed";
	/** Hundredths of a percent or of a pound: 12.5 % is 1250, £5 is 500. */
	readonly value: number;
};

/** A promo code as its rules need it. */
export type Promo = Discount & {
	readonly isActive: boolean;
	/** UTC milliseconds; null for no end. */
	readonly expiresAt: number | null;
	/** Null for any plan. */
	readonly plans: readonly PlanId[] | null;
	readonly usageLimit: number | null;
};

/** Percentage value that removes the whole price. */
export const WHOLE_PRICE = 10_000;

/** Whether a discount is impossible: a percentage above 100. A fixed one is limited to the price instead. */
export function isBeyondWhole({ type, value }: Discount): boolean {
	return type === "percentage" && value > WHOLE_PRICE;
}

/** Smallest amount that the payment provider takes. Source: Rule PAY-3. */
export const LEAST_CHARGE = pence(30);

/** A price with what a code takes off it. `discount` and `due` add up to the price. */
export type Discounted = { readonly discount: Pence; readonly due: Pence };

/** The discount is rounded to the nearest penny, half a penny up, and never more than the price. Source: Rule PROMO-6. */
export function discounted(price: Pence, by: Discount | null): Discounted {
	const off = by ? Math.min(price, Math.round(exactDiscount(price, by))) : 0;
	return { discount: pence(off), due: pence(price - off) };
}

/** Discount as the provider receives it. We never rely on the provider's rounding of percentages. */
export type CouponTerms =
	| { readonly percentOff: number }
	| { readonly amountOff: Pence; readonly currency: "gbp" };

/**
 * Terms with which the provider charges exactly the shown price: a percentage where it gives whole pence, else the amount.
 * Source: Rule PROMO-6.
 */
export function couponTerms(price: Pence, by: Discount): CouponTerms {
	if (by.type === "percentage" && Number.isInteger(exactDiscount(price, by))) {
		return { percentOff: by.value / 100 };
	}
	const amountOff = by.type === "fixed" ? pence(by.value) : discounted(price, by).discount;
	return { amountOff, currency: "gbp" };
}

/** Why a code cannot be used. */
export type PromoFault =
	| "unknown"
	| "inactive"
	| "expired"
	| "not_for_plan"
	| "used_before"
	| "used_up"
	| "too_little";

export type PromoUse = {
	readonly plan: PlanId;
	readonly price: Pence;
	/** UTC milliseconds. */
	readonly now: number;
	/** Uses counted or reserved by other accounts. */
	readonly taken: number;
	/** This account has used it before. */
	readonly usedBefore: boolean;
};

/** The first reason, in the order of display, why a code cannot be used; null when it can. Source: Rule PROMO-3. */
export function promoFault(promo: Promo | null, use: PromoUse): PromoFault | null {
	if (!promo) {
		return "unknown";
	}
	if (!promo.isActive) {
		return "inactive";
	}
	if (promo.expiresAt !== null && promo.expiresAt <= use.now) {
		return "expired";
	}
	if (!coversPlan(promo, use.plan)) {
		return "not_for_plan";
	}
	if (use.usedBefore) {
		return "used_before";
	}
	if (promo.usageLimit !== null && use.taken >= promo.usageLimit) {
		return "used_up";
	}
	return isChargeable(discounted(use.price, promo).due) ? null : "too_little";
}

export function coversPlan({ plans }: Pick<Promo, "plans">, plan: PlanId): boolean {
	return plans === null || plans.includes(plan);
}

/** Whether an amount can be charged: zero, or enough for the provider. Source: Rule PAY-3. */
export function isChargeable(due: Pence): boolean {
	return due === 0 || due >= LEAST_CHARGE;
}

/** A code as it is stored and compared. Source: Rule PROMO-2. */
export function promoCodeKey(typed: string): string {
	return typed.trim().toUpperCase();
}

/** Whether a new code may have this name; older codes keep theirs. Source: Rule PROMO-2. */
export function isPromoCodeName(key: string): boolean {
	return /^[A-Z0-9_-]*$/.test(key);
}

/** Refusal of a name with other characters. */
export const PROMO_CODE_LETTERS = "Use only letters A to Z, digits, - and _";

/** Pence, possibly with a fraction. */
function exactDiscount(price: Pence, { type, value }: Discount): number {
	return type === "percentage" ? (price * value) / WHOLE_PRICE : value;
}
