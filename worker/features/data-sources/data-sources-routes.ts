import { Hono } from "hono";
import type { DataSources } from "#contracts/data-sources.ts";
import { datasets } from "#datasets/registry.ts";
import type { LiveFacts } from "#domain/base/facts/facts.ts";
import { liveSources as asked, liveKinds } from "#domain/base/facts/live-sources.ts";
import { publishedSource } from "#domain/base/sources.ts";
import { connect, type Db } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import {
	type HeldDataset,
	type Here,
	heldDatasets,
	selectHeld,
	shareRead,
} from "#worker/facts/datasets/held-datasets.ts";
import { liveSources } from "#worker/facts/live-sources.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { limitRegisterReads } from "#worker/http/limit-calls.ts";

/** Where the product's data comes from, and of when it is. */
export const dataSourcesRoutes = new Hono<AppEnv>().get("/sources", limitRegisterReads, async (c) =>
	c.json<DataSources>(
		await readDataSources(connect(c.env.DB), liveSources(c.env, c.var.world), {
			env: c.env,
			now: c.var.world.now(),
		}),
		200,
	),
);

/** Which live sources are asked at all. */
type Configured = Readonly<Record<keyof LiveFacts, unknown>>;

/**
 * What our tables hold and of when it is, in one round trip, and which sources are asked besides.
 * @param live what stands for each live source; null for one without an address or a key.
 * @param here to tell what is off and what overdue.
 * @throws Problem `unavailable` when the tables cannot be read
 */
async function readDataSources(db: Db, live: Configured, here: Here): Promise<DataSources> {
	const held = await runBatch(db, selectHeld(db));
	return {
		datasets: heldDatasets(held, here).map(withSources),
		live: liveKinds.map((kind) => ({
			...publishedSource(asked[kind].source),
			id: asked[kind].source,
			isOn: live[kind] !== null,
		})),
	};
}

function withSources(held: HeldDataset): DataSources["datasets"][number] {
	const { id, name, asOf, rows, loadedAt, lastOkAt, isOverdue, lastRun, status, kept } = held;
	const published = datasets.find((dataset) => dataset.id === id)?.sources ?? [];
	return {
		id,
		name,
		sources: published.map(publishedSource),
		asOf,
		rows,
		loadedAt,
		lastOkAt,
		isOverdue,
		hasFailed: lastRun?.outcome === "failed",
		read: shareRead(held),
		status,
		kept,
	};
}
