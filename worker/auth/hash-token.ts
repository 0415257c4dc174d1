/**
 * What is stored of a secret: its SHA-256 in hex. The secrets are 256 random bits, so nothing slower is needed, and whoever
 * reads the table cannot use what stands there.
 */
export async function hashToken(token: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
	return new Uint8Array(digest).toHex();
}
