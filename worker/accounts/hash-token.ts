import { createHash } from "node:crypto";

/**
 * What is stored of a secret: its SHA-256 in hex. The secrets are 256 random bits, so nothing slower is needed, and anyone who
 * reads the table cannot use what stands there.
 */
export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}
