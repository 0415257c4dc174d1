import type Stripe from "stripe";
import { DAY, simulatedBilling } from "./simulated-billing.ts";

type Subscriber = {
	readonly id: string;
	readonly item: string;
	readonly pro: Stripe.Price;
	readonly expert: Stripe.Price;
};

/** Simulated billing with somebody who pays £28 a month, and could pay £56. */
export function changingPlans() {
	const billing = simulatedBilling();
	const { sim, stripe, plan, subscribe } = billing;
	return {
		...billing,
		/** A quarter of the first period is over: 7 of its 28 days. */
		async subscriber(params: Parameters<typeof subscribe>[1] = {}): Promise<Subscriber> {
			const pro = await plan("Pro", 2800);
			const expert = await plan("Expert", 5600);
			const { id, items } = await subscribe(pro, params);
			await sim.advance(7 * DAY);
			return { id, pro, expert, item: items.data[0]?.id ?? "" };
		},
		/** Changes to the dearer plan, and charges for it at once. */
		upgrade: (
			{ id, item, expert }: Subscriber,
			more: Stripe.SubscriptionUpdateParams = {},
		): Promise<Stripe.Subscription> =>
			stripe.subscriptions.update(id, {
				items: [{ id: item, price: expert.id }],
				proration_behavior: "always_invoice",
				...more,
			}),
		/** The price that a subscription has, by its id. */
		async priceOf(id: string): Promise<string | undefined> {
			const { items } = await billing.subscription(id);
			return items.data[0]?.price.id;
		},
	};
}
