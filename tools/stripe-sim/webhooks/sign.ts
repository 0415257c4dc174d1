const encoder = new TextEncoder();

/**
 * A `Stripe-Signature` header (docs.stripe.com/webhooks#verify-manually): HMAC-SHA256 over the time and the body.
 *
 * @param at seconds since 1970, by the receiver's clock.
 */
export async function signWebhook(body: string, secret: string, at: number): Promise<string> {
	const algorithm = { name: "HMAC", hash: "SHA-256" };
	const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, [
		"sign",
	]);
	const mac = await crypto.subtle.sign("HMAC", key, encoder.encode(`${at}.${body}`));
	const hex = Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, "0")).join(
		"",
	);
	return `t=${at},v1=${hex}`;
}
