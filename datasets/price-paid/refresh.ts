import { openPublishedFile } from "#datasets/http/published-files.ts";
import type { PublishedFile } from "#datasets/ingest/files/published-file.ts";
import { connect } from "../ingest/publisher.ts";
import type { Refresh, Refreshing } from "../ingest/refresh.ts";
import { monthlyUpdate } from "./monthly-update.ts";
import { sales } from "./spec.ts";

/** Sold prices, from the monthly update of Price Paid Data, which stands under one name and is replaced each month. */
export const refreshSales: Refresh = (refreshing) =>
	monthlyUpdate({
		store: refreshing.store,
		now: refreshing.now,
		open: () => openUpdate(refreshing),
	});

async function openUpdate(refreshing: Refreshing): Promise<PublishedFile> {
	const { fetch } = refreshing;
	const { baseUrl } = connect(sales.publisher, refreshing);
	const url = `${baseUrl}/pp-monthly-update-new-version.csv`;
	return openPublishedFile({ source: "pricePaid", url, fetch });
}
