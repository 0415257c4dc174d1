import * as z from "zod";

/** Message of the error with which a failed assertion aborts a batch. */
const SIGN = "malformed JSON";

/** A statement that fails its batch, so that nothing is written, unless a condition holds. The condition is SQL with parameters from `?1`. */
export function assertion(condition: string, params: SqlStatement["params"]): SqlStatement {
	return { sql: `SELECT CASE WHEN ${condition} THEN 1 ELSE json('no') END`, params };
}

/** Whether an error comes from a failed assertion. */
export function isFailedAssertion(cause: unknown): boolean {
	return String(cause).includes(SIGN) || String(Reflect.get(Object(cause), "cause")).includes(SIGN);
}

/** One SQL statement with its parameters, `?1` onwards. */
export type SqlStatement = {
	readonly sql: string;
	readonly params: readonly (string | number | null)[];
};

/** Where the product keeps its data: the database behind a binding, or the one in production behind a command. */
export type Store = {
	/** Runs the statements in order, all or none: a reader never sees half. */
	apply(statements: readonly SqlStatement[]): Promise<void>;
	/** Rows of one statement that reads, or that returns what it wrote. */
	read(sql: string, params?: SqlStatement["params"]): Promise<readonly unknown[]>;
};

const StoredDataset = z.object({
	id: z.string(),
	as_of: z.string(),
	digest: z.string(),
	rows: z.int(),
	complete: z.int().transform((flag) => flag === 1),
	/** Snapshot number of the rows that readers see. */
	snapshot: z.int(),
});
export type StoredDataset = z.infer<typeof StoredDataset>;

/** Fails its batch if another edition has replaced the one with this digest, because a release may be loaded meanwhile. */
export function stillStored(id: string, { digest }: { readonly digest: string }): SqlStatement {
	return assertion("coalesce((SELECT digest FROM datasets WHERE id = ?1), '') = ?2", [id, digest]);
}

/** Whether a dataset has readable rows: false during its first import. */
export function isImported({
	digest,
	complete,
}: Pick<StoredDataset, "digest" | "complete">): boolean {
	return complete || digest !== "";
}

/** Whether only a part of the country is held, so that what is missing proves nothing. */
export function isPart(held: Pick<StoredDataset, "digest" | "complete">): boolean {
	return isImported(held) && !held.complete;
}

/**
 * The datasets a store holds, by id.
 * @throws Refusal when the database has not been made yet.
 */
export async function storedDatasets(store: Store): Promise<ReadonlyMap<string, StoredDataset>> {
	const rows = await readRegister(store);
	return new Map(rows.map((row) => StoredDataset.parse(row)).map((held) => [held.id, held]));
}

async function readRegister(store: Store): Promise<readonly unknown[]> {
	try {
		return await store.read("SELECT id, as_of, digest, rows, complete, snapshot FROM datasets");
	} catch (cause) {
		throw whereTablesLack(cause);
	}
}

/** Rewords a store's error for the operator of a command where a table has not been created yet. */
export function whereTablesLack(cause: unknown): unknown {
	return String(cause).includes("no such table")
		? new Refusal(
				"The database lacks tables: apply the migrations first, as npm run dev does on this machine.",
				{ cause },
			)
		: cause;
}

/** One line of the register of datasets. `loadedAt` is UTC milliseconds. */
export type DatasetEntry = {
	readonly id: string;
	readonly name: string;
	readonly asOf: string;
	readonly digest: string;
	readonly rows: number;
	readonly complete: boolean;
	readonly loadedAt: number;
};

/** Writes or replaces one line of the register, for rows without a snapshot or with number 0. */
export function recordDataset(entry: DatasetEntry): SqlStatement {
	return {
		sql: "INSERT OR REPLACE INTO datasets (id, name, as_of, digest, rows, complete, loaded_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
		params: [
			entry.id,
			entry.name,
			entry.asOf,
			entry.digest,
			entry.rows,
			entry.complete ? 1 : 0,
			entry.loadedAt,
		],
	};
}

/** A fault that the user can correct: its message is one sentence, shown without a stack. */
export class Refusal extends Error {}

/**
 * Marks every cached fact as outdated, in the transaction that changes what they quote; the next preview of a postcode gathers again. `now` is UTC
 * milliseconds.
 */
export function stampAllFacts(now: number): SqlStatement {
	return {
		sql: `INSERT INTO facts_stamps (scope, revision, changed_at)
			SELECT 'all', coalesce(max(revision), 0) + 1, ?1 FROM facts_stamps WHERE true
			ON CONFLICT (scope) DO UPDATE SET revision = excluded.revision, changed_at = excluded.changed_at`,
		params: [now],
	};
}
