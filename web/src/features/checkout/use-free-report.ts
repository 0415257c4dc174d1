import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { PaymentIntentRequest } from "#contracts/checkout.ts";
import { api, call } from "#web/lib/api.ts";
import { justBought } from "#web/lib/just-bought.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { reportPath } from "#web/lib/paths.ts";
import { useIsHere } from "#web/lib/use-is-here.ts";
import { useToast } from "#web/ui/toast.tsx";
import { failure, type NotBegun, notBegun } from "./begin-payment.ts";
import { checkoutQuery } from "./checkout-query.ts";

type Taking = {
	reportId: string;
	/** Told before the report opens. */
	onPaid: (reportId: string) => void;
};

const NOT_GIVEN = "The report could not be given. Please try again.";

/** Takes a report that costs nothing and goes to it, or says why it could not be had. Whoever has left the screen is left where they are. */
export function useFreeReport({ reportId, onPaid }: Taking, heed: (refusal: NotBegun) => void) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const navigate = useNavigate();
	const isHere = useIsHere();

	function arrive() {
		const { queryKey } = checkoutQuery(reportId);
		// Without asking again now: the screen would say that it had been bought before.
		void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
		onPaid(reportId);
		showToast({
			title: "Your report is ready",
			message: "We have sent you its link as well.",
			tone: "success",
		});
		return navigate(reportPath(reportId), { replace: true, state: justBought });
	}

	const { mutate, isPending } = useSingleMutation({
		mutationFn: (email: string) => {
			const json: PaymentIntentRequest = { reportId, email, amount: 0, waiver: false };
			return call(api["create-payment-intent"].$post({ json }));
		},
		onSuccess: ({ isFree }) => {
			if (isHere()) {
				return isFree ? arrive() : heed(notBegun(NOT_GIVEN));
			}
		},
		onError: (error) => {
			if (isHere()) {
				heed(failure(error));
			}
		},
	});
	return { take: mutate, isPending };
}
