import { type Context, Hono } from "hono";
import { type GoogleFailure, ReturnQuery, type SignInMethods } from "#contracts/sign-in.ts";
import { screens } from "#domain/base/screens.ts";
import { returnPath } from "#domain/business/account/return-path.ts";
import { googleSignIn } from "#worker/accounts/google.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { callerOf } from "#worker/http/caller-of.ts";
import { giveCookie, readCookie, takeCookie } from "#worker/http/cookies.ts";
import { limitAccountCalls } from "#worker/http/limit-calls.ts";
import { personCheckOf } from "#worker/http/require-person.ts";
import { sendEmailsSoon } from "#worker/http/send-emails.ts";
import { startSession } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { wantsSecondFactor } from "./second-step.ts";
import { signInWithGoogle } from "./sign-in-with-google.ts";

/** How long a visitor may take at Google, in milliseconds. */
const JOURNEY = 10 * 60_000;

/** Signing in with Google: out with a state and a PKCE challenge, back with a code. */
export const googleRoutes = new Hono<AppEnv>()
	.get("/auth/methods", (c) =>
		c.json<SignInMethods>(
			{ google: googleSignIn(c.env) !== null, personCheck: personCheckOf(c.env) },
			200,
		),
	)
	.get("/auth/google", limitAccountCalls, validate("query", ReturnQuery), (c) => {
		const google = googleSignIn(c.env);
		const next = returnPath(c.req.valid("query").next);
		if (!google) {
			return backToAuth(c, "off", next);
		}
		const journey = { state: c.var.world.token(), verifier: c.var.world.token() };
		const value = `${journey.state}.${journey.verifier}.${next}`;
		giveCookie(c, "google", { value, maxAge: JOURNEY });
		return c.redirect(google.address(journey).href);
	})
	.get("/auth/google/callback", limitAccountCalls, async (c) => {
		const [state, verifier, ...next] = readCookie(c, "google")?.split(".") ?? [];
		takeCookie(c, "google");
		if (googleSignIn(c.env) === null) {
			return backToAuth(c, "off");
		}
		const { code, error } = c.req.query();
		if (!state || !verifier || c.req.query("state") !== state) {
			return backToAuth(c, "failed");
		}
		if (error || !code) {
			return backToAuth(c, error === "access_denied" ? "cancelled" : "failed");
		}
		const outcome = await finish(c, code, verifier);
		if (typeof outcome === "string") {
			return backToAuth(c, outcome);
		}
		await startSession(c, outcome);
		const isHalf = await wantsSecondFactor(callerOf(c), outcome.user, c.env);
		sendEmailsSoon(c);
		const path = returnPath(next.join("."));
		return c.redirect(isHalf ? secondStepPath(path) : path);
	});

async function finish(c: Context<AppEnv>, code: string, verifier: string) {
	const caller = callerOf(c);
	try {
		const person = await googleSignIn(c.env)?.person(code, verifier, caller.now);
		return person ? await signInWithGoogle(caller, person) : "failed";
	} catch (cause) {
		log.error("signing in with Google failed", {
			requestId: c.var.requestId,
			cause: reasonOf(cause),
		});
		return "failed";
	}
}

/** To the form, which asks for the passkey; `next` as below. */
function secondStepPath(next: string): string {
	return `${screens.auth}?${new URLSearchParams({ step: "passkey", next })}`;
}

/** To the form, which says why; `next` is where anyone who signs in there wanted to go. */
function backToAuth(c: Context<AppEnv>, failure: GoogleFailure, next: string = screens.home) {
	const query = new URLSearchParams({
		google: failure,
		...(next === screens.home ? {} : { next }),
	});
	return c.redirect(`${screens.auth}?${query}`);
}
