import { lazy, Suspense, useId } from "react";
import type { SubscriptionState } from "#contracts/subscription.ts";
import { screens } from "#domain/base/screens.ts";
import { plans, reportsInWords } from "#domain/business/plans.ts";
import { subscriptionStage } from "#domain/business/subscription/status.ts";
import { formatDay, formatPounds } from "#web/lib/format.ts";
import { planNameOf } from "#web/lib/subscription-text.ts";
import { type Subscription, useSubscription } from "#web/lib/use-subscription.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { BuyReport } from "./buy-report.tsx";
import { ownersWith, useKeptPosition } from "./kept-position.ts";
import styles from "./report-offer.module.css";
import type { ActionProps } from "./report-request.ts";

// What few visitors need: most are strangers.
const PositionLine = lazy(() =>
	import("./position-line.tsx").then(({ PositionLine: line }) => ({ default: line })),
);

const GenerateReport = lazy(() =>
	import("./generate-report.tsx").then(({ GenerateReport: action }) => ({ default: action })),
);

/** The way to a report, by how the visitor's subscription stands. Source: Rule SCREEN-11. */
export function PreviewAction(props: Omit<ActionProps, "owners">) {
	const subscription = useSubscription("preview");
	const position = useKeptPosition();
	return (
		<div className={styles["action"]} data-kept={keepsRoom(subscription) || undefined}>
			{position === null ? (
				<ActionSkeleton isSignedIn />
			) : (
				<>
					<Action {...props} owners={ownersWith(position)} subscription={subscription} />
					{position.kept.length > 0 ? (
						<Suspense>
							<PositionLine position={position} />
						</Suspense>
					) : null}
				</>
			)}
		</div>
	);
}

/** As high as the action that will take this place. */
function ActionSkeleton({ isSignedIn }: { isSignedIn: boolean }) {
	return (
		<div role="status" className={styles["shape"]}>
			<VisuallyHidden>Checking your plan</VisuallyHidden>
			<Skeleton height="2.75rem" />
			<Skeleton height={isSignedIn ? "10.25rem" : "1.25rem"} />
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
			return <ActionSkeleton isSignedIn={subscription.isSignedIn} />;
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
				<Suspense fallback={<ActionSkeleton isSignedIn />}>
					<GenerateReport preview={props.preview} owners={props.owners} status={status} />
				</Suspense>
			) : (
				<LimitReached {...props} status={status} />
			);
		}
	}
}

type LimitReachedProps = ActionProps & { status: SubscriptionState };

/** The allowance is used up. */
function LimitReached({ status, ...props }: LimitReachedProps) {
	const { price } = props;
	const id = useId();
	return (
		<section className={styles["panel"]} data-tone="amber" aria-labelledby={id}>
			<h3 id={id} className={styles["heading"]}>
				Monthly Limit Reached
			</h3>
			<p className={styles["about"]}>
				{usedUp(status)}{" "}
				{price === 0 ? "This one is free." : `This one costs ${formatPounds(price)}.`}
			</p>
			<div className="stack gap-2">
				<BuyReport {...props}>
					{price === 0 ? "Get This Report" : "Buy Individual Report"}
				</BuyReport>
				<ButtonLink to={screens.subscription} look="secondary" wide>
					Upgrade Plan
				</ButtonLink>
			</div>
		</section>
	);
}

/** What is used up, and when there is more. */
function usedUp(state: SubscriptionState): string {
	const { status, plan, limit, currentPeriodEnd, cancelAtPeriodEnd, granted } = state;
	if (granted !== null) {
		return `All ${limit} reports of this month are used.`;
	}
	const which = status === "trialing" ? "of your free trial" : "of this month";
	if (currentPeriodEnd === null || plan === null || cancelAtPeriodEnd) {
		return `All ${limit} reports ${which} are used.`;
	}
	const next = reportsInWords(plans[plan].reportsPerMonth).replace(/ reports a month$/, " more");
	return `All ${limit} reports ${which} are used; ${next.toLowerCase()} from ${formatDay(currentPeriodEnd)}.`;
}

/** For somebody who is signed in and pays by the report. */
function PlanHint({ status }: { status: SubscriptionState }) {
	const isOwing = status.status !== null && subscriptionStage(status.status) === "owing";
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
