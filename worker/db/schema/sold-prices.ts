import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Homes sold at a postcode (HM Land Registry, Price Paid Data), a row a postcode: nothing reads them otherwise, and a row a sale would mean five times as
 * many rows to write and to pay for. Made `WITHOUT ROWID` in its migration. A change writes a new row from its snapshot on and ends the old one, so that a
 * month's changes are seen all at once; ended rows are deleted afterwards.
 */
export const postcodeSales = sqliteTable(
	"postcode_sales",
	{
		/** Without the space: `M145LL`. */
		postcode: text().notNull(),
		/** First snapshot that sees it. */
		since: integer().notNull(),
		/** First snapshot that no longer does; null while none. */
		until: integer(),
		/** Its sales, in the form of `datasets/price-paid/packed-sales.ts`. */
		sales: text().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.postcode, table.since] }),
		index("postcode_sales_ended").on(table.until).where(sql`${table.until} IS NOT NULL`),
	],
);

/** What homes of a type were sold for in a postcode sector, over 24 months and at full value (category A). */
export const saleFigures = sqliteTable(
	"sale_figures",
	{
		snapshot: integer().notNull(),
		/** `M14 5`. */
		sector: text().notNull(),
		/** As Price Paid Data has it: D, S, T or F; `all` for the four together. */
		type: text({ enum: ["D", "S", "T", "F", "all"] }).notNull(),
		count: integer().notNull(),
		median: integer("median_pence").notNull(),
		lowerQuartile: integer("lower_quartile_pence").notNull(),
		upperQuartile: integer("upper_quartile_pence").notNull(),
		/** First and last day of the 24 months. */
		from: text("from_day").notNull(),
		to: text("to_day").notNull(),
	},
	(table) => [primaryKey({ columns: [table.snapshot, table.sector, table.type] })],
);

/** Transactions of a monthly update on their way into `postcode_sales`: empty but while one is brought in. Made `WITHOUT ROWID` in its migration. */
export const saleChanges = sqliteTable(
	"sale_changes",
	{
		/** Id of the transaction. */
		id: text().primaryKey(),
		status: text({ enum: ["A", "C", "D"] }).notNull(),
		/** Without the space; `""` where the line gives none. */
		postcode: text().notNull(),
		/** Packed as in `postcode_sales`. */
		sale: text().notNull(),
	},
	(table) => [index("sale_changes_postcode").on(table.postcode)],
);
