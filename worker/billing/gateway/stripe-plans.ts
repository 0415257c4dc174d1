import Stripe from "stripe";
import { callStripe, unless } from "./call-stripe.ts";
import type { PaymentKeys } from "./payment-settings.ts";
import type { PlanGateway } from "./plan-gateway.ts";
import { stripeBilling } from "./stripe-billing.ts";
import { stripeChanges } from "./stripe-changes.ts";
import { endAfterPeriod } from "./stripe-next-plan.ts";
import { stripeSetups } from "./stripe-setups.ts";
import { expandedForUs, idOf, toSubscription } from "./to-subscription.ts";

/** Plans at Stripe, on API version basil. Source: Rule PAY-9. */
export function stripePlans(
	stripe: Stripe,
	keys: Pick<PaymentKeys, "livemode" | "trialCardKeys" | "portal">,
): PlanGateway {
	const { subscriptions } = stripe;
	return {
		...stripeSetups(stripe, keys),
		...stripeChanges(stripe),
		...stripeBilling(stripe, keys),
		read: (id) =>
			callStripe(async () => {
				const found = await subscriptions
					.retrieve(id, { expand: expandedForUs })
					.catch(unless("resource_missing"));
				return found && toSubscription(found, await isFirstUnpaid(stripe, found));
			}),
		end: async (id) => {
			// Of one that is over the provider says that there is none.
			await callStripe(() => subscriptions.cancel(id).catch(unless("resource_missing")));
		},
		endAfterPeriod: async (id, isEnding) => {
			await callStripe(() =>
				endAfterPeriod(stripe, id, isEnding).catch(unless("resource_missing")),
			);
		},
		cardOf: (id) =>
			callStripe(async () => {
				const { default_payment_method: own } = await subscriptions.retrieve(id);
				return own && idOf(own);
			}),
		setCard: async (id, paymentMethod) => {
			await callStripe(() => setCard(stripe, id, paymentMethod));
		},
		followCustomer: async (id) => {
			await callStripe(() => followCustomer(stripe, id));
		},
	};
}

/**
 * Whether the trial of a subscription is over and the first invoice after it is unpaid. The invoice stays a draft for about an hour, during which the
 * subscription is `active`. `latest_invoice` is to be expanded.
 */
async function isFirstUnpaid(stripe: Stripe, subscription: Stripe.Subscription): Promise<boolean> {
	const { id, status, trial_end, items, latest_invoice: latest } = subscription;
	const start = items.data[0]?.current_period_start ?? 0;
	if (status !== "active" || trial_end === null || start > trial_end) {
		return false;
	}
	if (latest && typeof latest !== "string" && latest.billing_reason === RENEWAL) {
		return isWaiting(latest);
	}
	// A move up in that hour has an invoice of its own, which is paid and is not the one.
	const created = { gte: trial_end };
	const since = await stripe.invoices.list({ subscription: id, created, limit: A_FEW });
	return !since.data.some((invoice) => invoice.status === "paid") || since.data.some(isWaiting);
}

/** The provider's name of what an invoice at the end of a period, or a trial, is for. */
const RENEWAL = "subscription_cycle";

/** More invoices than there are between the end of a trial and the payment of the next period. */
const A_FEW = 20;

function isWaiting({ billing_reason, status }: Stripe.Invoice): boolean {
	return billing_reason === RENEWAL && status !== "paid" && status !== "void";
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
		// Pays what is owed, for which the card was changed. A refusal reaches the buyer as every failed payment does.
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
