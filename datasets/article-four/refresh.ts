import { articleFourImporter } from "#national/article-four/article-four-importer.ts";
import { connectedAddress } from "#worker/facts/datasets/connected-address.ts";
import { openPublishedFile } from "#worker/facts/sources/published-files/published-files.ts";
import type { RefreshJob } from "./refresh-job.ts";

/** Who publishes Article 4 directions, from the files that planning.data.gov.uk makes every night. */
export const articleFourJob: RefreshJob = ({ env, store, fetch, now }) => {
	const open = (dataset: string) => {
		const baseUrl = connectedAddress("article_four", env);
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
