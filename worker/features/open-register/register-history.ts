import { lt, sql } from "drizzle-orm";
import type { LicensingScheme } from "#domain/base/facts/scheme.ts";
import type { Db } from "#worker/db/client.ts";
import { readKeptScheme } from "#worker/db/read-kept-scheme.ts";
import { licensingSchemes, schemeHistory } from "#worker/db/schema/reference.ts";
import { toScheme } from "#worker/facts/reference-repository.ts";

/** The newest entry of the history of the register: its number, and when it was written (UTC milliseconds). */
export type NewestEntry = { readonly number: number; readonly at: number };

/** Null while the register was never loaded. */
export async function readNewest(db: Db): Promise<NewestEntry | null> {
	const [read] = await db
		.select({ number: sql`rowid`.mapWith(Number), at: schemeHistory.at })
		.from(schemeHistory)
		.orderBy(sql`rowid DESC`)
		.limit(1)
		.execute();
	return read ?? null;
}

/** Whether the register had any edition before an instant (UTC milliseconds). */
export async function hasEditionBefore(db: Db, instant: number): Promise<boolean> {
	const found = await db
		.select({ at: schemeHistory.at })
		.from(schemeHistory)
		.where(lt(schemeHistory.at, instant))
		.limit(1)
		.execute();
	return found.length > 0;
}

/** The rows of the register as they stand, by id. */
export async function readRegister(db: Db): Promise<LicensingScheme[]> {
	const rows = await db.select().from(licensingSchemes).orderBy(licensingSchemes.id).execute();
	return rows.map(toScheme);
}

/** The rows as the register had them before an instant (UTC milliseconds), by id; what was taken out by then, or does not fit, is not among them. */
export async function readRegisterBefore(db: Db, instant: number): Promise<LicensingScheme[]> {
	const rows = await db
		.select({ row: sql<string>`kept.row` })
		.from(
			sql`(SELECT ${schemeHistory.row} AS row, row_number() OVER (PARTITION BY ${schemeHistory.schemeId}
				ORDER BY ${schemeHistory.at} DESC, rowid DESC) AS place, ${schemeHistory.schemeId} AS id
				FROM ${schemeHistory} WHERE ${schemeHistory.at} < ${instant}) AS kept`,
		)
		.where(sql`kept.place = 1 AND kept.row IS NOT NULL`)
		.orderBy(sql`kept.id`)
		.execute();
	return rows.flatMap(({ row }) => readKeptScheme(row) ?? []);
}

/** One entry of the history, with what the row was before it. */
export type HistoryEntry = {
	readonly number: number;
	readonly at: number;
	/** It came with the edition that the history begins with. */
	readonly isFirst: boolean;
	readonly before: LicensingScheme | null;
	readonly after: LicensingScheme | null;
};

/** The newest entries of the history, newest first, without any that does not fit. */
export async function readEntries(db: Db, most: number): Promise<HistoryEntry[]> {
	const rows = await db
		.select({
			number: sql`entry.rowid`.mapWith(Number),
			at: sql`entry.at`.mapWith(Number),
			isFirst: sql`entry.at = (SELECT at FROM ${schemeHistory} ORDER BY rowid LIMIT 1)`.mapWith(
				Boolean,
			),
			row: sql<string | null>`entry.row`,
			before: sql<string | null>`(SELECT earlier.row FROM ${schemeHistory} AS earlier
				WHERE earlier.scheme_id = entry.scheme_id AND earlier.rowid < entry.rowid
				ORDER BY earlier.rowid DESC LIMIT 1)`,
		})
		.from(sql`${schemeHistory} AS entry`)
		.orderBy(sql`entry.rowid DESC`)
		.limit(most)
		.execute();
	return rows.flatMap(({ row, before: kept, ...entry }) => {
		const [before, after] = [readKeptScheme(kept), readKeptScheme(row)];
		return before === undefined || after === undefined ? [] : [{ ...entry, before, after }];
	});
}
