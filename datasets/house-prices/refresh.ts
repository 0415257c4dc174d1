import { findPublishedFile } from "#datasets/http/published-files.ts";
import { SourceFault } from "#datasets/http/source-fault.ts";
import type { PublishedFile } from "#datasets/ingest/files/published-file.ts";
import { monthBefore } from "#domain/base/calendar.ts";
import { connectPublisher } from "../ingest/publisher.ts";
import type { DatasetRefreshContext, Refresh } from "../ingest/refresh.ts";
import { housePricesImporter } from "./house-prices-importer.ts";
import { housePrices } from "./spec.ts";

/** An edition is published about seven weeks after its month; late ones take longer. */
const MONTHS_BACK = 5;
/** The file server answers 403 for a missing file, because clients may not list its files. */
const MISSING: readonly number[] = [403, 404];

/** UK House Price Index, from the full file, which has a name of its own each month. */
export const refreshHousePrices: Refresh = (refreshing) =>
	housePricesImporter({
		store: refreshing.store,
		now: refreshing.now,
		open: () => findNewest(refreshing),
	});

async function findNewest(refreshing: DatasetRefreshContext): Promise<PublishedFile> {
	const { fetch, now } = refreshing;
	const { baseUrl } = connectPublisher(housePrices.publisher, refreshing);
	const thisMonth = new Date(now()).toISOString().slice(0, 7);
	for (let back = 0; back <= MONTHS_BACK; back += 1) {
		const month = monthBefore(thisMonth, back);
		const url = `${baseUrl}/market-trend-data/house-price-index-data/UK-HPI-full-file-${month}.csv`;
		const file = await findPublishedFile({
			source: "housePriceIndex",
			url,
			fetch,
			missing: MISSING,
		});
		if (file) {
			return file;
		}
	}
	throw new SourceFault(
		"housePriceIndex",
		"refused",
		`no full file of ${monthBefore(thisMonth, MONTHS_BACK)} or later`,
	);
}
