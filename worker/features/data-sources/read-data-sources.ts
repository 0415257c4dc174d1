import type { DataSources } from "#contracts/data-sources.ts";
import { liveSourceIds } from "#domain/analytics/live-source-ids.ts";
import { datasets } from "#domain/datasets.ts";
import type { LiveFacts } from "#domain/facts.ts";
import { sources } from "#domain/sources.ts";
import type { Db } from "#worker/db/client.ts";
import { orUnavailable } from "#worker/db/or-unavailable.ts";
import { type HeldDataset, heldDatasets, selectDatasets } from "#worker/refresh/held-datasets.ts";

/** Which live sources are asked at all. */
type Configured = Readonly<Record<keyof LiveFacts, unknown>>;

/**
 * What our tables hold and of when it is, in one round trip, and which sources are asked besides.
 * @param live what stands for each live source; null for one without an address or a key.
 * @throws Problem `unavailable` when the tables cannot be read
 */
export async function readDataSources(db: Db, live: Configured): Promise<DataSources> {
	const rows = await orUnavailable(selectDatasets(db).execute());
	return {
		datasets: heldDatasets(rows).map(withSources),
		live: Object.entries(liveSourceIds).map(([kind, id]) => ({
			...sources[id],
			id,
			isOn: live[kind as keyof LiveFacts] !== null,
		})),
	};
}

function withSources({
	id,
	name,
	asOf,
	rows,
	loadedAt,
}: HeldDataset): DataSources["datasets"][number] {
	const known = datasets.find((dataset) => dataset.id === id);
	return {
		id,
		name: known?.name ?? name,
		sources: known?.sources.map((source) => sources[source]) ?? [],
		asOf,
		rows,
		loadedAt,
		kept: known?.kept ?? "release",
	};
}
