import type { ErrorBody } from "../api/stripe-error.ts";

export type TestCard = {
	readonly number: string;
	readonly brand: "visa" | "mastercard";
	readonly country: string;
	/** The ready-made payment method that the API takes for this card, where Stripe has one. */
	readonly method?: string;
	/** `settles` and `fails_later` keep a payment in `processing` until the clock is advanced by `SETTLING_SECONDS`. */
	readonly payment: "succeeds" | "settles" | "fails_later" | DeclineReason;
	/** When the owner has to authenticate (3-D Secure). */
	readonly proof: "never" | "unless_set_up" | "always";
	/** Set where setup succeeds although payment is declined. */
	readonly setsUp?: true;
	/** The owner disputes every payment at once. */
	readonly disputed?: true;
};

/** How long a payment stays in `processing`, in simulated seconds. */
export const SETTLING_SECONDS = 3600;

const visa = { brand: "visa", country: "US", payment: "succeeds", proof: "never" } as const;

/**
 * Stripe's test cards (docs.stripe.com/testing) and two of our own, 4000 0082 6000 7005 and 4000 0082 6000 7013, whose
 * payments are `processing` for an hour and then succeed, or fail.
 */
export const testCards: readonly TestCard[] = [
	{ ...visa, number: "4242424242424242", method: "pm_card_visa" },
	{ ...visa, number: "4000008260000000", country: "GB", method: "pm_card_gb" },
	{ ...visa, number: "5555555555554444", brand: "mastercard", method: "pm_card_mastercard" },
	// Foreign cards, so that many people can each have their own.
	{ ...visa, number: "4000056655665556", method: "pm_card_visa_debit" },
	{ ...visa, number: "4000000760000002", country: "BR" },
	{ ...visa, number: "4000001240000000", country: "CA" },
	{ ...visa, number: "4000004840008001", country: "MX" },
	{ ...visa, number: "4000000400000008", country: "AT" },
	{ ...visa, number: "4000000560000004", country: "BE" },
	{ ...visa, number: "4000002080000001", country: "DK" },
	{ ...visa, number: "4000002460000001", country: "FI" },
	{ ...visa, number: "4000002500000003", country: "FR" },
	{ ...visa, number: "4000002760000016", country: "DE" },
	{ ...visa, number: "4000003720000005", country: "IE" },
	{ ...visa, number: "4000003800000008", country: "IT" },
	{
		...visa,
		number: "4000000000000002",
		payment: "generic_decline",
		method: "pm_card_visa_chargeDeclined",
	},
	{
		...visa,
		number: "4000000000009995",
		payment: "insufficient_funds",
		method: "pm_card_visa_chargeDeclinedInsufficientFunds",
	},
	{
		...visa,
		number: "4000000000000069",
		payment: "expired_card",
		method: "pm_card_chargeDeclinedExpiredCard",
	},
	{
		...visa,
		number: "4000000000000127",
		payment: "incorrect_cvc",
		method: "pm_card_chargeDeclinedIncorrectCvc",
	},
	{
		...visa,
		number: "4000000000000119",
		payment: "processing_error",
		method: "pm_card_chargeDeclinedProcessingError",
	},
	{
		...visa,
		number: "4000000000000341",
		payment: "generic_decline",
		setsUp: true,
		method: "pm_card_chargeCustomerFail",
	},
	{
		...visa,
		number: "4000002500003155",
		proof: "unless_set_up",
		method: "pm_card_authenticationRequiredOnSetup",
	},
	{
		...visa,
		number: "4000002760003184",
		proof: "always",
		method: "pm_card_authenticationRequired",
	},
	{
		...visa,
		number: "4000008400001629",
		proof: "always",
		payment: "generic_decline",
		method: "pm_card_threeDSecureRequiredChargeDeclined",
	},
	{
		...visa,
		number: "4000008260003178",
		proof: "always",
		payment: "insufficient_funds",
		method: "pm_card_authenticationRequiredChargeDeclinedInsufficientFunds",
	},
	{ ...visa, number: "4000000000000259", disputed: true, method: "pm_card_createDispute" },
	{ ...visa, number: "4000008260007005", country: "GB", payment: "settles" },
	{ ...visa, number: "4000008260007013", country: "GB", payment: "fails_later" },
];

export type DeclineReason =
	| "expired_card"
	| "generic_decline"
	| "incorrect_cvc"
	| "insufficient_funds"
	| "processing_error";

/** Stripe's errors for a declined card: docs.stripe.com/error-codes and docs.stripe.com/declines/codes. */
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

/** Stripe's error when a card's owner fails to authenticate. */
export const authenticationFailed = (kind: "payment_intent" | "setup_intent"): ErrorBody => ({
	type: "invalid_request_error",
	code: `${kind}_authentication_failure`,
	message:
		"We are unable to authenticate your payment method. Please choose a different payment method and try again.",
});
