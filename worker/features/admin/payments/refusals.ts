import { GUARANTEE_DAYS } from "#domain/business/subscription/guarantee.ts";
import { Problem } from "#worker/platform/problem.ts";

export function noSuchSubscription(): Problem {
	return new Problem("not_found", "There is no such subscription.");
}

export function guaranteeOver(): Problem {
	return new Problem(
		"guarantee_over",
		`It was paid for more than ${GUARANTEE_DAYS} days ago: the guarantee is over.`,
	);
}

/** `why` is a sentence. */
export function notAllowed(why: string): Problem {
	return new Problem("not_allowed", why);
}
