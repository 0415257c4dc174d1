import type Stripe from "stripe";
import { type HeldPlan, heldMetadata, heldPlan, toHold } from "./held-plan.ts";
import type { NewPlan } from "./plan-gateway.ts";
import { ensureCoupon } from "./stripe-catalogue.ts";

/**
 * Sets the next period's price and discount, and notes the plan held until then. Charges nothing and gives nothing back: with the difference back, anyone
 * could make a month's reports on the dearest plan for pennies.
 */
export async function moveDown(
	stripe: Stripe,
	before: Stripe.Subscription,
	{ price, to }: { price: string; to: NewPlan },
): Promise<void> {
	const charged = toHold(before, to.plan);
	const held = heldPlan(before);
	const coupon = to.discount ? await ensureCoupon(stripe, to.price, to.discount) : null;
	const moved = await stripe.subscriptions.update(before.id, {
		...nextPrice(before, price),
		...couponOf({ coupon }),
		metadata: heldMetadata(held ? { ...held, to: to.plan } : charged),
	});
	const period = itemOf(moved).current_period_start;
	if (charged && period !== charged.period) {
		// It was renewed in between, at the price that stood there: that is what is held now.
		await stripe.subscriptions.update(before.id, {
			metadata: heldMetadata({ ...charged, period }),
		});
	}
}

/** Goes back to the held plan, as if it had never been left. Null where its period was over by then: the next plan is put back. */
export async function goBack(
	stripe: Stripe,
	before: Stripe.Subscription,
	{ held, expand }: { held: HeldPlan; expand: string[] },
): Promise<Stripe.Subscription | null> {
	const back = await stripe.subscriptions.update(before.id, { ...backTo(before, held), expand });
	if (itemOf(back).current_period_start === held.period) {
		return back;
	}
	const [given] = before.discounts;
	const coupon = given && typeof given !== "string" ? given.coupon.id : null;
	await stripe.subscriptions.update(before.id, {
		...nextPrice(before, itemOf(before).price.id),
		...couponOf({ coupon }),
		metadata: heldMetadata(held),
	});
	return null;
}

/** Lets a subscription end with its period, or go on. An ending one has no next plan, so the same call undoes a move to one. */
export async function endAfterPeriod(stripe: Stripe, id: string, isEnding: boolean): Promise<void> {
	const before = isEnding ? await stripe.subscriptions.retrieve(id) : null;
	const held = before && heldPlan(before);
	await stripe.subscriptions.update(id, {
		cancel_at_period_end: isEnding,
		...(held ? backTo(before, held) : {}),
	});
}

function backTo(before: Stripe.Subscription, held: HeldPlan) {
	return { ...nextPrice(before, held.priceId), ...couponOf(held), metadata: heldMetadata(null) };
}

function nextPrice(before: Stripe.Subscription, price: string) {
	const proration_behavior = "none" as const;
	return { items: [{ id: itemOf(before).id, price }], proration_behavior };
}

/** What is taken off from now on, by its coupon. */
export function couponOf({ coupon }: Pick<HeldPlan, "coupon">) {
	return { discounts: coupon === null ? ("" as const) : [{ coupon }] };
}

/** The one thing that a subscription of ours is for. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
	const [item] = items.data;
	if (!item) {
		throw new Error(`subscription ${id} has no item`);
	}
	return item;
}
