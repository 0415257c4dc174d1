import type { ReportMade } from "#contracts/report.ts";
import type { ReportRequest } from "#contracts/report-asked.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import type { BillingContext } from "#worker/billing/billing-context.ts";
import { planJustChanged } from "#worker/billing/subscriptions/refusals.ts";
import { allowanceOf } from "#worker/billing/subscriptions/report-allowance.ts";
import { currentStanding } from "#worker/billing/subscriptions/standing.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { insertPlanReport } from "#worker/reports/plan-reports.ts";
import { composeFresh, type ReportContext } from "./generate-report.ts";

type PlanReportContext = ReportContext & {
	readonly billing: BillingContext;
	readonly user: UserRow;
};

/**
 * Makes a report that the owner's plan pays for. The allowance is counted by the statement that keeps the report, so that of any number
 * at once no more are made than it allows. Source: Rule PLAN-3.
 * @throws Problem `not_subscribed`, `update_card`, `limit_reached`, and those of `generateReport`
 */
export async function generateFromPlan(
	context: PlanReportContext,
	request: ReportRequest,
): Promise<ReportMade> {
	const { caller, gathering, billing, user } = context;
	// Asked first, so that nothing is assessed in vain.
	const allowance = allowanceOf(user.id, await currentStanding(billing, user.id), caller.now);
	const { report, snapshot, authority } = await composeFresh(context, request);
	const { kept } = await runBatch(
		caller.db,
		insertPlanReport(caller.db, report, { snapshot, allowance }),
	);
	if (kept.length === 0) {
		// The last one went to another window, or the plan changed this very moment.
		allowanceOf(user.id, await currentStanding(billing, user.id), caller.now);
		throw planJustChanged();
	}
	gathering.count({ event: "report_generated", subject: authority });
	return { id: report.id };
}
