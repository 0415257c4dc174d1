import { type Context, Hono } from "hono";
import * as z from "zod";
import type { BatchCheck } from "#contracts/home-import.ts";
import type { AssessmentList } from "#contracts/open-door.ts";
import { AssessmentRequest } from "#contracts/open-door-asked.ts";
import type { Sunset } from "#contracts/sunsets.ts";
import { keyHolderOf, requireKey } from "#worker/http/api-key.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { baseOf } from "#worker/http/base-of.ts";
import { callerOf } from "#worker/http/caller-of.ts";
import { gatheringOf } from "#worker/http/request-gathering.ts";
import { viewerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import type { Allowance } from "./allowance.ts";
import { answerLines, wantsLines } from "./answer-list.ts";
import { assessHomes, type Door } from "./assess-homes.ts";
import type { Asker } from "./charge-once.ts";
import type { Lent } from "./lent.ts";
import { ownRoutes } from "./own-routes.ts";
import { placeRoutes } from "./place-routes.ts";
import { tellSunsets } from "./tell-sunsets.ts";

const IdempotencyKey = z.object({
	"idempotency-key": z
		.string()
		.regex(/^[\x21-\x7e]{1,100}$/, "An Idempotency-Key has 1 to 100 letters without spaces")
		.optional(),
});

/** The open door for programs, by a key of an account. Source: Rule API-1. */
export const openDoorRoutes = (lent: Lent, announced: readonly Sunset[]) =>
	new Hono<AppEnv>()
		.use("/v1/*", tellSunsets(announced))
		.post(
			"/v1/assessments",
			requireKey("assess"),
			validate("header", IdempotencyKey),
			validate("json", AssessmentRequest),
			async (c) => {
				const key = c.req.valid("header")["idempotency-key"] ?? null;
				const answered = await assessHomes(
					doorOf(c, lent, keyHolderOf(c)),
					c.req.valid("json"),
					key,
				);
				if (answered.allowance !== null) {
					tellAllowance(c, answered.allowance);
				}
				if (answered.isReplayed) {
					c.header("Idempotency-Replayed", "true");
				}
				const { body } = answered;
				return wantsLines(c) ? answerLines(c, body.homes) : c.json<AssessmentList>(body, 200);
			},
		)
		// Whoever is signed in checks a list by the same use case: `home-import` is guarded and counted where homes are.
		.post(
			"/home-import/check",
			validate("header", IdempotencyKey),
			validate("json", AssessmentRequest),
			async (c) => {
				const key = c.req.valid("header")["idempotency-key"] ?? null;
				const holder = { user: viewerOf(c).user, key: BY_HAND };
				const door = doorOf(c, lent, holder);
				const { body, allowance } = await assessHomes(door, c.req.valid("json"), key);
				return c.json<BatchCheck>({ ...body, allowance }, 200);
			},
		)
		.route("/", ownRoutes(lent))
		.route("/", placeRoutes(lent));

/** Stands for no key. */
const BY_HAND = { id: "", isTest: false } as const;

function doorOf(c: Context<AppEnv>, lent: Lent, holder: Asker): Door {
	return {
		writers: lent.writers,
		caller: callerOf(c),
		holder,
		gathering: gatheringOf(c),
		base: baseOf(c),
	};
}

/** Tells how the allowance of the period stands. Source: draft-ietf-httpapi-ratelimit-headers, sections 3 and 4. */
function tellAllowance(c: Context<AppEnv>, { used, limit, endsAt }: Allowance): void {
	const seconds = Math.max(0, Math.ceil((endsAt - c.var.world.now()) / 1_000));
	c.header("RateLimit-Policy", `"assessments";q=${limit}`);
	c.header("RateLimit", `"assessments";r=${Math.max(0, limit - used)};t=${seconds}`);
}
