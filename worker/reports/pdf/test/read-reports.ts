import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { someBareReport, someHmoReport } from "#domain/test/some-report.ts";
import { reportPdf } from "../report-pdf.ts";
import { body, page } from "../style.ts";
import { type Item, readPdf } from "./read-pdf.ts";

export const mark = { id: "LT-7F3K-92QD", createdAt: Date.UTC(2026, 10, 21, 9, 30) };

export const names = ["full", "hmo", "bare"] as const;

/** A full report, beside one of an HMO and one with little in it: the documents, and each as a PDF that was read. */
export async function readReports(full: ReportDocument) {
	const documents = { full, hmo: someHmoReport(), bare: someBareReport() };
	const pdfs = {
		full: await readPdf(reportPdf(documents.full, mark)),
		hmo: await readPdf(reportPdf(documents.hmo, mark)),
		bare: await readPdf(reportPdf(documents.bare, mark)),
	};
	return { documents, pdfs };
}

/** Whether it stands between head and foot of its page. */
export function isBody({ y }: Item): boolean {
	return y < page.height - body.top && y > page.height - body.bottom;
}
