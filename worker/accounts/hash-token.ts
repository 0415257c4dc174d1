import { sha256 } from "@oslojs/crypto/sha2";
import { encodeHexLowerCase } from "@oslojs/encoding";

/**
 * What is stored of a secret: its SHA-256 in hex. The secrets are 256 random bits, so nothing slower is needed, and anyone who
 * reads the table cannot use what stands there.
 */
export function hashToken(token: string): string {
	return encodeHexLowerCase(sha256(new TextEncoder().encode(token)));
}
