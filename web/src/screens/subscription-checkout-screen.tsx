import { useLocation, useParams } from "react-router";
import { isPlanId, plans } from "#domain/business/plans.ts";
import { PlanCheckout } from "#web/features/plan-checkout/plan-checkout.tsx";
import { PlanNotFound } from "#web/features/plan-checkout/plan-checkout-states.tsx";
import { SignInPrompt } from "#web/features/session/sign-in-prompt.tsx";
import { SignedInOnly } from "#web/features/session/signed-in-only.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";

/** Taking out a plan, or changing to it. Source: Rule SCREEN-22. */
export function SubscriptionCheckoutScreen() {
	const { plan } = useParams();
	const { pathname } = useLocation();
	const title = isPlanId(plan) ? `Subscribe to ${plans[plan].name}` : "Plan Not Found";
	useDocumentTitle(title);
	if (!isPlanId(plan)) {
		return <PlanNotFound />;
	}
	return (
		<SignedInOnly
			title={title}
			prompt={
				<SignInPrompt title={title} next={pathname}>
					Sign in or create an account to take out a plan. You come back here afterwards.
				</SignInPrompt>
			}
		>
			{() => <PlanCheckout key={plan} plan={plan} />}
		</SignedInOnly>
	);
}
