import { inArray, type SQL, sql } from "drizzle-orm";
import type { Coordinates } from "#domain/base/facts/coordinates.ts";
import { type Box, boxAround } from "#domain/base/place/great-circle.ts";
import { STATION_BOXES, SURELY_NEAREST } from "#domain/base/place/nearest-station.ts";
import type { Db } from "#worker/db/client.ts";
import type { Parameter } from "#worker/db/prepared-batch.ts";
import { stations } from "#worker/db/schema/reference.ts";

type Side = keyof Box;

const SIDES = ["south", "north", "west", "east"] as const satisfies readonly Side[];

/** Half the width of each box in kilometres, and of what of it a station must lie in to be certainly the nearest. */
const parts = STATION_BOXES.flatMap((km, box) => [
	{ part: `whole ${box}` as const, km },
	{ part: `surely ${box}` as const, km: km * SURELY_NEAREST },
]);

type Part = (typeof parts)[number]["part"];
type Bounds<T> = Readonly<Record<`${Side} ${Part}`, T>>;

/** Names of the bounds of the boxes, which are degrees. */
export const stationBoundNames = parts.flatMap(({ part }) =>
	SIDES.map((side) => `${side} ${part}` as const),
);

/** The bounds of the boxes about a position; null of none, which holds no station. */
export function stationBounds(at: Coordinates | null): Bounds<number | null> {
	return Object.fromEntries(
		parts.flatMap(({ part, km }) => {
			const bounds = at && boxAround(at, km);
			return SIDES.map((side) => [`${side} ${part}`, bounds?.[side] ?? null]);
		}),
	);
}

/**
 * A statement that reads the stations about a position, the nearest among them. Reads the smallest box, and each wider one only where the box before holds
 * no station that must be the nearest. Each box is a range of the index on latitude.
 */
export function stationQuery(db: Db, bounds: Bounds<Parameter<number | null>>) {
	const boxes = STATION_BOXES.map((_, box) => selectBox(bounds, box));
	return db
		.select({ name: stations.name, lat: stations.lat, lng: stations.lng })
		.from(stations)
		.where(inArray(sql`"stations"."rowid"`, sql`(${sql.join(boxes, sql` UNION ALL `)})`));
}

/** A latitude north of every station: a range that begins there holds none, and SQLite reads nothing. */
const BEYOND = 90;

/** The rows of a box; none where the one before it holds a station that must be the nearest. */
function selectBox(bounds: Bounds<Parameter<number | null>>, box: number): SQL {
	const of = (part: Part) => (side: Side) => bounds[`${side} ${part}`];
	const [whole, before] = [of(`whole ${box}`), of(`surely ${box - 1}`)];
	const from =
		box === 0
			? sql`${whole("south")}`
			: sql`CASE WHEN EXISTS (SELECT 1 FROM stations n WHERE n.lat BETWEEN ${before("south")} AND ${before("north")} AND n.lng BETWEEN ${before("west")} AND ${before("east")}) THEN ${BEYOND} ELSE ${whole("south")} END`;
	return sql`SELECT s.rowid FROM stations s WHERE s.lat BETWEEN ${from} AND ${whole("north")} AND s.lng BETWEEN ${whole("west")} AND ${whole("east")}`;
}
