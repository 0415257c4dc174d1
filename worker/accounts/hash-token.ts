import { createHash } from "node:crypto";

/**
 * Returns what is stored of a secret: its SHA-256 in hex. A secret is 256 random
 * bits, so nothing slower is needed, and a reader of the table cannot use the hash.
 */
export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}
