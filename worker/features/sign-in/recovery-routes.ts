import { Hono } from "hono";
import { type Done, ForgotPassword, LinkParam, ResetPassword } from "#contracts/credentials.ts";
import { emailKey } from "#domain/business/account/email.ts";
import { countAttempt } from "#worker/accounts/attempts.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { callerOf } from "#worker/http/caller-of.ts";
import { limitAccountCalls } from "#worker/http/limit-calls.ts";
import { sendEmailsSoon } from "#worker/http/send-emails.ts";
import { requireUser, stopSession, viewerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import { enqueueFor, enqueueTo } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { checkResetLink, resetPassword } from "./reset-password.ts";
import { verifyEmail } from "./verify-email.ts";

/** What is done by way of a link in a mail: a new password, and a confirmed address. */
export const recoveryRoutes = new Hono<AppEnv>()
	.post("/forgot-password", limitAccountCalls, validate("json", ForgotPassword), async (c) => {
		const done = await askForReset(callerOf(c), c.req.valid("json"));
		sendEmailsSoon(c);
		return c.json<Done>(done, 200);
	})
	.get("/verify-reset-token/:token", limitAccountCalls, validate("param", LinkParam), async (c) =>
		c.json<Done>(await checkResetLink(callerOf(c), c.req.valid("param").token), 200),
	)
	.post("/reset-password", limitAccountCalls, validate("json", ResetPassword), async (c) => {
		const done = await resetPassword(callerOf(c), c.req.valid("json"));
		await stopSession(c);
		sendEmailsSoon(c);
		return c.json<Done>(done, 200);
	})
	.get(
		"/verify-email/:token",
		limitAccountCalls,
		requireUser,
		validate("param", LinkParam),
		async (c) => {
			const done = await verifyEmail(callerOf(c), viewerOf(c), c.req.valid("param").token);
			sendEmailsSoon(c);
			return c.json<Done>(done, 200);
		},
	)
	.post("/resend-verification", limitAccountCalls, requireUser, async (c) => {
		const done = await resendVerification(callerOf(c), viewerOf(c).user);
		sendEmailsSoon(c);
		return c.json<Done>(done, 200);
	});

/**
 * Notes that a link was asked for. Looks up the account only when the email is written, after the
 * answer has gone: neither the answer nor its timing tells whether an account has the address.
 * @throws Problem `rate_limited`, alike for every address
 */
async function askForReset(caller: Caller, { email }: ForgotPassword): Promise<Done> {
	await countAttempt(caller, "mail", emailKey(email));
	await enqueueTo(caller.db, {
		id: newId("let", caller.token),
		kind: "reset_password",
		recipient: email,
		now: caller.now,
	});
	return {
		message:
			"If an account exists for this address, a link to set a new password will arrive. It expires in 1 hour.",
	};
}

/** Sends the link again, to the address that waits for it. @throws Problem `rate_limited` */
async function resendVerification(caller: Caller, user: UserRow): Promise<Done> {
	const recipient = user.pendingEmail ?? (user.verifiedAt === null ? user.email : null);
	if (recipient === null) {
		return { message: "Your e-mail address is verified already." };
	}
	await countAttempt(caller, "mail", emailKey(recipient));
	await enqueueFor(caller.db, {
		id: newId("let", caller.token),
		kind: "verify_email",
		userId: user.id,
		recipient,
		now: caller.now,
	});
	return { message: `We sent a link to ${recipient}. It works for 24 hours.` };
}
