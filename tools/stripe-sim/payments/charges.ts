import type Stripe from "stripe";
import { mergeMetadata } from "../api/metadata.ts";
import { operation, type Resource } from "../api/operation.ts";
import { invalidRequest } from "../api/stripe-error.ts";
import { pounds } from "../billing/pounds.ts";
import { idOf } from "../payments/id-of.ts";
import type { Simulation } from "../simulation.ts";
import { find } from "./find.ts";

export const refunds: Resource = {
	operations: [
		operation<Stripe.RefundCreateParams>(
			"Refunds.create",
			["amount", "charge", "metadata", "payment_intent", "reason"],
			create,
		),
		operation<Stripe.RefundRetrieveParams>("Refunds.retrieve", [], (simulation, _, id) =>
			find(simulation, "refund", id),
		),
	],
};

function create(simulation: Simulation, params: Stripe.RefundCreateParams): Stripe.Refund {
	const charge = chargeOf(simulation, params);
	const amount = amountOf(charge, params.amount);
	const refund = simulation.make("refund", {
		amount,
		charge: charge.id,
		currency: charge.currency,
		metadata: mergeMetadata({}, params.metadata),
		payment_intent: charge.payment_intent,
		reason: params.reason ?? null,
		status: "succeeded",
	});
	const { amount_refunded, refunded } = charge;
	const changed = simulation.change("charge", charge, {
		amount_refunded: amount_refunded + amount,
		refunded: amount_refunded + amount === charge.amount,
	});
	simulation.emit("refund.created", "refund", refund);
	simulation.emit("charge.refunded", "charge", changed, { amount_refunded, refunded });
	return refund;
}

function chargeOf(simulation: Simulation, params: Stripe.RefundCreateParams): Stripe.Charge {
	if (params.charge !== undefined) {
		return find(simulation, "charge", params.charge, "charge");
	}
	if (params.payment_intent === undefined) {
		throw invalidRequest(
			"One of the following params should be provided for this request: payment_intent or charge.",
		);
	}
	const intent = find(simulation, "payment_intent", params.payment_intent, "payment_intent");
	const charge = simulation.store.find("charge", idOf(intent.latest_charge) ?? "");
	if (!charge) {
		throw invalidRequest(
			`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
			{ param: "payment_intent" },
		);
	}
	return charge;
}

/** Pence; all that is left when no amount is given. */
function amountOf(charge: Stripe.Charge, asked: number | undefined): number {
	const left = charge.amount - charge.amount_refunded;
	if (charge.status !== "succeeded") {
		throw invalidRequest(`Charge ${charge.id} has not succeeded and cannot be refunded.`, {
			param: "charge",
		});
	}
	if (charge.disputed) {
		throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
			code: "charge_disputed",
		});
	}
	if (left === 0) {
		throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
			code: "charge_already_refunded",
		});
	}
	if (asked !== undefined && asked < 1) {
		throw invalidRequest("This value must be greater than or equal to 1.", {
			code: "parameter_invalid_integer",
			param: "amount",
		});
	}
	if (asked !== undefined && asked > left) {
		throw invalidRequest(
			`Refund amount (${pounds(asked)}) is greater than unrefunded amount on charge (${pounds(left)})`,
			{ param: "amount" },
		);
	}
	return asked ?? left;
}
