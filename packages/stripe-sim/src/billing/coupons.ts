import type Stripe from "stripe";
import { find, mergeMetadata, operation, type Resource } from "../api/operation.ts";
import { invalidRequest, StripeError } from "../api/stripe-error.ts";
import { newId, randomText, type Simulation } from "../simulation.ts";
import { idOf } from "../store.ts";

export const coupons: Resource = {
	operations: [
		operation<Stripe.CouponCreateParams>(
			"Coupons.create",
			["amount_off", "currency", "duration", "id", "metadata", "name", "percent_off"],
			create,
		),
		operation<Stripe.CouponRetrieveParams>("Coupons.retrieve", [], (simulation, _, id) =>
			find(simulation, "coupon", id),
		),
		operation<Stripe.CouponDeleteParams>("Coupons.del", [], (simulation, _, id) =>
			remove(simulation, id),
		),
	],
};

function create(simulation: Simulation, params: Stripe.CouponCreateParams): Stripe.Coupon {
	const { amount_off, currency, duration = "once", id = randomText(8), percent_off } = params;
	checkWorth(params);
	if (simulation.store.find("coupon", id)) {
		throw invalidRequest("Coupon already exists.", {
			code: "resource_already_exists",
			param: "id",
		});
	}
	const coupon = simulation.make("coupon", {
		id,
		amount_off: amount_off ?? null,
		currency: currency ?? null,
		duration,
		metadata: mergeMetadata({}, params.metadata),
		name: params.name ?? null,
		percent_off: percent_off ?? null,
		valid: true,
	});
	simulation.emit("coupon.created", "coupon", coupon);
	return coupon;
}

function checkWorth({
	amount_off,
	currency,
	duration,
	percent_off,
}: Stripe.CouponCreateParams): void {
	if ((amount_off === undefined) === (percent_off === undefined)) {
		throw invalidRequest("You must pass either percent_off or amount_off, and not both.");
	}
	if (percent_off !== undefined && (percent_off <= 0 || percent_off > 100)) {
		throw invalidRequest("percent_off must be greater than 0 and at most 100.", {
			param: "percent_off",
		});
	}
	if (amount_off !== undefined && amount_off < 1) {
		throw invalidRequest("This value must be greater than or equal to 1.", {
			code: "parameter_invalid_integer",
			param: "amount_off",
		});
	}
	if (amount_off !== undefined && !currency) {
		throw invalidRequest("You must pass currency when passing amount_off.", {
			param: "currency",
		});
	}
	if (duration === "repeating") {
		throw invalidRequest("You must pass duration_in_months for a repeating coupon.", {
			param: "duration_in_months",
		});
	}
}

/** Subscriptions keep a deleted coupon's discount; no other gets it. */
function remove(simulation: Simulation, id: string): Stripe.DeletedCoupon {
	const coupon = find(simulation, "coupon", id);
	simulation.store.remove("coupon", id);
	simulation.emit("coupon.deleted", "coupon", coupon);
	return { id, object: "coupon", deleted: true };
}

type DiscountParam =
	| Stripe.SubscriptionCreateParams.Discount
	| Stripe.SubscriptionUpdateParams.Discount;

/**
 * Discount on an amount in pence, never more than the amount. Percentages are rounded half up.
 *
 * @param amount not negative.
 */
export function discountOn(amount: number, { amount_off, percent_off }: Stripe.Coupon): number {
	// In whole hundredths of a percent, so that 12.5 percent of 999 has no floating-point error.
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
	asked: readonly DiscountParam[],
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
