import { type ReactNode, useId } from "react";
import { type PlanId, plans, reportsInWords, UNLIMITED } from "#domain/plans.ts";
import { formatPounds } from "#web/lib/format.ts";
import { PublicText } from "#web/lib/public-text.tsx";
import { Pill } from "#web/ui/pill.tsx";
import styles from "./plan-card.module.css";
import { POPULAR_PLAN } from "./plan-choice.ts";

type PlanCardProps = {
	plan: PlanId;
	/** Pounds a month; null while it is not known. */
	price: number | null;
	isCurrent: boolean;
	/** What can be done about the plan. */
	action: ReactNode;
};

/** A plan: what it costs, how many reports it gives. Source: SPEC section 2 "Subscription". */
export function PlanCard({ plan, price, isCurrent, action }: PlanCardProps) {
	const id = useId();
	const { name, reportsPerMonth } = plans[plan];
	return (
		<section
			className={styles["plan"]}
			aria-labelledby={id}
			data-popular={plan === POPULAR_PLAN || undefined}
		>
			<div className={styles["head"]}>
				<h2 id={id} className={styles["name"]}>
					{name}
				</h2>
				{isCurrent ? <Pill tone="green" icon="check" word="Current plan" /> : null}
				{plan === POPULAR_PLAN ? <span className={styles["popular"]}>Most Popular</span> : null}
			</div>
			<p className={styles["price"]}>
				<b>
					<PublicText name={`${plan}-price`} otherwise="£…" />
				</b>{" "}
				a month
			</p>
			<p className={styles["reports"]}>{reportsInWords(reportsPerMonth)}</p>
			<p className={styles["each"]}>
				{price === null ? null : eachInWords(price, reportsPerMonth)}
			</p>
			<div className={styles["action"]}>{action}</div>
		</section>
	);
}

/** What a report comes to when the month's are all made. `price` in pounds. */
function eachInWords(price: number, reports: number): string {
	if (reports === UNLIMITED) {
		return "As many as you need, for one price";
	}
	const each = Math.ceil((price * 100) / reports) / 100;
	return `${formatPounds(each)} a report when you use them all`;
}
