import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { countryCodes } from "#domain/base/nation.ts";
import type { Location } from "#domain/base/place/locate.ts";
import { nationsOf } from "#domain/base/place/possible-nations.ts";
import type { Db } from "#worker/db/client.ts";
import { isCurrent, isStanding } from "#worker/db/current-snapshot.ts";
import { isListed, type Parameter } from "#worker/db/prepared-batch.ts";
import { authorities, housePrices, rentMarketAreas, rents } from "#worker/db/schema/reference.ts";
import { postcodeSales, saleFigures } from "#worker/db/schema/sold-prices.ts";

/** Names of what the reads of a market are given. */
export const marketNames = ["authorities", "authority", "nation", "countries"] as const;

type MarketParameters = Readonly<Record<(typeof marketNames)[number], Parameter>>;

/** The authorities that a place may lie in and the countries of these, each as a JSON list of codes; the main authority and the nation. */
export function marketValues({ nation, authorities }: Pick<Location, "nation" | "authorities">) {
	const codes = authorities.map(([code]) => code);
	const here = [nation, ...nationsOf(authorities)];
	return {
		authorities: JSON.stringify(codes),
		authority: codes[0] ?? "",
		nation,
		countries: JSON.stringify(here.map((each) => countryCodes[each])),
	};
}

/** Reads of what homes at a compact postcode and in its sector were sold for. */
export function saleQueries(
	db: Db,
	given: { readonly postcode: Parameter; readonly sector: Parameter },
) {
	return {
		sales: db
			.select()
			.from(postcodeSales)
			.where(and(eq(postcodeSales.postcode, given.postcode), isStanding("sales", postcodeSales))),
		saleFigures: db
			.select()
			.from(saleFigures)
			.where(and(isCurrent("sales", saleFigures.snapshot), eq(saleFigures.sector, given.sector))),
	};
}

/**
 * Reads of rents and prices of authorities, their region and nation, each of the one snapshot that readers see. Not run here: anyone who asks puts them
 * into a batch, and so sees all of them at one moment.
 */
export function authorityMarketQueries(db: Db, given: MarketParameters) {
	const regionCode = selectRegionCode(db, given.authority);
	// One list: with two lists and an OR, SQLite goes through every area of the edition.
	const listed = sql`SELECT value FROM json_each(${given.authorities}) UNION ALL SELECT code FROM ${regionCode}`;
	return {
		rents: db
			.select()
			.from(rents)
			.where(
				and(
					isCurrent("rents", rents.snapshot),
					inArray(
						rents.code,
						sql`(${listed} UNION ALL SELECT code FROM ${selectCountryCode(db, given.nation)} UNION ALL SELECT market_code FROM ${selectMarketCodes(db, given.authorities)})`,
					),
				),
			),
		markets: db
			.select()
			.from(rentMarketAreas)
			.where(isListed(rentMarketAreas.authorityCode, given.authorities)),
		/** Newest first. */
		prices: db
			.select()
			.from(housePrices)
			.where(
				and(
					isCurrent("house_prices", housePrices.snapshot),
					inArray(
						housePrices.code,
						sql`(${listed} UNION ALL SELECT value FROM json_each(${given.countries}))`,
					),
				),
			)
			.orderBy(desc(housePrices.month)),
	};
}

/** Code of an authority's region, by which the index and the rents have it. */
function selectRegionCode(db: Db, authority: Parameter) {
	const region = db
		.select({ name: sql<string>`${authorities.region}` })
		.from(authorities)
		.where(eq(authorities.code, authority));
	return db
		.select({ code: rents.code })
		.from(rents)
		.where(
			and(
				isCurrent("rents", rents.snapshot),
				eq(rents.grain, "region"),
				inArray(rents.name, region),
			),
		);
}

/** Codes of the market areas of Scottish councils (a JSON list of codes), by which the rents have them. */
function selectMarketCodes(db: Db, authorities: Parameter) {
	return db
		.select({ code: rentMarketAreas.marketCode })
		.from(rentMarketAreas)
		.where(isListed(rentMarketAreas.authorityCode, authorities));
}

/** Code of a country, by which the rents have it. */
function selectCountryCode(db: Db, nation: Parameter) {
	return db
		.select({ code: rents.code })
		.from(rents)
		.where(
			and(isCurrent("rents", rents.snapshot), eq(rents.grain, "country"), eq(rents.name, nation)),
		);
}
