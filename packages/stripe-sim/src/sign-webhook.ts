import { hmac } from "@oslojs/crypto/hmac";
import { SHA256 } from "@oslojs/crypto/sha2";
import { encodeHexLowerCase } from "@oslojs/encoding";

const encoder = new TextEncoder();

/**
 * A `Stripe-Signature` header (docs.stripe.com/webhooks#verify-manually): HMAC-SHA256 over the time and the body.
 *
 * @param at seconds since 1970, by the receiver's clock.
 */
export function signWebhook(body: string, secret: string, at: number): string {
	const mac = hmac(SHA256, encoder.encode(secret), encoder.encode(`${at}.${body}`));
	return `t=${at},v1=${encodeHexLowerCase(mac)}`;
}
