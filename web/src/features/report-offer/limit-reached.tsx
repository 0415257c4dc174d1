import { useId } from "react";
import type { SubscriptionState } from "#contracts/subscription.ts";
import { plans, reportsInWords } from "#domain/plans.ts";
import { screens } from "#domain/screens.ts";
import { formatDay, formatPounds } from "#web/lib/format.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { BuyReport } from "./buy-report.tsx";
import styles from "./preview-action.module.css";
import type { ActionProps } from "./report-request.ts";

type LimitReachedProps = ActionProps & { status: SubscriptionState };

/** The allowance is used up. Texts: SPEC section 4 "Preview action". */
export function LimitReached({ status, ...props }: LimitReachedProps) {
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
			<div className={styles["choices"]}>
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
