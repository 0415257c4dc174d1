import * as z from "zod";
import { EMAIL_MAX_LENGTH } from "#domain/business/account/email.ts";
import { LOGIN_WANTED } from "#domain/business/account/login.ts";
import { CurrentPassword, Email, NewPassword, NewUsername, PersonName } from "./credentials.ts";

/** POST /api/login: `username` may be an e-mail address. Answers `User`. */
export const Login = z.object({
	username: z
		.string(LOGIN_WANTED)
		.trim()
		.min(1, LOGIN_WANTED)
		.max(EMAIL_MAX_LENGTH, "That is too long to be a username or an e-mail address"),
	password: CurrentPassword,
});
export type Login = z.infer<typeof Login>;

/** POST /api/register: opens an account and signs in. Answers `User` with 201. */
export const Register = z.object({
	username: NewUsername,
	email: Email,
	password: NewPassword,
	firstName: PersonName.optional(),
	lastName: PersonName.optional(),
});
export type Register = z.infer<typeof Register>;

/** Where the widget comes from that tells people from machines, and our name for it there. */
export type PersonCheck = { readonly siteKey: string; readonly script: string };

/** GET /api/auth/methods: ways of signing in besides a password, and what asks whether a person fills a form in; null where nothing does. */
export type SignInMethods = {
	readonly google: boolean;
	readonly personCheck: PersonCheck | null;
};

/** Where to go after signing in: a path of our own, in the query of /auth and of the calls behind it. */
export const ReturnQuery = z.object({ next: z.string().max(500).optional() });

/** GET /api/login: `tab` names the tab of /auth to open, if any. */
export const LoginQuery = ReturnQuery.extend({
	tab: z.enum(["sign-in", "sign-up"]).optional().catch(undefined),
});

/** Why signing in with Google led back to /auth without a session; `off` where it is not set up. */
export const googleFailures = ["off", "cancelled", "failed", "unverified", "taken"] as const;
export type GoogleFailure = (typeof googleFailures)[number];
