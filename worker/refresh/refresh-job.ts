import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "#worker/db/client.ts";
import type { Bindings, World } from "#worker/platform/env.ts";

/** What a refresh works with. */
export type Refreshing = Pick<World, "fetch" | "now"> & {
	readonly db: Db;
	readonly env: Bindings;
};

/** What a publisher has that our tables have not. */
export type News = {
	/** The date of the edition: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
	readonly asOf: string;
	/** SHA-256 of it. */
	readonly digest: string;
	/** How many rows the table has afterwards, counted in the batch. */
	readonly rows: SQL;
	/** Statements that bring our tables up to it; each must change nothing where `isOurs` does not hold. */
	readonly write: (isOurs: SQL) => BatchItem<"sqlite">[];
	/** Whether gathered facts quote what it changes. */
	readonly changesFacts: boolean;
};

/** Keeps one dataset up to date. Reads and judges, and writes nothing: the frame writes what it gives in one batch. */
export type RefreshJob = {
	/** What the dataset is called. */
	readonly name: string;
	/** Null when the publisher has nothing newer. @throws SourceFault, RefusedNews */
	readonly read: (refreshing: Refreshing) => Promise<News | null>;
};

/** What a publisher sent is not fit to replace what we hold. The message is for an administrator. */
export class RefusedNews extends Error {
	override readonly name = "RefusedNews";
}
