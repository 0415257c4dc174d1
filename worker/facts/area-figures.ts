import { eq } from "drizzle-orm";
import { mapFiguresOf } from "#domain/telling/map/map-figures.ts";
import type { MapFigures } from "#domain/telling/map/map-subject.ts";
import type { Db } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { areas, authorities } from "#worker/db/schema/reference.ts";
import { toAreaFacts, toCensus } from "./reference-rows.ts";

/** Figures of every area of an authority, for its map; of an authority that we do not hold every one of them is null. */
export async function readAreaFigures(db: Db, authorityCode: string): Promise<MapFigures> {
	const read = await runBatch(db, {
		areas: db.select().from(areas).where(eq(areas.authorityCode, authorityCode)),
		authorities: db.select().from(authorities).where(eq(authorities.code, authorityCode)),
	});
	const [authority] = read.authorities;
	return mapFiguresOf(
		read.areas.map((row) => toAreaFacts({ row, share: 1, exact: false, placed: false })),
		{ code: authorityCode, census: authority ? toCensus(authority) : null },
	);
}
