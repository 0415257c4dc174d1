import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Every live postcode of Great Britain (OS Code-Point Open), when imported. Made `WITHOUT ROWID` in its
 * migration, so the primary key is the table and 1.75 million rows stay under 100 MB.
 */
export const postcodeUnits = sqliteTable("postcode_units", {
	/** Without the space: `M145LL`. */
	postcode: text().primaryKey(),
	/** WGS84 in hundred-thousandths of a degree (about a metre); null where the product gives no position. */
	lat: integer("lat_e5"),
	lng: integer("lng_e5"),
	authorityCode: text("authority_code"),
	wardCode: text("ward_code"),
	/** Its own area (in Scotland an Intermediate Zone), where the file that was imported names it. */
	areaCode: text("area_code"),
	/** The area that its position lies in by our outlines; null where the file names one that we hold, and without a position. */
	placedAreaCode: text("placed_area_code"),
	/** Tenth of its own nation that its small area is in by the index of deprivation, 1 the most deprived; null where the file names no small area. */
	deprivationDecile: integer("deprivation_decile"),
	/** Another ward of its authority that has a postcode within 100 m, found at the import; null without one. */
	wardBesideCode: text("ward_beside_code"),
});

/**
 * Postcodes of Great Britain that are no longer in use (National Statistics Postcode Lookup, ONS Postcode Directory), when imported; none of them
 * is in `postcode_units`. Made `WITHOUT ROWID` in its migration.
 */
export const endedPostcodes = sqliteTable("ended_postcodes", {
	/** Without the space: `M145LL`. */
	postcode: text().primaryKey(),
	/** Month it ended in, `YYYY-MM`. */
	since: text().notNull(),
});
