import type { SubscriptionState } from "#contracts/subscription.ts";
import { screens } from "#domain/base/screens.ts";
import { type PlanId, plans } from "#domain/business/plans.ts";
import { subscriptionStage } from "#domain/business/subscription/status.ts";
import { ownPlanPath } from "#web/lib/paths.ts";
import { planNameOf } from "#web/lib/subscription-text.ts";
import { OwingNotice } from "#web/payment/owing-notice.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { NarrowPage } from "#web/ui/narrow-page.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Activation } from "./use-activation.ts";

type PlanPendingProps = { plan: PlanId; activation: Exclude<Activation, { state: "active" }> };

/** A plan that the server does not have running, or not yet. It never says that it runs. */
export function PlanPending({ plan, activation }: PlanPendingProps) {
	const { name } = plans[plan];
	if (activation.state === "looking") {
		return (
			<NarrowPage title={`Setting up your ${name} plan`}>
				<div role="status">
					<Notice tone="info">
						<p>
							<strong>Your plan is being set up ...</strong> This takes a few seconds. Please keep
							this page open.
						</p>
					</Notice>
				</div>
			</NarrowPage>
		);
	}
	return (
		<NarrowPage title={`Your ${name} plan is not running yet`}>
			<div role="status">
				<WhatIsKnown name={name} status={activation.status} />
			</div>
			<div className="row wrap gap-3">
				<Button onClick={activation.look}>Check again</Button>
				<ButtonLink to={ownPlanPath} look="secondary">
					Your account
				</ButtonLink>
				<ButtonLink to={screens.subscription} look="secondary">
					All plans
				</ButtonLink>
			</div>
		</NarrowPage>
	);
}

function WhatIsKnown({ name, status }: { name: string; status: SubscriptionState | null }) {
	if (status === null) {
		return (
			<Notice tone="warning">
				<p>We could not reach the server to see how your plan stands. Please check again.</p>
			</Notice>
		);
	}
	if (status.status !== null && subscriptionStage(status.status) === "owing") {
		return <OwingNotice status={status} />;
	}
	return (
		<Notice tone="warning">
			{status.hasSubscription ? (
				<p>
					<strong>You have the {planNameOf(status)} plan.</strong> If you changed to {name} a moment
					ago, check again; there is no need to pay a second time.
				</p>
			) : (
				<p>
					<strong>We have not heard of a payment for {name} yet.</strong> If you completed it, it
					may take a minute longer: check again, and please do not pay a second time. If you did
					not, nothing is charged.
				</p>
			)}
		</Notice>
	);
}
