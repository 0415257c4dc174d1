import { Hono } from "hono";
import type { PaidReport } from "#contracts/report.ts";
import { SAMPLE_REPORT_ID } from "#domain/example-postcodes.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { gatheringOf } from "#worker/http/request-gathering.ts";
import { answerPdf } from "./pdf-answer.ts";
import { openSamplePdf } from "./sample-pdf.ts";
import { composeSample, readSample } from "./sample-report.ts";

/** The report that anyone may read whole. It has no row, so to every other call about reports there is none of that number. */
export const sampleRoutes = new Hono<AppEnv>()
	.get(`/reports/${SAMPLE_REPORT_ID}`, async (c) =>
		c.json<PaidReport>(await readSample(gatheringOf(c)), 200),
	)
	.get(`/reports/${SAMPLE_REPORT_ID}/download`, (c) => {
		const gathering = gatheringOf(c);
		const shelf = { files: c.env.FILES, waitUntil: gathering.waitUntil };
		const opened = composeSample(gathering).then((document) => openSamplePdf(shelf, document));
		return answerPdf(c, SAMPLE_REPORT_ID, opened);
	});
