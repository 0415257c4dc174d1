import { Problem } from "#worker/platform/problem.ts";
import { reportClosed } from "#worker/reports/refusals.ts";
import type { ReportRow } from "#worker/reports/reports-repository.ts";

/** Nothing can be paid here: no keys of the mode in force, or a price no one can pay. */
export function paymentUnavailable(): Problem {
	return new Problem(
		"payment_unavailable",
		"Paying is not set up here yet. You have not been charged.",
	);
}

export function alreadyPaid(): Problem {
	return new Problem("already_paid", "This report has already been paid for.");
}

/** @throws Problem `already_paid`, `report_closed` */
export function refuseUnpayable({ state, closedAt }: ReportRow): void {
	if (state === "paid") {
		throw alreadyPaid();
	}
	if (state === "refunded" || closedAt !== null) {
		throw reportClosed();
	}
}
