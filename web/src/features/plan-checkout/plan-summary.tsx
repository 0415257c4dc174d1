import {
	assessmentsInWords,
	homesInWords,
	type PlanId,
	plans,
	reportsInWords,
	UNLIMITED,
} from "#domain/business/plans.ts";
import { TRIAL_REPORTS } from "#domain/business/subscription/allowance.ts";
import { reportContents } from "#domain/telling/report/offer/contents.ts";
import { Card } from "#web/ui/card.tsx";
import { TickList } from "#web/ui/tick-list.tsx";
import styles from "./plan-checkout.module.css";

type PlanSummaryProps = {
	plan: PlanId;
	/** It begins with a free trial, or moves within one. */
	inTrial: boolean;
};

/** What a plan gives. Source: Rule PLAN-1. */
export function PlanSummary({ plan, inTrial }: PlanSummaryProps) {
	const { name, reportsPerMonth, homes, assessments } = plans[plan];
	return (
		<Card title={`${name} plan`}>
			<p className={styles["allowance"]}>
				{reportsInWords(reportsPerMonth)}, {homesInWords(homes)}, {assessmentsInWords(assessments)}
			</p>
			<p className="above-1 soft text-s">
				{inTrial ? `During the free trial: ${TRIAL_REPORTS} reports in all. ` : null}
				{reportsPerMonth === UNLIMITED
					? null
					: "Reports that are not used do not roll over to the next month."}
			</p>
			<p className={styles["each"]}>Each report holds</p>
			<TickList items={reportContents} />
		</Card>
	);
}
