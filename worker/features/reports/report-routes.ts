import { type Context, Hono } from "hono";
import type { Done } from "#contracts/credentials.ts";
import type { ClaimableReports, ReportMade, ReportToBuy, ReportView } from "#contracts/report.ts";
import { DownloadQuery, ReportParam, ReportRequest } from "#contracts/report-asked.ts";
import {
	type OwnReport,
	OwnReportChanges,
	type ReportList,
	ReportListQuery,
} from "#contracts/report-list.ts";
import { screens } from "#domain/base/screens.ts";
import { datesCalendar } from "#domain/telling/report/report-calendar.ts";
import { openBilling } from "#worker/billing/billing-context.ts";
import { connect } from "#worker/db/client.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { calendarResponse } from "#worker/http/calendar-response.ts";
import { callerOf } from "#worker/http/caller-of.ts";
import { limitAccountCalls, limitPurchases } from "#worker/http/limit-calls.ts";
import { answerPdf } from "#worker/http/pdf-response.ts";
import { gatheringOf } from "#worker/http/request-gathering.ts";
import { readerOf, requireUser, viewerOf } from "#worker/http/session.ts";
import { usageOf } from "#worker/http/usage.ts";
import { validate } from "#worker/http/validate.ts";
import { boundModel } from "#worker/platform/language-model.ts";
import { publicUrl } from "#worker/platform/source-address.ts";
import { narratorOf } from "#worker/reports/narrative/narrator.ts";
import { changeReport } from "./change-report.ts";
import { claimReport, listClaimable } from "./claim-report.ts";
import { compareRoutes } from "./compare-routes.ts";
import { downloadReport } from "./download-report.ts";
import { generateFromPlan } from "./generate-from-plan.ts";
import { generateReport } from "./generate-report.ts";
import { readReportList } from "./list-reports.ts";
import { planRoutes } from "./plan-routes.ts";
import { readCheckout } from "./read-checkout.ts";
import { readReport } from "./read-report.ts";
import { reportCalendar } from "./report-calendar.ts";
import { sampleRoutes } from "./sample-routes.ts";

/** Reports: made, listed, read, taken home. What is the reader's is decided by `worker/reports/report-access.ts`. */
export const reportRoutes = new Hono<AppEnv>()
	.route("/", sampleRoutes)
	.route("/", compareRoutes)
	.route("/", planRoutes)
	.post("/reports/generate", limitPurchases, validate("json", ReportRequest), async (c) => {
		const context = { ...makingOf(c), user: (await readerOf(c)).user };
		return c.json<ReportMade>(await generateReport(context, c.req.valid("json")), 201);
	})
	.post(
		"/reports/generate-subscription",
		requireUser,
		limitPurchases,
		validate("json", ReportRequest),
		async (c) => {
			const billing = openBilling(c.env, c.var.world);
			const context = { ...makingOf(c), billing, user: viewerOf(c).user };
			return c.json<ReportMade>(await generateFromPlan(context, c.req.valid("json")), 201);
		},
	)
	.get("/reports/user", requireUser, validate("query", ReportListQuery), async (c) => {
		const wanted = { ...c.req.valid("query"), userId: viewerOf(c).user.id };
		return c.json<ReportList>(await readReportList(connect(c.env.DB), wanted), 200);
	})
	.get("/reports/claimable", requireUser, async (c) =>
		c.json<ClaimableReports>(await listClaimable(callerOf(c), viewerOf(c).user), 200),
	)
	.get("/reports/:id", validate("param", ReportParam), async (c) => {
		const { id } = c.req.valid("param");
		return c.json<ReportView>(await readReport(usageOf(c), id, await readerOf(c)), 200);
	})
	.patch(
		"/reports/:id",
		requireUser,
		limitAccountCalls,
		validate("param", ReportParam),
		validate("json", OwnReportChanges),
		async (c) => {
			const report = { id: c.req.valid("param").id, userId: viewerOf(c).user.id };
			return c.json<OwnReport>(await changeReport(callerOf(c), report, c.req.valid("json")), 200);
		},
	)
	.get("/reports/:id/checkout", validate("param", ReportParam), async (c) => {
		const { id } = c.req.valid("param");
		return c.json<ReportToBuy>(await readCheckout(connect(c.env.DB), id, await readerOf(c)), 200);
	})
	.get(
		"/reports/:id/download",
		validate("param", ReportParam),
		validate("query", DownloadQuery),
		async (c) => {
			const { id } = c.req.valid("param");
			const withTax = c.req.valid("query").tax === "own";
			const shelf = { ...usageOf(c), files: c.env.FILES, publicUrl: publicUrl(c.env) };
			const opened = downloadReport(shelf, { id, withTax }, await readerOf(c));
			return answerPdf(c, opened, screens.report.replace(":id", id));
		},
	)
	.get("/reports/:id/dates.ics", validate("param", ReportParam), async (c) => {
		const { id } = c.req.valid("param");
		const wanted = { id, reader: await readerOf(c), of: datesCalendar };
		return calendarResponse(await reportCalendar(usageOf(c), wanted));
	})
	.post("/reports/:id/claim", requireUser, validate("param", ReportParam), async (c) =>
		c.json<Done>(await claimReport(callerOf(c), c.req.valid("param").id, viewerOf(c).user), 200),
	);

/** What every report is made with. */
const makingOf = (c: Context<AppEnv>) => ({
	caller: callerOf(c),
	gathering: gatheringOf(c),
	narrator: narratorOf(boundModel(c.env, c.var.world.fetch)),
});
