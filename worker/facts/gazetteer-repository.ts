import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { isImported } from "#datasets/ingest/store/store.ts";
import type { Facts } from "#domain/base/facts/facts.ts";
import type { Gazetteer } from "#domain/base/place/locate.ts";
import type { Postcode } from "#domain/base/postcode.ts";
import type { Db } from "#worker/db/client.ts";
import { prepareBatch } from "#worker/db/prepared-batch.ts";
import { endedPostcodes, postcodeUnits } from "#worker/db/schema/postcodes.ts";
import { authorities, datasets, postcodeSectors } from "#worker/db/schema/reference.ts";
import { selectRevision } from "./facts-stamps.ts";

/** Positions of postcodes are stored in hundred-thousandths of a degree. */
const E5 = 100_000;

/** Beside the gazetteer, the number of the last change, and whether the whole national file of sales is imported: Land Registry need then not be asked. */
type FirstReading = Gazetteer & Pick<Facts, "revision"> & { readonly holdsSales: boolean };

const readFirst = prepareBatch(
	["postcode", "outcode", "sectorFrom", "sectorTo"],
	(db, { postcode, outcode, sectorFrom, sectorTo }) => ({
		revisions: selectRevision(db),
		units: db.select().from(postcodeUnits).where(eq(postcodeUnits.postcode, postcode)),
		ended: db
			.select({ since: endedPostcodes.since })
			.from(endedPostcodes)
			.where(eq(endedPostcodes.postcode, postcode)),
		inSector: db
			.select({ postcode: postcodeUnits.postcode })
			.from(postcodeUnits)
			.where(and(gt(postcodeUnits.postcode, sectorFrom), lt(postcodeUnits.postcode, sectorTo)))
			.limit(1),
		sectors: db.select().from(postcodeSectors).where(eq(postcodeSectors.outcode, outcode)),
		recoded: db
			.select({ code: authorities.code, formerCodes: authorities.formerCodes })
			.from(authorities)
			// In the words of the index, which holds the few that were given another code.
			.where(sql`${authorities.formerCodes} <> '[]'`),
		editions: db
			.select()
			.from(datasets)
			.where(inArray(datasets.id, ["postcode_units", "postcode_sectors", "sales"])),
	}),
);

/** What our tables know of where a postcode lies. One round trip. */
export async function readGazetteer(db: Db, postcode: Postcode): Promise<FirstReading> {
	// As it is stored: without the space, and the two letters of a postcode behind it.
	const sectorStem = postcode.sector.replace(" ", "");
	const { revisions, units, ended, inSector, sectors, recoded, editions } = await readFirst(db, {
		postcode: postcode.compact,
		outcode: postcode.outcode,
		sectorFrom: `${sectorStem}A`,
		sectorTo: `${sectorStem}ZZZ`,
	});
	const [unit] = units;
	const edition = (id: string) => editions.find((row) => row.id === id && isImported(row)) ?? null;
	const unitsEdition = edition("postcode_units");
	return {
		revision: revisions[0]?.revision ?? 0,
		holdsSales: edition("sales")?.complete ?? false,
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
		endedSince: ended[0]?.since ?? null,
		unitsAsOf: unitsEdition?.asOf ?? null,
		unitsAreWhole: unitsEdition?.complete ?? false,
		unitsInSector: inSector.length > 0,
		sectors,
		sectorsAsOf: edition("postcode_sectors")?.asOf ?? null,
		todaysCodes: Object.fromEntries(
			recoded.flatMap(({ code, formerCodes }) => formerCodes.map((former) => [former, code])),
		),
	};
}
