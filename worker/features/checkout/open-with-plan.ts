import type { ReportMade } from "#contracts/report.ts";
import { offerOfReport } from "#domain/telling/report/offer/offer.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import type { BillingContext } from "#worker/billing/billing-context.ts";
import { planJustChanged } from "#worker/billing/subscriptions/refusals.ts";
import { allowanceOf } from "#worker/billing/subscriptions/report-allowance.ts";
import { currentStanding } from "#worker/billing/subscriptions/standing.ts";
import { findPayments } from "#worker/reports/payments-repository.ts";
import { openByPlan } from "#worker/reports/plan-reports.ts";
import { refuseUnsold, reportNotFound } from "#worker/reports/refusals.ts";
import { readDocument } from "#worker/reports/report-snapshot.ts";
import { findReport, type ReportRow } from "#worker/reports/reports-repository.ts";
import { cancelOpenPayments } from "./open-payment.ts";
import { refuseUnpayable } from "./refusals.ts";

type Buying = { readonly caller: Caller; readonly billing: BillingContext; readonly user: UserRow };

/**
 * Has the owner's plan pay for a report that they made and did not buy. A card payment that was begun for it is called off first; one that
 * went through stands. Asked twice, it counts once. Source: Rule PLAN-10.
 * @throws Problem `not_found`, `already_paid`, `report_closed`, `not_enough_data`, `not_subscribed`, `update_card`, `limit_reached`, `unavailable`
 */
export async function openWithPlan(
	{ caller, billing, user }: Buying,
	id: string,
): Promise<ReportMade> {
	const { db, now } = caller;
	refuseUnpayable(own(await findReport(db, id), user));
	refuseUnsold(offerOfReport(await readDocument(db, id)));
	const allowance = allowanceOf(user.id, await currentStanding(billing, user.id), now);
	await cancelOpenPayments(billing, await findPayments(db, id));
	const opened = await openByPlan(db, { id, userId: user.id, now }, allowance).execute();
	if (opened.length === 0) {
		// Another window was first, took the last one of the plan, or the plan changed this very moment.
		refuseUnpayable(own(await findReport(db, id), user));
		allowanceOf(user.id, await currentStanding(billing, user.id), now);
		throw planJustChanged();
	}
	return { id };
}

/** A plan pays for its owner's reports alone, no matter who else may read them. */
function own(report: ReportRow | null, { id }: UserRow): ReportRow {
	if (report?.userId !== id) {
		throw reportNotFound();
	}
	return report;
}
