import { sql } from "drizzle-orm";
import type { Refunded } from "#contracts/admin/payments.ts";
import { type Pence, pence } from "#domain/base/money.ts";
import { poundsAndPence } from "#domain/base/words.ts";
import { isGuaranteed } from "#domain/business/subscription/guarantee.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { withAuditTrail } from "#worker/admin/audit-trail.ts";
import { type BillingContext, gatewayFor } from "#worker/billing/billing-context.ts";
import { findPaidBy } from "#worker/reports/payments-repository.ts";
import { reportNotFound } from "#worker/reports/refusals.ts";
import { findReport, type ReportRow } from "#worker/reports/reports-repository.ts";
import { syncPayment } from "#worker/reports/sync-payment.ts";
import { guaranteeOver, notAllowed } from "./refusals.ts";

/**
 * Gives back what was paid by card for a report within the guarantee, and closes it. Asked again it gives nothing more and answers the same.
 * @throws Problem `not_found`, `not_allowed`, `guarantee_over`, `admins_only`, `unavailable`
 */
export async function refundReport(
	admin: Administrator,
	billing: BillingContext,
	id: string,
): Promise<Refunded> {
	const report = await findReport(billing.db, id);
	if (!report) {
		throw reportNotFound();
	}
	const payment = await findPaidBy(billing.db, id);
	if (!payment) {
		throw notAllowed(whyNot(report));
	}
	const amount = pence(payment.amount);
	if (payment.state === "refunded") {
		return answer(amount);
	}
	if (!isGuaranteed(payment.settledAt ?? payment.createdAt, admin.now)) {
		throw guaranteeOver();
	}
	const { state } = report;
	const auditedAction = { action: "report_refunded", kind: "report", id } as const;
	const before = sql`${JSON.stringify({ state, paid: amount })}`;
	return withAuditTrail(admin, { ...auditedAction, before }, async ({ done }) => {
		await (await gatewayFor(billing, payment)).refund(payment.id, "requested_by_customer");
		done({ refunded: amount });
		// The report is closed at once, and not only when the provider's event comes.
		await syncPayment(billing, payment.id);
		return { result: answer(amount), noted: { state: "refunded", refunded: amount } };
	});
}

function answer(amount: Pence): Refunded {
	return { amount, message: `${poundsAndPence(amount)} was given back, and the report is closed.` };
}

function whyNot({ state, subscriptionId }: ReportRow): string {
	if (state === "unpaid") {
		return "This report has not been paid for.";
	}
	return subscriptionId === null
		? "This report was given at a price of £0: there is nothing to give back."
		: "This report was paid for by a plan: what can be given back is the plan.";
}
