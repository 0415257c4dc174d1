import type { Fetch } from "#datasets/http/read-body.ts";
import { parseReply } from "#datasets/http/read-json.ts";
import { readJson } from "../http/read-json.ts";
import { DatasetPage, EditionPage, newestEdition, workbookAddress } from "./edition-links.ts";

const SOURCE = "privateRents";
const PAGE =
	"/economy/inflationandpriceindices/datasets/priceindexofprivaterentsukmonthlypricestatistics";
/** Seconds. The site rejects frequent requests and wants a pause. */
const PATIENCE = { longest: 60, usual: 8 };

export type PrivateRentsSource = {
	/** Address of the workbook of the newest edition: its name is another one each month. @throws SourceFault */
	readonly newestWorkbook: (signal: AbortSignal) => Promise<string>;
};

/** The Price Index of Private Rents on the website of the Office for National Statistics, found through the data in its pages. */
export function privateRents({
	baseUrl,
	fetch,
}: {
	baseUrl: string;
	fetch: Fetch;
}): PrivateRentsSource {
	const readPage = async (path: string, signal: AbortSignal) => {
		const url = `${baseUrl}${path}/data`;
		return (await readJson({ source: SOURCE, url, fetch, signal, patience: PATIENCE })).body;
	};
	return {
		async newestWorkbook(signal) {
			const dataset = parseReply(SOURCE, DatasetPage, await readPage(PAGE, signal));
			const edition = newestEdition(dataset);
			const page = parseReply(SOURCE, EditionPage, await readPage(edition, signal));
			return workbookAddress(baseUrl, edition, page);
		},
	};
}
