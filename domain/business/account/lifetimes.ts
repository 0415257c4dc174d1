import { DAY, HOUR } from "../../base/calendar.ts";

/** A session ends after so long without use, in milliseconds. Source: Rule ACCOUNT-3. */
export const SESSION_IDLE = 30 * DAY;
/** Use of a session is noted at most so often, in milliseconds: its end is exact to this. */
export const SESSION_NOTED = HOUR;
/** A device is known to an account for so long after it last signed in there, in milliseconds. */
export const DEVICE_KNOWN = 180 * DAY;
/** A link to set a new password works so long, in milliseconds. Source: Rule ACCOUNT-5. */
export const RESET_LINK = HOUR;
/** A link that confirms an e-mail address works so long, in milliseconds. */
export const VERIFY_LINK = 24 * HOUR;
/** Attempts to guess count for so long, in milliseconds. */
export const ATTEMPT_WINDOW = HOUR / 4;
/** Mails that were asked for count for so long, in milliseconds: as long as the links in them work. */
export const MAIL_WINDOW = HOUR;
