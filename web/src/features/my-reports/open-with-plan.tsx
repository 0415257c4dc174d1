import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { reportPath } from "#web/lib/paths.ts";
import { subscriptionStatusQuery, trialStatusQuery } from "#web/lib/queries.ts";
import { useIsHere } from "#web/lib/use-is-here.ts";
import { useSubscription } from "#web/lib/use-subscription.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { myReportsQuery } from "./my-reports-query.ts";

type OpenWithPlanProps = {
	id: string;
	/** What the report is on. */
	name: string;
};

/** Has the visitor's plan pay for a report that they made and did not buy; nothing where their plan has none left. */
export function OpenWithPlan({ id, name }: OpenWithPlanProps) {
	const subscription = useSubscription("plans");
	const { mutate, isPending } = useOpening(id);
	if (subscription.state !== "known" || !subscription.status.canGenerate) {
		return null;
	}
	return (
		<Button pending={isPending} pendingLabel="Opening..." onClick={() => mutate()}>
			Open with your plan
			<VisuallyHidden>{`: the report on ${name}`}</VisuallyHidden>
		</Button>
	);
}

function useOpening(id: string) {
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	const showToast = useToast();
	const isHere = useIsHere();
	/** Opened or refused, list and allowance may be another matter than before. */
	const heed = () => {
		for (const { queryKey } of [subscriptionStatusQuery, trialStatusQuery, myReportsQuery]) {
			void queryClient.invalidateQueries({ queryKey });
		}
	};
	return useSingleMutation({
		mutationFn: () =>
			call(api.reports[":id"]["open-with-plan"].$post({ param: { id: encodeURIComponent(id) } })),
		onSuccess: () => {
			heed();
			return isHere() ? navigate(reportPath(id)) : undefined;
		},
		onError: ({ message }) => {
			heed();
			showToast({ title: "Error", message, tone: "destructive" });
		},
	});
}
