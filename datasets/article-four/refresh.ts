import { openPublishedFile } from "#datasets/http/published-files.ts";
import { connectPublisher } from "../ingest/publisher.ts";
import type { Refresh } from "../ingest/refresh.ts";
import { articleFourImporter } from "./article-four-importer.ts";
import { articleFour } from "./spec.ts";

/** Who publishes Article 4 directions, from the files that planning.data.gov.uk makes every night. */
export const refreshArticleFour: Refresh = (refreshing) => {
	const { store, fetch, now } = refreshing;
	const open = (dataset: string) => {
		const { baseUrl } = connectPublisher(articleFour.publisher, refreshing);
		const url = `${baseUrl}/dataset/${dataset}.csv`;
		return openPublishedFile({ source: "planningData", url, fetch });
	};
	return articleFourImporter({
		store,
		now,
		areas: async () => open("article-4-direction-area"),
		organisations: async () => open("local-authority"),
	});
};
