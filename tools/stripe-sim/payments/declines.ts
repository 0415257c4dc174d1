import type { ErrorBody } from "../api/stripe-error.ts";

export type DeclineReason =
	| "expired_card"
	| "generic_decline"
	| "incorrect_cvc"
	| "insufficient_funds"
	| "processing_error";

/** What Stripe says of a declined card: docs.stripe.com/error-codes and docs.stripe.com/declines/codes. */
export const declines: Readonly<Record<DeclineReason, ErrorBody>> = {
	expired_card: {
		type: "card_error",
		code: "expired_card",
		message: "Your card has expired.",
		param: "exp_month",
	},
	generic_decline: {
		type: "card_error",
		code: "card_declined",
		decline_code: "generic_decline",
		message: "Your card was declined.",
	},
	incorrect_cvc: {
		type: "card_error",
		code: "incorrect_cvc",
		message: "Your card's security code is incorrect.",
		param: "cvc",
	},
	insufficient_funds: {
		type: "card_error",
		code: "card_declined",
		decline_code: "insufficient_funds",
		message: "Your card has insufficient funds.",
	},
	processing_error: {
		type: "card_error",
		code: "processing_error",
		message: "An error occurred while processing your card. Try again in a little bit.",
	},
};

/** What Stripe says when the owner of a card could not prove to be the owner. */
export const notProven = (kind: "payment_intent" | "setup_intent"): ErrorBody => ({
	type: "invalid_request_error",
	code: `${kind}_authentication_failure`,
	message:
		"We are unable to authenticate your payment method. Please choose a different payment method and try again.",
});
