import { type Context, Hono } from "hono";
import { ReportParam } from "#contracts/report-asked.ts";
import { ScenarioChange, type ScenarioList, ScenarioParam } from "#contracts/report-scenario.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { callerOf } from "#worker/http/caller-of.ts";
import { limitAccountCalls } from "#worker/http/limit-calls.ts";
import { requireUser, viewerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import {
	addScenario,
	changeScenario,
	dropScenario,
	type Keeping,
	readScenarios,
} from "./manage-scenarios.ts";

/** The sums of a report as its owner would have them, kept by a name beside the document. */
export const scenarioRoutes = new Hono<AppEnv>()
	.use("/reports/:id/scenarios/*", limitAccountCalls, requireUser)
	.get("/reports/:id/scenarios", validate("param", ReportParam), async (c) =>
		c.json<ScenarioList>(await readScenarios(keepingOf(c), c.req.valid("param").id), 200),
	)
	.post(
		"/reports/:id/scenarios",
		validate("param", ReportParam),
		validate("json", ScenarioChange),
		async (c) => {
			const { id } = c.req.valid("param");
			return c.json<ScenarioList>(await addScenario(keepingOf(c), id, c.req.valid("json")), 201);
		},
	)
	.put(
		"/reports/:id/scenarios/:scenarioId",
		validate("param", ScenarioParam),
		validate("json", ScenarioChange),
		async (c) =>
			c.json<ScenarioList>(
				await changeScenario(keepingOf(c), c.req.valid("param"), c.req.valid("json")),
				200,
			),
	)
	.delete("/reports/:id/scenarios/:scenarioId", validate("param", ScenarioParam), async (c) =>
		c.json<ScenarioList>(await dropScenario(keepingOf(c), c.req.valid("param")), 200),
	);

function keepingOf(c: Context<AppEnv>): Keeping {
	return { caller: callerOf(c), user: viewerOf(c).user, env: c.env };
}
