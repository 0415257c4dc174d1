import type Stripe from "stripe";
import type { ErrorBody } from "../api/stripe-error.ts";
import type { Contract } from "../contract/contract.ts";
import type { Simulation } from "../simulation.ts";

/** The charge that an attempt to pay leaves behind, whether it succeeded or not. */
export function makeCharge(
	{ contract, make }: Simulation,
	intent: Stripe.PaymentIntent,
	method: Stripe.PaymentMethod,
	{ status, error }: { status: Stripe.Charge.Status; error?: ErrorBody },
): Stripe.Charge {
	const failed = status === "failed";
	return make("charge", {
		amount: intent.amount,
		amount_captured: status === "succeeded" ? intent.amount : 0,
		billing_details: method.billing_details,
		captured: !failed,
		currency: intent.currency,
		customer: intent.customer,
		description: intent.description,
		failure_code: error?.code ?? null,
		failure_message: error?.message ?? null,
		metadata: intent.metadata,
		outcome: {
			advice_code: null,
			network_advice_code: null,
			network_decline_code: null,
			network_status: failed ? "declined_by_network" : "approved_by_network",
			reason: error?.decline_code ?? null,
			risk_level: "normal",
			seller_message: error?.message ?? "Payment complete.",
			type: failed ? "issuer_declined" : "authorized",
		},
		paid: status === "succeeded",
		payment_intent: intent.id,
		payment_method: method.id,
		payment_method_details: { type: "card", card: cardOf(contract, intent, method) },
		receipt_email: intent.receipt_email,
		status,
	});
}

function cardOf(
	contract: Contract,
	intent: Stripe.PaymentIntent,
	method: Stripe.PaymentMethod,
): Stripe.Charge.PaymentMethodDetails.Card {
	const {
		brand = null,
		country = null,
		exp_month = 0,
		exp_year = 0,
		last4 = null,
	} = method.card ?? {};
	return contract.fill<Stripe.Charge.PaymentMethodDetails.Card>(
		"Charge.PaymentMethodDetails.Card",
		{
			amount_authorized: intent.amount,
			brand,
			country,
			exp_month,
			exp_year,
			funding: "credit",
			last4,
		},
	);
}
