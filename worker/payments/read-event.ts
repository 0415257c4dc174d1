import type Stripe from "stripe";
import type { Fetch } from "#worker/platform/fetch.ts";
import type { PaymentKeys } from "./payment-settings.ts";
import { stripeClient } from "./stripe-client.ts";

/** Something happened at the provider. Only what it is about is believed; how things stand is asked afresh. */
export type PaymentEvent = {
	/** `evt_…`. */
	readonly id: string;
	readonly type: string;
	readonly livemode: boolean;
	/** The payment it is about; null when it is about none. */
	readonly paymentId: string | null;
};

/**
 * An event whose signature one of our secrets made, in the mode of that secret; null for anything else: forged, tampered with, older
 * than five minutes, of the other mode. Source: STRIPE.md 3.7.
 */
export async function readEvent(
	{ body, signature }: { body: string; signature: string },
	modes: readonly PaymentKeys[],
	{ fetch, now }: { fetch: Fetch; now: () => number },
): Promise<PaymentEvent | null> {
	for (const keys of modes) {
		const { webhooks } = stripeClient(keys, fetch);
		const event = await webhooks
			.constructEventAsync(body, signature, keys.webhookSecret, undefined, undefined, now())
			.catch(() => null);
		if (event?.livemode === keys.livemode) {
			const { id, type, livemode } = event;
			return { id, type, livemode, paymentId: paymentOf(event) };
		}
	}
	return null;
}

function paymentOf(event: Stripe.Event): string | null {
	switch (event.type) {
		case "payment_intent.succeeded":
		case "payment_intent.processing":
		case "payment_intent.payment_failed":
		case "payment_intent.canceled":
			return event.data.object.id;
		case "charge.refunded":
		case "charge.dispute.created":
		case "charge.dispute.closed": {
			const { payment_intent } = event.data.object;
			return typeof payment_intent === "string" ? payment_intent : (payment_intent?.id ?? null);
		}
		default:
			return null;
	}
}
