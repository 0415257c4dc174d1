import type Stripe from "stripe";
import { mergeMetadata } from "../api/metadata.ts";
import { operation, type Resource } from "../api/operation.ts";
import { invalidRequest } from "../api/stripe-error.ts";
import { makeSetupIntent } from "../payments/make-setup-intent.ts";
import type { Simulation } from "../simulation.ts";
import { find, findCustomer } from "./find.ts";

export const setupIntents: Resource = {
	operations: [
		operation<Stripe.SetupIntentCreateParams>(
			"SetupIntents.create",
			[
				"automatic_payment_methods",
				"customer",
				"description",
				"metadata",
				"payment_method_types",
				"usage",
			],
			create,
		),
		operation<Stripe.SetupIntentRetrieveParams>("SetupIntents.retrieve", [], (simulation, _, id) =>
			find(simulation, "setup_intent", id),
		),
		operation<Stripe.SetupIntentCancelParams>(
			"SetupIntents.cancel",
			["cancellation_reason"],
			cancel,
		),
	],
};

function create(
	simulation: Simulation,
	params: Stripe.SetupIntentCreateParams,
): Stripe.SetupIntent {
	return makeSetupIntent(simulation, {
		automatic_payment_methods: params.payment_method_types
			? null
			: { enabled: true, allow_redirects: "always", ...params.automatic_payment_methods },
		customer: params.customer ? findCustomer(simulation, params.customer, "customer").id : null,
		description: params.description ?? null,
		metadata: mergeMetadata({}, params.metadata),
		payment_method_types: params.payment_method_types ?? ["card"],
		usage: params.usage ?? "off_session",
	});
}

function cancel(
	simulation: Simulation,
	{ cancellation_reason }: Stripe.SetupIntentCancelParams,
	id: string,
): Stripe.SetupIntent {
	const intent = find(simulation, "setup_intent", id);
	if (intent.status === "succeeded" || intent.status === "canceled") {
		throw invalidRequest(
			`You cannot cancel this SetupIntent because it has a status of ${intent.status}. Only a SetupIntent with one of the following statuses may be canceled: requires_payment_method, requires_confirmation, requires_action.`,
			{ code: "setup_intent_unexpected_state", setup_intent: intent },
		);
	}
	const canceled = simulation.change("setup_intent", intent, {
		cancellation_reason: cancellation_reason ?? null,
		next_action: null,
		status: "canceled",
	});
	simulation.emit("setup_intent.canceled", "setup_intent", canceled);
	return canceled;
}
