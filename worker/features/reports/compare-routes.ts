import { Hono } from "hono";
import { ComparisonQuery, type ReportComparison } from "#contracts/report-comparison.ts";
import { screens } from "#domain/base/screens.ts";
import { connect } from "#worker/db/client.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { limitAccountCalls } from "#worker/http/limit-calls.ts";
import { answerPdf } from "#worker/http/pdf-response.ts";
import { requireUser, viewerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import { downloadComparison, readComparison } from "./compare-reports.ts";

/** Reports of the viewer's side by side. They stand before the routes that name one report. */
export const compareRoutes = new Hono<AppEnv>()
	.get(
		"/reports/compare",
		requireUser,
		limitAccountCalls,
		validate("query", ComparisonQuery),
		async (c) => {
			const wanted = { userId: viewerOf(c).user.id, withTax: true, ...c.req.valid("query") };
			return c.json<ReportComparison>(await readComparison(connect(c.env.DB), wanted), 200);
		},
	)
	.get(
		"/reports/compare/download",
		requireUser,
		limitAccountCalls,
		validate("query", ComparisonQuery),
		(c) => {
			const { ids } = c.req.valid("query");
			const wanted = { userId: viewerOf(c).user.id, ids };
			const opened = downloadComparison(connect(c.env.DB), wanted, c.var.world.now());
			return answerPdf(c, opened, `${screens.reportComparison}?ids=${ids.join(",")}`);
		},
	);
