import { inArray, type SQL, sql } from "drizzle-orm";
import type { Coordinates } from "#domain/base/facts/coordinates.ts";
import { boxAround } from "#domain/base/place/great-circle.ts";
import { STATION_BOXES, SURELY_NEAREST } from "#domain/base/place/nearest-station.ts";
import type { Db } from "#worker/db/client.ts";
import { stations } from "#worker/db/schema/reference.ts";

/**
 * A statement that reads the stations about a position, the nearest among them. Reads the smallest box, and each wider one only where the box before holds
 * no station that must be the nearest. Each box is a range of the index on latitude. No rows where there is no position.
 */
export function stationQuery(db: Db, at: Coordinates | null) {
	const boxes = at
		? STATION_BOXES.map((km, place) => selectBox(at, km, STATION_BOXES[place - 1]))
		: [];
	return db
		.select({ name: stations.name, lat: stations.lat, lng: stations.lng })
		.from(stations)
		.where(
			at
				? inArray(sql`"stations"."rowid"`, sql`(${sql.join(boxes, sql` UNION ALL `)})`)
				: sql`FALSE`,
		);
}

/** A latitude north of every station: a range that begins there holds none, and SQLite reads nothing. */
const BEYOND = 90;

/** The rows of a box; none where the `narrower` one before it holds a station that must be the nearest. */
function selectBox(at: Coordinates, km: number, narrower: number | undefined): SQL {
	const { south, north, west, east } = boxAround(at, km);
	const from = narrower === undefined ? sql`${south}` : southUnlessIn(at, narrower, south);
	return sql`SELECT s.rowid FROM stations s WHERE s.lat BETWEEN ${from} AND ${north} AND s.lng BETWEEN ${west} AND ${east}`;
}

function southUnlessIn(at: Coordinates, km: number, otherwise: number): SQL {
	const { south, north, west, east } = boxAround(at, km * SURELY_NEAREST);
	return sql`CASE WHEN EXISTS (SELECT 1 FROM stations n WHERE n.lat BETWEEN ${south} AND ${north} AND n.lng BETWEEN ${west} AND ${east}) THEN ${BEYOND} ELSE ${otherwise} END`;
}
