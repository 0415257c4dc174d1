/** Codes that an account gets at once. Each opens it once where its passkeys are lost. */
export const RECOVERY_CODES = 10;

/** Passkeys that an account has at most. */
export const PASSKEYS = 10;

/** Letters of a code: 80 bits in base32, so its hash needs no salt of its own and no slow function. */
const LENGTH = 16;

/** Makes a code of its letters as it is shown and written down: "abcd-efgh-2345-mnop". */
export function formatRecoveryCode(letters: string): string {
	return (letters.slice(0, LENGTH).match(/.{4}/g) ?? []).join("-");
}

/** Reads a code as somebody typed it, with or without hyphens, spaces and capitals; null for what is none. */
export function parseRecoveryCode(typed: string): string | null {
	const letters = typed.toLowerCase().replaceAll(/[\s-]/g, "");
	return new RegExp(`^[a-z2-7]{${LENGTH}}$`).test(letters) ? formatRecoveryCode(letters) : null;
}
