import { Hono } from "hono";
import type { PlanTicks } from "#contracts/report.ts";
import { ReportParam, StepParam } from "#contracts/report-asked.ts";
import { planCalendar } from "#domain/telling/report/report-calendar.ts";
import { connect } from "#worker/db/client.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { planResponse } from "#worker/http/calendar-response.ts";
import { readerOf } from "#worker/http/session.ts";
import { usageOf } from "#worker/http/usage.ts";
import { validate } from "#worker/http/validate.ts";
import { reportCalendar } from "./report-calendar.ts";
import { tickStep, untickStep } from "./tick-step.ts";

/** What is done with the plan of a report. */
export const planRoutes = new Hono<AppEnv>()
	.get("/reports/:id/plan.ics", validate("param", ReportParam), async (c) => {
		const { id } = c.req.valid("param");
		const wanted = { id, reader: await readerOf(c), of: planCalendar };
		return planResponse(await reportCalendar(usageOf(c), wanted));
	})
	.put("/reports/:id/plan/:stepId", validate("param", StepParam), async (c) => {
		const ticking = { db: connect(c.env.DB), now: c.var.world.now(), reader: await readerOf(c) };
		return c.json<PlanTicks>(await tickStep(ticking, c.req.valid("param")), 200);
	})
	.delete("/reports/:id/plan/:stepId", validate("param", StepParam), async (c) => {
		const ticking = { db: connect(c.env.DB), now: c.var.world.now(), reader: await readerOf(c) };
		return c.json<PlanTicks>(await untickStep(ticking, c.req.valid("param")), 200);
	});
