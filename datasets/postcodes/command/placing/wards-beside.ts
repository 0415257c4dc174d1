import type { PostcodeUnit } from "../postcode-unit.ts";

/**
 * Metres within which a postcode of another ward means that homes of one postcode can lie in two. A postcode's ward is that of a single point, for some
 * fifteen homes around it. Source: Rule LICENCE-28.
 */
const NEAR = 100;

/** Metres in a degree of latitude, and the meridian that longitudes are measured from: over 100 m the plane is true to some metres. */
const METRES_PER_DEGREE = 111_320;
const MERIDIAN = -2;

/** Columns of cells, so that a cell has one number. */
const COLUMNS = 20_000;

/** Wards near postcodes, once the whole file has been added. */
export type WardsBeside = {
	readonly add: (units: readonly PostcodeUnit[]) => void;
	/** The ward of the nearest postcode within 100 m that lies in another ward of the same nation; null without one. */
	readonly besideOf: (unit: PostcodeUnit) => string | null;
};

/** Postcodes as points on a plane, in cells as wide as `NEAR`: each cell leads to its last point, and each point to the one before it. */
export function wardsBeside(): WardsBeside {
	const lastIn = new Map<number, number>();
	const before: (number | undefined)[] = [];
	const xs: number[] = [];
	const ys: number[] = [];
	const wards: string[] = [];
	/** The nearest point of a cell in another ward; a point of the same ward costs a comparison. */
	const nearestIn = (cell: number, from: Point, wardCode: string) => {
		let nearest: Neighbour = { ward: null, away: Number.POSITIVE_INFINITY };
		for (let at = lastIn.get(cell); at !== undefined; at = before[at]) {
			const ward = wards[at] ?? "";
			if (ward !== wardCode && ward.charAt(0) === wardCode.charAt(0)) {
				const away = Math.hypot((xs[at] ?? 0) - from.x, (ys[at] ?? 0) - from.y);
				nearest = away < nearest.away ? { ward, away } : nearest;
			}
		}
		return nearest;
	};
	return {
		add: (units) => {
			for (const { position, wardCode } of units) {
				if (position !== null && wardCode !== null) {
					const { x, y } = onPlane(position);
					const cell = cellAt({ x, y });
					before.push(lastIn.get(cell));
					lastIn.set(cell, xs.length);
					xs.push(x);
					ys.push(y);
					wards.push(wardCode);
				}
			}
		},
		besideOf: ({ position, wardCode }) => {
			if (position === null || wardCode === null) {
				return null;
			}
			const here = onPlane(position);
			const [nearest] = cellsAround(here)
				.map((cell) => nearestIn(cell, here, wardCode))
				.filter(({ away }) => away <= NEAR)
				.toSorted((a, b) => a.away - b.away);
			return nearest?.ward ?? null;
		},
	};
}

/** A point of another ward and its distance; null and infinitely far where there is none. */
type Neighbour = { readonly ward: string | null; readonly away: number };

/** Metres on a plane. */
type Point = { readonly x: number; readonly y: number };

function onPlane(position: NonNullable<PostcodeUnit["position"]>): Point {
	if ("easting" in position) {
		return { x: position.easting, y: position.northing };
	}
	const { lat, lng } = position;
	const y = lat * METRES_PER_DEGREE;
	// Kept positive, as on the National Grid.
	const x = 1_000_000 + (lng - MERIDIAN) * Math.cos((lat * Math.PI) / 180) * METRES_PER_DEGREE;
	return { x, y };
}

function cellAt({ x, y }: Point): number {
	return Math.floor(y / NEAR) * COLUMNS + Math.floor(x / NEAR);
}

function cellsAround({ x, y }: Point): number[] {
	const steps = [-NEAR, 0, NEAR];
	return steps.flatMap((north) => steps.map((east) => cellAt({ x: x + east, y: y + north })));
}
