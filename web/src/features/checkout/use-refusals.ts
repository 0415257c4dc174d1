import { useQueryClient } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { paymentConfigQuery, reportPriceQuery } from "#web/lib/queries.ts";
import { useToast } from "#web/ui/toast.tsx";
import type { NotBegun } from "./begin-payment.ts";
import type { BuyerDetails } from "./checkout-query.ts";
import { checkoutQuery } from "./checkout-query.ts";
import type { PaymentAttempt } from "./use-payment.ts";

const OTHER_MODE =
	"How payments are taken has changed a moment ago. You have not been charged: please enter your card again.";

/** Source: Rule PAY-6. */
export const EMAIL_REQUIRED = "Please enter a valid email address for report delivery";

/** Says why an attempt to pay came to nothing, and asks again for whatever has turned out to be another by now. */
export function useRefusals(reportId: string, form: UseFormReturn<BuyerDetails>) {
	const queryClient = useQueryClient();
	const showToast = useToast();

	function refuse(title: string, message: string): void {
		form.setError("root", { message });
		showToast({ title, message, tone: "destructive" });
	}

	function requireEmail(): void {
		showToast({ title: "Email Required", message: EMAIL_REQUIRED, tone: "destructive" });
	}

	function handleNotBegun({ code, message, fields }: NotBegun): void {
		if (fields["email"]) {
			form.setError("email", { message: fields["email"] }, { shouldFocus: true });
			requireEmail();
			return;
		}
		refuse("Payment Setup Failed", message);
		const outdated = outdatedBy(code, reportId);
		if (outdated) {
			void queryClient.invalidateQueries({ queryKey: outdated });
		}
	}

	function handleRefusal(attempt: Exclude<PaymentAttempt, { outcome: "made" }>): void {
		switch (attempt.outcome) {
			case "refused":
				if (attempt.message) {
					refuse("Payment Failed", attempt.message);
				}
				break;
			case "other_mode":
				void queryClient.invalidateQueries({ queryKey: paymentConfigQuery.queryKey });
				refuse("Payment Setup Failed", OTHER_MODE);
				break;
			case "not_begun":
				handleNotBegun(attempt);
				break;
			case "gone":
				break;
		}
	}

	return { handleRefusal: handleRefusal, requireEmail };
}

/** What the page knows that a refusal proves wrong. */
function outdatedBy(code: NotBegun["code"], reportId: string) {
	switch (code) {
		case "price_changed":
			return reportPriceQuery.queryKey;
		case "payment_unavailable":
			return paymentConfigQuery.queryKey;
		case "already_paid":
		case "report_closed":
		case "not_enough_data":
			return checkoutQuery(reportId).queryKey;
		default:
			return null;
	}
}
