import { openSeekableFile } from "#datasets/http/seekable-file.ts";
import type { PublishedFile } from "#datasets/ingest/files/published-file.ts";
import { connectPublisher } from "../ingest/publisher.ts";
import type { DatasetRefreshContext, Refresh } from "../ingest/refresh.ts";
import { privateRents } from "./private-rents.ts";
import { rentsImporter } from "./rents-importer.ts";
import { rents } from "./spec.ts";

/** Milliseconds for finding the workbook: two pages, and the pause after a 429. */
const LIMIT = 90_000;
/** Most bytes to hold where the workbook cannot be read in ranges: twice its size. */
const MOST_STORED = 32_000_000;

/** Mean private rents, from the workbook of the newest edition. */
export const refreshRents: Refresh = (refreshing) =>
	rentsImporter({
		store: refreshing.store,
		now: refreshing.now,
		open: () => openNewest(refreshing),
	});

async function openNewest(refreshing: DatasetRefreshContext): Promise<PublishedFile> {
	const { fetch } = refreshing;
	const { baseUrl } = connectPublisher(rents.publisher, refreshing);
	const source = privateRents({ baseUrl, fetch });
	const url = await source.newestWorkbook(AbortSignal.timeout(LIMIT));
	const file = await openSeekableFile({ source: "privateRents", url, fetch }, MOST_STORED);
	// All files there share one path; the query holds the name.
	return { ...file, name: url.split("/").at(-1) ?? file.name };
}
