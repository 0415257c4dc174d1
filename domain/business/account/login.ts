import { emailKey, looksLikeEmail } from "./email.ts";

/** What is told to anyone who left the field empty. */
export const LOGIN_WANTED = "Enter your username or e-mail address";

/**
 * What was typed to sign in, as accounts are found by it: an address or a username, in the one spelling that all its spellings
 * share. Limits count by it too, so that no one has more tries by writing a name in wide letters.
 */
export function loginKey(login: string): string {
	return looksLikeEmail(login) ? emailKey(login) : login.trim().normalize("NFKC").toLowerCase();
}
