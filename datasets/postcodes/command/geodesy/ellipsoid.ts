/** Latitude and longitude in radians on some ellipsoid. */
export type Geodetic = { readonly lat: number; readonly lng: number };

/** Metres from the centre of the Earth. */
export type Cartesian = { readonly x: number; readonly y: number; readonly z: number };

/** Semi-axes in metres. */
export type Ellipsoid = { readonly a: number; readonly b: number };

/** The ellipsoid of OSGB36. Source: OS, A guide to coordinate systems in Great Britain, annex A. */
export const airy1830: Ellipsoid = { a: 6_377_563.396, b: 6_356_256.909 };
/** The ellipsoid of WGS84. Source: as above. */
export const wgs84: Ellipsoid = { a: 6_378_137, b: 6_356_752.3141 };

export function eccentricitySquared({ a, b }: Ellipsoid): number {
	return (a * a - b * b) / (a * a);
}

/** A point on the surface of the ellipsoid, from the centre. Source: OS guide, annex B.1. */
export function toCartesian({ lat, lng }: Geodetic, ellipsoid: Ellipsoid): Cartesian {
	const e2 = eccentricitySquared(ellipsoid);
	const nu = ellipsoid.a / Math.sqrt(1 - e2 * Math.sin(lat) ** 2);
	return {
		x: nu * Math.cos(lat) * Math.cos(lng),
		y: nu * Math.cos(lat) * Math.sin(lng),
		z: (1 - e2) * nu * Math.sin(lat),
	};
}

/** Below this change in latitude (radians; less than a tenth of a millimetre) the iteration has settled. */
const SETTLED = 1e-11;

/** Latitude and longitude of a point near the ellipsoid's surface. Source: OS guide, annex B.2. */
export function toGeodetic({ x, y, z }: Cartesian, ellipsoid: Ellipsoid): Geodetic {
	const e2 = eccentricitySquared(ellipsoid);
	const fromAxis = Math.hypot(x, y);
	let lat = Math.atan2(z, fromAxis * (1 - e2));
	let before: number;
	do {
		before = lat;
		const nu = ellipsoid.a / Math.sqrt(1 - e2 * Math.sin(lat) ** 2);
		lat = Math.atan2(z + e2 * nu * Math.sin(lat), fromAxis);
	} while (Math.abs(lat - before) > SETTLED);
	return { lat, lng: Math.atan2(y, x) };
}
