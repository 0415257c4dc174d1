import { createHash } from "node:crypto";
import Stripe from "stripe";
import { Problem } from "#worker/platform/problem.ts";
import { CustomerGone } from "./gateway.ts";

/** Milliseconds for which the same words give the same key. Kept short, because Stripe repeats even a failure for a key it has seen. */
const SAME_FOR = 10 * 60_000;

/**
 * The idempotency key, under which Stripe does a thing once. It has to cover every word that can vary: the same key with other words is an error. A digest,
 * because a key may have no more than 255 characters.
 */
export function keyOf(what: string, now: number, words: readonly unknown[]): string {
	const text = [...words, Math.floor(now / SAME_FOR)].join(" ");
	return `${what}:${createHash("sha256").update(text).digest("hex")}`;
}

/** Null where Stripe refused for this one reason; anything else it refused for is thrown on. */
export function unless(code: string): (cause: unknown) => null {
	return (cause) => {
		if (cause instanceof Stripe.errors.StripeError && cause.code === code) {
			return null;
		}
		throw cause;
	};
}

/**
 * Calls Stripe and turns its failures into problems. What Stripe says goes to our log alone, except that the buyer is told of an address that it refuses.
 * @throws Problem `unavailable` (a CustomerGone where that is why), `invalid_input`
 */
export async function callStripe<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (cause) {
		if (cause instanceof Stripe.errors.StripeError && isAboutEmail(cause)) {
			const message = "Please enter a valid email address for report delivery";
			throw new Problem("invalid_input", message, { fields: { email: message }, cause });
		}
		const Failure = isAboutCustomer(cause) ? CustomerGone : Problem;
		throw new Failure("unavailable", inWords(cause), { retryAfter: 10, cause });
	}
}

/** A call without an answer may still have arrived. The next try uses the same key or reads the new state, so it repeats nothing. */
function inWords(cause: unknown): string {
	return cause instanceof Stripe.errors.StripeConnectionError
		? "The payment provider did not answer in time. Please try again: nothing is charged or refunded twice."
		: "The payment provider cannot be reached right now. Please try again.";
}

function isAboutEmail({ code, param }: InstanceType<typeof Stripe.errors.StripeError>): boolean {
	return code === "email_invalid" || param === "receipt_email";
}

/** A customer who was deleted is named by a parameter in some calls, and by the path in others. */
function isAboutCustomer(cause: unknown): boolean {
	return (
		cause instanceof Stripe.errors.StripeError &&
		cause.code === "resource_missing" &&
		(cause.param === "customer" || cause.message.startsWith("No such customer"))
	);
}
