import { articleFourImporter } from "#national/article-four/article-four-importer.ts";
import { RefusedNews } from "#national/run/importer.ts";
import { sourceAddress } from "#worker/platform/source-address.ts";
import { openPublishedFile } from "#worker/sources/published-files/published-files.ts";
import type { RefreshJob } from "./refresh-job.ts";

/** Who publishes Article 4 directions, from the files that planning.data.gov.uk makes every night. */
export const articleFourJob: RefreshJob = ({ env, store, fetch, now }) => {
	const open = (dataset: string) => {
		const baseUrl = sourceAddress(env.PLANNING_FILES_URL);
		if (baseUrl === null) {
			throw new RefusedNews(
				"planning.data.gov.uk is not connected: PLANNING_FILES_URL names no address.",
			);
		}
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
