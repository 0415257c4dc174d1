import type Stripe from "stripe";

/** The objects the simulator keeps, by the name Stripe gives them in `object`. A new kind needs a line in both tables. */
export type Kinds = {
	charge: Stripe.Charge;
	customer: Stripe.Customer | Stripe.DeletedCustomer;
	dispute: Stripe.Dispute;
	event: Stripe.EventBase;
	payment_intent: Stripe.PaymentIntent;
	payment_method: Stripe.PaymentMethod;
	refund: Stripe.Refund;
	setup_intent: Stripe.SetupIntent;
};

export type Kind = keyof Kinds;

/** How the contract defines each kind, what its ids begin with, and what Stripe calls it when there is none. */
export const kinds: Readonly<
	Record<Kind, { readonly definition: string; readonly prefix: string; readonly called: string }>
> = {
	charge: { definition: "Charge", prefix: "ch", called: "charge" },
	customer: { definition: "Customer", prefix: "cus", called: "customer" },
	dispute: { definition: "Dispute", prefix: "dp", called: "dispute" },
	event: { definition: "EventBase", prefix: "evt", called: "event" },
	payment_intent: { definition: "PaymentIntent", prefix: "pi", called: "payment_intent" },
	payment_method: { definition: "PaymentMethod", prefix: "pm", called: "PaymentMethod" },
	refund: { definition: "Refund", prefix: "re", called: "refund" },
	setup_intent: { definition: "SetupIntent", prefix: "seti", called: "setupintent" },
};

export function isKind(name: unknown): name is Kind {
	return typeof name === "string" && Object.hasOwn(kinds, name);
}
