import Stripe from "stripe";
import { asked, unless } from "./asked.ts";
import type { PaymentKeys } from "./payment-settings.ts";
import type { PlanGateway } from "./plan-gateway.ts";
import { stripeBilling } from "./stripe-billing.ts";
import { stripeChanges } from "./stripe-changes.ts";
import { stripeSetups } from "./stripe-setups.ts";
import { expandedForUs, idOf, toSubscription } from "./to-subscription.ts";

/** Plans at Stripe, on API version basil. Source: STRIPE.md 3. */
export function stripePlans(
	stripe: Stripe,
	{ livemode }: Pick<PaymentKeys, "livemode">,
): PlanGateway {
	const { subscriptions } = stripe;
	return {
		...stripeSetups(stripe, livemode),
		...stripeChanges(stripe),
		...stripeBilling(stripe),
		read: (id) =>
			asked(() =>
				subscriptions
					.retrieve(id, { expand: expandedForUs })
					.then(toSubscription, unless("resource_missing")),
			),
		end: async (id) => {
			// Of one that is over the provider says that there is none.
			await asked(() => subscriptions.cancel(id).catch(unless("resource_missing")));
		},
		endAfterPeriod: async (id, isEnding) => {
			await asked(() =>
				subscriptions
					.update(id, { cancel_at_period_end: isEnding })
					.catch(unless("resource_missing")),
			);
		},
		cardOf: (id) =>
			asked(async () => {
				const { default_payment_method: own } = await subscriptions.retrieve(id);
				return own && idOf(own);
			}),
		setCard: async (id, paymentMethod) => {
			await asked(() => setCard(stripe, id, paymentMethod));
		},
		followCustomer: async (id) => {
			await asked(() => followCustomer(stripe, id));
		},
	};
}

async function setCard(stripe: Stripe, id: string, paymentMethod: string): Promise<void> {
	const { customer } = await stripe.subscriptions.update(id, {
		default_payment_method: paymentMethod,
	});
	await stripe.customers.update(idOf(customer), {
		invoice_settings: { default_payment_method: paymentMethod },
	});
}

/** A subscription's own card would go before the one that its customer chose in the billing portal. */
async function followCustomer(stripe: Stripe, id: string): Promise<void> {
	const subscription = await stripe.subscriptions.retrieve(id, { expand: ["customer"] });
	const { customer, default_payment_method: own, status, latest_invoice } = subscription;
	const chosen =
		typeof customer === "string" || customer.deleted
			? null
			: customer.invoice_settings.default_payment_method;
	if (!chosen) {
		return;
	}
	if (own === null || idOf(own) !== idOf(chosen)) {
		await stripe.subscriptions.update(id, { default_payment_method: idOf(chosen) });
	}
	if (status === "past_due" && latest_invoice) {
		// What the new card is for. A refusal is told as every failed payment is.
		await stripe.invoices.pay(idOf(latest_invoice)).catch(ifRefused);
	}
}

function ifRefused(cause: unknown): null {
	if (
		cause instanceof Stripe.errors.StripeCardError ||
		cause instanceof Stripe.errors.StripeInvalidRequestError
	) {
		return null;
	}
	throw cause;
}
