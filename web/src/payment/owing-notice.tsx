import type { SubscriptionState } from "#contracts/subscription.ts";
import { useBillingPortal } from "#web/lib/mutations.ts";
import { planNameOf } from "#web/lib/subscription-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useToast } from "#web/ui/toast.tsx";

/** A payment failed, so the plan stands still until its card is changed. */
export function OwingNotice({ status }: { status: SubscriptionState }) {
	const showToast = useToast();
	const { openPortal, isPending } = useBillingPortal(({ message }) =>
		showToast({ title: "Error", message, tone: "destructive" }),
	);
	if (status.status === "paused") {
		return (
			<Notice tone="warning">
				<p>
					<strong>Your {planNameOf(status)} plan is paused.</strong> We paused it, and only we can
					resume it: please write to us.
				</p>
			</Notice>
		);
	}
	return (
		<Notice
			tone="error"
			action={
				<Button pending={isPending} pendingLabel="Opening..." onClick={openPortal}>
					Update card
				</Button>
			}
		>
			<p>
				<strong>Your last payment for {planNameOf(status)} failed.</strong>
			</p>
			<p>
				Until it is paid, no reports come from your plan; those you have stay yours. Give the
				payment provider another card, and it tries again.
			</p>
		</Notice>
	);
}
