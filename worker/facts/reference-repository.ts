import { and, desc, eq, getTableColumns, gt, inArray, type SQL, sql } from "drizzle-orm";
import { isImported } from "#datasets/ingest/store/store.ts";
import type { CertificateFacts, Facts } from "#domain/base/facts/facts.ts";
import { reaches } from "#domain/base/facts/live-sources.ts";
import type { LicensingScheme } from "#domain/base/facts/scheme.ts";
import { countryCodes, nations } from "#domain/base/nation.ts";
import { areasOfPlace } from "#domain/base/place/areas-of-place.ts";
import type { Location } from "#domain/base/place/locate.ts";
import { measuredFrom } from "#domain/base/place/nearest-station.ts";
import { nationsOf } from "#domain/base/place/possible-nations.ts";
import type { Postcode } from "#domain/base/postcode.ts";
import { isPublishedIn } from "#domain/base/published-tables.ts";
import {
	parseStreetList,
	STREET_READING,
} from "#domain/subjects/licensing/streets/parse-street-list.ts";
import type { Db } from "#worker/db/client.ts";
import { editionColumns, isCurrent } from "#worker/db/current-snapshot.ts";
import { isListed, type Parameter, prepareBatch } from "#worker/db/prepared-batch.ts";
import {
	areas,
	authorities,
	bankRates,
	datasets,
	demandThresholds,
	licensingSchemes,
	schemeStreetLists,
	wards,
} from "#worker/db/schema/reference.ts";
import { articleFourPublishers, schemeReviews } from "#worker/db/schema/watched.ts";
import { importedQueries, toImportedFacts } from "./imported-certificates.ts";
import {
	authorityMarketQueries,
	marketNames,
	marketValues,
	saleQueries,
} from "./market-queries.ts";
import {
	toAreaFacts,
	toAuthorityFacts,
	toBankRate,
	toPlace,
	toRail,
	toRegionPrices,
	toRentFacts,
	toRentMarket,
	toThresholds,
	toWholePrices,
} from "./reference-rows.ts";
import { toSoldFacts } from "./sold-rows.ts";
import { stationBoundNames, stationBounds, stationQuery } from "./station-query.ts";

/** The part of the facts that comes from our tables. */
export type ReferenceFacts = Pick<
	Facts,
	| "place"
	| "authorities"
	| "areas"
	| "rents"
	| "rentMarkets"
	| "rail"
	| "sold"
	| "regionPrices"
	| "nationPrices"
	| "bankRate"
	| "thresholds"
	| "schemes"
	| "registerAsOf"
	| "articleFourAsOf"
> & {
	/** Energy certificates of the postcode from files that were imported; null where its area was not. */
	readonly imported: CertificateFacts | null;
};

/** The newest change of Bank Rate, and a dozen before it for a report's line. */
const MOST_RATES = 13;

/** Datasets whose date is shown with their figures. */
const quotedEditions = ["licensing_schemes", "bank_rates", "sales", "article_four", "stations"];

const readAll = prepareBatch(
	[
		...marketNames,
		...stationBoundNames,
		"postcode",
		"sector",
		"wards",
		"wardBeside",
		"areas",
		"nations",
	],
	(db, given) => {
		const ofSchemes = orBeside(given);
		return {
			authorities: db
				.select()
				.from(authorities)
				.where(isListed(authorities.code, given.authorities)),
			wards: db
				.select({ code: wards.code, name: wards.name })
				.from(wards)
				.where(isListed(wards.code, given.wards)),
			beside: selectWardBeside(db, given.wardBeside),
			areas: db.select().from(areas).where(isListed(areas.code, given.areas)),
			...authorityMarketQueries(db, given),
			stations: stationQuery(db, given),
			bankRates: db.select().from(bankRates).orderBy(desc(bankRates.from)).limit(MOST_RATES),
			thresholds: db
				.select()
				.from(demandThresholds)
				.where(isListed(demandThresholds.nation, given.nations)),
			schemes: selectSchemes(db, ofSchemes),
			streetLists: selectStreetLists(db, ofSchemes),
			publishers: selectArticleFourPublishers(db, given.authorities),
			...saleQueries(db, given),
			...importedQueries(db, given),
			editions: db
				.select(editionColumns)
				.from(datasets)
				.where(inArray(datasets.id, quotedEditions)),
		};
	},
);

