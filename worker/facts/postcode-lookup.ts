import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { isImported } from "#datasets/ingest/store/store.ts";
import type { Facts } from "#domain/base/facts/facts.ts";
import type { Gazetteer } from "#domain/base/place/locate.ts";
import type { Postcode } from "#domain/base/postcode.ts";
import type { Db } from "#worker/db/client.ts";
import { editionColumns } from "#worker/db/current-snapshot.ts";
import { type Parameter, prepareBatch } from "#worker/db/prepared-batch.ts";
import { endedPostcodes, postcodeUnits } from "#worker/db/schema/postcodes.ts";
import { authorities, datasets, postcodeSectors } from "#worker/db/schema/reference.ts";
import { toReportPrice } from "#worker/db/settings-repository.ts";
import {
	type Latest,
	latestInTime,
	latestQueries,
	oldestKept,
	readLatest,
	selectRevision,
} from "./facts-stamps.ts";

/** Positions of postcodes are stored in hundred-thousandths of a degree. */
const E5 = 100_000;

/**
 * What our tables say of a postcode before it is known whether its facts are in the cache: what is newer than those, and where it lies. With
 * the number of the last change, and whether the whole national file of sales is imported: Land Registry need then not be asked.
 */
export type PostcodeLookup = Latest &
	Pick<Facts, "revision"> & { readonly gazetteer: Gazetteer; readonly holdsSales: boolean };

/** How a gathering looks postcodes up. */
export type PostcodeLookups = {
	readonly lookUp: (postcode: Postcode) => Promise<PostcodeLookup>;
	/** What is newer than the facts of a postcode in the cache. Never throws. */
	readonly latest: (postcode: Postcode) => Promise<Latest>;
};

const readFirst = prepareBatch(
	["since", "postcode", "outcode", "sectorFrom", "sectorTo"],
	(db, { since, postcode, outcode, sectorFrom, sectorTo }) => ({
		...latestQueries(db, { since }),
		units: db.select().from(postcodeUnits).where(eq(postcodeUnits.postcode, postcode)),
		state: db
			.select({
				revision: sql<number>`${selectRevision(db)}`.as("revision"),
				endedSince: sql<string | null>`${selectEnd(db, postcode)}`.as("ended_since"),
				unitsInSector: sql<number>`EXISTS ${selectBetween(db, sectorFrom, sectorTo)}`
					.mapWith(Boolean)
					.as("units_in_sector"),
			})
			.from(sql`(SELECT 1)`),
		sectors: db.select().from(postcodeSectors).where(eq(postcodeSectors.outcode, outcode)),
		recoded: db
			.select({ code: authorities.code, formerCodes: authorities.formerCodes })
			.from(authorities)
			// In the words of the index, which holds the few that were given another code.
			.where(sql`${authorities.formerCodes} <> '[]'`),
		editions: db
			.select(editionColumns)
			.from(datasets)
			.where(inArray(datasets.id, ["postcode_units", "postcode_sectors", "sales"])),
	}),
);

/** A query of since when a postcode is no longer in use. */
function selectEnd(db: Db, postcode: Parameter) {
	return db
		.select({ since: endedPostcodes.since })
		.from(endedPostcodes)
		.where(eq(endedPostcodes.postcode, postcode));
}

/** A query of the units between two, as they are stored. */
function selectBetween(db: Db, from: Parameter, to: Parameter) {
	return db
		.select({ postcode: postcodeUnits.postcode })
		.from(postcodeUnits)
		.where(and(gt(postcodeUnits.postcode, from), lt(postcodeUnits.postcode, to)));
}

/** Looks a postcode up in our tables. One round trip. `now`: UTC milliseconds. */
export async function lookUpPostcode(
	db: Db,
	postcode: Postcode,
	now: number,
): Promise<PostcodeLookup> {
	// As it is stored: without the space, and the two letters of a postcode behind it.
	const sectorStem = postcode.sector.replace(" ", "");
	const { stamps, prices, units, sectors, recoded, editions, ...read } = await readFirst(db, {
		since: oldestKept(now),
		postcode: postcode.compact,
		outcode: postcode.outcode,
		sectorFrom: `${sectorStem}A`,
		sectorTo: `${sectorStem}ZZZ`,
	});
	const [unit] = units;
	const [state] = read.state;
	const edition = (id: string) => editions.find((row) => row.id === id && isImported(row)) ?? null;
	const unitsEdition = edition("postcode_units");
	const gazetteer: Gazetteer = {
		unit: unit
			? {
					position:
						unit.lat === null || unit.lng === null
							? null
							: { lat: unit.lat / E5, lng: unit.lng / E5 },
					authorityCode: unit.authorityCode,
					wardCode: unit.wardCode,
					areaCode: unit.areaCode,
					placedAreaCode: unit.placedAreaCode,
					deprivationDecile: unit.deprivationDecile,
					wardBesideCode: unit.wardBesideCode,
				}
			: null,
		endedSince: state?.endedSince ?? null,
		unitsAsOf: unitsEdition?.asOf ?? null,
		unitsAreWhole: unitsEdition?.complete ?? false,
		unitsInSector: state?.unitsInSector ?? false,
		sectors,
		sectorsAsOf: edition("postcode_sectors")?.asOf ?? null,
		todaysCodes: Object.fromEntries(
			recoded.flatMap(({ code, formerCodes }) => formerCodes.map((former) => [former, code])),
		),
	};
	return {
		stamps,
		price: toReportPrice(prices),
		revision: state?.revision ?? 0,
		holdsSales: edition("sales")?.complete ?? false,
		gazetteer,
	};
}

/** Looks each postcode up once, for a request that asks for both, what is new and where it lies. `db`: called when a postcode is looked up. */
export function lookUpOnce(db: () => Db, now: () => number): PostcodeLookups {
	const lookups = new Map<
		string,
		{ readonly lookup: Promise<PostcodeLookup>; readonly latest: Promise<Latest> }
	>();
	const of = (postcode: Postcode) => {
		const before = lookups.get(postcode.compact);
		if (before) {
			return before;
		}
		const lookup = lookUpPostcode(db(), postcode, now());
		const coming = { lookup, latest: latestInTime(lookup) };
		lookups.set(postcode.compact, coming);
		return coming;
	};
	return { lookUp: (postcode) => of(postcode).lookup, latest: (postcode) => of(postcode).latest };
}

/** The same gathering for many postcodes: what is new is read once for all of them, and not before one is asked for. */
export function shareLatest<
	G extends PostcodeLookups & { readonly db: Db; readonly now: () => number },
>(gathering: G): G {
	let latest: Promise<Latest> | undefined;
	return {
		...gathering,
		latest: () => {
			latest ??= readLatest(gathering.db, gathering.now());
			return latest;
		},
	};
}
