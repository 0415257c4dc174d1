import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What is counted. `subject` is an authority's code for the first two, a source's name for the next two, then a portal's, a screen's, for the next
 * two the verdicts of an answer (`pairKey`), then nothing (it says on which days alerts were posted), the
 * id of a site that frames our answers, and for the last nothing: calls with a key that nobody holds.
 */
export const countedEvents = [
	"preview",
	"report_generated",
	"source_answered",
	"source_failed",
	"listing_read",
	"listing_failed",
	"page_view",
	"answer_shown",
	"offer_seen",
	"alert_posted",
	"embed_view",
	"key_unknown",
] as const;
export type CountedEvent = (typeof countedEvents)[number];

/** How often something happened on a day in London. It holds nothing about anybody. */
export const eventCounts = sqliteTable(
	"event_counts",
	{
		day: text().notNull(),
		event: text({ enum: countedEvents }).notNull(),
		/** Empty where it is not known. */
		subject: text().notNull(),
		count: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.event, table.day, table.subject] }),
		index("event_counts_day").on(table.day),
	],
);
