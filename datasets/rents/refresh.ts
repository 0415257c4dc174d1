import type { PublishedFile } from "#national/files/published-file.ts";
import { rentsImporter } from "#national/rents/rents-importer.ts";
import { connectedAddress } from "#worker/facts/datasets/connected-address.ts";
import { privateRents } from "#worker/facts/sources/private-rents/private-rents.ts";
import { openOrHoldFile } from "#worker/facts/sources/published-files/held-file.ts";
import type { Refreshing, RefreshJob } from "./refresh-job.ts";

/** Milliseconds in which the workbook is found: two pages, and the pause after being turned away. */
const LIMIT = 90_000;
/** Bytes held where the workbook cannot be read in parts: twice what it has. */
const MOST_HELD = 32_000_000;

/** Mean private rents, from the workbook of the newest edition. */
export const rentsJob: RefreshJob = (refreshing) =>
	rentsImporter({
		store: refreshing.store,
		now: refreshing.now,
		open: () => openNewest(refreshing),
	});

async function openNewest({ env, fetch }: Refreshing): Promise<PublishedFile> {
	const baseUrl = connectedAddress("rents", env);
	const source = privateRents({ baseUrl, fetch });
	const url = await source.newestWorkbook(AbortSignal.timeout(LIMIT));
	const file = await openOrHoldFile({ source: "privateRents", url, fetch }, MOST_HELD);
	// All files have one path there; their names are in what is asked for.
	return { ...file, name: url.split("/").at(-1) ?? file.name };
}
