import { FILE_PREFIX } from "#domain/product.ts";
import type { Db } from "#worker/db/client.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { reportPdf } from "./pdf/report-pdf.ts";
import { readDocument } from "./report-snapshot.ts";
import type { ReportRow } from "./reports-repository.ts";

/** Where PDFs are made from and kept. */
export type PdfShelf = {
	readonly db: Db;
	readonly files: R2Bucket;
	/** Where the product is found, for what in the file leads back to it; empty while it is not set. */
	readonly publicUrl: string;
	/** Keeps work alive after the reader has gone. */
	readonly waitUntil: (work: Promise<unknown>) => void;
};

/** A PDF on its way to its reader. */
export type PdfFile = {
	readonly body: ReadableStream | Uint8Array<ArrayBuffer>;
	/** Bytes. */
	readonly size: number;
	/** "…-report-M14-5LL-2026-11-21.pdf", after the product's name. */
	readonly name: string;
};

/** The PDF of a report: as it was made once, or made now and kept when it is missing. No one waits for it to be kept. */
export async function openPdf(
	{ db, files, publicUrl, waitUntil }: PdfShelf,
	report: ReportRow,
): Promise<PdfFile> {
	const key = fileKeyOf(report);
	const name = nameOf(report);
	const kept = await files.get(key).catch(missed("read", report.id));
	if (kept) {
		return { body: kept.body, size: kept.size, name };
	}
	const body = reportPdf(await readDocument(db, report.id), {
		id: reportNumber(report),
		createdAt: report.createdAt,
		publicUrl,
	});
	waitUntil(
		files
			.put(key, body, { httpMetadata: { contentType: "application/pdf" } })
			.catch(missed("kept", report.id)),
	);
	return { body, size: body.byteLength, name };
}

/** Where a report's PDF is kept. A new methodology makes new reports, never a new text of an old one. */
export function fileKeyOf({
	id,
	methodologyVersion,
}: Pick<ReportRow, "id" | "methodologyVersion">): string {
	return `reports/${id}/v${methodologyVersion}.pdf`;
}

/** A report's number as it is printed: enough to name it to us, and not enough to open it, because a PDF is passed on. */
function reportNumber({ id }: Pick<ReportRow, "id">): string {
	return id.slice(4, 12);
}

/** Without its shelf a PDF is made each time it is asked for. */
function missed(what: string, report: string) {
	return (cause: unknown) => {
		log.error(`a PDF could not be ${what}`, {
			report: report.slice(0, 12),
			reason: reasonOf(cause),
		});
		return null;
	};
}

function nameOf({ postcode, assessedOn }: Pick<ReportRow, "postcode" | "assessedOn">): string {
	return `${FILE_PREFIX}-report-${postcode.replaceAll(" ", "-")}-${assessedOn}.pdf`;
}
