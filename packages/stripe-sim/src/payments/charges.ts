import type Stripe from "stripe";
import { find, listPage, mergeMetadata, operation, type Resource } from "../api/operation.ts";
import { type ErrorBody, invalidRequest } from "../api/stripe-error.ts";
import { formatPounds } from "../billing/format.ts";
import type { Contract } from "../contract/contract.ts";
import type { Simulation } from "../simulation.ts";
import { idOf } from "../store.ts";

export const charges: Resource = {
	operations: [
		operation<Stripe.ChargeListParams>(
			"Charges.list",
			["created", "customer", "ending_before", "limit", "payment_intent", "starting_after"],
			({ store }, params) => {
				const { customer, payment_intent } = params;
				const matching = store
					.all("charge")
					.filter((charge) => !customer || charge.customer === customer)
					.filter((charge) => !payment_intent || charge.payment_intent === payment_intent);
				return listPage("/v1/charges", matching, params);
			},
		),
	],
	included: {
		"charge.refunds": ({ store }, id) =>
			listPage(
				`/v1/charges/${id}/refunds`,
				store.all("refund").filter(({ charge }) => charge === id),
				{},
			),
	},
};

export const refunds: Resource = {
	operations: [
		operation<Stripe.RefundCreateParams>(
			"Refunds.create",
			["amount", "charge", "metadata", "payment_intent", "reason"],
			createRefund,
		),
		operation<Stripe.RefundRetrieveParams>("Refunds.retrieve", [], (simulation, _, id) =>
			find(simulation, "refund", id),
		),
	],
};

function createRefund(simulation: Simulation, params: Stripe.RefundCreateParams): Stripe.Refund {
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

/** Pence; the full remainder when no amount is given. */
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
			`Refund amount (${formatPounds(asked)}) is greater than unrefunded amount on charge (${formatPounds(left)})`,
			{ param: "amount" },
		);
	}
	return asked ?? left;
}

/** The charge left by an attempt to pay, successful or not. */
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
		payment_method_details: { type: "card", card: cardDetails(contract, intent, method) },
		receipt_email: intent.receipt_email,
		status,
	});
}

function cardDetails(
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

/** Least amounts in minor units: docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. */
export const minimumCharges: Readonly<
	Record<string, { readonly amount: number; readonly words: string }>
> = {
	eur: { amount: 50, words: "€0.50 eur" },
	gbp: { amount: 30, words: "£0.30 gbp" },
	usd: { amount: 50, words: "$0.50 usd" },
};
