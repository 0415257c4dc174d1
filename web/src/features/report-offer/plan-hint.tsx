import type { SubscriptionState } from "#contracts/subscription.ts";
import { screens } from "#domain/screens.ts";
import { standingOf } from "#domain/subscription/status.ts";
import { planNameOf } from "#web/lib/subscription-text.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import styles from "./preview-action.module.css";

/** For somebody who is signed in and pays by the report. Texts: SPEC section 4 "Preview action". */
export function PlanHint({ status }: { status: SubscriptionState }) {
	const isOwing = status.status !== null && standingOf(status.status) === "owing";
	return (
		<div className={styles["panel"]} data-tone={isOwing || status.granted ? "amber" : undefined}>
			<p className={styles["about"]}>{hintOf(status, isOwing)}</p>
			<ButtonLink to={screens.subscription} look="secondary" wide>
				View Subscription Plans
			</ButtonLink>
		</div>
	);
}

/** For who has nothing by their plan, whether they have one or not. */
function hintOf(status: SubscriptionState, isOwing: boolean): string {
	if (status.granted !== null) {
		return "We have set your plan aside for now. Your plans page says until when.";
	}
	return isOwing
		? `Your ${planNameOf(status)} plan waits for a payment. Change its card to use it again.`
		: "With a plan you get reports every month, and the figures behind each preview.";
}
