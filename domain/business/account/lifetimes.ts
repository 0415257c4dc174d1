import { DAY, HOUR } from "../../base/calendar.ts";

/** Milliseconds without use after which a session ends. Source: Rule ACCOUNT-3. */
export const SESSION_IDLE = 30 * DAY;
/** Least milliseconds between two records of a session's use, and so the precision of its end. */
export const SESSION_NOTED = HOUR;
/** Milliseconds for which an account remembers a device after its last sign-in. */
export const DEVICE_KNOWN = 180 * DAY;
/** Milliseconds within which an authenticator answers what it was asked to sign. */
export const PASSKEY_CHALLENGE = HOUR / 12;
/** Milliseconds after the password within which the second factor finishes signing in. */
export const SIGN_IN_STEP = HOUR / 4;
/** Milliseconds for which a passkey that was shown allows a change of the account's passkeys. */
export const PROOF_FRESH = HOUR / 12;
/** Lifetime of a link to set a new password, in milliseconds. Source: Rule ACCOUNT-5. */
export const RESET_LINK = HOUR;
/** Lifetime of a link that confirms an e-mail address, in milliseconds. */
export const VERIFY_LINK = 24 * HOUR;
/** Milliseconds for which a failed sign-in counts against the limit. */
export const ATTEMPT_WINDOW = HOUR / 4;
/** Milliseconds for which requested mails count against the limit: the lifetime of their links. */
export const MAIL_WINDOW = HOUR;
