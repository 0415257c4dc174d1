import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import * as z from "zod";
import type { PersonCheck } from "#contracts/sign-in.ts";
import { TURNSTILE_HEADER } from "#domain/business/account/login.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { log } from "#worker/platform/log.ts";
import { Problem } from "#worker/platform/problem.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { sourceAddress } from "#worker/platform/source-address.ts";
import type { AppEnv } from "./app-env.ts";
import { baseOf } from "./base-of.ts";

/** Milliseconds for which a visitor waits for the verifier. */
const PATIENCE = 2_000;

/** Faults of what the visitor sent; every other code is a fault of ours or of the verifier's. Source: developers.cloudflare.com/turnstile/get-started/server-side-validation */
const VISITORS_FAULTS = [
	"missing-input-response",
	"invalid-input-response",
	"timeout-or-duplicate",
];

const Verified = z.object({
	success: z.boolean(),
	"error-codes": z.array(z.string()).default([]),
	hostname: z.string().optional(),
	action: z.string().optional(),
});

/** Cloudflare Turnstile where both keys and its address are set; null where nobody is asked. */
export function turnstileOf(env: Bindings) {
	const address = sourceAddress(env.TURNSTILE_URL);
	const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secret } = env;
	return address && siteKey && secret ? { address, siteKey, secret } : null;
}

/** What a form needs to ask whether a person fills it in. */
export function personCheckOf(env: Bindings): PersonCheck | null {
	const turnstile = turnstileOf(env);
	return (
		turnstile && {
			siteKey: turnstile.siteKey,
			script: `${turnstile.address}/turnstile/v0/api.js?render=explicit`,
		}
	);
}

/** Lets a handler be reached by what seems a person. `action` is the form's own name. @throws Problem `robot_suspected` */
export const requirePerson = (action: string) =>
	createMiddleware<AppEnv>(async (c, next) => {
		await refuseRobot(c, action);
		await next();
	});

/**
 * Refuses what the verifier takes for no person, or for one at another form or site. It is asked also where no token came along: a browser
 * that could not load the widget is let pass when the verifier is silent too, and then the limits hold alone.
 * @throws Problem `robot_suspected`
 */
export async function refuseRobot(c: Context<AppEnv>, action: string): Promise<void> {
	const verified = await verify(c);
	const isPerson =
		verified === null ||
		(verified.success
			? verified.action === action && verified.hostname === new URL(baseOf(c)).hostname
			: verified["error-codes"].some((code) => !VISITORS_FAULTS.includes(code)));
	if (!isPerson) {
		throw new Problem(
			"robot_suspected",
			"Please confirm that you are a person, then try again. If you see no box to tick, allow challenges.cloudflare.com.",
		);
	}
}

/** The verifier's answer; null where there is none to ask, or none in time that makes sense. */
async function verify(c: Context<AppEnv>): Promise<z.infer<typeof Verified> | null> {
	const turnstile = turnstileOf(c.env);
	if (turnstile === null) {
		return null;
	}
	const body = new URLSearchParams({
		secret: turnstile.secret,
		response: c.req.header(TURNSTILE_HEADER)?.slice(0, 2048) ?? "",
	});
	try {
		const response = await c.var.world.fetch(`${turnstile.address}/turnstile/v0/siteverify`, {
			method: "POST",
			body,
			signal: AbortSignal.timeout(PATIENCE),
		});
		const verified = Verified.parse(await response.json());
		const [fault] = verified["error-codes"].filter((code) => !VISITORS_FAULTS.includes(code));
		if (fault !== undefined) {
			log.error("Turnstile could not verify", { fault });
		}
		return verified;
	} catch (cause) {
		log.error("Turnstile gave no answer", { cause: reasonOf(cause) });
		return null;
	}
}
