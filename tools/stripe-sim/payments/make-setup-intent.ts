import type Stripe from "stripe";
import { newId, randomText, type Simulation } from "../simulation.ts";

/** A setup that waits for a card. */
export function makeSetupIntent(
	simulation: Simulation,
	fields: Partial<Stripe.SetupIntent>,
): Stripe.SetupIntent {
	const id = newId("seti");
	const made = simulation.make("setup_intent", {
		id,
		automatic_payment_methods: { enabled: true, allow_redirects: "always" },
		client_secret: `${id}_secret_${randomText(25)}`,
		payment_method_types: ["card"],
		status: "requires_payment_method",
		usage: "off_session",
		...fields,
	});
	simulation.emit("setup_intent.created", "setup_intent", made);
	return made;
}
