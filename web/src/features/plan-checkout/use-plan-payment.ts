import { useElements, useStripe } from "@stripe/react-stripe-js";
import type { PaymentIntentResult, SetupIntentResult } from "@stripe/stripe-js";
import type { SetupMade } from "#contracts/subscription.ts";
import type { PlanId } from "#domain/business/plans.ts";
import { planSuccessPath } from "#web/lib/paths.ts";
import { useIsHere } from "#web/lib/use-is-here.ts";
import type { Lock } from "./use-lock.ts";

/** How an attempt to pay ended. */
export type PlanPaymentAttempt =
	| { outcome: "made"; intentId: string }
	/** Refused by the provider or by its fields; `message` is missing where the fields say it themselves. */
	| { outcome: "refused"; message: string | undefined }
	/** The session is another's by now, and nothing was charged. */
	| { outcome: "over" }
	/** The buyer has left the screen, something else is under way, or the fields are not there yet. */
	| { outcome: "gone" };

/**
 * Has the provider check its fields and confirm the session they were drawn for. One attempt at a time, and nothing is charged
 * once the buyer has left the screen. Source: Rule SCREEN-23.
 */
export function usePlanPayment({ take, leave }: Lock) {
	const stripe = useStripe();
	const elements = useElements();
	const isHere = useIsHere();

	async function attempt({ clientSecret, planId }: SetupMade): Promise<PlanPaymentAttempt> {
		if (!stripe || !elements) {
			return { outcome: "gone" };
		}
		const checked = await elements.submit();
		if (checked.error) {
			return { outcome: "refused", message: checked.error.message };
		}
		if (!isHere()) {
			return { outcome: "gone" };
		}
		const options = {
			elements,
			confirmParams: { return_url: returnAddress(planId) },
			redirect: "if_required",
		} as const;
		return toAttempt(
			clientSecret.startsWith("seti_")
				? await stripe.confirmSetup(options)
				: await stripe.confirmPayment(options),
		);
	}

	return async function pay(made: SetupMade): Promise<PlanPaymentAttempt> {
		if (!take("payment")) {
			return { outcome: "gone" };
		}
		const ended = await attempt(made).catch(() => refused());
		leave();
		return isHere() ? ended : { outcome: "gone" };
	};
}

/** Address to which the provider sends a buyer back after it had to lead them away. Source: Rule SCREEN-24. */
function returnAddress(plan: PlanId): string {
	return new URL(planSuccessPath(plan), window.location.origin).href;
}

function toAttempt(result: PaymentIntentResult | SetupIntentResult): PlanPaymentAttempt {
	const intent = intentOf(result);
	// Confirmed in another window, or by an attempt whose answer was lost: the provider then refuses, and shows the intent.
	if (intent?.status === "succeeded" || intent?.status === "processing") {
		return { outcome: "made", intentId: intent.id };
	}
	return result.error?.code?.endsWith("_intent_unexpected_state")
		? { outcome: "over" }
		: refused(result.error?.message);
}

function intentOf(result: PaymentIntentResult | SetupIntentResult) {
	if (result.error) {
		return result.error.payment_intent ?? result.error.setup_intent;
	}
	return "setupIntent" in result ? result.setupIntent : result.paymentIntent;
}

function refused(message = "Something went wrong"): PlanPaymentAttempt {
	return { outcome: "refused", message };
}
