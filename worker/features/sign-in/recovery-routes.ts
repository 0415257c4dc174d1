import { Hono } from "hono";
import { type Done, ForgotPassword, LinkParam, ResetPassword } from "#contracts/recovery.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { callerOf } from "#worker/http/caller.ts";
import { limitAccountCalls } from "#worker/http/limit-calls.ts";
import { sendLettersSoon } from "#worker/http/send-letters.ts";
import { requireUser, stopSession, viewerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import { askForReset } from "./ask-for-reset.ts";
import { resendVerification } from "./resend-verification.ts";
import { checkResetLink, resetPassword } from "./reset-password.ts";
import { verifyEmail } from "./verify-email.ts";

/** What is done by way of a link in a mail: a new password, and a confirmed address. */
export const recoveryRoutes = new Hono<AppEnv>()
	.post("/forgot-password", limitAccountCalls, validate("json", ForgotPassword), async (c) => {
		const done = await askForReset(callerOf(c), c.req.valid("json"));
		sendLettersSoon(c);
		return c.json<Done>(done, 200);
	})
	.get("/verify-reset-token/:token", limitAccountCalls, validate("param", LinkParam), async (c) =>
		c.json<Done>(await checkResetLink(callerOf(c), c.req.valid("param").token), 200),
	)
	.post("/reset-password", limitAccountCalls, validate("json", ResetPassword), async (c) => {
		const done = await resetPassword(callerOf(c), c.req.valid("json"));
		await stopSession(c);
		sendLettersSoon(c);
		return c.json<Done>(done, 200);
	})
	.get(
		"/verify-email/:token",
		limitAccountCalls,
		requireUser,
		validate("param", LinkParam),
		async (c) => {
			const done = await verifyEmail(callerOf(c), viewerOf(c), c.req.valid("param").token);
			sendLettersSoon(c);
			return c.json<Done>(done, 200);
		},
	)
	.post("/resend-verification", limitAccountCalls, requireUser, async (c) => {
		const done = await resendVerification(callerOf(c), viewerOf(c).user);
		sendLettersSoon(c);
		return c.json<Done>(done, 200);
	});
