import { sql } from "drizzle-orm";
import type { IsoDate } from "#domain/base/calendar.ts";
import type { Db } from "#worker/db/client.ts";
import { type CountedEvent, eventCounts } from "#worker/db/schema/counts.ts";

/** Something that happened. It says nothing about anybody. */
export type Happening = {
	readonly event: CountedEvent;
	/** What it happened to, as `countedEvents` says; empty where it is not known. */
	readonly subject: string;
};

/** How often it did on a day in London. */
export type Tally = Happening & { readonly day: IsoDate; readonly count: number };

/** Adds to what was counted before: one statement, however many there are. */
export async function addCounts(db: Db, tallies: readonly Tally[]): Promise<void> {
	const field = (name: keyof Tally) => sql`value ->> ${`$.${name}`}`;
	await db
		.insert(eventCounts)
		.select(
			// Without its condition SQLite would take the conflict's ON for that of a join.
			sql`SELECT ${field("day")}, ${field("event")}, ${field("subject")}, ${field("count")} FROM json_each(${JSON.stringify(tallies)}) WHERE TRUE`,
		)
		.onConflictDoUpdate({
			target: [eventCounts.event, eventCounts.day, eventCounts.subject],
			set: { count: sql`${eventCounts.count} + excluded.count` },
		});
}
