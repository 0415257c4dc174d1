import { Hono } from "hono";
import { type PlanTicks, StepParam } from "#contracts/report.ts";
import { connect } from "#worker/db/client.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import { tickStep, untickStep } from "./tick-step.ts";

/** What is done with the plan of a report. */
export const planRoutes = new Hono<AppEnv>()
	.put("/reports/:id/plan/:stepId", validate("param", StepParam), async (c) => {
		const ticking = { db: connect(c.env.DB), now: c.var.world.now(), reader: await readerOf(c) };
		return c.json<PlanTicks>(await tickStep(ticking, c.req.valid("param")), 200);
	})
	.delete("/reports/:id/plan/:stepId", validate("param", StepParam), async (c) => {
		const ticking = { db: connect(c.env.DB), now: c.var.world.now(), reader: await readerOf(c) };
		return c.json<PlanTicks>(await untickStep(ticking, c.req.valid("param")), 200);
	});
