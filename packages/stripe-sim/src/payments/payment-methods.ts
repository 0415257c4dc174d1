import type Stripe from "stripe";
import { find, findCustomer, listPage, operation, type Resource } from "../api/operation.ts";
import { invalidRequest, StripeError } from "../api/stripe-error.ts";
import { passesLuhn } from "../shim/card-entry.ts";
import { randomText, type Simulation } from "../simulation.ts";
import { type TestCard, testCards } from "./cards.ts";

export const paymentMethods: Resource = {
	operations: [
		operation<Stripe.PaymentMethodRetrieveParams>(
			"PaymentMethods.retrieve",
			[],
			(simulation, _, id) => find(simulation, "payment_method", id),
		),
		operation<Stripe.PaymentMethodAttachParams>("PaymentMethods.attach", ["customer"], attach),
		operation<Stripe.PaymentMethodDetachParams>("PaymentMethods.detach", [], (simulation, _, id) =>
			detach(simulation, id),
		),
		operation<Stripe.PaymentMethodListParams>(
			"PaymentMethods.list",
			["customer", "ending_before", "limit", "starting_after", "type"],
			(simulation, params) => {
				const { customer, type } = params;
				if (customer !== undefined) {
					findCustomer(simulation, customer, "customer");
				}
				const matching = simulation.store
					.all("payment_method")
					.filter((method) => method.customer && method.customer === (customer ?? method.customer))
					.filter((method) => !type || method.type === type);
				return listPage("/v1/payment_methods", matching, params);
			},
		),
	],
};

function attach(
	simulation: Simulation,
	params: Stripe.PaymentMethodAttachParams,
	id: string,
): Stripe.PaymentMethod {
	const method = findMethod(simulation, id);
	const { id: customer } = findCustomer(simulation, params.customer ?? "", "customer");
	if (method.customer && method.customer !== customer) {
		throw invalidRequest(
			"The payment method you provided has already been attached to a customer.",
		);
	}
	return attachMethod(simulation, method, customer);
}

function detach(simulation: Simulation, id: string): Stripe.PaymentMethod {
	const method = find(simulation, "payment_method", id);
	if (!method.customer) {
		throw invalidRequest(
			"The payment method you provided is not attached to a customer so detachment is impossible.",
		);
	}
	const detached = simulation.change("payment_method", method, { customer: null });
	simulation.emit("payment_method.detached", "payment_method", detached);
	return detached;
}

/** What was typed into the card form. Digits only; months are 1 to 12, years have four digits. */
export type CardEntry = { readonly number: string; readonly month: number; readonly year: number };

/** @throws {StripeError} 402 for a number that is not a test card, and for an expired card. */
export function enterCard(simulation: Simulation, entry: CardEntry): Stripe.PaymentMethod {
	const card = testCards.find(({ number }) => number === entry.number);
	if (!card) {
		throw new StripeError(402, passesLuhn(entry.number) ? realCard : wrongNumber);
	}
	const today = new Date(simulation.clock.now() * 1000);
	const months = (year: number, month: number) => year * 12 + month;
	if (months(entry.year, entry.month) < months(today.getUTCFullYear(), today.getUTCMonth() + 1)) {
		throw new StripeError(402, tooOld);
	}
	return makePaymentMethod(simulation, card, entry);
}

function makePaymentMethod(
	simulation: Simulation,
	card: TestCard,
	{
		month = 12,
		year = new Date(simulation.clock.now() * 1000).getUTCFullYear() + 3,
	}: Partial<CardEntry> = {},
): Stripe.PaymentMethod {
	const { make, contract, cards } = simulation;
	const method = make("payment_method", {
		type: "card",
		card: contract.fill<Stripe.PaymentMethod.Card>("PaymentMethod.Card", {
			brand: card.brand,
			country: card.country,
			display_brand: card.brand,
			exp_month: month,
			exp_year: year,
			fingerprint: fingerprintOf(simulation, card),
			funding: "credit",
			last4: card.number.slice(-4),
		}),
		metadata: {},
	});
	cards.set(method.id, card);
	return method;
}

/** Fingerprint of a card number: constant for a number and unique to it. */
function fingerprintOf({ fingerprints }: Simulation, { number }: TestCard): string {
	const known = fingerprints.get(number) ?? randomText(16);
	fingerprints.set(number, known);
	return known;
}

const wrongNumber = {
	type: "card_error",
	code: "incorrect_number",
	message: "Your card number is incorrect.",
	param: "number",
} as const;

const realCard = {
	type: "card_error",
	code: "card_declined",
	decline_code: "test_mode_live_card",
	message:
		"Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.",
} as const;

const tooOld = {
	type: "card_error",
	code: "invalid_expiry_year",
	message: "Your card's expiration year is invalid.",
	param: "exp_year",
} as const;

/**
 * A payment method by its id; each use of a ready-made one, such as `pm_card_visa`, makes a new one.
 *
 * @throws {StripeError} `resource_missing`.
 */
export function findMethod(
	simulation: Simulation,
	id: string,
	param?: string,
): Stripe.PaymentMethod {
	const card = testCards.find(({ method }) => method === id);
	return card ? makePaymentMethod(simulation, card) : find(simulation, "payment_method", id, param);
}

/**
 * A card of this customer.
 *
 * @throws {StripeError} `resource_missing` when there is no such card, or it is not attached to the customer.
 */
export function findCustomerMethod(
	{ store }: Simulation,
	id: string,
	{ customer, param }: { readonly customer: string; readonly param: string },
): Stripe.PaymentMethod {
	const method = store.find("payment_method", id);
	if (method?.customer !== customer) {
		throw invalidRequest(
			`The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
			{ code: "resource_missing", param },
		);
	}
	return method;
}

/** Attaches a card to a customer. If it is already theirs, nothing changes and there is no event. */
export function attachMethod(
	simulation: Simulation,
	method: Stripe.PaymentMethod,
	customer: string,
): Stripe.PaymentMethod {
	if (method.customer === customer) {
		return method;
	}
	const attached = simulation.change("payment_method", method, { customer });
	simulation.emit("payment_method.attached", "payment_method", attached);
	return attached;
}

export function cardOf({ cards }: Simulation, methodId: string): TestCard {
	const card = cards.get(methodId);
	if (!card) {
		throw new Error(`No card behind ${methodId}.`);
	}
	return card;
}
