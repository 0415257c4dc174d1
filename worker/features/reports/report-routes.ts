import { type Context, Hono } from "hono";
import type { Done } from "#contracts/recovery.ts";
import {
	type ClaimableReports,
	type ReportList,
	ReportListQuery,
	type ReportMade,
	ReportParam,
	ReportRequest,
	type ReportToBuy,
	type ReportView,
} from "#contracts/report.ts";
import { openTill } from "#worker/billing/till.ts";
import { connect } from "#worker/db/client.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { callerOf } from "#worker/http/caller.ts";
import { limitPurchases } from "#worker/http/limit-calls.ts";
import { readerOf } from "#worker/http/reader.ts";
import { gatheringOf } from "#worker/http/request-gathering.ts";
import { requireUser, viewerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import { narratorOf } from "#worker/reports/narrative/narrator.ts";
import type { UseDesk } from "#worker/reports/note-use.ts";
import { claimReport, listClaimable } from "./claim-report.ts";
import { downloadReport } from "./download-report.ts";
import { generateFromPlan } from "./generate-from-plan.ts";
import { generateReport } from "./generate-report.ts";
import { readReportList } from "./list-reports.ts";
import { answerPdf } from "./pdf-answer.ts";
import { readCheckout, readReport } from "./read-report.ts";
import { sampleRoutes } from "./sample-routes.ts";

/** Reports: made, listed, read, taken home. What is the reader's is decided by `worker/reports/report-access.ts`. */
export const reportRoutes = new Hono<AppEnv>()
	.route("/", sampleRoutes)
	.post("/reports/generate", limitPurchases, validate("json", ReportRequest), async (c) => {
		const { user } = await readerOf(c);
		const desk = {
			caller: callerOf(c),
			gathering: gatheringOf(c),
			narrator: narratorOf(c.env),
			user,
		};
		return c.json<ReportMade>(await generateReport(desk, c.req.valid("json")), 201);
	})
	.post(
		"/reports/generate-subscription",
		requireUser,
		limitPurchases,
		validate("json", ReportRequest),
		async (c) => {
			const desk = {
				caller: callerOf(c),
				gathering: gatheringOf(c),
				narrator: narratorOf(c.env),
				till: openTill(c.env, c.var.world),
				user: viewerOf(c).user,
			};
			return c.json<ReportMade>(await generateFromPlan(desk, c.req.valid("json")), 201);
		},
	)
	.get("/reports/user", requireUser, validate("query", ReportListQuery), async (c) => {
		const { before, limit } = c.req.valid("query");
		const asked = { userId: viewerOf(c).user.id, before, limit };
		return c.json<ReportList>(await readReportList(connect(c.env.DB), asked), 200);
	})
	.get("/reports/claimable", requireUser, async (c) =>
		c.json<ClaimableReports>(await listClaimable(callerOf(c), viewerOf(c).user), 200),
	)
	.get("/reports/:id", validate("param", ReportParam), async (c) => {
		const { id } = c.req.valid("param");
		return c.json<ReportView>(await readReport(useDesk(c), id, await readerOf(c)), 200);
	})
	.get("/reports/:id/checkout", validate("param", ReportParam), async (c) => {
		const { id } = c.req.valid("param");
		return c.json<ReportToBuy>(await readCheckout(connect(c.env.DB), id, await readerOf(c)), 200);
	})
	.get("/reports/:id/download", validate("param", ReportParam), async (c) => {
		const { id } = c.req.valid("param");
		const shelf = { ...useDesk(c), files: c.env.FILES };
		return answerPdf(c, id, downloadReport(shelf, id, await readerOf(c)));
	})
	.post("/reports/:id/claim", requireUser, validate("param", ReportParam), async (c) =>
		c.json<Done>(await claimReport(callerOf(c), c.req.valid("param").id, viewerOf(c).user), 200),
	);

/** What a use of a report is noted with. */
function useDesk(c: Context<AppEnv>): UseDesk {
	return {
		db: connect(c.env.DB),
		now: c.var.world.now,
		waitUntil: (work) => c.executionCtx.waitUntil(work),
	};
}
