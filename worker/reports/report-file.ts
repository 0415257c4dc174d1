import { and, eq } from "drizzle-orm";
import { FILE_PREFIX } from "#domain/base/product.ts";
import { SHOWS_POSITION } from "#domain/telling/report/share-terms.ts";
import { hashToken } from "#worker/accounts/hash-token.ts";
import type { Db } from "#worker/db/client.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { hasPosition, readShown } from "./report-position.ts";
import { isOpen, type ReportRow } from "./reports-repository.ts";

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

/**
 * Returns the PDF of a report: the kept one, or one made now and kept without anyone waiting for it. The PDF at its owner's position (`withTax`) is another
 * file, for the owner and whom they chose to show it; without a position there is only the one.
 */
export async function openPdf(
	{ db, files, publicUrl, waitUntil }: PdfShelf,
	report: ReportRow,
	{ withTax }: { readonly withTax: boolean },
): Promise<PdfFile> {
	const isOwn = withTax && (await hasPosition(db, report.id));
	const { everybodys, own } = fileKeysOf(report);
	const key = isOwn ? own : everybodys;
	const name = nameOf(report);
	const kept = await files.get(key).catch(missed("read", report.id));
	if (kept) {
		return { body: kept.body, size: kept.size, name };
	}
	const document = await readShown(db, { id: report.id, withTax: isOwn });
	const { reportPdf } = await import("./pdf/report-pdf.ts");
	const body = reportPdf(document, {
		id: reportNumber(report),
		createdAt: report.createdAt,
		remark: isOwn ? SHOWS_POSITION : "",
		publicUrl,
	});
	const keep = async () => {
		await files.put(key, body, { httpMetadata: { contentType: "application/pdf" } });
		// It may have been closed and its PDFs dropped meanwhile, with its account: nothing would drop this one.
		const open = await db.$count(reports, and(eq(reports.id, report.id), isOpen));
		if (open === 0) {
			await files.delete(key);
		}
	};
	waitUntil(keep().catch(missed("kept", report.id)));
	return { body, size: body.byteLength, name };
}

/**
 * Where a report's PDFs are kept. The path holds a hash of the id, because keys stand in traces and the id of a report without an owner opens it. A new
 * methodology makes new reports, never a new text of an old one.
 */
export function fileKeysOf({
	id,
	methodologyVersion,
}: Pick<ReportRow, "id" | "methodologyVersion">) {
	const file = `reports/${hashToken(id)}/v${methodologyVersion}`;
	return { everybodys: `${file}.pdf`, own: `${file}-own.pdf` };
}

/** A report's number as it is printed: enough to name it to us, and not enough to open it, because a PDF is passed on. */
function reportNumber({ id }: Pick<ReportRow, "id">): string {
	return id.slice(4, 12);
}

/** Without its shelf a PDF is made each time it is asked for. */
function missed(what: string, report: string) {
	return (cause: unknown) => {
		log.error(`a PDF could not be ${what}`, { report, reason: reasonOf(cause) });
		return null;
	};
}

function nameOf({ postcode, assessedOn }: Pick<ReportRow, "postcode" | "assessedOn">): string {
	return `${FILE_PREFIX}-report-${postcode.replaceAll(" ", "-")}-${assessedOn}.pdf`;
}
