import * as z from "zod";
import { Email } from "./credentials.ts";

/** GET /api/stripe/config. `publicKey` null: paying is not set up here. */
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
	/** Pence the page showed: refused with 409 `price_changed` where the price is another by now. */
	amount: z.int().nonnegative().optional(),
	/**
	 * The buyer asks for the report at once and knows that the 14-day right to cancel ends with that. Kept, and confirmed in the mail.
	 * Source: Consumer Contracts Regulations 2013, regulations 16 and 37.
	 */
	waiver: z.boolean().default(false),
});
export type PaymentIntentRequest = z.infer<typeof PaymentIntentRequest>;

export type PaymentIntentMade = {
	/** Null for a report that was given for nothing: there is nothing to pay with it. */
	readonly clientSecret: string | null;
	/** Pence. */
	readonly amount: number;
	/** Of the mode the payment was made in, which may have changed since the page asked. Null where nothing is paid. */
	readonly publicKey: string | null;
	/** A report costs £0, and this one is there to be read. */
	readonly isFree: boolean;
};

/** POST /api/reports/{id}/confirm-payment. */
export const PaymentConfirmation = z.object({
	paymentIntentId: z.string().regex(/^pi_\w{3,100}$/, "That is not a payment"),
});
export type PaymentConfirmation = z.infer<typeof PaymentConfirmation>;

/** 200 once it is paid, 202 while the payment is still being processed. */
export type PaymentOutcome = { readonly isPaid: boolean; readonly message: string };
