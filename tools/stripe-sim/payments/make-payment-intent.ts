import type Stripe from "stripe";
import { newId, randomText, type Simulation } from "../simulation.ts";

/** An intent that waits for a card. */
export function makePaymentIntent(
	simulation: Simulation,
	fields: Partial<Stripe.PaymentIntent>,
): Stripe.PaymentIntent {
	const id = newId("pi");
	const made = simulation.make("payment_intent", {
		id,
		amount_details: { tip: {} },
		automatic_payment_methods: { enabled: true, allow_redirects: "always" },
		capture_method: "automatic_async",
		client_secret: `${id}_secret_${randomText(25)}`,
		confirmation_method: "automatic",
		payment_method_types: ["card"],
		status: "requires_payment_method",
		...fields,
	});
	simulation.emit("payment_intent.created", "payment_intent", made);
	return made;
}
