import type { DatasetRefreshContext as DatasetRefreshing } from "#datasets/ingest/refresh.ts";
import type { Importer } from "#datasets/ingest/run/importer.ts";
import { d1Store } from "#datasets/ingest/store/d1-store.ts";
import { connect, countingCalls, type Db } from "#worker/db/client.ts";
import type { Bindings, World } from "#worker/platform/env.ts";
import { installationOf } from "#worker/platform/source-address.ts";

/** What a refresh works with. */
export type Refreshing = DatasetRefreshing & { readonly env: Bindings; readonly db: Db };

/** Keeps one dataset up to date: its importer, which asks the publisher. */
export type RefreshJob = (refreshing: Refreshing) => Importer;

export function openRefreshing(
	env: Bindings,
	{ fetch, now }: Pick<World, "fetch" | "now">,
): Refreshing {
	return {
		...installationOf(env),
		env,
		fetch,
		now,
		db: connect(env.DB),
		store: d1Store(countingCalls(env.DB)),
	};
}
