import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Areas whose energy certificates were imported from a national file. Readers see of each the rows that carry its snapshot, so that one area is
 * brought in again while the others stay.
 */
export const certificateAreas = sqliteTable("certificate_areas", {
	/** Today's code of the local authority. */
	authority: text().primaryKey(),
	/** Which file: that of England and Wales, or that of Scotland. */
	register: text({ enum: ["england_wales", "scotland"] }).notNull(),
	/** Newest day on which a certificate of the file was lodged. */
	asOf: text("as_of").notNull(),
	/** Homes with a certificate, and certificates that were read of them. */
	homes: integer().notNull(),
	certificates: integer().notNull(),
	snapshot: integer().notNull(),
	/** Tag of the file. */
	digest: text().notNull(),
});

/** The newest energy certificate of each home. Made `WITHOUT ROWID` in its migration. */
export const certificates = sqliteTable(
	"certificates",
	{
		authority: text().notNull(),
		snapshot: integer().notNull(),
		/** Without the space: `M145LL`. */
		postcode: text().notNull(),
		number: text().notNull(),
		/** Unique property reference number. */
		uprn: text(),
		/** Null where the licence does not let us show it: in Scotland. */
		address: text(),
		band: text({ enum: ["A", "B", "C", "D", "E", "F", "G"] }).notNull(),
		points: integer(),
		potentialBand: text("potential_band", { enum: ["A", "B", "C", "D", "E", "F", "G"] }),
		potentialPoints: integer("potential_points"),
		/** Square metres. */
		floorArea: real("floor_area"),
		propertyType: text("property_type"),
		builtForm: text("built_form"),
		tenure: text(),
		registeredOn: text("registered_on").notNull(),
		inspectedOn: text("inspected_on"),
	},
	(table) => [
		primaryKey({ columns: [table.authority, table.snapshot, table.postcode, table.number] }),
	],
);
