import type { ReportMade, ReportRequest } from "#contracts/report.ts";
import type { UserRow } from "#worker/auth/users-repository.ts";
import { orUnavailable } from "#worker/db/or-unavailable.ts";
import { Problem } from "#worker/platform/problem.ts";
import { insertPlanReport } from "#worker/reports/plan-reports.ts";
import { allowanceIn, currentHolding, isSubscriber } from "#worker/subscriptions/holding.ts";
import { notSubscribed, updateCardFirst } from "#worker/subscriptions/refusals.ts";
import type { Holding } from "#worker/subscriptions/subscriptions-repository.ts";
import type { Till } from "#worker/till/till.ts";
import { composeFresh, type Desk } from "./generate-report.ts";

/**
 * Makes a report that the owner's plan pays for. The allowance is counted by the statement that keeps the report, so that of any number
 * at once no more are made than it allows. Source: DECISIONS 10.
 * @throws Problem `not_subscribed`, `update_card`, `limit_reached`, and those of `generateReport`
 */
export async function generateFromPlan(
	desk: Desk & { readonly till: Till; readonly user: UserRow },
	request: ReportRequest,
): Promise<ReportMade> {
	const { caller, till, user } = desk;
	// Asked first, so that nothing is assessed in vain.
	const holding = entitled(await currentHolding(till, user.id));
	const { report, snapshot } = await composeFresh(desk, request);
	const { id, plan, status } = holding.subscription;
	const allowance = { id, plan, status, limit: allowanceIn(holding).limit };
	const [, kept] = await orUnavailable(
		caller.db.batch(insertPlanReport(caller.db, report, { snapshot, allowance })),
	);
	if (kept.length === 0) {
		// The last one went to another window, or the plan changed this very moment.
		entitled(await currentHolding(till, user.id));
		throw new Problem("unavailable", "Your plan has just changed. Please try again.", {
			retryAfter: 1,
		});
	}
	return { id: report.id };
}

function entitled(holding: Holding | null): Holding {
	if (!holding || !isSubscriber(holding)) {
		throw holding && holding.subscription.status === "past_due"
			? updateCardFirst()
			: notSubscribed();
	}
	if (!allowanceIn(holding).canGenerate) {
		throw limitReached();
	}
	return holding;
}

/** The words "limit reached" are part of the contract. Source: SPEC section 8, DECISIONS 10. */
function limitReached(): Problem {
	return new Problem(
		"limit_reached",
		"Monthly limit reached: you have used all the reports of your plan in this billing period.",
	);
}
