import { airy1830, eccentricitySquared, type Geodetic } from "./ellipsoid.ts";

/** Metres on the British National Grid. */
export type GridPoint = { readonly easting: number; readonly northing: number };

/** The projection: scale on the central meridian, true origin (radians), false origin (metres). Source: OS guide, annex A. */
const SCALE = 0.9996012717;
const ORIGIN: Geodetic = { lat: radians(49), lng: radians(-2) };
const FALSE_EASTING = 400_000;
const FALSE_NORTHING = -100_000;

const A = airy1830.a * SCALE;
const B = airy1830.b * SCALE;
const E2 = eccentricitySquared(airy1830);

export function radians(degrees: number): number {
	return (degrees * Math.PI) / 180;
}

/** Length in metres of the meridian from the true origin to a latitude. Source: OS guide, annex C, equation C3. */
function meridianArc(lat: number): number {
	const n = (A - B) / (A + B);
	const difference = lat - ORIGIN.lat;
	const sum = lat + ORIGIN.lat;
	return (
		B *
		((1 + n + (5 / 4) * (n ** 2 + n ** 3)) * difference -
			(3 * n + 3 * n ** 2 + (21 / 8) * n ** 3) * Math.sin(difference) * Math.cos(sum) +
			(15 / 8) * (n ** 2 + n ** 3) * Math.sin(2 * difference) * Math.cos(2 * sum) -
			(35 / 24) * n ** 3 * Math.sin(3 * difference) * Math.cos(3 * sum))
	);
}

/** Latitude whose meridian arc is as long as the point is north of the true origin, to a hundredth of a millimetre. */
function footLatitude(northing: number): number {
	const north = northing - FALSE_NORTHING;
	let lat = ORIGIN.lat + north / A;
	let left = north - meridianArc(lat);
	while (Math.abs(left) >= 1e-5) {
		lat += left / A;
		left = north - meridianArc(lat);
	}
	return lat;
}

/**
 * Latitude and longitude on the Airy 1830 ellipsoid (OSGB36) of a point of the grid: the inverse transverse
 * Mercator projection. Source: OS, A guide to coordinate systems in Great Britain, annex C.2, terms VII to XIIA.
 */
export function toOsgb36({ easting, northing }: GridPoint): Geodetic {
	const foot = footLatitude(northing);
	const curvature = 1 - E2 * Math.sin(foot) ** 2;
	const nu = A / Math.sqrt(curvature);
	const rho = (A * (1 - E2)) / curvature ** 1.5;
	const eta2 = nu / rho - 1;
	const t = Math.tan(foot);
	const t2 = t * t;
	const sec = 1 / Math.cos(foot);
	const east = easting - FALSE_EASTING;
	const ratio2 = (east / nu) ** 2;

	const vii = (t / (2 * rho)) * nu * ratio2;
	const viii = 5 + 3 * t2 + eta2 - 9 * t2 * eta2;
	const ix = 61 + 90 * t2 + 45 * t2 ** 2;
	const xi = nu / rho + 2 * t2;
	const xii = 5 + 28 * t2 + 24 * t2 ** 2;
	const xiia = 61 + 662 * t2 + 1320 * t2 ** 2 + 720 * t2 ** 3;
	return {
		lat: foot - vii * (1 - (ratio2 / 12) * viii + (ratio2 ** 2 / 360) * ix),
		lng:
			ORIGIN.lng +
			sec *
				(east / nu) *
				(1 - (ratio2 / 6) * xi + (ratio2 ** 2 / 120) * xii - (ratio2 ** 3 / 5040) * xiia),
	};
}
