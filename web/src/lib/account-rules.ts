import { EMAIL_WANTED, looksLikeEmail } from "#domain/business/account/email.ts";
import {
	PASSWORD_LENGTH,
	PASSWORD_TOO_SHORT,
	PASSWORD_WANTED,
} from "#domain/business/account/password.ts";
import { parseUsername, USERNAME_RULE } from "#domain/business/account/username.ts";

/** What a form asks of its fields before it is sent. The server asks the same, and more, in the same words. */

export const usernameRules = {
	validate: (typed: string) => parseUsername(typed) !== null || USERNAME_RULE,
};

export const emailRules = {
	validate: (typed: string) => looksLikeEmail(typed) || EMAIL_WANTED,
};

/** Rules for a password that is being chosen. */
export const newPasswordRules = {
	validate: (typed: string) => typed.length >= PASSWORD_LENGTH.min || PASSWORD_TOO_SHORT,
};

/** Rules for a password that exists already. */
export const passwordRules = { required: PASSWORD_WANTED };
