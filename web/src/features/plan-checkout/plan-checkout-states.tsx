import type { SubscriptionState } from "#contracts/subscription.ts";
import { screens } from "#domain/base/screens.ts";
import { type PlanId, plans } from "#domain/business/plans.ts";
import { nextPlanOf, planNameOf } from "#web/lib/subscription-text.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Message } from "#web/ui/message.tsx";
import { PlanCheckoutLayout } from "./plan-checkout-layout.tsx";
import { PlanSummary } from "./plan-summary.tsx";
import { PreparingPayment, SummaryShape } from "./preparing-payment.tsx";

/** Source: Rule SCREEN-22. */
export function PlanNotFound() {
	return (
		<Message
			title="Plan Not Found"
			action={<ButtonLink to={screens.subscription}>View Subscription Plans</ButtonLink>}
		>
			<p>The subscription plan you selected is not available.</p>
		</Message>
	);
}

/** The shape of the checkout while prices and the visitor's subscription are on their way. */
export function PlanCheckoutSkeleton({ plan }: { plan: PlanId }) {
	return (
		<PlanCheckoutLayout
			plan={plan}
			summary={
				<>
					<PlanSummary plan={plan} inTrial={false} />
					<SummaryShape />
				</>
			}
			payment={
				<Card title="Payment Details">
					<PreparingPayment />
				</Card>
			}
		/>
	);
}

export function PlanNotLoaded({ error, retry }: { error: Error; retry: () => void }) {
	return (
		<Message
			title="The checkout could not be loaded"
			action={<Button onClick={retry}>Try again</Button>}
		>
			<p>{error.message} You have not been charged.</p>
		</Message>
	);
}

export function CurrentPlan({ plan }: { plan: PlanId }) {
	return (
		<Message
			title="This is your current plan"
			action={<ButtonLink to={screens.account}>Account settings</ButtonLink>}
		>
			<p>
				You are on the {plans[plan].name} plan already, so there is nothing to pay here. Your card,
				invoices and the way to cancel stand in your account settings.
			</p>
		</Message>
	);
}

/** The plan has been chosen, and begins with the next period. */
export function NextPlan({ status }: { status: SubscriptionState }) {
	const next = nextPlanOf(status);
	return next ? (
		<Message
			title={`You change to ${next.name} on ${next.day}`}
			action={<ButtonLink to={screens.subscription}>Back to plans</ButtonLink>}
		>
			<p>
				It costs {next.price} from then on. Until then you stay on {planNameOf(status)}; choose that
				plan again if you would rather keep it.
			</p>
		</Message>
	) : null;
}
