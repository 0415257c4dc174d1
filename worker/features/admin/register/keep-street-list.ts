import { exists, type SQLWrapper, sql } from "drizzle-orm";
import {
	parseStreetList,
	STREET_READING,
} from "#domain/subjects/licensing/streets/parse-street-list.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { schemeStreetLists } from "#worker/db/schema/reference.ts";
import type { SchemeRow } from "./register-repository.ts";

/** Bytes of a list as it was read: D1 refuses a row of more than 2 MB. A longer one is read by each who needs it. */
const LONGEST_KEPT = 1_500_000;

/**
 * Statements that keep a row's parsed list of streets, if the change was noted: to parse a long one takes a second, which no preview has. They run after
 * the change, which has dropped the list parsed from the old text.
 */
export function keepStreetList(
	{ db }: Administrator,
	{ id, streets }: Pick<SchemeRow, "id" | "streets">,
	wasNoted: SQLWrapper,
) {
	if (streets === null) {
		return [];
	}
	const list = JSON.stringify(parseStreetList(streets));
	if (new TextEncoder().encode(list).byteLength > LONGEST_KEPT) {
		return [];
	}
	const columns = {
		schemeId: sql`${id}`.as("scheme_id"),
		reading: sql`${STREET_READING}`.as("reading"),
		list: sql`${list}`.as("list"),
	};
	return [
		db
			.insert(schemeStreetLists)
			.select(db.select(columns).from(sql`(SELECT 1)`).where(exists(wasNoted)))
			.onConflictDoUpdate({
				target: schemeStreetLists.schemeId,
				set: { reading: sql`excluded.reading`, list: sql`excluded.list` },
			}),
	];
}
