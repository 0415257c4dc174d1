/** 256 random bits as base64url. */
export function randomToken(): string {
	return crypto
		.getRandomValues(new Uint8Array(32))
		.toBase64({ alphabet: "base64url", omitPadding: true });
}
