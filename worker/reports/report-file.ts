import type { Db } from "#worker/db/client.ts";
import { orUnavailable } from "#worker/db/or-unavailable.ts";
import { reportPdf } from "#worker/pdf/report-pdf.ts";
import { documentOf } from "./frozen-document.ts";
import { findFrozenReport, type ReportRow } from "./reports-repository.ts";

/** Where PDFs are made from and kept. */
export type PdfShelf = {
	readonly db: Db;
	readonly files: R2Bucket;
	/** Keeps work alive after the reader has gone. */
	readonly waitUntil: (work: Promise<unknown>) => void;
};

/** A PDF on its way to its reader. */
export type PdfFile = {
	readonly body: ReadableStream | Uint8Array<ArrayBuffer>;
	/** Bytes. */
	readonly size: number;
	/** "lettable-report-M14-5LL-2026-11-21.pdf". */
	readonly name: string;
};

/** The PDF of a report: as it was made once, or made now and kept when it is missing. Nobody waits for it to be kept. */
export async function openPdf(
	{ db, files, waitUntil }: PdfShelf,
	report: ReportRow,
): Promise<PdfFile> {
	const key = keyOf(report);
	const name = nameOf(report);
	const kept = await files.get(key);
	if (kept) {
		return { body: kept.body, size: kept.size, name };
	}
	const body = reportPdf(documentOf(await orUnavailable(findFrozenReport(db, report.id))), {
		id: report.id,
		createdAt: report.createdAt,
	});
	waitUntil(files.put(key, body, { httpMetadata: { contentType: "application/pdf" } }));
	return { body, size: body.byteLength, name };
}

/** Where a report's PDF is kept. A new methodology makes new reports, never a new text of an old one. */
function keyOf({ id, methodologyVersion }: Pick<ReportRow, "id" | "methodologyVersion">): string {
	return `reports/${id}/v${methodologyVersion}.pdf`;
}

function nameOf({ postcode, assessedOn }: Pick<ReportRow, "postcode" | "assessedOn">): string {
	return `lettable-report-${postcode.replaceAll(" ", "-")}-${assessedOn}.pdf`;
}
