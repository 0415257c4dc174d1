import type { Coordinates } from "../facts/coordinates.ts";

/** Kilometres of the Earth's mean radius. Source: IUGG. */
export const EARTH = 6371.009;
/** Kilometres of a degree north. */
export const KM_PER_DEGREE = radians(EARTH);

/** Kilometres of a statute mile. */
export const KM_PER_MILE = 1.609_344;

/** Length of a degree east relative to a degree north, at a latitude. */
export function narrowing(lat: number): number {
	return Math.cos(radians(lat));
}

/** Kilometres between two positions in a straight line over the ground. Source: the haversine formula. */
export function kilometresBetween(from: Coordinates, to: Coordinates): number {
	const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
	const chord =
		half(to.lat - from.lat) + narrowing(from.lat) * narrowing(to.lat) * half(to.lng - from.lng);
	return 2 * EARTH * Math.asin(Math.sqrt(chord));
}

/** Bounds in degrees that contain everything within `km` of a position, and slightly more. */
export type Box = {
	readonly south: number;
	readonly north: number;
	readonly west: number;
	readonly east: number;
};

/** Box that reaches `km` from a position in each direction. East and west use its northern edge, where a degree is shortest. */
export function boxAround({ lat, lng }: Coordinates, km: number): Box {
	const tall = km / KM_PER_DEGREE;
	const wide = tall / narrowing(lat + tall);
	return { south: lat - tall, north: lat + tall, west: lng - wide, east: lng + wide };
}

function radians(degrees: number): number {
	return (degrees * Math.PI) / 180;
}
