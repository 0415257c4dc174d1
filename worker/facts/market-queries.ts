import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { countryCodes, type Nation } from "#domain/base/nation.ts";
import type { Location } from "#domain/base/place/locate.ts";
import { nationsOf } from "#domain/base/place/possible-nations.ts";
import type { Postcode } from "#domain/base/postcode.ts";
import type { Db } from "#worker/db/client.ts";
import { isCurrent, isStanding } from "#worker/db/current-snapshot.ts";
import { authorities, housePrices, rentMarketAreas, rents } from "#worker/db/schema/reference.ts";
import { postcodeSales, saleFigures } from "#worker/db/schema/sold-prices.ts";

/** Reads of rents and prices about a postcode where it was located: those of its authorities, and what homes there were sold for. */
export function marketQueries(
	db: Db,
	postcode: Postcode,
	location: Pick<Location, "nation" | "authorities">,
) {
	return {
		...authorityMarketQueries(db, location),
		sales: db
			.select()
			.from(postcodeSales)
			.where(and(eq(postcodeSales.postcode, postcode.compact), isStanding("sales", postcodeSales))),
		figures: db
			.select()
			.from(saleFigures)
			.where(
				and(isCurrent("sales", saleFigures.snapshot), eq(saleFigures.sector, postcode.sector)),
			),
	};
}

/**
 * Reads of rents and prices of authorities, their region and nation, each of the one snapshot that readers see. Not run here: anyone who asks puts them
 * into a batch, and so sees all of them at one moment.
 */
export function authorityMarketQueries(db: Db, location: Pick<Location, "nation" | "authorities">) {
	const codes = location.authorities.map(([code]) => code);
	const here = [location.nation, ...nationsOf(location.authorities)];
	const regionCode = selectRegionCode(db, codes[0] ?? "");
	// One list: with two lists and an OR, SQLite goes through every area of the edition.
	const given = sql`SELECT value FROM json_each(${JSON.stringify(codes)}) UNION ALL SELECT code FROM ${regionCode}`;
	return {
		rents: db
			.select()
			.from(rents)
			.where(
				and(
					isCurrent("rents", rents.snapshot),
					inArray(
						rents.code,
						sql`(${given} UNION ALL SELECT code FROM ${selectCountryCode(db, location.nation)} UNION ALL SELECT market_code FROM ${selectMarketCodes(db, codes)})`,
					),
				),
			),
		markets: db.select().from(rentMarketAreas).where(inArray(rentMarketAreas.authorityCode, codes)),
		/** Newest first. */
		prices: db
			.select()
			.from(housePrices)
			.where(
				and(
					isCurrent("house_prices", housePrices.snapshot),
					inArray(
						housePrices.code,
						sql`(${given} UNION ALL SELECT value FROM json_each(${JSON.stringify(here.map((nation) => countryCodes[nation]))}))`,
					),
				),
			)
			.orderBy(desc(housePrices.month)),
	};
}

/** Code of an authority's region, by which the index and the rents have it. */
function selectRegionCode(db: Db, authority: string) {
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

/** Codes of the market areas of Scottish councils, by which the rents have them. */
function selectMarketCodes(db: Db, authorityCodes: string[]) {
	return db
		.select({ code: rentMarketAreas.marketCode })
		.from(rentMarketAreas)
		.where(inArray(rentMarketAreas.authorityCode, authorityCodes));
}

/** Code of a country, by which the rents have it. */
function selectCountryCode(db: Db, nation: Nation) {
	return db
		.select({ code: rents.code })
		.from(rents)
		.where(
			and(isCurrent("rents", rents.snapshot), eq(rents.grain, "country"), eq(rents.name, nation)),
		);
}
