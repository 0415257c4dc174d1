import { type SQL, sql } from "drizzle-orm";
import type { LicensingScheme } from "#domain/base/facts/scheme.ts";
import type { TwoEditions } from "#domain/subjects/licensing/changed-verdicts.ts";
import type { Db } from "#worker/db/client.ts";
import { readKeptScheme } from "#worker/db/read-kept-scheme.ts";
import { schemeHistory, wards } from "#worker/db/schema/reference.ts";

/** Entries of the history of the register behind one and up to another, by their `rowid`. */
export type Entries = { readonly followed: number; readonly until: number };

/** What some entries changed: the register before and after them, and the authorities whose rows they are of. */
export type Corrected = TwoEditions & { readonly authorities: readonly string[] };

/** Reads both editions from the history, so that a change made meanwhile is in neither. Leaves out a row that does not fit in one of them. */
export async function readCorrected(db: Db, { followed, until }: Entries): Promise<Corrected> {
	const [was, is, changed] = await db.batch([
		selectEdition(db, followed),
		selectEdition(db, until),
		db
			.selectDistinct({ id: sql<string>`scheme_id` })
			.from(schemeHistory)
			.where(sql`rowid > ${followed} AND rowid <= ${until}`),
	]);
	const ids = new Set(changed.map(({ id }) => id));
	const editions = fitting(was.map(readKept), is.map(readKept));
	const theirs = [...editions.was, ...editions.is].filter(({ id }) => ids.has(id));
	return {
		...editions,
		authorities: [...new Set(theirs.map(({ authorityCode }) => authorityCode))],
	};
}

/** A statement that reads the register as it stood with an entry of its history; a row that names wards that are none of today says so. */
function selectEdition(db: Db, entry: number) {
	return db
		.select({
			id: sql<string>`kept.id`,
			row: sql<string>`kept.row`,
			hasUnmatchedWards: hasUnmatched.mapWith(Boolean),
		})
		.from(
			sql`(SELECT ${schemeHistory.row} AS row, ${schemeHistory.schemeId} AS id, row_number() OVER (PARTITION BY ${schemeHistory.schemeId} ORDER BY rowid DESC) AS place
				FROM ${schemeHistory} WHERE rowid <= ${entry}) AS kept`,
		)
		.where(sql`kept.place = 1 AND kept.row IS NOT NULL`);
}

const hasUnmatched: SQL<unknown> = sql`(json_extract(kept.row, '$.hasUnmatchedWards') OR EXISTS (
	SELECT 1 FROM json_each(kept.row, '$.wardCodes') AS listed
	WHERE NOT EXISTS (SELECT 1 FROM ${wards} AS known WHERE known.code = listed.value)))`;

type Read = { readonly id: string; readonly scheme: LicensingScheme | null };

function readKept(kept: {
	readonly id: string;
	readonly row: string;
	readonly hasUnmatchedWards: boolean;
}): Read {
	const scheme = readKeptScheme(kept.row) ?? null;
	return {
		id: kept.id,
		scheme: scheme && { ...scheme, hasUnmatchedWards: kept.hasUnmatchedWards },
	};
}

/** Leaves out rows that fit in one edition alone: they would look as if they had come or gone. */
function fitting(was: readonly Read[], is: readonly Read[]): TwoEditions {
	const broken = new Set([...was, ...is].flatMap(({ id, scheme }) => (scheme ? [] : id)));
	const schemesOf = (edition: readonly Read[]) =>
		edition.flatMap(({ id, scheme }) => (scheme && !broken.has(id) ? scheme : []));
	return { was: schemesOf(was), is: schemesOf(is) };
}
