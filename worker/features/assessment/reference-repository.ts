import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Facts } from "#domain/facts.ts";
import type { Location } from "#domain/place/locate.ts";
import type { Db } from "#worker/db/client.ts";
import {
	areas,
	authorities,
	datasets,
	demandThresholds,
	housePrices,
	licensingSchemes,
	rents,
	wards,
} from "#worker/db/schema/reference.ts";
import {
	toAreaFacts,
	toAuthorityFacts,
	toPlace,
	toRentFacts,
	toThresholds,
} from "./reference-rows.ts";

/** The part of the facts that comes from our tables. */
export type ReferenceFacts = Pick<
	Facts,
	"place" | "authorities" | "area" | "rents" | "thresholds" | "schemes" | "registerAsOf"
>;

/** Everything our tables hold about a location: one round trip. */
export async function readReferenceFacts(db: Db, location: Location): Promise<ReferenceFacts> {
	const authorityCodes = location.authorities.map(([code]) => code);
	const wardCodes = location.wards.map(([code]) => code);
	const [authorityRows, wardRows, areaRows, rentRows, priceRows, thresholds, schemes, register] =
		await db.batch([
			db.select().from(authorities).where(inArray(authorities.code, authorityCodes)),
			db.select().from(wards).where(inArray(wards.code, wardCodes)),
			db
				.select()
				.from(areas)
				.where(eq(areas.code, location.areaCode ?? "")),
			db
				.select()
				.from(rents)
				.where(
					or(
						inArray(rents.code, authorityCodes),
						and(eq(rents.grain, "country"), eq(rents.name, location.nation)),
						and(eq(rents.grain, "region"), inArray(rents.name, regionOf(db, authorityCodes))),
					),
				),
			db.select().from(housePrices).where(inArray(housePrices.code, authorityCodes)),
			db.select().from(demandThresholds).where(eq(demandThresholds.nation, location.nation)),
			db
				.select()
				.from(licensingSchemes)
				.where(inArray(licensingSchemes.authorityCode, authorityCodes)),
			db.select().from(datasets).where(eq(datasets.id, "licensing_schemes")),
		]);
	return {
		place: toPlace(location, authorityRows, wardRows),
		authorities: authorityRows.map((row) => toAuthorityFacts(row, priceRows)),
		area: areaRows[0] ? toAreaFacts(areaRows[0], location.areaIsExact) : null,
		rents: rentRows.map(toRentFacts),
		thresholds: thresholds.map(toThresholds).filter((row) => row !== null),
		schemes,
		registerAsOf: register[0]?.asOf ?? null,
	};
}

/** Name of the region the main authority lies in; none outside England. */
function regionOf(db: Db, [main = ""]: readonly string[]) {
	return db
		.select({ region: sql<string>`${authorities.region}` })
		.from(authorities)
		.where(eq(authorities.code, main));
}
