import type { RefObject } from "react";
import type { SubscriptionState } from "#contracts/subscription.ts";
import { countInWords } from "#domain/base/words.ts";
import { KEPT_YEARS } from "#domain/business/data-handling.ts";
import { formatDay } from "#web/lib/format.ts";
import { coolingOffDay, nextPlanOf, planNameOf } from "#web/lib/subscription-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useCancel, useWithdraw } from "./use-plan-end.ts";

type CancelDialogProps = {
	ref: RefObject<HTMLDialogElement | null>;
	status: SubscriptionState;
	onCancelled: () => void;
};

/** Says what cancelling does and when, and what is kept until when, before it is done. Source: Rule PLAN-7. */
export function CancelDialog({ ref, status, onCancelled }: CancelDialogProps) {
	const end = {
		onDone: () => {
			ref.current?.close();
			onCancelled();
		},
		// A notice outside the dialog could not be read: it stands inside.
		onError: () => undefined,
	};
	const cancel = useCancel(end);
	const withdraw = useWithdraw(end);
	const isPending = cancel.isPending || withdraw.isPending;
	const error = cancel.error ?? withdraw.error;
	const next = nextPlanOf(status);
	const lastDay = coolingOffDay(status);
	return (
		<Dialog ref={ref} title={`Cancel ${planNameOf(status)}?`} closeLabel="Keep my plan">
			{error && !isPending ? (
				<Notice tone="error">
					<p>{error.message}</p>
				</Notice>
			) : null}
			{lastDay === null ? null : (
				<>
					<p>
						Until the end of {lastDay} you can have back all that you paid for this plan. It then
						ends at once, for good.
					</p>
					<Button
						look="danger"
						wide
						disabled={isPending}
						pending={withdraw.isPending}
						pendingLabel="Cancelling..."
						onClick={() => withdraw.mutate()}
					>
						Cancel now, money back
					</Button>
				</>
			)}
			{status.cancelAtPeriodEnd ? null : (
				<>
					<p>
						{lastDay === null ? "" : "Or let it run out. "}
						{whatHappens(status)}
					</p>
					{next ? <p>Your change to {next.name} falls away.</p> : null}
					<p>Reports that you do not use lapse then. Until then you can take this back.</p>
					<Button
						look={lastDay === null ? "danger" : "secondary"}
						wide
						disabled={isPending}
						pending={cancel.isPending}
						pendingLabel="Cancelling..."
						onClick={() => cancel.mutate()}
					>
						{lastDay === null ? "Cancel plan" : "Cancel at the end"}
					</Button>
				</>
			)}
			<p>
				The reports you made stay yours, under My Reports. Each is kept for{" "}
				{countInWords(KEPT_YEARS.assessments, "year")} after you last open it.
			</p>
		</Dialog>
	);
}

function whatHappens({ status, currentPeriodEnd, hasSubscription }: SubscriptionState): string {
	const day = currentPeriodEnd === null ? "the end of the period" : formatDay(currentPeriodEnd);
	if (!hasSubscription) {
		return `Your plan is not renewed any more. What is owed for the time until ${day} is not changed by that.`;
	}
	return status === "trialing"
		? `Your free trial runs until ${day} as it is. Then it ends, and your card is never charged.`
		: `Your plan runs until ${day}, for which you have paid. Then it ends, and nothing more is charged.`;
}
