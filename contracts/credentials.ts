import * as z from "zod";
import { EMAIL_MAX_LENGTH, EMAIL_WANTED } from "#domain/business/account/email.ts";
import {
	PASSWORD_LENGTH,
	PASSWORD_TOO_LONG,
	PASSWORD_TOO_SHORT,
	PASSWORD_WANTED,
} from "#domain/business/account/password.ts";
import { parseUsername, USERNAME_RULE } from "#domain/business/account/username.ts";
import { TypedLine } from "./typed-text.ts";

/** Answer of a call that returns no data: says in words that it was done. */
export type Done = { readonly message: string };

/** A username that may be taken. Names of people and places are wider; see `PersonName`. */
export const NewUsername = z
	.string("Enter a username")
	.max(200, USERNAME_RULE)
	.refine((typed) => parseUsername(typed) !== null, USERNAME_RULE);

/** An address that mail can be sent to, without line breaks or other control characters. */
export const Email = z
	.string("Enter an e-mail address")
	.trim()
	.max(EMAIL_MAX_LENGTH, "That address is too long")
	.pipe(z.email(EMAIL_WANTED));

/** A new password. The server also refuses the commonest ones. */
export const NewPassword = z
	.string(PASSWORD_TOO_SHORT)
	.min(PASSWORD_LENGTH.min, PASSWORD_TOO_SHORT)
	.max(PASSWORD_LENGTH.max, PASSWORD_TOO_LONG)
	.refine((typed) => typed.isWellFormed() && typed.trim() !== "", "Please choose another password");

/** An existing password. Only its length is checked, so that a refusal says nothing about the account. */
export const CurrentPassword = z
	.string(PASSWORD_WANTED)
	.min(1, PASSWORD_WANTED)
	.max(PASSWORD_LENGTH.max, PASSWORD_TOO_LONG);

/** A first or last name, empty when not given. */
export const PersonName = TypedLine({ max: [50, "At most 50 characters"] }).refine(
	(name) => !/[<>]/.test(name),
	"A name cannot hold these characters",
);

/** The secret part of a link in a mail. */
export const LinkToken = z.string().regex(/^[\w-]{20,100}$/, "This link is not whole");

/** POST /api/forgot-password: answers the same whether or not an account exists. */
export const ForgotPassword = z.object({ email: Email });
export type ForgotPassword = z.infer<typeof ForgotPassword>;

/** POST /api/reset-password: ends every session and spends the link. */
export const ResetPassword = z.object({ token: LinkToken, password: NewPassword });
export type ResetPassword = z.infer<typeof ResetPassword>;

/** GET /api/verify-reset-token/{token} and /api/verify-email/{token}. */
export const LinkParam = z.object({ token: LinkToken });
