import type Stripe from "stripe";
import { StripeError } from "../api/stripe-error.ts";
import { randomText, type Simulation } from "../simulation.ts";
import { type TestCard, testCards } from "./cards.ts";
import { passesLuhn } from "./luhn.ts";

/** What was typed into the card form. Digits only; months are 1 to 12, years have four digits. */
export type CardEntry = { readonly number: string; readonly month: number; readonly year: number };

/** @throws {StripeError} 402 for a number that is no test card and for a card that is no longer valid. */
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

export function makePaymentMethod(
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

/** One for each number, whoever enters it and however often, and no other number has it. */
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
