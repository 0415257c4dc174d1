import { plans } from "#domain/plans.ts";
import { TRIAL_DAYS, TRIAL_REPORTS } from "#domain/subscription/trial.ts";
import { planCheckoutPath } from "#web/lib/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { POPULAR_PLAN } from "./plan-choice.ts";
import styles from "./plans-standing.module.css";

/** The call to begin with a free trial. Source: SPEC section 2 "Subscription", DECISIONS 10. */
export function TrialCall() {
	return (
		<div className={styles["trial"]}>
			<div className={styles["words"]}>
				<h2 className={styles["heading"]}>
					{TRIAL_DAYS} days of {plans[POPULAR_PLAN].name} free
				</h2>
				<p className={styles["about"]}>
					Your first plan begins with {TRIAL_DAYS} days and {TRIAL_REPORTS} full reports free. You
					enter a card; cancel before the {TRIAL_DAYS} days are over and nothing is ever charged.
				</p>
			</div>
			<ButtonLink to={planCheckoutPath(POPULAR_PLAN)}>Start Free Trial</ButtonLink>
		</div>
	);
}
