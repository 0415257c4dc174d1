import type { PublishedFile } from "#national/files/published-file.ts";
import { housePricesImporter } from "#national/house-prices/house-prices-importer.ts";
import { monthBefore } from "#national/house-prices/index-month.ts";
import { connectedAddress } from "#worker/facts/datasets/connected-address.ts";
import { findPublishedFile } from "#worker/facts/sources/published-files/published-files.ts";
import { SourceFault } from "#worker/facts/sources/source-fault.ts";
import type { Refreshing, RefreshJob } from "./refresh-job.ts";

/** An edition is published about seven weeks after its month; late ones take longer. */
const MONTHS_BACK = 5;
/** The store behind the address says 403 of a file that is not there to whoever may not list its files. */
const MISSING: readonly number[] = [403, 404];

/** UK House Price Index, from the full file, which has a name of its own each month. */
export const housePricesJob: RefreshJob = (refreshing) =>
	housePricesImporter({
		store: refreshing.store,
		now: refreshing.now,
		open: () => findNewest(refreshing),
	});

async function findNewest({ env, fetch, now }: Refreshing): Promise<PublishedFile> {
	const baseUrl = connectedAddress("house_prices", env);
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