/** Everything our tables hold about a postcode where it was located, each table in the one edition that readers see: one round trip. */
export async function readReferenceFacts(
	db: Db,
	postcode: Postcode,
	location: Location,
): Promise<ReferenceFacts> {
	const authorityCodes = location.authorities.map(([code]) => code);
	const measured = isPublishedIn(location.nation, "railStations") ? measuredFrom(location) : null;
	const read = await readAll(db, {
		...marketValues(location),
		...stationBounds(measured?.at ?? null),
		postcode: postcode.compact,
		sector: postcode.sector,
		wards: JSON.stringify(location.wards.map(([code]) => code)),
		wardBeside: location.wardBeside ?? null,
		areas: JSON.stringify(areaCodesOf(location)),
		nations: JSON.stringify([location.nation, ...nationsOf(location.authorities)]),
	});
	const { editions, prices, publishers, rents } = read;
	const editionOf = (id: string) => editions.find((row) => row.id === id)?.asOf ?? null;
	const articleFourAsOf = editionOf("article_four");
	const schemes = read.schemes.map((row) => withStreetList(toScheme(row), read.streetLists));
	const isOwn = ({ authorityCode }: LicensingScheme) => authorityCodes.includes(authorityCode);
	const [beside] = read.beside;
	const salesEdition = editions.find((row) => row.id === "sales" && isImported(row));
	return {
		place: {
			...toPlace(location, read.authorities, read.wards),
			wardBeside: beside && {
				code: beside.code,
				name: beside.name,
				authority: { code: beside.authorityCode, name: beside.authorityName },
				schemes: schemes.filter((row) => !isOwn(row)),
			},
		},
		authorities: read.authorities.map((row) =>
			toAuthorityFacts(row, prices, articleFourAsOf === null ? null : publishers),
		),
		areas: areasOfPlace(location, read.areas).map(toAreaFacts),
		rents: rents.map(toRentFacts),
		rentMarkets: read.markets.map(toRentMarket),
		rail: toRail(measured, read.stations, editionOf("stations")),
		sold:
			salesEdition && reaches("sales", location.nation)
				? toSoldFacts(postcode, salesEdition, {
						sales: read.sales,
						figures: read.saleFigures,
					})
				: null,
		regionPrices: toRegionPrices(rents, prices),
		nationPrices: nations.flatMap(
			(name) => toWholePrices({ code: countryCodes[name], name }, prices) ?? [],
		),
		bankRate: toBankRate(read.bankRates, editionOf("bank_rates")),
		thresholds: read.thresholds.map(toThresholds).filter((row) => row !== null),
		schemes: schemes.filter(isOwn),
		registerAsOf: editionOf("licensing_schemes"),
		articleFourAsOf,
		imported: toImportedFacts(postcode, {
			rows: read.certificates,
			areas: read.certificateAreas,
			mayLieIn: authorityCodes.length,
		}),
	};
}

/** The postcode's own area, and those of its sector, which stand where we do not hold that one. */
function areaCodesOf({ ownAreas, areas: shares }: Location): string[] {
	return [...ownAreas, ...shares.map(([code]) => code)];
}

/** Condition: a row is of one of the authorities (a JSON list of codes), or of the ward's. */
function orBeside(given: { readonly authorities: Parameter; readonly wardBeside: Parameter }): SQL {
	return sql`(${isListed(licensingSchemes.authorityCode, given.authorities)} OR ${licensingSchemes.authorityCode} = (
		SELECT ${wards.authorityCode} FROM ${wards} WHERE ${wards.code} = ${given.wardBeside}))`;
}

/** A statement that reads a ward with its authority. */
function selectWardBeside(db: Db, code: Parameter) {
	return db
		.select({
			code: wards.code,
			name: wards.name,
			authorityCode: wards.authorityCode,
			authorityName: sql<string>`${authorities.name}`.as("authority_name"),
		})
		.from(wards)
		.innerJoin(authorities, eq(authorities.code, wards.authorityCode))
		.where(eq(wards.code, code));
}

/** A statement that reads the schemes of an authority, each with why it should be read again. */
export function selectSchemesOf(db: Db, authority: Parameter) {
	return selectSchemes(db, eq(licensingSchemes.authorityCode, authority));
}

function selectSchemes(db: Db, ofAuthorities: SQL) {
	return db
		.select({
			...getTableColumns(licensingSchemes),
			hasUnmatchedWards: hasUnmatchedWards.mapWith(Boolean).as("has_unmatched"),
			review: schemeReviews.reason,
		})
		.from(licensingSchemes)
		.leftJoin(schemeReviews, eq(schemeReviews.schemeId, licensingSchemes.id))
		.where(ofAuthorities);
}

/** A statement that reads the lists of streets of authorities' schemes as they were read when they were saved. */
function selectStreetLists(db: Db, ofAuthorities: SQL) {
	return db
		.select(getTableColumns(schemeStreetLists))
		.from(schemeStreetLists)
		.innerJoin(licensingSchemes, eq(licensingSchemes.id, schemeStreetLists.schemeId))
		.where(ofAuthorities);
}

/** Adds a row's list of streets as it was parsed when the row was saved. Parses it now where that never happened, or happened in another way. */
function withStreetList(
	scheme: LicensingScheme,
	held: readonly (typeof schemeStreetLists.$inferSelect)[],
): LicensingScheme {
	const { id, streets } = scheme;
	if (streets === null) {
		return scheme;
	}
	const read = held.find((each) => each.schemeId === id && each.reading === STREET_READING);
	const list = read?.list ?? parseStreetList(streets);
	return { ...scheme, streetList: { reading: STREET_READING, list } };
}

/** Condition: a row names wards that are none of today, whether it says so or they have gone since. Source: Rule LICENCE-6. */
const hasUnmatchedWards = sql`(${licensingSchemes.hasUnmatchedWards} OR EXISTS (
	SELECT 1 FROM json_each(${licensingSchemes.wardCodes}) AS listed
	WHERE NOT EXISTS (SELECT 1 FROM ${wards} WHERE ${wards.code} = listed.value)))`;

/** A row without what only its history tells. */
export function toScheme({
	changedAt,
	changedBy,
	changedWhy,
	...scheme
}: typeof licensingSchemes.$inferSelect & Pick<LicensingScheme, "review">): LicensingScheme {
	return scheme;
}

/** A statement that reads which of these authorities draw their Article 4 directions on HMOs on the national map. */
function selectArticleFourPublishers(db: Db, authorities: Parameter) {
	const { code, snapshot, hmoAreas } = articleFourPublishers;
	return db
		.select({ code })
		.from(articleFourPublishers)
		.where(and(isCurrent("article_four", snapshot), isListed(code, authorities), gt(hmoAreas, 0)));
}
