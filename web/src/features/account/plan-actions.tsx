import { useRef } from "react";
import type { SubscriptionState } from "#contracts/subscription.ts";
import { screens } from "#domain/base/screens.ts";
import { useBillingPortal } from "#web/lib/mutations.ts";
import { planCheckoutPath } from "#web/lib/paths.ts";
import { planNameOf } from "#web/lib/subscription-text.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import styles from "./account.module.css";
import { CancelDialog } from "./cancel-dialog.tsx";
import { useResume } from "./use-plan-end.ts";

/** What can be done about a plan: change it, change its card, end it, and take the end back. */
export function PlanActions({ status }: { status: SubscriptionState }) {
	const group = useRef<HTMLFieldSetElement>(null);
	const dialog = useRef<HTMLDialogElement>(null);
	// The button that was pressed makes room for its opposite: the focus must not go with it.
	const stay = () => group.current?.focus();
	const resume = useResume(stay);
	return (
		<fieldset ref={group} tabIndex={-1} className={styles["actions"]} aria-label="Your plan">
			{status.cancelAtPeriodEnd ? (
				<Button
					pending={resume.isPending}
					pendingLabel="Resuming..."
					onClick={() => resume.mutate()}
				>
					Resume plan
				</Button>
			) : null}
			{status.nextPlan !== null && status.plan !== null ? (
				<ButtonLink to={planCheckoutPath(status.plan)}>Keep {planNameOf(status)}</ButtonLink>
			) : null}
			{status.hasSubscription ? (
				<ButtonLink to={screens.subscription} look="secondary">
					Change plan
				</ButtonLink>
			) : null}
			<BillingButton />
			{status.cancelAtPeriodEnd && status.coolingOffUntil === null ? null : (
				<>
					<Button look="plain" onClick={() => dialog.current?.showModal()}>
						{status.cancelAtPeriodEnd ? "Cancel now, money back" : "Cancel plan"}
					</Button>
					<CancelDialog ref={dialog} status={status} onCancelled={stay} />
				</>
			)}
		</fieldset>
	);
}

function BillingButton() {
	const showToast = useToast();
	const { openPortal, isPending } = useBillingPortal(({ message }) =>
		showToast({ title: "Error", message, tone: "destructive" }),
	);
	return (
		<Button look="secondary" pending={isPending} pendingLabel="Opening..." onClick={openPortal}>
			Card and billing
		</Button>
	);
}
