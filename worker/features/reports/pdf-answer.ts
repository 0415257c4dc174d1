import type { Context } from "hono";
import { screens } from "#domain/screens.ts";
import { toProblem } from "#worker/db/database-fault.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import type { PdfFile } from "#worker/reports/report-file.ts";

/** Answers with the PDF of a report. A refusal leads a tab that was opened from a mail to the screen, which says what to do. */
export async function answerPdf(
	c: Context<AppEnv>,
	id: string,
	opened: Promise<PdfFile>,
): Promise<Response> {
	try {
		return pdfResponse(await opened);
	} catch (cause) {
		if (toProblem(cause).code !== "internal" && c.req.header("accept")?.includes("text/html")) {
			return c.redirect(screens.report.replace(":id", id));
		}
		throw cause;
	}
}

function pdfResponse({ body, size, name }: PdfFile): Response {
	return new Response(body, {
		headers: {
			"Content-Type": "application/pdf",
			"Content-Length": String(size),
			"Content-Disposition": `inline; filename="${name}"`,
		},
	});
}
