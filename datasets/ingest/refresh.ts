import type { Fetch } from "#datasets/http/read-body.ts";
import type { Dataset } from "#domain/base/dataset.ts";
import type { Installation, Publisher } from "./publisher.ts";
import type { Importer } from "./run/importer.ts";
import type { Store } from "./store/store.ts";

/** A table that the product holds itself, with its publisher; `publisher` is absent where none is asked. */
export type DatasetRecord = Dataset & { readonly publisher?: Publisher };

/** What the refresh of a dataset works with. */
export type DatasetRefreshContext = Installation & {
	readonly store: Store;
	readonly fetch: Fetch;
	/** UTC milliseconds. */
	readonly now: () => number;
};

/** Keeps one dataset up to date: its importer, which asks the publisher. */
export type Refresh = (refreshing: DatasetRefreshContext) => Importer;
