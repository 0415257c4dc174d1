import { useQueryClient } from "@tanstack/react-query";
import type { SubscriptionState } from "#contracts/subscription.ts";
import { api, call } from "#web/lib/api.ts";
import { formatDay } from "#web/lib/format.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { invalidateSubscription, subscriptionStatusQuery } from "#web/lib/queries.ts";
import { planNameOf, withdrawnInWords } from "#web/lib/subscription-text.ts";
import { paidFor } from "#web/lib/use-subscription.ts";
import { useToast } from "#web/ui/toast.tsx";

type PlanEnd = { onDone: () => void; onError: (error: Error) => void };

/** Gives a plan up within its cooling-off: it ends now, and what was paid for it goes back. */
export function useWithdraw({ onDone, onError }: PlanEnd) {
	const notify = useNotify();
	return useSingleMutation({
		mutationFn: () => call(api.subscription.withdraw.$post()),
		onSuccess: (status) => {
			onDone();
			notify(status, { title: "Plan cancelled", message: withdrawnInWords(status) ?? "" });
		},
		onError,
	});
}

/** Ends a plan when what is paid for is over. */
export function useCancel({ onDone, onError }: PlanEnd) {
	const notify = useNotify();
	return useSingleMutation({
		mutationFn: () => call(api.subscription.cancel.$post()),
		onSuccess: (status) => {
			onDone();
			notify(status, {
				title: "Plan cancelled",
				message: status.currentPeriodEnd
					? `${planNameOf(paidFor(status))} ends on ${formatDay(status.currentPeriodEnd)}.`
					: "Nothing more is charged.",
			});
		},
		onError,
	});
}

/** Takes the end of a plan back. */
export function useResume(onDone: () => void) {
	const notify = useNotify();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: () => call(api.subscription.resume.$post()),
		onSuccess: (status) => {
			onDone();
			notify(status, { title: "Plan resumed", message: `${planNameOf(paidFor(status))} goes on.` });
		},
		onError: ({ message }) => showToast({ title: "Error", message, tone: "destructive" }),
	});
}

/** Shows what the server says it is now, and says so. */
function useNotify() {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return (status: SubscriptionState, message: { title: string; message: string }) => {
		queryClient.setQueryData(subscriptionStatusQuery.queryKey, status);
		void invalidateSubscription(queryClient);
		showToast({ ...message, tone: "success" });
	};
}
