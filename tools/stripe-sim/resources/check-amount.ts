import { invalidRequest } from "../api/stripe-error.ts";
import { leastCharges } from "../payments/least-charge.ts";

const LARGEST = 99_999_999;

/**
 * Refuses an amount (minor units) that Stripe would not charge, and a currency the simulator does not know.
 *
 * @throws {StripeError} `amount_too_small`, `amount_too_large`, `parameter_invalid_integer` or an invalid currency.
 */
export function checkAmount(amount: number, currency: string): void {
	const minimum = leastCharges[currency];
	if (!minimum) {
		throw invalidRequest(
			`Invalid currency: ${currency}. The simulator supports: ${Object.keys(leastCharges).join(", ")}`,
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
