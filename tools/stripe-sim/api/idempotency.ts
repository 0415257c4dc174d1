import { StripeError } from "./stripe-error.ts";

export type Outcome = { readonly status: number; readonly body: unknown };

type Kept = { readonly request: string; readonly outcome: Outcome; readonly at: number };

/** docs.stripe.com/api/idempotent_requests: keys may be forgotten after a day. */
const KEPT_SECONDS = 24 * 3600;

/** The results that a repeated request gets again, errors among them. */
export function createIdempotency(now: () => number) {
	const kept = new Map<string, Kept>();
	return {
		/** @throws {StripeError} when the key was used with other parameters. */
		recall(key: string, request: string): Outcome | null {
			const before = kept.get(key);
			if (!before || now() - before.at >= KEPT_SECONDS) {
				return null;
			}
			if (before.request !== request) {
				throw new StripeError(400, {
					type: "idempotency_error",
					message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
				});
			}
			return before.outcome;
		},
		keep(key: string, request: string, outcome: Outcome): void {
			kept.set(key, { request, outcome, at: now() });
		},
		clear: () => kept.clear(),
	};
}
