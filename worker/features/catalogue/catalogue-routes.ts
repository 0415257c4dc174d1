import { Hono } from "hono";
import type { ReportPrice } from "#contracts/report-price.ts";
import { connect } from "#worker/db/client.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readReportPrice } from "./read-report-price.ts";

/** What things cost. */
export const catalogueRoutes = new Hono<AppEnv>().get("/report-price", async (c) =>
	c.json<ReportPrice>(await readReportPrice(connect(c.env.DB)), 200),
);
