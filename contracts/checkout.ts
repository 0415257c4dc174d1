import * as z from "zod";
import { Email } from "./credentials.ts";

/** GET /api/stripe/config. `publicKey` is null where payments are not set up. */
export type PaymentConfig = {
	readonly publicKey: string | null;
	readonly isTestMode: boolean;
	/** The payment provider is our own simulator: nothing leaves this machine. */
	readonly isSimulated: boolean;
};

/** POST /api/create-payment-intent. */
export const PaymentIntentRequest = z.object({
	reportId: z.string().max(60),
	email: Email,
	/** The price shown on the page, in pence. Refused with 409 `price_changed` where the price has changed since. */
	amount: z.int().nonnegative().optional(),
	/**
	 * The buyer asks for the report at once and knows that this ends the 14-day right to cancel. Kept, and confirmed by e-mail.
	 * Source: Consumer Contracts Regulations 2013, regulations 16 and 37.
	 */
	waiver: z.boolean().default(false),
});
export type PaymentIntentRequest = z.infer<typeof PaymentIntentRequest>;

export type PaymentIntentMade = {
	/** Null for a free report: there is nothing to pay. */
	readonly clientSecret: string | null;
	/** Pence. */
	readonly amount: number;
	/** Key of the payment's own mode, which may have changed since the page was loaded. Null for a free report. */
	readonly publicKey: string | null;
	/** The report costs £0 and can be read already. */
	readonly isFree: boolean;
};

/** POST /api/reports/{id}/confirm-payment. */
export const PaymentConfirmation = z.object({
	paymentIntentId: z.string().regex(/^pi_\w{3,100}$/, "That is not a payment"),
});
export type PaymentConfirmation = z.infer<typeof PaymentConfirmation>;

/** 200 once it is paid, 202 while the payment is still being processed. */
export type PaymentOutcome = { readonly isPaid: boolean; readonly message: string };
