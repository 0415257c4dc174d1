import { emailKey } from "#domain/business/account/email.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import type { BillingContext } from "#worker/billing/billing-context.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";
import { freeReport } from "#worker/reports/free-report.ts";
import { findPayments } from "#worker/reports/payments-repository.ts";
import { reportClosed } from "#worker/reports/refusals.ts";
import { findReport, type ReportRow } from "#worker/reports/reports-repository.ts";
import { cancelOpenPayments } from "./open-payment.ts";
import { alreadyPaid } from "./refusals.ts";

type CheckoutContext = { readonly caller: Caller; readonly billing: BillingContext };

/**
 * Gives a report while reports cost nothing: it counts as paid, and anyone who asked for it gets the mail. A card payment that was begun at an
 * earlier price is called off first; one that went through stands.
 * @throws Problem `already_paid`, `report_closed`, `price_changed`, `unavailable`
 */
export async function giveReport(
	{ caller, billing }: CheckoutContext,
	report: ReportRow,
	email: string,
): Promise<void> {
	const { db, now, token } = caller;
	await cancelOpenPayments(billing, await findPayments(db, report.id));
	const emailId = newId("let", token);
	const { given } = await runBatch(
		db,
		freeReport(db, { id: report.id, emailKey: emailKey(email), emailId, now }),
	);
	if (given.length > 0) {
		return;
	}
	const current = await findReport(db, report.id);
	throw whyNot(current);
}

function whyNot(report: ReportRow | null): Problem {
	if (!report || report.closedAt !== null) {
		return reportClosed();
	}
	return report.state === "unpaid" ? freeNoMore() : alreadyPaid();
}

function freeNoMore(): Problem {
	return new Problem(
		"price_changed",
		"The price has just changed: reports are not free any more. You have not been charged.",
	);
}
