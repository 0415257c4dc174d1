import type { Context, ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ProblemBody, ProblemCode } from "#contracts/problem.ts";
import { toProblem } from "#worker/db/database-fault.ts";
import { deployedVersion } from "#worker/platform/build.ts";
import { log } from "#worker/platform/log.ts";
import { Problem } from "#worker/platform/problem.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import type { AppEnv } from "./app-env.ts";
import { routeOf } from "./log-request.ts";

/** A new code without a status does not compile. */
const statusOf = {
	invalid_input: 400,
	invalid_postcode: 400,
	postcode_unknown: 404,
	postcode_terminated: 404,
	postcode_not_geographic: 422,
	postcode_not_covered: 422,
	certificate_unknown: 404,
	signed_out: 401,
	wrong_password: 401,
	second_factor: 401,
	proof_refused: 422,
	proof_outdated: 403,
	robot_suspected: 422,
	key_refused: 401,
	scope_missing: 403,
	key_reused: 422,
	password_missing: 422,
	cross_site: 403,
	taken: 409,
	password_refused: 422,
	link_invalid: 404,
	link_not_yours: 404,
	too_large: 413,
	unpaid: 402,
	already_paid: 409,
	price_changed: 409,
	report_closed: 409,
	share_gone: 404,
	note_changed: 409,
	home_changed: 409,
	owner_named: 409,
	payment_unavailable: 503,
	signature_invalid: 400,
	already_subscribed: 409,
	not_subscribed: 403,
	update_card: 409,
	verify_email: 403,
	trial_used: 409,
	card_declined: 402,
	promo_refused: 422,
	limit_reached: 422,
	not_enough_data: 422,
	setup_over: 409,
	guarantee_over: 422,
	cooling_off_over: 422,
	admins_only: 403,
	not_allowed: 422,
	live_keys_missing: 422,
	refresh_running: 409,
	review_outdated: 409,
	scheme_changed: 409,
	suggestion_decided: 409,
	not_a_portal: 422,
	not_a_listing: 422,
	listing_withdrawn: 404,
	listing_unreadable: 422,
	portal_blocks: 503,
	portal_silent: 503,
	import_off: 503,
	not_found: 404,
	rate_limited: 429,
	unavailable: 503,
	internal: 500,
} as const satisfies Record<ProblemCode, ContentfulStatusCode>;

/** What is refused on purpose, by us or by a portal: no one has to look into it. */
const REFUSALS: readonly ProblemCode[] = ["import_off", "portal_blocks", "portal_silent"];

/** Turns whatever was thrown into a refusal. What is no `Problem` is logged and never shown. */
export const onError: ErrorHandler<AppEnv> = (error, c) => {
	const problem = refusalOf(error);
	if (statusOf[problem.code] >= 500) {
		const write = REFUSALS.includes(problem.code) ? log.info : log.error;
		write(problem.message, {
			route: `${c.req.method} ${routeOf(c)}`,
			cause: reasonOf(problem.cause),
			stack: framesOf(problem.cause),
		});
	}
	return problemResponse(c, problem);
};

function refusalOf(error: Error): Problem {
	// Thrown by Hono itself for a body that is no JSON.
	return error instanceof HTTPException && error.status === 400
		? new Problem("invalid_input", "This request could not be read.", { cause: error })
		: toProblem(error);
}

/** Where an error was thrown, without its message: a failed query names the values it was given. */
function framesOf(cause: unknown): string | null {
	const frames = cause instanceof Error ? cause.stack?.match(/^\s+at .*$/gm) : null;
	return frames?.map((frame) => frame.trim()).join(" | ") ?? null;
}

export function problemResponse(c: Context<AppEnv>, problem: Problem): Response {
	if (problem.retryAfter !== undefined) {
		c.header("Retry-After", String(problem.retryAfter));
	}
	return c.json(problemBody(c, problem), statusOf[problem.code]);
}

/** A refusal as it is sent, for a call that answers more with it. */
export function problemBody(
	c: Context<AppEnv>,
	{
		code,
		message,
		fields,
		payment,
		current,
	}: Pick<Problem, "code" | "message" | "fields" | "payment" | "current">,
): ProblemBody {
	return {
		error: message,
		message,
		code,
		...(fields ? { fields } : {}),
		...(payment ? { payment } : {}),
		...(current === undefined ? {} : { current }),
		requestId: c.var.requestId,
		version: deployedVersion(c.env),
	};
}
