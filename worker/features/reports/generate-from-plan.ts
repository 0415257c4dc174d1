import type { ReportMade, ReportRequest } from "#contracts/report.ts";
import type { UserRow } from "#worker/auth/users-repository.ts";
import { orUnavailable } from "#worker/db/or-unavailable.ts";
import { Problem } from "#worker/platform/problem.ts";
import { type Allowance, insertPlanReport } from "#worker/reports/plan-reports.ts";
import { notSubscribed, updateCardFirst } from "#worker/subscriptions/refusals.ts";
import { reportAllowance } from "#worker/subscriptions/report-allowance.ts";
import { currentStanding, type PlanStanding } from "#worker/subscriptions/standing.ts";
import type { Till } from "#worker/till/till.ts";
import { composeFresh, type Desk } from "./generate-report.ts";

type PlanDesk = Desk & { readonly till: Till; readonly user: UserRow };

/**
 * Makes a report that the owner's plan pays for. The allowance is counted by the statement that keeps the report, so that of any number
 * at once no more are made than it allows. Source: DECISIONS 10.
 * @throws Problem `not_subscribed`, `update_card`, `limit_reached`, and those of `generateReport`
 */
export async function generateFromPlan(
	desk: PlanDesk,
	request: ReportRequest,
): Promise<ReportMade> {
	const { caller, gathering, till, user } = desk;
	// Asked first, so that nothing is assessed in vain.
	const allowance = allowanceOf(desk, await currentStanding(till, user.id));
	const { report, snapshot, authority } = await composeFresh(desk, request);
	const [, kept] = await orUnavailable(
		caller.db.batch(insertPlanReport(caller.db, report, { snapshot, allowance })),
	);
	if (kept.length === 0) {
		// The last one went to another window, or the plan changed this very moment.
		allowanceOf(desk, await currentStanding(till, user.id));
		throw new Problem("unavailable", "Your plan has just changed. Please try again.", {
			retryAfter: 1,
		});
	}
	gathering.count({ event: "report_generated", subject: authority });
	return { id: report.id };
}

function allowanceOf({ caller, user }: PlanDesk, standing: PlanStanding): Allowance {
	const allowance = reportAllowance(user.id, standing, caller.now);
	if (!(allowance && standing.isSubscriber)) {
		const isOwing = standing.holding?.subscription.status === "past_due";
		throw isOwing ? updateCardFirst() : notSubscribed();
	}
	if (!standing.canGenerate) {
		throw limitReached();
	}
	return allowance;
}

/** The words "limit reached" are part of the contract. Source: SPEC section 8, DECISIONS 10. */
function limitReached(): Problem {
	return new Problem(
		"limit_reached",
		"Monthly limit reached: you have used all the reports of your plan in this billing period.",
	);
}
