import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Facts } from "#domain/facts.ts";
import type { Location } from "#domain/place/locate.ts";
import type { Db } from "#worker/db/client.ts";
import {
	areas,
	authorities,
	bankRates,
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
	toBankRate,
	toPlace,
	toRegionPrices,
	toRentFacts,
	toThresholds,
} from "./reference-rows.ts";

/** The part of the facts that comes from our tables. */
export type ReferenceFacts = Pick<
	Facts,
	| "place"
	| "authorities"
	| "area"
	| "rents"
	| "regionPrices"
	| "bankRate"
	| "thresholds"
	| "schemes"
	| "registerAsOf"
>;

/** Everything our tables hold about a location: one round trip. */
export async function readReferenceFacts(db: Db, location: Location): Promise<ReferenceFacts> {
	const authorityCodes = location.authorities.map(([code]) => code);
	const wardCodes = location.wards.map(([code]) => code);
	const [main = ""] = authorityCodes;
	const region = db
		.select({ name: sql<string>`${authorities.region}` })
		.from(authorities)
		.where(eq(authorities.code, main));
	const regionCode = db
		.select({ code: rents.code })
		.from(rents)
		.where(and(eq(rents.grain, "region"), inArray(rents.name, region)));
	const [
		authorityRows,
		wardRows,
		areaRows,
		rentRows,
		priceRows,
		rateRows,
		thresholds,
		schemes,
		editions,
	] = await db.batch([
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
					inArray(rents.code, regionCode),
					and(eq(rents.grain, "country"), eq(rents.name, location.nation)),
				),
			),
		db
			.select()
			.from(housePrices)
			.where(or(inArray(housePrices.code, authorityCodes), inArray(housePrices.code, regionCode)))
			.orderBy(desc(housePrices.month)),
		db.select().from(bankRates).orderBy(desc(bankRates.from)).limit(1),
		db.select().from(demandThresholds).where(eq(demandThresholds.nation, location.nation)),
		db
			.select()
			.from(licensingSchemes)
			.where(inArray(licensingSchemes.authorityCode, authorityCodes)),
		db
			.select()
			.from(datasets)
			.where(inArray(datasets.id, ["licensing_schemes", "bank_rates"])),
	]);
	const editionOf = (id: string) => editions.find((row) => row.id === id)?.asOf ?? null;
	return {
		place: toPlace(location, authorityRows, wardRows),
		authorities: authorityRows.map((row) => toAuthorityFacts(row, priceRows)),
		area: areaRows[0] ? toAreaFacts(areaRows[0], location.areaIsExact) : null,
		rents: rentRows.map(toRentFacts),
		regionPrices: toRegionPrices(rentRows, priceRows),
		bankRate: rateRows[0] ? toBankRate(rateRows[0], editionOf("bank_rates")) : null,
		thresholds: thresholds.map(toThresholds).filter((row) => row !== null),
		schemes,
		registerAsOf: editionOf("licensing_schemes"),
	};
}
