import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { Preview } from "#contracts/preview.ts";
import type { SubscriptionState } from "#contracts/subscription.ts";
import { UNLIMITED } from "#domain/business/plans.ts";
import { api, call, serverMessage } from "#web/lib/api.ts";
import { formatDay } from "#web/lib/format.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { reportPath } from "#web/lib/paths.ts";
import { subscriptionStatusQuery, trialStatusQuery } from "#web/lib/queries.ts";
import { planNameOf } from "#web/lib/subscription-text.ts";
import { useIsHere } from "#web/lib/use-is-here.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import styles from "./report-offer.module.css";
import { type ActionProps, allowanceRequest, NO_PREVIEW } from "./report-request.ts";

type GenerateReportProps = Pick<ActionProps, "preview" | "owners"> & { status: SubscriptionState };

/** Makes the report from the allowance of the plan. Source: Rule SCREEN-11. */
export function GenerateReport({ preview, owners, status }: GenerateReportProps) {
	const { generate, isPending } = useGeneration(owners);
	const { limit, reportsUsed } = status;
	return (
		<>
			<Button
				wide
				pending={isPending}
				pendingLabel="Generating your report..."
				onClick={() => generate(preview)}
			>
				Generate Report - Free
			</Button>
			<div className={styles["panel"]}>
				<p className={styles["used"]}>
					<span>{planNameOf(status)} plan</span>
					<span>
						{limit === UNLIMITED ? "Unlimited reports" : `${reportsUsed}/${limit} used this month`}
					</span>
				</p>
				{limit === UNLIMITED ? null : <Meter share={reportsUsed / limit} />}
				<p className={styles["about"]}>
					Nothing to pay.
					{limit === UNLIMITED ? null : <Renewal status={status} />}
				</p>
			</div>
		</>
	);
}

/** How much is used, for the eye; the words say it too. */
function Meter({ share }: { share: number }) {
	return (
		<span className={styles["meter"]} aria-hidden="true">
			<span className={styles["fill"]} style={{ width: `${share * 100}%` }} />
		</span>
	);
}

/** When the count begins again. */
function Renewal({ status }: { status: SubscriptionState }) {
	const { cancelAtPeriodEnd, currentPeriodEnd, granted } = status;
	// The months of a grant are not those of what is paid for.
	if (currentPeriodEnd === null || granted !== null) {
		return null;
	}
	const day = formatDay(currentPeriodEnd);
	return cancelAtPeriodEnd ? ` Your plan ends on ${day}.` : ` The count starts again on ${day}.`;
}

/** Has the plan pay for a report and opens it. Counts the allowance again whether the report was made or refused. */
function useGeneration(owners: ActionProps["owners"]) {
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
			call(api.reports["generate-subscription"].$post({ json: allowanceRequest(preview, owners) })),
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
