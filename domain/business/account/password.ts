/** Length of a password in characters. The maximum bounds the cost of hashing a wrong one. Source: Rule ACCOUNT-1. */
export const PASSWORD_LENGTH = { min: 6, max: 200 } as const;

export const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_LENGTH.min} characters long`;
export const PASSWORD_TOO_LONG = `Password must be at most ${PASSWORD_LENGTH.max} characters long`;
/** What is told to anyone who left the field empty. */
export const PASSWORD_WANTED = "Enter your password";
/** Advice for anyone who chooses one. */
export const PASSWORD_ADVICE = `At least ${PASSWORD_LENGTH.min} characters; longer is stronger`;
export const PASSWORDS_DIFFER = "Passwords do not match";

/** Strength of a password as far as its form shows; only the server checks the list of common ones. */
export type PasswordStrength = "weak" | "fair" | "strong";

/**
 * A hint while typing, never a refusal. Length counts most, as NIST SP 800-63B (section 5.1.1) advises. A password of few different characters, or one that
 * contains its owner's username or e-mail name, is weak at any length.
 */
export function passwordStrength(password: string, personal: readonly string[]): PasswordStrength {
	const plain = password.toLowerCase();
	const different = new Set(plain).size;
	const telling = personal.some(
		(word) => word.length >= 3 && plain.includes(word.toLowerCase().split("@")[0] ?? ""),
	);
	if (password.length < 8 || different < 5 || telling) {
		return "weak";
	}
	const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password));
	return password.length >= 14 || (password.length >= 10 && kinds.length >= 3) ? "strong" : "fair";
}

/** The normalised form of a password that is hashed, so that every keyboard gives the same. Source: NIST SP 800-63B, 5.1.1.2. */
export function normalizePassword(password: string): string {
	return password.normalize("NFKC");
}
