import { Hono } from "hono";
import * as z from "zod";
import { moveClock } from "#worker/platform/clock.ts";
import type { AppEnv } from "./app-env.ts";
import { validate } from "./validate.ts";

/**
 * Lets a journey see what happens when time has passed. Made by a function marked pure, so that a build that does not mount it
 * does not contain it.
 */
export const clockRoutes = /* @__PURE__ */ routes();

function routes() {
	/** `hours` from the real time. */
	const move = z.object({ hours: z.number() });
	return new Hono<AppEnv>().post("/__clock", validate("json", move), (c) => {
		moveClock(c.req.valid("json").hours * 3_600_000);
		return c.body(null, 204);
	});
}
