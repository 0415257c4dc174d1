import { emailKey, looksLikeEmail } from "./email.ts";

/** What is told to anyone who left the field empty. */
export const LOGIN_WANTED = "Enter your username or e-mail address";

/** Header in which a form sends what the widget that asks whether a person fills it in gave. Here, because a browser that reads contracts reads all of zod. */
export const TURNSTILE_HEADER = "turnstile-token";

/**
 * Lookup key of a typed login: an address or a username in a canonical spelling. Rate limits use it too, so that spelling variants, such as full-width
 * letters, give no extra attempts.
 */
export function loginKey(login: string): string {
	return looksLikeEmail(login) ? emailKey(login) : login.trim().normalize("NFKC").toLowerCase();
}
