import type { PublishedFile } from "#national/files/published-file.ts";
import { monthlyUpdate } from "#national/price-paid/monthly-update.ts";
import { connectedAddress } from "#worker/facts/datasets/connected-address.ts";
import { openPublishedFile } from "#worker/facts/sources/published-files/published-files.ts";
import type { Refreshing, RefreshJob } from "./refresh-job.ts";

/** Sold prices, from the monthly update of Price Paid Data, which stands under one name and is replaced each month. */
export const salesJob: RefreshJob = (refreshing) =>
	monthlyUpdate({
		store: refreshing.store,
		now: refreshing.now,
		open: () => openUpdate(refreshing),
	});

async function openUpdate({ env, fetch }: Refreshing): Promise<PublishedFile> {
	const baseUrl = connectedAddress("sales", env);
	const url = `${baseUrl}/pp-monthly-update-new-version.csv`;
	return openPublishedFile({ source: "pricePaid", url, fetch });
}
