import type { PaymentOutcome } from "#contracts/checkout.ts";
import type { Reader } from "#worker/auth/reader.ts";
import { orUnavailable } from "#worker/db/or-unavailable.ts";
import { Problem } from "#worker/platform/problem.ts";
import { findPayment } from "#worker/reports/payments-repository.ts";
import { readable } from "#worker/reports/report-access.ts";
import { findReport } from "#worker/reports/reports-repository.ts";
import { syncPayment, type Till } from "#worker/reports/sync-payment.ts";

type Confirmed = { readonly reportId: string; readonly paymentId: string };

/**
 * Hears from the buyer's browser that it paid, and asks the provider whether that is so. A payment of another report is no payment.
 * @throws Problem `not_found`, `report_closed`
 */
export async function confirmPayment(
	till: Till,
	reader: Reader,
	{ reportId, paymentId }: Confirmed,
): Promise<PaymentOutcome> {
	readable(await orUnavailable(findReport(till.db, reportId)), reader);
	const payment = await orUnavailable(findPayment(till.db, paymentId));
	const standing = payment?.reportId === reportId ? await syncPayment(till, paymentId) : null;
	switch (standing) {
		case "paid":
			return { isPaid: true, message: "Payment Successful! Redirecting to your report..." };
		case "processing":
			return { isPaid: false, message: "Your payment is being processed." };
		case "open":
			return { isPaid: false, message: "This payment is not complete yet." };
		case "closed":
			throw new Problem(
				"report_closed",
				"This payment was cancelled or given back. You can begin a new one.",
			);
		case null:
			throw new Problem("not_found", "There is no such payment for this report.");
	}
}
