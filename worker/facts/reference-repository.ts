import { desc, eq, inArray } from "drizzle-orm";
import type { CertificateFacts, Facts } from "#domain/facts.ts";
import { policyOf } from "#domain/nations/policy-of.ts";
import type { Location } from "#domain/place/locate.ts";
import type { Postcode } from "#domain/postcode.ts";
import type { Db } from "#worker/db/client.ts";
import { selectArticleFourPublishers, selectSchemesOf } from "#worker/db/register-facts.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import {
	areas,
	authorities,
	bankRates,
	datasets,
	demandThresholds,
	wards,
} from "#worker/db/schema/reference.ts";
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
	const read = await runBatch(db, {
		authorities: db.select().from(authorities).where(inArray(authorities.code, authorityCodes)),
		wards: db.select().from(wards).where(inArray(wards.code, wardCodes)),
		areas: db
			.select()
			.from(areas)
			.where(eq(areas.code, location.areaCode ?? "")),
		rents: market.rents,
		prices: market.prices,
		bankRates: db.select().from(bankRates).orderBy(desc(bankRates.from)).limit(1),
		thresholds: db
			.select()
			.from(demandThresholds)
			.where(eq(demandThresholds.nation, location.nation)),
		schemes: selectSchemesOf(db, authorityCodes),
		publishers: selectArticleFourPublishers(db, authorityCodes),
		sales: market.sales,
		saleFigures: market.figures,
		certificates: imported.certificates,
		certificateAreas: imported.areas,
		editions: db
			.select()
			.from(datasets)
			.where(inArray(datasets.id, ["licensing_schemes", "bank_rates", "sales", "article_four"])),
	});
	const { editions, prices, publishers, rents } = read;
	const [area] = read.areas;
	const [bankRate] = read.bankRates;
	const editionOf = (id: string) => editions.find((row) => row.id === id)?.asOf ?? null;
	const articleFourAsOf = editionOf("article_four");
	const salesEdition = editions.find(({ id, complete }) => id === "sales" && complete);
	return {
		place: toPlace(location, read.authorities, read.wards),
		authorities: read.authorities.map((row) =>
			toAuthorityFacts(row, prices, articleFourAsOf === null ? null : publishers),
		),
		area: area ? toAreaFacts(area, location.areaIsExact) : null,
		rents: rents.map(toRentFacts),
		sold:
			salesEdition && policyOf(location.nation).covered.sales
				? toSoldFacts(postcode, salesEdition.asOf, {
						sales: read.sales,
						figures: read.saleFigures,
					})
				: null,
		regionPrices: toRegionPrices(rents, prices),
		bankRate: bankRate ? toBankRate(bankRate, editionOf("bank_rates")) : null,
		thresholds: read.thresholds.map(toThresholds).filter((row) => row !== null),
		schemes: read.schemes,
		registerAsOf: editionOf("licensing_schemes"),
		articleFourAsOf,
		imported: toImportedFacts(postcode, {
			rows: read.certificates,
			areas: read.certificateAreas,
			mayLieIn: authorityCodes.length,
		}),
	};
}
