import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { Preview } from "#contracts/preview.ts";
import { api, call, serverMessage } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { reportPath } from "#web/lib/paths.ts";
import { subscriptionStatusQuery, trialStatusQuery } from "#web/lib/queries.ts";
import { useIsHere } from "#web/lib/use-is-here.ts";
import { useToast } from "#web/ui/toast.tsx";
import { allowanceRequest, NO_PREVIEW } from "./report-request.ts";

/**
 * Has a report made that the plan pays for, and takes its owner to it. Made or refused, how much of the allowance is used is
 * another matter than before. Texts: SPEC sections 5 and 8.
 */
export function useGeneration() {
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	const showToast = useToast();
	const isHere = useIsHere();
	const countAgain = () => {
		void queryClient.invalidateQueries({ queryKey: subscriptionStatusQuery.queryKey });
		void queryClient.invalidateQueries({ queryKey: trialStatusQuery.queryKey });
	};
	const { mutate, isPending } = useSingleMutation({
		mutationFn: (preview: Preview) =>
			call(api.reports["generate-subscription"].$post({ json: allowanceRequest(preview) })),
		onSuccess: ({ id }) => {
			countAgain();
			showToast({
				title: "Report Generated!",
				message: "Your subscription report is ready to view.",
				tone: "success",
			});
			return isHere() ? navigate(reportPath(id)) : undefined;
		},
		onError: (error) => {
			countAgain();
			showToast({ ...refusal(error), tone: "destructive" });
		},
	});
	const generate = (preview: Preview | null) =>
		preview
			? mutate(preview)
			: showToast({ title: "Error", message: NO_PREVIEW, tone: "destructive" });
	return { generate, isPending };
}

function refusal(error: Error): { title: string; message: string } {
	const message = serverMessage(error, "Failed to generate subscription report");
	return message.includes("limit reached")
		? {
				title: "Monthly Limit Reached",
				message:
					"You've used all your subscription reports this month. You can purchase individual reports or upgrade your plan.",
			}
		: { title: "Error", message };
}
