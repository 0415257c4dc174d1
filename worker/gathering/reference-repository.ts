import { desc, eq, inArray } from "drizzle-orm";
import type { CertificateFacts, Facts } from "#domain/facts.ts";
import { isEnglandOrWales } from "#domain/nation.ts";
import type { Location } from "#domain/place/locate.ts";
import type { Postcode } from "#domain/postcode.ts";
import type { Db } from "#worker/db/client.ts";
import { selectArticleFourPublishers, selectSchemesOf } from "#worker/db/register-facts.ts";
import {
	areas,
	authorities,
	bankRates,
	datasets,
	demandThresholds,
	wards,
} from "#worker/db/schema/reference.ts";
import { digestsOf, REFRESHED } from "./editions.ts";
import { importedQueries, toImportedFacts } from "./imported-certificates.ts";
import { marketQueries } from "./market-queries.ts";
import {
	toAreaFacts,
	toAuthorityFacts,
	toBankRate,
	toPlace,
	toRegionPrices,
	toRentFacts,
	toThresholds,
} from "./reference-rows.ts";
import { toSoldFacts } from "./sold-rows.ts";

/** The part of the facts that comes from our tables. */
export type ReferenceFacts = Pick<
	Facts,
	| "place"
	| "authorities"
	| "area"
	| "rents"
	| "sold"
	| "regionPrices"
	| "bankRate"
	| "thresholds"
	| "schemes"
	| "registerAsOf"
	| "articleFourAsOf"
	| "editions"
> & {
	/** Energy certificates of the postcode from files that were imported; null where its area was not. */
	readonly imported: CertificateFacts | null;
};

/** Everything our tables hold about a postcode where it was located, each table in the one edition that readers see: one round trip. */
export async function readReferenceFacts(
	db: Db,
	postcode: Postcode,
	location: Location,
): Promise<ReferenceFacts> {
	const authorityCodes = location.authorities.map(([code]) => code);
	const wardCodes = location.wards.map(([code]) => code);
	const market = marketQueries(db, postcode, location);
	const imported = importedQueries(db, postcode, authorityCodes);
	const [
		authorityRows,
		wardRows,
		areaRows,
		rentRows,
		priceRows,
		rateRows,
		thresholds,
		schemes,
		publishers,
		saleRows,
		figureRows,
		certificateRows,
		certificateAreas,
		editions,
	] = await db.batch([
		db.select().from(authorities).where(inArray(authorities.code, authorityCodes)),
		db.select().from(wards).where(inArray(wards.code, wardCodes)),
		db
			.select()
			.from(areas)
			.where(eq(areas.code, location.areaCode ?? "")),
		market.rents,
		market.prices,
		db.select().from(bankRates).orderBy(desc(bankRates.from)).limit(1),
		db.select().from(demandThresholds).where(eq(demandThresholds.nation, location.nation)),
		selectSchemesOf(db, authorityCodes),
		selectArticleFourPublishers(db, authorityCodes),
		market.sales,
		market.figures,
		imported.certificates,
		imported.areas,
		db
			.select()
			.from(datasets)
			.where(inArray(datasets.id, ["licensing_schemes", "bank_rates", ...REFRESHED])),
	]);
	const editionOf = (id: string) => editions.find((row) => row.id === id)?.asOf ?? null;
	const digests = digestsOf(editions);
	const salesEdition = editions.find(({ id, complete }) => id === "sales" && complete);
	return {
		place: toPlace(location, authorityRows, wardRows),
		authorities: authorityRows.map((row) =>
			toAuthorityFacts(row, priceRows, "article_four" in digests ? publishers : null),
		),
		area: areaRows[0] ? toAreaFacts(areaRows[0], location.areaIsExact) : null,
		rents: rentRows.map(toRentFacts),
		sold:
			salesEdition && isEnglandOrWales(location.nation)
				? toSoldFacts(postcode, salesEdition.asOf, { sales: saleRows, figures: figureRows })
				: null,
		regionPrices: toRegionPrices(rentRows, priceRows),
		bankRate: rateRows[0] ? toBankRate(rateRows[0], editionOf("bank_rates")) : null,
		thresholds: thresholds.map(toThresholds).filter((row) => row !== null),
		schemes,
		registerAsOf: editionOf("licensing_schemes"),
		articleFourAsOf: editionOf("article_four"),
		editions: digests,
		imported: toImportedFacts(postcode, {
			rows: certificateRows,
			areas: certificateAreas,
			mayLieIn: authorityCodes.length,
		}),
	};
}
