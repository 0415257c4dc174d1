import { encodeBase64 } from "@oslojs/encoding";

/**
 * The policy of a page that other sites frame: one style, links that open a window of their own, and nothing else. Without `hosts` nobody may frame it.
 * Source: Content Security Policy Level 3, sections 6.1 to 6.4.
 */
export async function framePolicy(style: string, hosts: readonly string[]): Promise<string> {
	const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
	const ancestors = hosts.length === 0 ? ["'none'"] : hosts.map((host) => `https://${host}`);
	return [
		"default-src 'none'",
		`style-src 'sha256-${encodeBase64(new Uint8Array(hash))}'`,
		"base-uri 'none'",
		"form-action 'none'",
		"sandbox allow-popups allow-popups-to-escape-sandbox",
		`frame-ancestors ${ancestors.join(" ")}`,
	].join("; ");
}
