import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
	BY_RELEASE,
	coverageKinds,
	type DesignatedKind,
	type HmoScope,
	type SchemeEvidence,
	type SchemeFees,
	schemeKinds,
	schemeStatuses,
} from "#domain/base/facts/scheme.ts";
import type { StreetList } from "#domain/base/facts/street-list.ts";
import type { Tenths } from "#domain/base/tenths.ts";

/**
 * A loaded dataset: its edition, number of rows and time. `complete` is false
 * for a part of the country, and during a first import, which has no digest yet.
 */
export const datasets = sqliteTable("datasets", {
	id: text().primaryKey(),
	name: text().notNull(),
	/** The date the publisher gives the edition: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
	asOf: text("as_of").notNull(),
	/** SHA-256 of what was loaded (a table with its name and date, or a whole file): loading the same again changes nothing. */
	digest: text().notNull(),
	rows: integer().notNull(),
	complete: integer({ mode: "boolean" }).notNull(),
	/**
	 * The snapshot that readers see: the rows that carry this number. A refresh writes its rows
	 * under the next number, unseen, and then moves this one. 0 for what came with a release.
	 */
	snapshot: integer().notNull().default(0),
	/** UTC milliseconds. */
	loadedAt: integer("loaded_at").notNull(),
});

/** Figures of the census and the index of deprivation about an authority or an area. Shares are percent of households; for flats, of homes. */
const neighbourhoodColumns = {
	households: integer(),
	ownedPercent: real("owned_percent"),
	socialRentPercent: real("social_rent_percent"),
	privateRentPercent: real("private_rent_percent"),
	flatPercent: real("flat_percent"),
	/** Null in Scotland and Northern Ireland. */
	overcrowdedPercent: real("overcrowded_percent"),
	smallAreas: integer("small_areas"),
	deprivedSmallAreas: integer("deprived_small_areas"),
};

export const authorities = sqliteTable(
	"authorities",
	{
		code: text().primaryKey(),
		name: text().notNull(),
		nation: text().notNull(),
		/** Null outside England. */
		region: text(),
		/** JSON array of codes this authority had before. */
		formerCodes: text("former_codes", { mode: "json" }).$type<string[]>().notNull(),
		dwellings: integer(),
		sales: integer(),
		saleYear: integer("sale_year"),
		typicalPrice: integer("typical_price_pence"),
		...neighbourhoodColumns,
		/** Among England's authorities of 2024, 1 the most deprived by average score. */
		deprivationRank: integer("deprivation_rank"),
		medianPay: integer("median_pay_pence"),
		payYear: integer("pay_year"),
	},
	(table) => [
		index("authorities_recoded").on(table.formerCodes).where(sql`${table.formerCodes} <> '[]'`),
	],
);

export const postcodeSectors = sqliteTable(
	"postcode_sectors",
	{
		/** `M14 5`. */
		sector: text().primaryKey(),
		outcode: text().notNull(),
		postcodes: integer().notNull(),
		lat: real().notNull(),
		lng: real().notNull(),
		/** JSON `[code, share][]`, largest first. */
		authorities: text({ mode: "json" }).$type<[string, number][]>().notNull(),
		/** JSON `[code, share][]`, shares of 2 % and more, largest first. */
		wards: text({ mode: "json" }).$type<[string, number][]>().notNull(),
		/** JSON `[code, share][]` of areas, shares of 2 % and more, largest first. */
		areas: text({ mode: "json" }).$type<[string, number][]>().notNull().default([]),
	},
	(table) => [index("postcode_sectors_outcode").on(table.outcode)],
);

export const wards = sqliteTable(
	"wards",
	{
		code: text().primaryKey(),
		name: text().notNull(),
		authorityCode: text("authority_code").notNull(),
		postcodes: integer().notNull(),
	},
	(table) => [index("wards_authority").on(table.authorityCode)],
);

export const areas = sqliteTable(
	"areas",
	{
		code: text().primaryKey(),
		name: text().notNull(),
		authorityCode: text("authority_code").notNull(),
		lat: real().notNull(),
		lng: real().notNull(),
		medianSalePrice: integer("median_sale_price_pence"),
		salesCount: integer("sales_count"),
		saleYear: integer("sale_year"),
		medianBand: text("median_band"),
		certificates: integer(),
		crimeRate: real("crime_rate"),
		crimeToMonth: text("crime_to_month"),
		floodZonePercent: real("flood_zone_percent"),
		...neighbourhoodColumns,
	},
	(table) => [index("areas_authority").on(table.authorityCode)],
);

export const rents = sqliteTable(
	"rents",
	{
		/** Code of an authority, of a Scottish market area, of a region or country. */
		code: text().notNull(),
		name: text().notNull(),
		grain: text({ enum: ["authority", "market_area", "region", "country"] }).notNull(),
		all: integer("all_pence"),
		oneBed: integer("one_bed_pence"),
		twoBed: integer("two_bed_pence"),
		threeBed: integer("three_bed_pence"),
		fourBed: integer("four_bed_pence"),
		/** Prices by type; null until the national file is imported. */
		detached: integer("detached_pence"),
		semiDetached: integer("semi_detached_pence"),
		terraced: integer("terraced_pence"),
		flat: integer("flat_pence"),
		/** `YYYY-MM`. */
		period: text().notNull(),
		/** Twelve-month change in percent; null until the national file is imported. */
		growth: real(),
		snapshot: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.snapshot, table.code] }),
		index("rents_name").on(table.snapshot, table.grain, table.name),
	],
);

