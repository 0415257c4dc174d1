import { createHash } from "node:crypto";
import Stripe from "stripe";
import { Problem } from "#worker/platform/problem.ts";

/** Milliseconds for which the same words begin the same thing. Stripe repeats even a failure for a key it has seen, so not for long. */
const SAME_FOR = 10 * 60_000;

/**
 * The key under which Stripe does a thing once. Every word that can vary must be in it: the same key with other words would be an error.
 * As a digest, because a key may not be longer than 255 characters.
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

/** The customer that something was asked for is there no more: somebody deleted them at the provider. */
export class CustomerGone extends Problem {}

/** What Stripe says of a failure is for our log alone, but for an address that it does not take. @throws Problem `unavailable` (a CustomerGone where that is why), `invalid_input` */
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

/** Who is not answered may have been heard. Each try of ours has the key or the state of the one before, so the next repeats nothing. */
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
