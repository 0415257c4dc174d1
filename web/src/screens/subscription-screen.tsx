import { PlanCards } from "#web/features/plans/plan-cards.tsx";
import { PlanComparison } from "#web/features/plans/plan-comparison.tsx";
import { PlanTerms } from "#web/features/plans/plan-terms.tsx";
import { PlansStatus } from "#web/features/plans/plans-status.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { useSubscription } from "#web/lib/use-subscription.ts";
import styles from "./screens.module.css";

/** The plans, for strangers to read too. Source: Rule SCREEN-21. */
export function SubscriptionScreen() {
	useDocumentTitle("Subscription");
	const subscription = useSubscription("plans");
	return (
		<div className={`stack one-column gap-6 ${styles["plans"]}`}>
			<header>
				<h1 className="page-title">Choose your plan</h1>
				<p className="above-2 soft text-ml">
					Full reports from a monthly allowance, and the figures behind every preview.
				</p>
			</header>
			<PlansStatus subscription={subscription} />
			<PlanCards subscription={subscription} />
			<PlanTerms />
			<PlanComparison />
		</div>
	);
}
