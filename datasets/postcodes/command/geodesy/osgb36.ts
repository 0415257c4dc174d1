import { airy1830, type Cartesian, toCartesian, toGeodetic, wgs84 } from "./ellipsoid.ts";
import { type GridPoint, radians, toOsgb36 } from "./national-grid.ts";

/** The seven parameters from OSGB36 to WGS84: metres, parts per million, seconds of arc. Source: OS guide, section 6.6, signs reversed. */
const SHIFT = { x: 446.448, y: -125.157, z: 542.06 };
const SCALE = 1 - 20.4894e-6;
const TURN = {
	x: radians(0.1502 / 3600),
	y: radians(0.247 / 3600),
	z: radians(0.8421 / 3600),
};

function helmert({ x, y, z }: Cartesian): Cartesian {
	return {
		x: SHIFT.x + SCALE * x - TURN.z * y + TURN.y * z,
		y: SHIFT.y + TURN.z * x + SCALE * y - TURN.x * z,
		z: SHIFT.z - TURN.y * x + TURN.x * y + SCALE * z,
	};
}

function degrees(angle: number): number {
	return (angle * 180) / Math.PI;
}

/**
 * WGS84 latitude and longitude in degrees of a point of the British National Grid. Good to about 5 m: a seven-parameter
 * transformation cannot follow the distortions of the 1936 triangulation. Source: OS, A guide to
 * coordinate systems in Great Britain, section 6.6 and annexes A to C.
 */
export function gridToWgs84(point: GridPoint): { readonly lat: number; readonly lng: number } {
	const { lat, lng } = toGeodetic(helmert(toCartesian(toOsgb36(point), airy1830)), wgs84);
	return { lat: degrees(lat), lng: degrees(lng) };
}
