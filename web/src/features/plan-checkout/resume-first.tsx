import { useQueryClient } from "@tanstack/react-query";
import type { SubscriptionState } from "#contracts/subscription.ts";
import { screens } from "#domain/base/screens.ts";
import { type PlanId, plans } from "#domain/business/plans.ts";
import { api, call } from "#web/lib/api.ts";
import { formatDay } from "#web/lib/format.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { invalidateSubscription, subscriptionStatusQuery } from "#web/lib/queries.ts";
import { planNameOf } from "#web/lib/subscription-text.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Message } from "#web/ui/message.tsx";
import { useToast } from "#web/ui/toast.tsx";

type ResumeFirstProps = {
	/** To which the subscription is to be changed. */
	plan: PlanId;
	status: SubscriptionState;
};

/** A cancelled plan would end even after a change, so nobody pays for another before they resume it. */
export function ResumeFirst({ plan, status }: ResumeFirstProps) {
	const { resume, isPending } = useResume();
	const { currentPeriodEnd } = status;
	const day = currentPeriodEnd === null ? "" : ` on ${formatDay(currentPeriodEnd)}`;
	return (
		<Message
			title="Your plan is ending"
			action={
				<div className="row wrap gap-3">
					<Button pending={isPending} pendingLabel="Resuming..." onClick={resume}>
						Resume my plan
					</Button>
					<ButtonLink to={screens.account} look="secondary">
						Account settings
					</ButtonLink>
				</div>
			}
		>
			<p>
				You cancelled your {planNameOf(status)} plan, and it ends{day}. Resume it first; then you
				can change to {plans[plan].name}. Resuming charges nothing today.
			</p>
		</Message>
	);
}

function useResume() {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const { mutate, isPending } = useSingleMutation({
		mutationFn: () => call(api.subscription.resume.$post()),
		onSuccess: async (status) => {
			queryClient.setQueryData(subscriptionStatusQuery.queryKey, status);
			await invalidateSubscription(queryClient);
		},
		onError: ({ message }) => showToast({ title: "Error", message, tone: "destructive" }),
	});
	return { resume: () => mutate(), isPending };
}
