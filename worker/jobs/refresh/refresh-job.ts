import type { Importer } from "#national/run/importer.ts";
import { d1Store } from "#national/store/d1-store.ts";
import type { Store } from "#national/store/store.ts";
import { connect, type Db } from "#worker/db/client.ts";
import { countingCalls } from "#worker/db/count-calls.ts";
import type { Bindings, World } from "#worker/platform/env.ts";

/** What a refresh works with. */
export type Refreshing = Pick<World, "fetch" | "now"> & {
	readonly env: Bindings;
	readonly db: Db;
	readonly store: Store;
};

/** Keeps one dataset up to date: its importer, which asks the publisher. */
export type RefreshJob = (refreshing: Refreshing) => Importer;

export function openRefreshing(
	env: Bindings,
	{ fetch, now }: Pick<World, "fetch" | "now">,
): Refreshing {
	return {
		env,
		fetch,
		now,
		db: connect(env.DB),
		store: d1Store(countingCalls(env.DB)),
	};
}
