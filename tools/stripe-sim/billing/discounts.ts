import type Stripe from "stripe";
import { invalidRequest, StripeError } from "../api/stripe-error.ts";
import { idOf } from "../payments/id-of.ts";
import { find } from "../resources/find.ts";
import { newId, type Simulation } from "../simulation.ts";

type Asked = Stripe.SubscriptionCreateParams.Discount | Stripe.SubscriptionUpdateParams.Discount;

/**
 * What a coupon takes off an amount in pence, never more than there is. Percentages are rounded half up.
 *
 * @param amount not negative.
 */
export function discountOn(amount: number, { amount_off, percent_off }: Stripe.Coupon): number {
	// In hundredths of a percent, which are whole: 12.5 percent of 999 is reckoned without a binary fraction.
	const hundredths = Math.round((percent_off ?? 0) * 100);
	const off = amount_off ?? Math.floor((amount * hundredths + 5000) / 10_000);
	return Math.min(off, amount);
}

/** What is left of an amount in pence after all the coupons, one after the other. */
export function discounted(amount: number, discounts: readonly Stripe.Discount[]): number {
	return discounts.reduce((left, { coupon }) => left - discountOn(left, coupon), amount);
}

export function discountsOf(
	{ store }: Simulation,
	{ discounts }: Stripe.Subscription,
): Stripe.Discount[] {
	return discounts.flatMap((each) => store.find("discount", idOf(each) ?? "") ?? []);
}

/**
 * The coupons that are asked for, in their order.
 *
 * @throws {StripeError} `resource_missing`, one for an amount in another currency, and 501 for promotion codes.
 */
export function couponsFor(
	simulation: Simulation,
	asked: readonly Asked[],
	currency: string,
): Stripe.Coupon[] {
	return asked.map(({ coupon, discount, promotion_code }) => {
		if (promotion_code !== undefined || discount !== undefined || coupon === undefined) {
			const message = "The simulator does not simulate discounts by anything but a coupon.";
			throw new StripeError(501, { type: "api_error", message, param: "discounts" });
		}
		const found = find(simulation, "coupon", coupon, "discounts[0][coupon]");
		if (found.amount_off !== null && found.currency !== currency) {
			throw invalidRequest(`The coupon ${coupon} is for another currency than ${currency}.`, {
				param: "discounts[0][coupon]",
			});
		}
		return found;
	});
}

/** Redeems coupons for a subscription, and answers the ids of its discounts. */
export function redeem(
	{ change, clock, contract, store }: Simulation,
	coupons: readonly Stripe.Coupon[],
	{ subscription, customer }: { readonly subscription: string; readonly customer: string },
): string[] {
	return coupons.map((redeemed) => {
		const coupon = change("coupon", redeemed, { times_redeemed: redeemed.times_redeemed + 1 });
		const fields = { id: newId("di"), start: clock.now(), coupon, customer, subscription };
		return store.put("discount", contract.fill<Stripe.Discount>("Discount", fields)).id;
	});
}
