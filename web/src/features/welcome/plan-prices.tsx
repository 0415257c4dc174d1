import { useQuery } from "@tanstack/react-query";
import { type PlanId, planIds, plans, reportsInWords } from "#domain/plans.ts";
import { screens } from "#domain/screens.ts";
import { TRIAL_DAYS } from "#domain/subscription/trial.ts";
import { PublicText } from "#web/lib/public-text.tsx";
import { subscriptionPricesQuery } from "#web/lib/queries.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Offer } from "./offer.tsx";
import styles from "./plan-prices.module.css";

/** The three plans, at the prices the server names: none is ever made up. */
export function PlanPrices() {
	return (
		<Offer
			title="A monthly plan"
			action={
				<ButtonLink look="secondary" wide to={screens.subscription}>
					Compare the plans
				</ButtonLink>
			}
		>
			<p className={styles["about"]}>
				For those who check several homes: full reports each month, and the figures behind every
				preview.
			</p>
			<dl className={styles["plans"]}>
				{planIds.map((plan) => (
					<div key={plan} className={styles["plan"]}>
						<dt>
							<b>{plans[plan].name}</b> {reportsInWords(plans[plan].reportsPerMonth)}
						</dt>
						<dd>
							<PlanPrice plan={plan} />
						</dd>
					</div>
				))}
			</dl>
			<p className={styles["trial"]}>
				<b>{TRIAL_DAYS}-day free trial</b> with your first plan. No setup fees. Cancel anytime.
			</p>
		</Offer>
	);
}

function PlanPrice({ plan }: { plan: PlanId }) {
	const { isError } = useQuery(subscriptionPricesQuery);
	return isError ? (
		<span className={styles["gap"]}>Price not known</span>
	) : (
		<>
			<b>
				<PublicText name={`${plan}-price`} otherwise="£…" />
			</b>{" "}
			a month
		</>
	);
}
