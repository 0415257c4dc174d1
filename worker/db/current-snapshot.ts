import { and, type Column, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { datasets } from "./schema/reference.ts";

/** What readers need of a dataset's edition: its date, and whether it is whole or was imported at all. */
export const editionColumns = {
	id: datasets.id,
	asOf: datasets.asOf,
	digest: datasets.digest,
	complete: datasets.complete,
};

/** The snapshot of a dataset that readers see, as a piece of SQL; 0 of one that was never loaded. */
function currentSnapshot(dataset: string): SQL<number> {
	return sql<number>`coalesce((select ${datasets.snapshot} from ${datasets} where ${datasets.id} = ${dataset}), 0)`;
}

/** Rows of a dataset that readers see, of a table whose rows carry the one snapshot they belong to. */
export function isCurrent(dataset: string, snapshot: Column): SQL {
	return sql`${snapshot} = ${currentSnapshot(dataset)}`;
}

/** The same of a table whose rows hold from one snapshot on until another. */
export function isStanding(
	dataset: string,
	{ since, until }: { readonly since: Column; readonly until: Column },
): SQL | undefined {
	const current = currentSnapshot(dataset);
	return and(lte(since, current), or(isNull(until), gt(until, current)));
}
