import { Hono } from "hono";
import type { User } from "#contracts/account.ts";
import type { Done } from "#contracts/credentials.ts";
import type { SecondFactorWanted } from "#contracts/second-factor.ts";
import { Login, LoginQuery, Register } from "#contracts/sign-in.ts";
import { screens } from "#domain/base/screens.ts";
import { returnPath } from "#domain/business/account/return-path.ts";
import { toUser } from "#worker/accounts/to-user.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { callerOf } from "#worker/http/caller-of.ts";
import { readCookie } from "#worker/http/cookies.ts";
import { limitAccountCalls } from "#worker/http/limit-calls.ts";
import { refuseRobot, requirePerson, turnstileOf } from "#worker/http/require-person.ts";
import { sendEmailsSoon } from "#worker/http/send-emails.ts";
import { requireUser, startSession, stopSession, viewerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import { openAccount } from "./open-account.ts";
import { wantsSecondFactor } from "./second-step.ts";
import { signIn } from "./sign-in.ts";

/** Who is signed in; signing in, signing up and signing out. */
export const signInRoutes = new Hono<AppEnv>()
	.get("/user", requireUser, (c) => c.json<User>(toUser(viewerOf(c).user, c.env), 200))
	.post(
		"/register",
		limitAccountCalls,
		validate("json", Register),
		requirePerson("sign-up"),
		async (c) => {
			const { user, token } = await openAccount(callerOf(c), c.req.valid("json"));
			await startSession(c, { user, token });
			sendEmailsSoon(c);
			return c.json<User>(toUser(user, c.env), 201);
		},
	)
	.post("/login", limitAccountCalls, validate("json", Login), async (c) => {
		const device = readCookie(c, "device");
		const { user, token } = await signIn(callerOf(c), c.req.valid("json"), {
			device,
			refuseRobot: turnstileOf(c.env) && (() => refuseRobot(c, "sign-in")),
		});
		await startSession(c, { user, token });
		const isHalf = await wantsSecondFactor(callerOf(c), user, c.env);
		sendEmailsSoon(c);
		return c.json<User | SecondFactorWanted>(
			isHalf ? { wantsSecondFactor: true } : toUser(user, c.env),
			200,
		);
	})
	.get("/login", validate("query", LoginQuery), (c) => {
		const { next: asked, tab } = c.req.valid("query");
		const next = returnPath(asked);
		const query = new URLSearchParams({
			...(next === screens.home ? {} : { next }),
			...(tab ? { tab } : {}),
		});
		return c.redirect(query.size > 0 ? `${screens.auth}?${query}` : screens.auth);
	})
	.post("/logout", async (c) => {
		await stopSession(c);
		return c.json<Done>({ message: "You have been logged out successfully." }, 200);
	});
