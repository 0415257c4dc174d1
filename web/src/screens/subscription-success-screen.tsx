import { useEffect } from "react";
import { type Location, Navigate, useLocation, useSearchParams } from "react-router";
import type { User } from "#contracts/account.ts";
import { isPlanId, type PlanId, plans } from "#domain/business/plans.ts";
import { ReturnedPayment } from "#web/features/plan-checkout/returned-payment.tsx";
import { PlanPending } from "#web/features/plan-success/plan-pending.tsx";
import { PlanSuccess } from "#web/features/plan-success/plan-success.tsx";
import { useActivation } from "#web/features/plan-success/use-activation.ts";
import { SignInPrompt } from "#web/features/session/sign-in-prompt.tsx";
import { SignedInOnly } from "#web/features/session/signed-in-only.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { planSuccessPath } from "#web/lib/paths.ts";

/** What is meant where neither the address nor the account names a plan. Source: Rule SCREEN-24. */
const FALLBACK: PlanId = "starter";

const names = ["setup_intent", "payment_intent"] as const;

/**
 * The intent with which the payment provider sends somebody back, in the address it sends them to: null where it is any other
 * visit. The address holds secrets of the payment besides, and says how it ended, which is not believed.
 */
function intentInAddress(query: URLSearchParams): string | null {
	return names.map((name) => query.get(name)).find((id) => id !== null) ?? null;
}

/** The same once it was put beside the entry of the history, where a page that is loaded again finds it. */
function intentInHistory({ state }: Pick<Location, "state">): string | null {
	return typeof state === "object" &&
		state !== null &&
		"intentId" in state &&
		typeof state.intentId === "string"
		? state.intentId
		: null;
}

/** Where taking out a plan ends. Source: Rule SCREEN-24. */
export function SubscriptionSuccessScreen() {
	useDocumentTitle("Your plan");
	const [query] = useSearchParams();
	const location = useLocation();
	useEffect(() => {
		window.scrollTo(0, 0);
	}, []);
	const named = query.get("plan");
	const wanted = isPlanId(named) ? named : null;
	const plan = wanted ?? FALLBACK;
	const returned = intentInAddress(query);
	if (returned !== null) {
		return <Navigate to={planSuccessPath(plan)} replace state={{ intentId: returned }} />;
	}
	const intentId = intentInHistory(location);
	return (
		<SignedInOnly
			title={wanted ? `Your ${plans[wanted].name} plan` : "Your plan"}
			prompt={
				<SignInPrompt title="Your plan" next={`${location.pathname}${location.search}`}>
					Sign in to see how your plan stands.
				</SignInPrompt>
			}
		>
			{(user) => {
				const activated = <Activated wanted={wanted} user={user} />;
				return intentId === null ? (
					activated
				) : (
					<ReturnedPayment plan={plan} intentId={intentId}>
						{activated}
					</ReturnedPayment>
				);
			}}
		</SignedInOnly>
	);
}

/** Where the address names no plan, the one that the account holds is meant. */
function Activated({ wanted, user }: { wanted: PlanId | null; user: User }) {
	const activation = useActivation(wanted);
	return activation.state === "active" ? (
		<PlanSuccess
			plan={wanted ?? activation.status.plan ?? FALLBACK}
			user={user}
			status={activation.status}
		/>
	) : (
		<PlanPending plan={wanted ?? FALLBACK} activation={activation} />
	);
}
