import Stripe from "stripe";
import type { Pence } from "#domain/base/money.ts";
import { APP_NAME } from "#domain/base/product.ts";
import { isPlanId, type PlanId, plans } from "#domain/business/plans.ts";
import { couponTerms } from "#domain/business/subscription/promo.ts";
import { unless } from "./call-stripe.ts";
import type { CodeDiscount } from "./plan-gateway.ts";

/** Under this name a price and a subscription say whose plan they are. */
export const PLAN = "plan";

/**
 * The price of a plan at an amount, made when it is needed for the first time. The amount is in its name, so that another amount is
 * another price and running subscriptions keep theirs. Source: Rule PAY-10.
 */
export async function ensurePrice(stripe: Stripe, plan: PlanId, amount: Pence): Promise<string> {
	const name = `${plan}_gbp_month_${amount}`;
	const found = await stripe.prices.list({ lookup_keys: [name], active: true, limit: 1 });
	const [existing] = found.data;
	if (existing) {
		return existing.id;
	}
	const product = `plan_${plan}`;
	await stripe.products
		.create({ id: product, name: `${APP_NAME} ${plans[plan].name}` })
		.catch(unless("resource_already_exists"));
	const price = {
		product,
		currency: "gbp",
		unit_amount: amount,
		recurring: { interval: "month" },
		lookup_key: name,
		// Another isolate may have made it this very moment: the name then moves, and both prices are the same.
		transfer_lookup_key: true,
		metadata: { [PLAN]: plan },
	} as const satisfies Stripe.PriceCreateParams;
	const made = await stripe.prices
		.create(price, { idempotencyKey: `price:${name}` })
		// A failure is kept under the key for a day, in which no one could choose the plan.
		.catch((cause: unknown) => ifBroken(cause, () => stripe.prices.create(price)));
	return made.id;
}

function ifBroken<T>(cause: unknown, again: () => Promise<T>): Promise<T> {
	if (cause instanceof Stripe.errors.StripeAPIError) {
		return again();
	}
	throw cause;
}

/**
 * What is taken off, for ever, under an id that says what: a code that is changed makes another, and running discounts stay as they are.
 * Limits of use are ours, because the provider counts abandoned checkouts. Source: Rule PROMO-4.
 */
export async function ensureCoupon(
	stripe: Stripe,
	price: Pence,
	{ promoId, type, value }: CodeDiscount,
): Promise<string> {
	const terms = couponTerms(price, { type, value });
	const off =
		"percentOff" in terms ? `p${Math.round(terms.percentOff * 100)}` : `f${terms.amountOff}`;
	// What was agreed is in the name too: 12.5 % of one price may be the pence of 20 % of another.
	const id = `promo-${promoId}-${type === "percentage" ? "p" : "f"}${value}-${off}`;
	const existing = await stripe.coupons.retrieve(id).catch(unless("resource_missing"));
	if (!existing) {
		await stripe.coupons
			.create({
				id,
				name: "Promo code",
				duration: "forever",
				metadata: { promoId, type, value: String(value) },
				...("percentOff" in terms
					? { percent_off: terms.percentOff }
					: { amount_off: terms.amountOff, currency: terms.currency }),
			})
			.catch(unless("resource_already_exists"));
	}
	return id;
}

/** Which of our plans a price is of; null for none. */
export function planOf({ metadata }: Stripe.Price): PlanId | null {
	const plan = metadata[PLAN];
	return isPlanId(plan) ? plan : null;
}

/** What a coupon takes off, in the words of the code it was made for where it was. */
export function discountOf(coupon: Stripe.Coupon): CodeDiscount | null {
	const { promoId, type, value } = coupon.metadata ?? {};
	if (promoId !== undefined && (type === "percentage" || type === "fixed") && value !== undefined) {
		return { promoId, type, value: Number(value) };
	}
	if (coupon.percent_off !== null) {
		return { promoId: null, type: "percentage", value: Math.round(coupon.percent_off * 100) };
	}
	return coupon.amount_off === null
		? null
		: { promoId: null, type: "fixed", value: coupon.amount_off };
}
