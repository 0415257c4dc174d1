import { invalidRequest } from "../api/stripe-error.ts";

/** Least amounts in minor units: docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. */
const minimums: Readonly<Record<string, { readonly amount: number; readonly words: string }>> = {
	eur: { amount: 50, words: "€0.50 eur" },
	gbp: { amount: 30, words: "£0.30 gbp" },
	usd: { amount: 50, words: "$0.50 usd" },
};

const LARGEST = 99_999_999;

/**
 * Refuses an amount (minor units) that Stripe would not charge, and a currency the simulator does not know.
 *
 * @throws {StripeError} `amount_too_small`, `amount_too_large`, `parameter_invalid_integer` or an invalid currency.
 */
export function checkAmount(amount: number, currency: string): void {
	const minimum = minimums[currency];
	if (!minimum) {
		throw invalidRequest(
			`Invalid currency: ${currency}. The simulator supports: ${Object.keys(minimums).join(", ")}`,
			{ param: "currency" },
		);
	}
	if (amount < 1) {
		throw invalidRequest("This value must be greater than or equal to 1.", {
			code: "parameter_invalid_integer",
			param: "amount",
		});
	}
	if (amount < minimum.amount) {
		throw invalidRequest(`Amount must be at least ${minimum.words}`, {
			code: "amount_too_small",
			param: "amount",
		});
	}
	if (amount > LARGEST) {
		throw invalidRequest("Amount must be no more than 999,999.99", {
			code: "amount_too_large",
			param: "amount",
		});
	}
}