/** The market areas in which private renters of Scottish councils live, by which rents are published there. */
export const rentMarketAreas = sqliteTable(
	"rent_market_areas",
	{
		authorityCode: text("authority_code").notNull(),
		marketCode: text("market_code").notNull(),
		/** Name of the market area. */
		name: text().notNull(),
		/** The council's households that rent privately in it. */
		privateHouseholds: integer("private_households").notNull(),
	},
	(table) => [primaryKey({ columns: [table.authorityCode, table.marketCode] })],
);

/** Stations of National Rail in Great Britain. */
export const stations = sqliteTable(
	"stations",
	{
		/** Three letters by which the railway knows it. */
		crs: text().primaryKey(),
		name: text().notNull(),
		/** WGS84 degrees. */
		lat: real().notNull(),
		lng: real().notNull(),
	},
	(table) => [index("stations_place").on(table.lat, table.lng)],
);

/** UK House Price Index: the last 61 months of an authority, region or country, or the latest one alone where the national file was never imported. */
export const housePrices = sqliteTable(
	"house_prices",
	{
		code: text().notNull(),
		/** `YYYY-MM`. */
		month: text().notNull(),
		averagePrice: integer("average_price_pence").notNull(),
		/** Twelve-month change in percent. */
		growth: real(),
		/** Homes sold in the month; null for the latest months, which are not counted yet. */
		sales: integer(),
		detached: integer("detached_pence"),
		semiDetached: integer("semi_detached_pence"),
		terraced: integer("terraced_pence"),
		flat: integer("flat_pence"),
		snapshot: integer().notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.snapshot, table.code, table.month] })],
);

/** Bank Rate from the day it took effect. */
export const bankRates = sqliteTable("bank_rates", {
	/** `YYYY-MM-DD`. */
	from: text("from_day").primaryKey(),
	/** Percent. */
	rate: real().notNull(),
});

export const demandThresholds = sqliteTable(
	"demand_thresholds",
	{
		indicator: text().notNull(),
		nation: text().notNull(),
		lower: real().notNull(),
		upper: real().notNull(),
		count: integer().notNull(),
		asOf: text("as_of").notNull(),
		/** Null where too few authorities are compared, and until they are worked out again. */
		tenths: text({ mode: "json" }).$type<Tenths>(),
	},
	(table) => [primaryKey({ columns: [table.indicator, table.nation] })],
);

/** The licensing register: what a row of it is stands in `domain/base/facts/scheme.ts`. */
export const licensingSchemes = sqliteTable(
	"licensing_schemes",
	{
		id: text().primaryKey(),
		authorityCode: text("authority_code").notNull(),
		council: text().notNull(),
		kind: text({ enum: schemeKinds }).notNull(),
		ruledOut: text("ruled_out", { mode: "json" }).$type<DesignatedKind[]>().notNull().default([]),
		name: text(),
		status: text({ enum: schemeStatuses }).notNull(),
		coverage: text({ enum: coverageKinds }).notNull(),
		wardCodes: text("ward_codes", { mode: "json" }).$type<string[]>().notNull(),
		wardVintage: text("ward_vintage"),
		hasUnmatchedWards: integer("has_unmatched_wards", { mode: "boolean" }).notNull(),
		streets: text(),
		designatedOn: text("designated_on"),
		start: text("start_day"),
		end: text("end_day"),
		hmo: text({ mode: "json" }).$type<HmoScope>(),
		exemptions: text({ mode: "json" }).$type<string[]>().notNull().default([]),
		fees: text({ mode: "json" }).$type<SchemeFees>(),
		plans: text(),
		url: text(),
		evidence: text({ mode: "json" }).$type<SchemeEvidence[]>().notNull().default([]),
		verifiedOn: text("verified_on"),
		revision: integer().notNull().default(1),
		/** The latest change: when (UTC milliseconds), by whom (`release` for a published file, else the administrator's account) and why. */
		changedAt: integer("changed_at").notNull().default(0),
		changedBy: text("changed_by").notNull().default(BY_RELEASE),
		changedWhy: text("changed_why"),
	},
	(table) => [index("licensing_schemes_authority").on(table.authorityCode)],
);

/** Lists of streets as they were read when they were saved. Gone with the text they were read of, by the triggers of migration 0031. */
export const schemeStreetLists = sqliteTable("scheme_street_lists", {
	schemeId: text("scheme_id").primaryKey(),
	/** Which way of reading lists read it: another may read it otherwise. */
	reading: integer().notNull(),
	list: text({ mode: "json" }).$type<StreetList>().notNull(),
});

/**
 * Every state that a row of the register ever had, none of it ever changed or deleted. Written by the triggers of migration 0027, so that no
 * road into the register goes without.
 */
export const schemeHistory = sqliteTable(
	"scheme_history",
	{
		schemeId: text("scheme_id").notNull(),
		/** UTC milliseconds. */
		at: integer().notNull(),
		/** The whole row as JSON; null where it was taken out. */
		row: text(),
	},
	(table) => [index("scheme_history_scheme").on(table.schemeId, table.at)],
);
