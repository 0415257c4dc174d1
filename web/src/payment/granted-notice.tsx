import type { SubscriptionState } from "#contracts/subscription.ts";
import { lastDayBefore } from "#domain/base/calendar.ts";
import { dateInWords } from "#domain/base/words.ts";
import { type PlanId, planIds, plans } from "#domain/business/plans.ts";
import { reportsUsedInWords } from "#web/lib/subscription-text.ts";
import { paidFor } from "#web/lib/use-subscription.ts";
import { Notice } from "#web/ui/notice.tsx";

/** What we gave somebody, or set aside, beside whatever they pay for; nothing for anybody else. Source: Rule PLAN-9. */
export function GrantedNotice({ status }: { status: SubscriptionState }) {
	const { granted } = status;
	if (granted === null) {
		return null;
	}
	const until = dateInWords(lastDayBefore(Date.parse(granted.until)));
	const { plan } = granted;
	if (plan === null) {
		return (
			<Notice tone="warning">
				<p>
					<strong>We have set your plan aside until {until}.</strong> Until then no reports come
					from it; those you have stay yours.
				</p>
			</Notice>
		);
	}
	const { name } = plans[plan];
	return (
		<Notice tone="info">
			<p>
				<strong>
					{isLess(plan, status)
						? `Until ${until} we have set your plan to ${name}.`
						: `You have the ${name} plan from us until ${until}; it costs you nothing.`}
				</strong>
			</p>
			<p>{reportsUsedInWords(status)}</p>
		</Notice>
	);
}

function isLess(plan: PlanId, status: SubscriptionState): boolean {
	const paid = paidFor(status);
	return (
		paid.hasSubscription && paid.plan !== null && planIds.indexOf(plan) < planIds.indexOf(paid.plan)
	);
}
