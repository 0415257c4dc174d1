import { noSuchRoute, ok, type Question, type Reply } from "../exchange.ts";
import { type ServedFile, servedFile, serveFile } from "../served-file.ts";

const PAGE =
	"/economy/inflationandpriceindices/datasets/priceindexofprivaterentsukmonthlypricestatistics";
/** The day on which rents of May 2026 came out, and the edition before. */
const NEWEST = `${PAGE}/17june2026`;
const BEFORE = `${PAGE}/20may2026`;
const FILE = "priceindexofprivaterentsukmonthlypricestatistics13.xlsx";

let served: ServedFile | null = null;

/** The Price Index of Private Rents on the website of the Office for National Statistics: two of its pages as data, and the workbook of the newest edition. */
export function answerPrivateRents(question: Question, workbook: () => Uint8Array): Reply {
	const { path, query } = question;
	switch (path) {
		case `${PAGE}/data`:
			return ok({ type: "dataset_landing_page", datasets: [{ uri: BEFORE }, { uri: NEWEST }] });
		case `${NEWEST}/data`:
			return ok({ type: "dataset", downloads: [{ file: FILE }] });
		case "/file":
			return query.get("uri") === `${NEWEST}/${FILE}`
				? serveFile(question, workbookFile(workbook))
				: noSuchRoute;
		default:
			return noSuchRoute;
	}
}

function workbookFile(workbook: () => Uint8Array): ServedFile {
	served ??= servedFile(workbook(), {
		type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
		changed: "2026-06-17T08:30:00Z",
	});
	return served;
}
