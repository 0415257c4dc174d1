import { Problem } from "#worker/platform/problem.ts";

/** Nothing can be paid here: no keys of the mode in force, or a price nobody can pay. */
export function paymentUnavailable(): Problem {
	return new Problem(
		"payment_unavailable",
		"Paying is not set up here yet. You have not been charged.",
	);
}

export function alreadyPaid(): Problem {
	return new Problem("already_paid", "This report has already been paid for.");
}
