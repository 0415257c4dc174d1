/** The longest address that mail systems carry, in characters. Source: RFC 5321, section 4.5.3.1.3. */
export const EMAIL_MAX_LENGTH = 254;

/** Refusal of text that is not an address. */
export const EMAIL_WANTED = "Enter an e-mail address like name@example.com";

/** Comparison key of an address; case is ignored. Source: Rule ACCOUNT-4. */
export function emailKey(email: string): string {
	return email.trim().toLowerCase();
}

/** Whether a login was typed as an e-mail address rather than as a username, which never holds an `@`. */
export function looksLikeEmail(login: string): boolean {
	return login.includes("@");
}
