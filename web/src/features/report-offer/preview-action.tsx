import type { Preview } from "#contracts/preview.ts";
import { type Subscription, useSubscription } from "#web/lib/use-subscription.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { BuyReport } from "./buy-report.tsx";
import { GenerateReport } from "./generate-report.tsx";
import { LimitReached } from "./limit-reached.tsx";
import { PlanHint } from "./plan-hint.tsx";
import styles from "./preview-action.module.css";

export type ActionProps = {
	/** Null while there is nothing that a report could be made on. */
	preview: Preview | null;
	/** Of one report, in pounds. */
	price: number;
};

/** The way to a report, by how the visitor's subscription stands. Source: SPEC section 4 "Preview action". */
export function PreviewAction(props: ActionProps) {
	const subscription = useSubscription("preview");
	return (
		<div className={styles["action"]} data-kept={keepsRoom(subscription) || undefined}>
			<Action {...props} subscription={subscription} />
		</div>
	);
}

/** What stands below must not move once it is known which action it is. */
function keepsRoom(subscription: Subscription): boolean {
	return (
		subscription.state === "known" || ("isSignedIn" in subscription && subscription.isSignedIn)
	);
}

function Action({ subscription, ...props }: ActionProps & { subscription: Subscription }) {
	switch (subscription.state) {
		case "unknown":
			return (
				<div role="status" className={styles["shape"]}>
					<VisuallyHidden>Checking your plan</VisuallyHidden>
					<Skeleton height="2.75rem" />
					<Skeleton height={subscription.isSignedIn ? "10.25rem" : "1.25rem"} />
				</div>
			);
		case "signed-out":
			return (
				<>
					<BuyReport {...props} />
					<p className={styles["note"]}>
						{props.price === 0 ? "Nothing to pay." : "One payment."} No account needed.
					</p>
				</>
			);
		case "failed":
			return (
				<>
					<BuyReport {...props} />
					<div className={styles["panel"]}>
						<p className={styles["about"]}>We could not check whether you have a plan.</p>
						<Button wide look="secondary" onClick={subscription.retry}>
							Check again
						</Button>
					</div>
				</>
			);
		case "known": {
			const { status } = subscription;
			if (!status.hasSubscription) {
				return (
					<>
						<BuyReport {...props} />
						<PlanHint status={status} />
					</>
				);
			}
			return status.canGenerate ? (
				<GenerateReport preview={props.preview} status={status} />
			) : (
				<LimitReached {...props} status={status} />
			);
		}
	}
}
