import type Stripe from "stripe";
import type { Fetch } from "#datasets/http/read-body.ts";
import type { PaymentKeys } from "./payment-settings.ts";

/** Something happened at the provider. Only what it is about is believed; how things stand is asked afresh. */
export type PaymentEvent = {
	/** `evt_…`. */
	readonly id: string;
	readonly type: string;
	readonly livemode: boolean;
	/** What it is about; null when that is nothing of ours. */
	readonly about: EventSubject | null;
};

export type EventSubject = {
	readonly kind: "payment" | "setup" | "subscription" | "customer" | "customer_gone";
	readonly id: string;
};

/**
 * An event whose signature one of our secrets made, in the mode of that secret; null for anything else: forged, tampered with, older
 * than five minutes, of the other mode. Source: Rule PAY-8.
 */
export async function readEvent(
	{ body, signature }: { body: string; signature: string },
	modes: readonly PaymentKeys[],
	{ fetch, now }: { fetch: Fetch; now: () => number },
): Promise<PaymentEvent | null> {
	const { stripeClient } = await import("./stripe-client.ts");
	for (const keys of modes) {
		const { webhooks } = stripeClient(keys, fetch, 0);
		for (const secret of keys.webhookSecrets) {
			const event = await webhooks
				.constructEventAsync(body, signature, secret, undefined, undefined, now())
				.catch(() => null);
			if (event?.livemode === keys.livemode) {
				const { id, type, livemode } = event;
				return { id, type, livemode, about: subjectOf(event) };
			}
		}
	}
	return null;
}

function subjectOf(event: Stripe.Event): EventSubject | null {
	switch (event.type) {
		case "payment_intent.succeeded":
		case "payment_intent.processing":
		case "payment_intent.payment_failed":
		case "payment_intent.canceled":
			return { kind: "payment", id: event.data.object.id };
		case "charge.refunded":
		case "charge.dispute.created":
		case "charge.dispute.closed":
			return subject("payment", event.data.object.payment_intent);
		case "setup_intent.succeeded":
		case "setup_intent.canceled":
			return { kind: "setup", id: event.data.object.id };
		case "customer.subscription.created":
		case "customer.subscription.updated":
		case "customer.subscription.deleted":
		case "customer.subscription.paused":
		case "customer.subscription.resumed":
		case "customer.subscription.trial_will_end":
		case "customer.subscription.pending_update_applied":
		case "customer.subscription.pending_update_expired":
			return { kind: "subscription", id: event.data.object.id };
		case "invoice.paid":
		case "invoice.payment_failed":
		case "invoice.payment_action_required":
		case "invoice.finalization_failed":
			return subject(
				"subscription",
				event.data.object.parent?.subscription_details?.subscription ?? null,
			);
		case "customer.updated":
			// Of a customer only another card matters to us: a credit, say, must not bring an old card back.
			return event.data.previous_attributes?.invoice_settings
				? { kind: "customer", id: event.data.object.id }
				: null;
		case "customer.deleted":
			return { kind: "customer_gone", id: event.data.object.id };
		default:
			return null;
	}
}

function subject(
	kind: EventSubject["kind"],
	thing: string | { readonly id: string } | null,
): EventSubject | null {
	return thing === null ? null : { kind, id: typeof thing === "string" ? thing : thing.id };
}
