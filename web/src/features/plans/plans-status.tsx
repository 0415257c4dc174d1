import { useQuery } from "@tanstack/react-query";
import type { SubscriptionState } from "#contracts/subscription.ts";
import { plans } from "#domain/business/plans.ts";
import { TRIAL_DAYS, TRIAL_REPORTS } from "#domain/business/subscription/allowance.ts";
import { subscriptionStage } from "#domain/business/subscription/status.ts";
import { formatDay } from "#web/lib/format.ts";
import { ownPlanPath, planCheckoutPath } from "#web/lib/paths.ts";
import { trialStatusQuery } from "#web/lib/queries.ts";
import { nextPlanOf, planNameOf, reportsUsedInWords } from "#web/lib/subscription-text.ts";
import { paidFor, type Subscription } from "#web/lib/use-subscription.ts";
import { GrantedNotice } from "#web/payment/granted-notice.tsx";
import { OwingNotice } from "#web/payment/owing-notice.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { POPULAR_PLAN } from "./plan-choice.ts";
import styles from "./plans.module.css";

/** What stands above the plans: the free trial for anyone who may have it, else how the visitor's own plan stands. */
export function PlansStatus({ subscription }: { subscription: Subscription }) {
	return (
		<div className={`stack one-column gap-4 packed ${styles["standing"]}`}>
			<Standing subscription={subscription} />
		</div>
	);
}

function Standing({ subscription }: { subscription: Subscription }) {
	switch (subscription.state) {
		case "unknown":
			return (
				<div role="status">
					<VisuallyHidden>Checking your plan</VisuallyHidden>
					<Skeleton height="7rem" />
				</div>
			);
		case "signed-out":
			return <TrialCall />;
		case "failed":
			return (
				<Notice
					tone="warning"
					action={
						<Button look="secondary" onClick={subscription.retry}>
							Check again
						</Button>
					}
				>
					<p>
						<strong>We could not check whether you have a plan.</strong>{" "}
						{subscription.error.message}
					</p>
				</Notice>
			);
		case "known":
			return (
				<>
					<GrantedNotice status={subscription.status} />
					<Paid status={paidFor(subscription.status)} />
				</>
			);
	}
}

function Paid({ status }: { status: SubscriptionState }) {
	switch (status.status === null ? "over" : subscriptionStage(status.status)) {
		case "owing":
			return <OwingNotice status={status} />;
		case "subscribed":
			return <OwnPlan status={status} />;
		case "pending":
		case "over":
			return <TrialOffer />;
	}
}

/** The plan that runs, and for how long. */
function OwnPlan({ status }: { status: SubscriptionState }) {
	const { cancelAtPeriodEnd, currentPeriodEnd } = status;
	const day = currentPeriodEnd === null ? null : formatDay(currentPeriodEnd);
	const name = planNameOf(status);
	const isEnding = cancelAtPeriodEnd && day !== null;
	const next = nextPlanOf(status);
	return (
		<Notice
			tone={isEnding ? "warning" : "info"}
			action={
				<ButtonLink to={ownPlanPath} look="secondary">
					{isEnding ? "Resume in your account" : "Manage in your account"}
				</ButtonLink>
			}
		>
			<p>
				<strong>{isEnding ? `Your ${name} plan ends on ${day}.` : headOf(status)}</strong>
			</p>
			<p>
				{status.granted === null ? reportsUsedInWords(status) : null}
				{isEnding ? " Nothing more is charged unless you resume it." : null}
			</p>
			{next ? (
				<p>
					It changes to {next.name} on {next.day}, for {next.price}. Until then nothing changes.
				</p>
			) : null}
		</Notice>
	);
}

function headOf(status: SubscriptionState): string {
	const name = planNameOf(status);
	return status.status === "trialing" && status.trialEndsAt !== null
		? `Your free trial of ${name} runs until ${formatDay(status.trialEndsAt)}.`
		: `You ${status.granted === null ? "have" : "pay for"} the ${name} plan.`;
}

/** The free trial for somebody who is signed in, if they may have it. It is promised to no one else. */
function TrialOffer() {
	const { data: trial, error, isFetching } = useQuery(trialStatusQuery);
	if (trial) {
		return trial.eligible ? <TrialCall /> : <Used />;
	}
	return error && !isFetching ? (
		<Notice tone="info">
			<p>
				A first plan begins with a free trial. We could not check whether yours would; before you
				confirm anything, the checkout says what is due today.
			</p>
		</Notice>
	) : (
		<div role="status">
			<VisuallyHidden>Checking your free trial</VisuallyHidden>
			<Skeleton height="7rem" />
		</div>
	);
}

function Used() {
	return (
		<Notice tone="info">
			<p>
				<strong>You have had your free trial.</strong>
			</p>
			<p>A plan begins at once, and its first month is charged when you confirm it.</p>
		</Notice>
	);
}

/** The call to begin with a free trial. Source: Rule TRIAL-1. */
function TrialCall() {
	return (
		<div
			className={`row wrap gap-4 align-center between across-6 framed rounded ${styles["trial"]}`}
		>
			<div className={styles["words"]}>
				<h2 className="text-l">
					{TRIAL_DAYS} days of {plans[POPULAR_PLAN].name} free
				</h2>
				<p className={`above-1 text-m ${styles["status-about"]}`}>
					Your first plan begins with {TRIAL_DAYS} days and {TRIAL_REPORTS} full reports free. You
					enter a card; cancel before the {TRIAL_DAYS} days are over and nothing is ever charged.
				</p>
			</div>
			<ButtonLink to={planCheckoutPath(POPULAR_PLAN)}>Start Free Trial</ButtonLink>
		</div>
	);
}
