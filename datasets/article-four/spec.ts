import type { DatasetRecord } from "../ingest/refresh.ts";

export const articleFour = {
	id: "article_four",
	name: "Who publishes Article 4 directions",
	tells: "where no direction on the map means that there is none",
	sources: ["planningData"],
	kept: "weekly",
	publisher: { who: "planning.data.gov.uk", address: "PLANNING_FILES_URL" },
} as const satisfies DatasetRecord;
