import { sql } from "drizzle-orm";
import type { LicensingScheme } from "#domain/licensing/scheme.ts";
import type { Db } from "#worker/db/client.ts";
import { licensingSchemes, schemeHistory } from "#worker/db/schema/reference.ts";

/** How far the history of the register goes: its newest entry, and when its first and its newest were written. */
export type HistoryBounds = {
	readonly newest: number;
	readonly firstAt: number | null;
	readonly lastAt: number | null;
};

export async function readBounds(db: Db): Promise<HistoryBounds> {
	const [read] = await db
		.select({
			newest: sql`ifnull(max(rowid), 0)`.mapWith(Number),
			firstAt: sql<number | null>`min(${schemeHistory.at})`,
			lastAt: sql<number | null>`max(${schemeHistory.at})`,
		})
		.from(schemeHistory)
		.execute();
	return read ?? { newest: 0, firstAt: null, lastAt: null };
}

/** The rows of the register as they stand, by id. */
export async function readRegister(db: Db): Promise<LicensingScheme[]> {
	const rows = await db.select().from(licensingSchemes).orderBy(licensingSchemes.id).execute();
	return rows.map(({ announced, changedAt, changedBy, changedWhy, ...scheme }) => scheme);
}

/** The rows as the register had them before an instant (UTC milliseconds), by id; what was taken out by then is not among them. */
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
	return rows.map(({ row }) => JSON.parse(row));
}

/** One entry of the history, with what the row was before it. */
export type HistoryEntry = {
	readonly number: number;
	readonly at: number;
	readonly before: LicensingScheme | null;
	readonly after: LicensingScheme | null;
};

/** The newest entries of the history, newest first. */
export async function readEntries(db: Db, most: number): Promise<HistoryEntry[]> {
	const rows = await db
		.select({
			number: sql`entry.number`.mapWith(Number),
			at: sql`entry.at`.mapWith(Number),
			row: sql<string | null>`entry.row`,
			before: sql<string | null>`entry.before`,
		})
		.from(
			sql`(SELECT rowid AS number, ${schemeHistory.at} AS at, ${schemeHistory.row} AS row,
				lag(${schemeHistory.row}) OVER (PARTITION BY ${schemeHistory.schemeId} ORDER BY rowid) AS before
				FROM ${schemeHistory}) AS entry`,
		)
		.orderBy(sql`entry.number DESC`)
		.limit(most)
		.execute();
	return rows.map(({ number, at, row, before }) => ({
		number,
		at,
		before: parsed(before),
		after: parsed(row),
	}));
}

function parsed(json: string | null): LicensingScheme | null {
	return json === null ? null : JSON.parse(json);
}
