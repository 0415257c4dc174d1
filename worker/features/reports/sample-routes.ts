import { Hono } from "hono";
import type { PaidReport } from "#contracts/report.ts";
import { SAMPLE_REPORT_ID } from "#domain/site/example-postcodes.ts";
import { samplePage } from "#domain/site/public-pages.ts";
import { datesCalendar, planCalendar } from "#domain/telling/report/report-calendar.ts";
import { connect } from "#worker/db/client.ts";
import { readAssessmentEdition } from "#worker/facts/facts-stamps.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { calendarResponse, planResponse } from "#worker/http/calendar-response.ts";
import { keptJson } from "#worker/http/kept-answers.ts";
import { answerPdf } from "#worker/http/pdf-response.ts";
import { gatheringOf } from "#worker/http/request-gathering.ts";
import { publicUrl } from "#worker/platform/source-address.ts";
import { openSamplePdf } from "./sample-pdf.ts";
import { composeSample, readSample } from "./sample-report.ts";

/** The report that anyone may read whole. It has no row, so to every other call about reports there is none of that number. */
export const sampleRoutes = new Hono<AppEnv>()
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
		return answerPdf(c, opened, samplePage.path);
	});
