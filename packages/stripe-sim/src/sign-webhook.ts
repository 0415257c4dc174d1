import { createHmac } from "node:crypto";

/**
 * A `Stripe-Signature` header (docs.stripe.com/webhooks#verify-manually): HMAC-SHA256 over the time and the body.
 *
 * @param at seconds since 1970, by the receiver's clock.
 */
export function signWebhook(body: string, secret: string, at: number): string {
	const mac = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
	return `t=${at},v1=${mac}`;
}
