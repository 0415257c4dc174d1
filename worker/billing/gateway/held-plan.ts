import type Stripe from "stripe";
import * as z from "zod";
import { planIds } from "#domain/business/plans.ts";
import { jsonOrNull } from "#worker/platform/json-or-null.ts";
import { discountOf, planOf } from "./stripe-catalogue.ts";

/** Metadata key under which a subscription stores the plan held until its period ends. Its price is already the next period's. */
const HELD = "held";

/**
 * A plan that is held until its period ends, with what is needed to go back to it. The call that
 * sets the next price also stores this at the provider, so that neither is there without the other.
 */
const HeldPlan = z.object({
	plan: z.enum(planIds),
	/** Pence a month, and the provider's name of that price. */
	price: z.int(),
	priceId: z.string(),
	/** What was taken off, and the provider's name of that; null for nothing. */
	coupon: z.string().nullable(),
	discount: z
		.object({
			promoId: z.string().nullable(),
			type: z.enum(["percentage", "fixed"]),
			value: z.number(),
		})
		.nullable(),
	/** The plan from the next period on. Where the price is another plan's, this record does not apply. */
	to: z.enum(planIds),
	/** Start of the period in which it is held, in seconds since 1970. */
	period: z.int(),
});
export type HeldPlan = z.infer<typeof HeldPlan>;

/** The move to a smaller plan that led to the price of a subscription, whether its period is over or not; null where none did. */
export function agreedMove({ metadata, items }: Stripe.Subscription): HeldPlan | null {
	const [item] = items.data;
	const written = metadata[HELD];
	if (!(item && written)) {
		return null;
	}
	const read = HeldPlan.safeParse(jsonOrNull(written));
	return read.success && read.data.to === planOf(item.price) ? read.data : null;
}

/** What is held in the period of a subscription; null where the plan is that of its price. */
export function heldPlan(subscription: Stripe.Subscription): HeldPlan | null {
	const move = agreedMove(subscription);
	const [item] = subscription.items.data;
	return move && move.period === item?.current_period_start ? move : null;
}

/** The plan of a subscription's price as one to be held; null where it is none of ours. `discounts` are to be expanded. */
export function toHold(
	{ discounts, items }: Stripe.Subscription,
	to: HeldPlan["to"],
): HeldPlan | null {
	const [item] = items.data;
	const plan = item ? planOf(item.price) : null;
	if (!item || plan === null) {
		return null;
	}
	const [given] = discounts;
	const coupon = given && typeof given !== "string" ? given.coupon : null;
	return {
		plan,
		price: item.price.unit_amount ?? 0,
		priceId: item.price.id,
		coupon: coupon?.id ?? null,
		discount: coupon && discountOf(coupon),
		to,
		period: item.current_period_start,
	};
}

/** How a subscription says what is held; null for nothing. */
export function heldMetadata(held: HeldPlan | null): Stripe.MetadataParam {
	return { [HELD]: held === null ? "" : JSON.stringify(held) };
}
