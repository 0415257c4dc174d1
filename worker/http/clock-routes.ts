import { Hono } from "hono";
import * as z from "zod";
import { moveClock } from "#worker/platform/clock.ts";
import type { AppEnv } from "./app-env.ts";
import { validate } from "./validate.ts";

/** `hours` from the real time. */
const Move = z.object({ hours: z.number() });

/** Lets a journey see what happens when time has passed. Only where simulators are allowed. */
export const clockRoutes = new Hono<AppEnv>().post("/__clock", validate("json", Move), (c) => {
	moveClock(c.req.valid("json").hours * 3_600_000);
	return c.body(null, 204);
});
