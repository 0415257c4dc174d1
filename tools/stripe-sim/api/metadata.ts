import type Stripe from "stripe";
import { invalidRequest } from "./stripe-error.ts";

// docs.stripe.com/api/metadata
const MOST_KEYS = 50;
const LONGEST_KEY = 40;
const LONGEST_VALUE = 500;

/**
 * Metadata with what is given put over it: an empty value takes its key away, empty text takes all away.
 *
 * @throws {StripeError} beyond 50 keys of 40 characters with values of 500.
 */
export function mergeMetadata(
	metadata: Stripe.Metadata,
	given: Stripe.Emptyable<Stripe.MetadataParam> | undefined,
): Stripe.Metadata {
	if (!given) {
		return given === undefined ? metadata : {};
	}
	for (const [key, value] of Object.entries(given)) {
		if (key.length > LONGEST_KEY || String(value).length > LONGEST_VALUE) {
			throw invalidRequest(
				`Metadata keys can have up to ${LONGEST_KEY} characters and values up to ${LONGEST_VALUE}. Invalid key: ${key}`,
				{ param: "metadata" },
			);
		}
	}
	const merged = Object.entries({ ...metadata, ...given })
		.map(([key, value]) => [key, String(value ?? "")] as const)
		.filter(([, value]) => value !== "");
	if (merged.length > MOST_KEYS) {
		throw invalidRequest(`Metadata can have up to ${MOST_KEYS} keys.`, { param: "metadata" });
	}
	return Object.fromEntries(merged);
}
