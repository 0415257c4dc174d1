import { londonMidnight } from "#domain/base/calendar.ts";
import { FILE_PREFIX } from "#domain/base/product.ts";
import { SAMPLE_REPORT_ID } from "#domain/site/example-postcodes.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { sampleMadeInWords } from "#domain/telling/report/offer/sample-words.ts";
import { VERSION } from "#worker/platform/build.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { SingleFlight } from "#worker/platform/single-flight.ts";
import type { PdfFile, PdfShelf } from "#worker/reports/report-file.ts";

/** What every key of a sample begins with. */
const PREFIX = "samples/";

/** One for the isolate: those who ask at the same moment have it drawn once. */
const singleFlight = new SingleFlight<Uint8Array<ArrayBuffer>>();

/**
 * The PDF of the sample report. Drawn once for what it says on a day, however often it is asked for; those of earlier days go when a new one
 * is kept.
 */
export async function openSamplePdf(
	{ files, publicUrl, waitUntil }: Omit<PdfShelf, "db">,
	document: ReportDocument,
): Promise<PdfFile> {
	const key = await keyOf(document);
	const name = nameOf(document);
	const kept = await files.get(key).catch(missed("read"));
	if (kept) {
		return { body: kept.body, size: kept.size, name };
	}
	const body = await singleFlight.share(key, {
		work: () => draw(document, publicUrl),
		after: (drawn) => keep(files, key, drawn).catch(missed("kept")),
		hold: waitUntil,
	});
	return { body, size: body.byteLength, name };
}

async function draw(document: ReportDocument, publicUrl: string): Promise<Uint8Array<ArrayBuffer>> {
	const { reportPdf } = await import("#worker/reports/pdf/report-pdf.ts");
	return reportPdf(document, {
		id: SAMPLE_REPORT_ID,
		createdAt: londonMidnight(document.day),
		remark: sampleMadeInWords(document),
		publicUrl,
	});
}

/** Made of the day, the versions and the content: facts that change within a day give another key. */
async function keyOf(document: ReportDocument): Promise<string> {
	const text = new TextEncoder().encode(JSON.stringify(document));
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
	return `${ofDay(document)}v${document.methodologyVersion}-${VERSION}-${digest.toHex().slice(0, 16)}.pdf`;
}

function ofDay({ day }: ReportDocument): string {
	return `${PREFIX}${day}/`;
}

async function keep(files: R2Bucket, key: string, drawn: Uint8Array<ArrayBuffer>): Promise<void> {
	await files.put(key, drawn, { httpMetadata: { contentType: "application/pdf" } });
	const { objects } = await files.list({ prefix: PREFIX });
	const today = key.slice(0, key.lastIndexOf("/"));
	const old = objects.filter((each) => !each.key.startsWith(today)).map((each) => each.key);
	if (old.length > 0) {
		await files.delete(old);
	}
}

/** Logs that the store failed. Without it the PDF is drawn for each request. */
function missed(what: string) {
	return (cause: unknown) => {
		log.error(`the sample's PDF could not be ${what}`, { reason: reasonOf(cause) });
		return null;
	};
}

function nameOf({ home, day }: ReportDocument): string {
	return `${FILE_PREFIX}-sample-report-${home.postcode.replaceAll(" ", "-")}-${day}.pdf`;
}
