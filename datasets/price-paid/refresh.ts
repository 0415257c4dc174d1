import { openPublishedFile } from "#datasets/http/published-files.ts";
import type { PublishedFile } from "#datasets/ingest/files/published-file.ts";
import { connectPublisher } from "../ingest/publisher.ts";
import type { DatasetRefreshContext, Refresh } from "../ingest/refresh.ts";
import { monthlyUpdate } from "./monthly-update.ts";
import { sales } from "./spec.ts";

/** Sold prices, from the monthly update of Price Paid Data, which is replaced each month under the same name. */
export const refreshSales: Refresh = (refreshing) =>
	monthlyUpdate({
		store: refreshing.store,
		now: refreshing.now,
		open: () => openUpdate(refreshing),
	});

async function openUpdate(refreshing: DatasetRefreshContext): Promise<PublishedFile> {
	const { fetch } = refreshing;
	const { baseUrl } = connectPublisher(sales.publisher, refreshing);
	const url = `${baseUrl}/pp-monthly-update-new-version.csv`;
	return openPublishedFile({ source: "pricePaid", url, fetch });
}
