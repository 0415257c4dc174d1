import type { PaymentOutcome } from "#contracts/checkout.ts";
import type { Reader } from "#worker/accounts/reader.ts";
import type { Till } from "#worker/billing/till.ts";
import { Problem } from "#worker/platform/problem.ts";
import { findPayment } from "#worker/reports/payments-repository.ts";
import { readable } from "#worker/reports/report-access.ts";
import { findReport } from "#worker/reports/reports-repository.ts";
import { syncPayment } from "#worker/reports/sync-payment.ts";

type Confirmed = { readonly reportId: string; readonly paymentId: string };

/**
 * Hears from the buyer's browser that it paid, and asks the provider whether that is so. A payment of another report is no payment. What
 * became of the payment is settled before it is asked who may be told: a report may be closed while it is being paid for.
 * @throws Problem `not_found`, `report_closed`, `unavailable`
 */
export async function confirmPayment(
	till: Till,
	reader: Reader,
	{ reportId, paymentId }: Confirmed,
): Promise<PaymentOutcome> {
	const payment = await findPayment(till.db, paymentId);
	const standing = payment?.reportId === reportId ? await syncPayment(till, paymentId) : null;
	readable(await findReport(till.db, reportId), reader);
	switch (standing) {
		case "paid":
			return { isPaid: true, message: "Payment Successful! Redirecting to your report..." };
		case "processing":
			return { isPaid: false, message: "Your payment is being processed." };
		case "open":
			return { isPaid: false, message: "This payment is not complete yet." };
		case "canceled":
			throw new Problem("report_closed", "This payment was cancelled. You can begin a new one.");
		case "returned":
			throw new Problem(
				"report_closed",
				"This payment could not be used, and all of it was given back to your card.",
			);
		case "refunded":
			throw new Problem("report_closed", "This payment was given back, and the report is closed.");
		case null:
			throw new Problem("not_found", "There is no such payment for this report.");
	}
}
