import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PlanId } from "#domain/business/plans.ts";
import { ApiError } from "#web/lib/api.ts";
import { useToast } from "#web/ui/toast.tsx";
import type { Purchase } from "./outcome-query.ts";
import { outdatedBy } from "./outdated-by.ts";
import type { WantedSetup } from "./setup-query.ts";
import type { PlanPaymentAttempt } from "./use-plan-payment.ts";
import { useSetup } from "./use-setup.ts";

const REPLACED =
	"This payment was begun again, perhaps in another window. You have not been charged: please enter your card again.";

/** Said on the form itself, with the way out. */
export function isToVerify(error: Error): boolean {
	return error instanceof ApiError && error.code === "verify_email";
}

export type PlanCheckout = ReturnType<typeof usePlanCheckout>;

/**
 * Leads from the payment session to the purchase that is to be settled, and back after a refusal.
 * Calls `onRefused` first with what a server refuses; it returns whether it has told the buyer.
 */
export function usePlanCheckout(
	plan: PlanId,
	wanted: WantedSetup | null,
	onRefused: (error: Error) => boolean,
) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const [purchase, setDeal] = useState<Purchase | null>(null);
	const [remark, setRemark] = useState<string | null>(null);
	const { setup, renew, goOnWith } = useSetup(wanted, handleSetup);

	function handleRefusal(error: Error): boolean {
		const outdated = outdatedBy(error);
		if (outdated) {
			void queryClient.invalidateQueries({ queryKey: outdated });
		}
		return onRefused(error);
	}

	function handleSetup(error: Error): void {
		if (!handleRefusal(error)) {
			sayOfSetup(error);
		}
	}

	function sayOfSetup(error: Error): void {
		if (error instanceof ApiError && error.code === "price_changed") {
			refuse("Setup Error", error.message);
		} else if (outdatedBy(error) === null && !isToVerify(error)) {
			const message = "Failed to initialize payment. Please try again.";
			showToast({ title: "Setup Error", message, tone: "destructive" });
		}
	}

	function refuse(title: string, message: string): void {
		setRemark(message);
		showToast({ title, message, tone: "destructive" });
	}

	return {
		setup,
		/** What is being settled; null while it is still to be paid for. */
		purchase: purchase,
		/** Why the last attempt came to nothing; null when there was none. */
		remark,
		/** Has everything that a payment session depends on asked for again. */
		retry: () => {
			if (setup.state === "failed") {
				handleRefusal(setup.error);
			}
			renew();
		},
		begin: () => setRemark(null),
		end: (attempt: PlanPaymentAttempt) => {
			switch (attempt.outcome) {
				case "made":
					setDeal({ by: "intent", planId: plan, intentId: attempt.intentId });
					break;
				case "refused":
					if (attempt.message) {
						refuse("Payment Failed", attempt.message);
					}
					break;
				case "over":
					refuse("Payment Failed", REPLACED);
					renew();
					break;
				case "gone":
					break;
			}
		},
		/** The server would not settle it, and nothing was charged. */
		abandon: (error: Error) => {
			setDeal(null);
			if (error instanceof ApiError && error.payment) {
				setRemark(error.message);
				goOnWith(error.payment);
				return;
			}
			if (!handleRefusal(error)) {
				refuse("Payment Failed", error.message);
			}
			renew();
		},
	};
}
