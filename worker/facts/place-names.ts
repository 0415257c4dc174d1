import { sql } from "drizzle-orm";
import type { Db } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { areas, stations, wards } from "#worker/db/schema/reference.ts";

/** Areas around a station that have to be of one authority, so that it is the station's own. */
const AROUND = 3;
/** Degrees around a station in which areas are looked at. */
const REACH = 0.2;

/**
 * Codes of the authorities that have a ward of a name, wards that begin with it ("Didsbury East"), or a station of it well inside. Our tables know no more
 * of towns, and the name may also be that of a place elsewhere.
 */
export async function authoritiesOfPlace(db: Db, name: string): Promise<readonly string[]> {
	const plain = name.toLowerCase();
	const read = await runBatch(db, {
		wards: db
			.selectDistinct({ code: wards.authorityCode })
			.from(wards)
			.where(
				sql`lower(${wards.name}) = ${plain} OR substr(lower(${wards.name}), 1, ${plain.length + 1}) = ${`${plain} `}`,
			),
		around: db
			.select({ code: areas.authorityCode })
			.from(areas)
			.innerJoin(
				stations,
				sql`lower(${stations.name}) = ${plain} AND ${areas.lat} BETWEEN ${stations.lat} - ${REACH} AND ${stations.lat} + ${REACH} AND ${areas.lng} BETWEEN ${stations.lng} - ${REACH} AND ${stations.lng} + ${REACH}`,
			)
			.orderBy(
				sql`(${areas.lat} - ${stations.lat}) * (${areas.lat} - ${stations.lat}) + 0.36 * (${areas.lng} - ${stations.lng}) * (${areas.lng} - ${stations.lng})`,
			)
			.limit(AROUND),
	});
	const around = new Set(read.around.map(({ code }) => code));
	return [...read.wards.map(({ code }) => code), ...(around.size === 1 ? around : [])];
}
