import { type PlanId, plans } from "#domain/plans.ts";
import { planCheckoutPath } from "#web/lib/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { type PlanChoice, POPULAR_PLAN } from "./plan-choice.ts";

type PlanButtonProps = { plan: PlanId; choice: PlanChoice };

/** Leads to the checkout of a plan. Texts: SPEC section 2 "Subscription", DECISIONS 11. */
export function PlanButton({ plan, choice }: PlanButtonProps) {
	switch (choice) {
		case "current":
			return (
				<Button wide look="secondary" disabled>
					Current Plan
				</Button>
			);
		case "held":
			return (
				<Button wide look="secondary" disabled>
					Update your card first
				</Button>
			);
		case "next":
			return (
				<Button wide look="secondary" disabled>
					Your next plan
				</Button>
			);
		case "keep":
			return <Choose plan={plan} words="Keep" look="primary" />;
		case "upgrade":
			return <Choose plan={plan} words="Upgrade" look="primary" />;
		case "downgrade":
			return <Choose plan={plan} words="Downgrade" look="secondary" />;
		case "take":
			return plan === POPULAR_PLAN ? (
				<Choose plan={plan} words="Subscribe Now" look="primary" />
			) : (
				<Choose plan={plan} words="Choose Plan" look="secondary" />
			);
	}
}

type ChooseProps = { plan: PlanId; words: string; look: "primary" | "secondary" };

function Choose({ plan, words, look }: ChooseProps) {
	return (
		<ButtonLink wide look={look} to={planCheckoutPath(plan)}>
			{words}
			<VisuallyHidden>{` ${plans[plan].name}`}</VisuallyHidden>
		</ButtonLink>
	);
}
