import type { RefObject } from "react";
import type { SubscriptionState } from "#contracts/subscription.ts";
import { formatDay } from "#web/lib/format.ts";
import { nextPlanOf, planNameOf } from "#web/lib/subscription-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useCancel } from "./use-plan-end.ts";

type CancelDialogProps = {
	ref: RefObject<HTMLDialogElement | null>;
	status: SubscriptionState;
	onCancelled: () => void;
};

/** Says what cancelling does and when, before it is done. */
export function CancelDialog({ ref, status, onCancelled }: CancelDialogProps) {
	const { mutate, isPending, error } = useCancel({
		onDone: () => {
			ref.current?.close();
			onCancelled();
		},
		// A notice outside the dialog could not be read: it stands inside.
		onError: () => undefined,
	});
	const next = nextPlanOf(status);
	return (
		<Dialog ref={ref} title={`Cancel ${planNameOf(status)}?`} closeLabel="Keep my plan">
			{error && !isPending ? (
				<Notice tone="error">
					<p>{error.message}</p>
				</Notice>
			) : null}
			<p>{whatHappens(status)}</p>
			{next ? <p>Your change to {next.name} falls away.</p> : null}
			<p>
				Reports that you do not use lapse then. Those you made stay yours, under My Reports, and
				until then you can take this back.
			</p>
			<Button
				look="danger"
				wide
				pending={isPending}
				pendingLabel="Cancelling..."
				onClick={() => mutate()}
			>
				Cancel plan
			</Button>
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
