import { useElements, useStripe } from "@stripe/react-stripe-js";
import type { PaymentIntentResult } from "@stripe/stripe-js";
import { useRef, useState } from "react";
import { screens } from "#domain/base/screens.ts";
import { useIsHere } from "#web/lib/use-is-here.ts";
import { beginPayment, type NotBegun, type PaymentOptions } from "./begin-payment.ts";

/** How an attempt to pay ended. */
export type PaymentAttempt =
	| { outcome: "made"; paymentId: string }
	/** Refused by the provider or by its fields; `message` is missing where the fields say it themselves. */
	| { outcome: "refused"; message: string | undefined }
	| { outcome: "other_mode" }
	| NotBegun
	/** The buyer has left the screen, is paying already, or the fields are not there yet. */
	| { outcome: "gone" };

const NOT_COMPLETED = "The payment was not completed. Please try again.";

/**
 * Pays in the provider's order: its fields are checked, the payment is begun with the server, then confirmed with the
 * provider. One attempt at a time, and nothing is charged once the buyer has left the screen.
 * Source: Rule PAY-2, Rule PAY-6.
 */
export function usePayment() {
	const stripe = useStripe();
	const elements = useElements();
	const isHere = useIsHere();
	const underWay = useRef(false);
	const [isPaying, setPaying] = useState(false);

	async function attempt(terms: PaymentOptions): Promise<PaymentAttempt> {
		if (!stripe || !elements) {
			return { outcome: "gone" };
		}
		const checked = await elements.submit();
		if (checked.error) {
			return { outcome: "refused", message: checked.error.message };
		}
		const begun = await beginPayment(terms);
		if (begun.outcome !== "begun") {
			return begun;
		}
		if (!isHere()) {
			return { outcome: "gone" };
		}
		const confirmed = await stripe.confirmPayment({
			elements,
			clientSecret: begun.clientSecret,
			confirmParams: { return_url: returnAddress(terms.reportId) },
			redirect: "if_required",
		});
		return toAttempt(confirmed);
	}

	async function pay(terms: PaymentOptions): Promise<PaymentAttempt> {
		if (underWay.current) {
			return { outcome: "gone" };
		}
		underWay.current = true;
		setPaying(true);
		const ended = await attempt(terms).catch(() => refused());
		underWay.current = false;
		setPaying(false);
		return isHere() ? ended : { outcome: "gone" };
	}

	return { pay, isPaying };
}

/** Address to which the provider sends a buyer back after it had to lead them away. */
function returnAddress(reportId: string): string {
	const url = new URL(screens.checkoutSuccess, window.location.origin);
	url.searchParams.set("reportId", reportId);
	return url.href;
}

function toAttempt({ paymentIntent, error }: PaymentIntentResult): PaymentAttempt {
	// Paid for in another window, or by an attempt whose answer was lost: the provider then refuses, and shows the payment.
	const intent = paymentIntent ?? error.payment_intent;
	return intent?.status === "succeeded" || intent?.status === "processing"
		? { outcome: "made", paymentId: intent.id }
		: refused(error?.message);
}

function refused(message = NOT_COMPLETED): PaymentAttempt {
	return { outcome: "refused", message };
}
