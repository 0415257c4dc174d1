import { monthBefore } from "#datasets/house-prices/index-month.ts";
import { noSuchRoute, type Question, type Reply } from "../exchange.ts";
import { indexFile } from "../fixtures/house-price-index.ts";
import { type ServedFile, servedFile, serveFile } from "../served-file.ts";

const PATH = "/market-trend-data/house-price-index-data/UK-HPI-full-file-";
/** Months from that of an edition to that in which it is published. */
const LATE = 2;

const made = new Map<string, ServedFile>();

/** The newest full file of the UK House Price Index at Land Registry, and no other: that of two months ago. */
export function answerHousePriceIndex(question: Question): Reply {
	const thisMonth = new Date().toISOString().slice(0, 7);
	const newest = monthBefore(thisMonth, LATE);
	if (question.path !== `${PATH}${newest}.csv`) {
		return noSuchRoute;
	}
	const file =
		made.get(newest) ??
		servedFile(indexFile(newest), { type: "text/csv", changed: `${thisMonth}-01T09:30:00Z` });
	made.set(newest, file);
	return serveFile(question, file);
}
