import { Hono } from "hono";
import type { Done } from "#contracts/credentials.ts";
import {
	type ClaimableReports,
	DownloadQuery,
	type PaidReport,
	type ReportMade,
	ReportParam,
	ReportRequest,
	type ReportToBuy,
	type ReportView,
} from "#contracts/report.ts";
import {
	type OwnReport,
	OwnReportChanges,
	type ReportList,
	ReportListQuery,
} from "#contracts/report-list.ts";
import { screens } from "#domain/base/screens.ts";
import { answerForStrangers } from "#domain/judgement/answer/answer.ts";
import { SAMPLE_REPORT_ID } from "#domain/site/example-postcodes.ts";
import { offerOfReport } from "#domain/telling/report/offer/offer.ts";
import { datesCalendar, planCalendar } from "#domain/telling/report/report-calendar.ts";
import type { Reader } from "#worker/accounts/caller.ts";
import { openBilling } from "#worker/billing/billing-context.ts";
import { connect, type Db } from "#worker/db/client.ts";
import { readAssessmentEdition } from "#worker/facts/facts-stamps.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { calendarResponse, planResponse } from "#worker/http/calendar-response.ts";
import { callerOf } from "#worker/http/caller.ts";
import { keptJson } from "#worker/http/kept-answers.ts";
import { limitAccountCalls, limitPurchases } from "#worker/http/limit-calls.ts";
import { answerPdf } from "#worker/http/pdf-response.ts";
import { gatheringOf } from "#worker/http/request-gathering.ts";
import { readerOf, requireUser, viewerOf } from "#worker/http/session.ts";
import { usageOf } from "#worker/http/usage.ts";
import { validate } from "#worker/http/validate.ts";
import { boundModel } from "#worker/platform/language-model.ts";
import { publicUrl } from "#worker/platform/source-address.ts";
import { narratorOf } from "#worker/reports/narrative/narrator.ts";
import { type UsageContext, usedToday } from "#worker/reports/note-use.ts";
import { isClaimable, isHeldBy, isOwnedBy, readable } from "#worker/reports/report-access.ts";
import { readFor } from "#worker/reports/report-position.ts";
import { readDocument } from "#worker/reports/report-snapshot.ts";
import { readTicks } from "#worker/reports/report-ticks.ts";
import { toCheckout, toPaidReport } from "#worker/reports/report-view.ts";
import { findReport } from "#worker/reports/reports-repository.ts";
import { changeReport } from "./change-report.ts";
import { claimReport, listClaimable } from "./claim-report.ts";
import { compareRoutes } from "./compare-routes.ts";
import { downloadReport } from "./download-report.ts";
import { generateFromPlan } from "./generate-from-plan.ts";
import { generateReport } from "./generate-report.ts";
import { readReportList } from "./list-reports.ts";
import { planRoutes } from "./plan-routes.ts";
import { readStated } from "./read-stated.ts";
import { reportCalendar } from "./report-calendar.ts";
import { openSamplePdf } from "./sample-pdf.ts";
import { composeSample, readSample } from "./sample-report.ts";

/** The report that anyone may read whole. It has no row, so to every other call about reports there is none of that number. */
const sampleRoutes = new Hono<AppEnv>()
	.get(`/reports/${SAMPLE_REPORT_ID}`, async (c) =>
		keptJson<PaidReport>(c, {
			what: "sample",
			edition: await readAssessmentEdition(connect(c.env.DB), c.var.world.now()),
			make: async () => ({ body: await readSample(gatheringOf(c)) }),
		}),
	)
	.get(`/reports/${SAMPLE_REPORT_ID}/dates.ics`, async (c) =>
		calendarResponse(datesCalendar(await composeSample(gatheringOf(c)))),
	)
	.get(`/reports/${SAMPLE_REPORT_ID}/plan.ics`, async (c) =>
		planResponse(planCalendar(await composeSample(gatheringOf(c)))),
	)
	.get(`/reports/${SAMPLE_REPORT_ID}/download`, (c) => {
		const gathering = gatheringOf(c);
		const { waitUntil } = gathering;
		const shelf = { files: c.env.FILES, publicUrl: publicUrl(c.env), waitUntil };
		const opened = composeSample(gathering).then((document) => openSamplePdf(shelf, document));
		return answerPdf(c, opened, screens.report.replace(":id", SAMPLE_REPORT_ID));
	});

/** Reports: made, listed, read, taken home. What is the reader's is decided by `worker/reports/report-access.ts`. */
export const reportRoutes = new Hono<AppEnv>()
	.route("/", sampleRoutes)
	.route("/", compareRoutes)
	.route("/", planRoutes)
	.post("/reports/generate", limitPurchases, validate("json", ReportRequest), async (c) => {
		const { user } = await readerOf(c);
		const context = {
			caller: callerOf(c),
			gathering: gatheringOf(c),
			narrator: narratorOf(boundModel(c.env, c.var.world.fetch)),
			user,
		};
		return c.json<ReportMade>(await generateReport(context, c.req.valid("json")), 201);
	})
	.post(
		"/reports/generate-subscription",
		requireUser,
		limitPurchases,
		validate("json", ReportRequest),
		async (c) => {
			const context = {
				caller: callerOf(c),
				gathering: gatheringOf(c),
				narrator: narratorOf(boundModel(c.env, c.var.world.fetch)),
				billing: openBilling(c.env, c.var.world),
				user: viewerOf(c).user,
			};
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

/** What is to be paid for, in view of anyone who may know of it. @throws Problem `not_found` */
async function readCheckout(db: Db, id: string, reader: Reader): Promise<ReportToBuy> {
	const report = readable(await findReport(db, id), reader);
	if (report.state !== "unpaid") {
		return { ...toCheckout(report), offer: null, answer: null, stated: null };
	}
	const [document, stated] = await Promise.all([readDocument(db, id), readStated(db, id)]);
	const { isSold, holds, lacks, questions, reason } = offerOfReport(document);
	return {
		...toCheckout(report),
		offer: { isSold, holds: [...holds], lacks: [...lacks], questions: [...questions], reason },
		answer: answerForStrangers(document.answer),
		stated,
	};
}

/**
 * A report: whole once it is paid for, and until then, or once it is closed, its checkout view and nothing else.
 * @throws Problem `not_found`
 */
async function readReport(context: UsageContext, id: string, reader: Reader): Promise<ReportView> {
	const report = readable(await findReport(context.db, id), reader);
	if (report.state !== "paid") {
		return { ...toCheckout(report), isPaid: false };
	}
	const { user } = reader;
	const tickable = isHeldBy(report, user);
	const [document, ticks] = await Promise.all([
		readFor(context.db, report, user),
		tickable ? readTicks(context.db, id) : [],
	]);
	usedToday(context, report);
	return toPaidReport(report, document, {
		claimable: isClaimable(report, user),
		isShared: false,
		shareable: isOwnedBy(report, user),
		tickable,
		ticks,
	});
}
