import type Stripe from "stripe";

/** What Stripe is asked to tell us: each kind of event that `readEvent` knows what to do with. */
export const webhookEvents = [
	"payment_intent.succeeded",
	"payment_intent.processing",
	"payment_intent.payment_failed",
	"payment_intent.canceled",
	"charge.refunded",
	"charge.dispute.created",
	"charge.dispute.closed",
	"setup_intent.succeeded",
	"setup_intent.canceled",
	"customer.subscription.created",
	"customer.subscription.updated",
	"customer.subscription.deleted",
	"customer.subscription.paused",
	"customer.subscription.resumed",
	"customer.subscription.trial_will_end",
	"customer.subscription.pending_update_applied",
	"customer.subscription.pending_update_expired",
	"invoice.paid",
	"invoice.payment_failed",
	"invoice.payment_action_required",
	"invoice.finalization_failed",
	"customer.updated",
	"customer.deleted",
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];
