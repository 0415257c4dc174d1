import { expect, test } from "vitest";
import { radians, toOsgb36 } from "./national-grid.ts";
import { gridToWgs84 } from "./osgb36.ts";

/** The Earth's mean radius in metres: enough for distances of a few metres. */
const EARTH_RADIUS = 6_371_000;

type Place = { readonly lat: number; readonly lng: number };

function metresBetween(one: Place, other: Place): number {
	const north = radians(one.lat - other.lat);
	const east = radians(one.lng - other.lng) * Math.cos(radians(one.lat));
	return EARTH_RADIUS * Math.hypot(north, east);
}

function dms(degrees: number, minutes: number, seconds: number): number {
	return degrees + minutes / 60 + seconds / 3600;
}

test("the worked example of the OS guide comes out to its last digit", () => {
	const { lat, lng } = toOsgb36({ easting: 651_409.903, northing: 313_177.27 });

	// A ten-thousandth of a second of arc is 3 mm.
	expect(Math.abs(lat - radians(dms(52, 39, 27.2531)))).toBeLessThan(radians(0.0001 / 3600));
	expect(Math.abs(lng - radians(dms(1, 43, 4.5177)))).toBeLessThan(radians(0.0001 / 3600));
});

/** Ordnance Survey's own test points (OSTN15 developer pack): grid and ETRS89, which is WGS84 to within a metre. */
const surveyed = [
	{
		name: "St Mary's, Scilly",
		easting: 91_492.146,
		northing: 11_318.804,
		lat: 49.92226394,
		lng: -6.29977752,
	},
	{
		name: "Lizard Point, Cornwall",
		easting: 170_370.718,
		northing: 11_572.405,
		lat: 49.96006138,
		lng: -5.2030461,
	},
	{
		name: "Plymouth",
		easting: 250_359.811,
		northing: 62_016.569,
		lat: 50.43885826,
		lng: -4.10864564,
	},
	{
		name: "St Catherine's Point, Isle of Wight",
		easting: 449_816.371,
		northing: 75_335.861,
		lat: 50.57563665,
		lng: -1.29782277,
	},
	{
		name: "Southampton",
		easting: 438_710.92,
		northing: 114_792.25,
		lat: 50.93127938,
		lng: -1.45051434,
	},
	{
		name: "Nash Point, Glamorgan",
		easting: 292_184.87,
		northing: 168_003.465,
		lat: 51.4007822,
		lng: -3.55128349,
	},
	{
		name: "North Foreland, Kent",
		easting: 639_821.835,
		northing: 169_565.858,
		lat: 51.37447026,
		lng: 1.4445473,
	},
	{
		name: "Bristol",
		easting: 362_269.991,
		northing: 169_978.69,
		lat: 51.42754743,
		lng: -2.54407618,
	},
	{
		name: "Lambeth",
		easting: 530_624.974,
		northing: 178_388.464,
		lat: 51.48936565,
		lng: -0.11992557,
	},
	{
		name: "Carmarthen",
		easting: 241_124.584,
		northing: 220_332.641,
		lat: 51.85890896,
		lng: -4.30852477,
	},
	{
		name: "Colchester",
		easting: 599_445.59,
		northing: 225_722.826,
		lat: 51.89436637,
		lng: 0.89724327,
	},
	{
		name: "Droitwich",
		easting: 389_544.19,
		northing: 261_912.153,
		lat: 52.25529382,
		lng: -2.15458614,
	},
	{
		name: "King's Lynn",
		easting: 562_180.547,
		northing: 319_784.995,
		lat: 52.75136687,
		lng: 0.40153547,
	},
	{
		name: "Nottingham",
		easting: 454_002.834,
		northing: 340_834.943,
		lat: 52.96219109,
		lng: -1.19747656,
	},
	{
		name: "Daresbury",
		easting: 357_455.843,
		northing: 383_290.436,
		lat: 53.3448028,
		lng: -2.64049321,
	},
	{
		name: "Blackpool",
		easting: 331_534.564,
		northing: 431_920.794,
		lat: 53.77911026,
		lng: -3.04045491,
	},
	{
		name: "Flamborough Head",
		easting: 525_745.67,
		northing: 470_703.214,
		lat: 54.11685144,
		lng: -0.07773133,
	},
	{
		name: "Carlisle",
		easting: 339_921.145,
		northing: 556_034.761,
		lat: 54.8954234,
		lng: -2.93827741,
	},
	{
		name: "Newcastle",
		easting: 424_639.355,
		northing: 565_012.703,
		lat: 54.97912274,
		lng: -1.61657685,
	},
	{
		name: "Glasgow",
		easting: 256_340.925,
		northing: 664_697.269,
		lat: 55.85399953,
		lng: -4.29649016,
	},
	{
		name: "Edinburgh",
		easting: 319_188.434,
		northing: 670_947.534,
		lat: 55.92478266,
		lng: -3.29479219,
	},
	{
		name: "Aberdeen",
		easting: 397_160.491,
		northing: 805_349.736,
		lat: 57.13902519,
		lng: -2.04856031,
	},
	{
		name: "Inverness",
		easting: 267_056.768,
		northing: 846_176.972,
		lat: 57.48625001,
		lng: -4.21926399,
	},
	{
		name: "St Kilda",
		easting: 9587.909,
		northing: 899_448.996,
		lat: 57.81351838,
		lng: -8.57854456,
	},
	{
		name: "Caithness",
		easting: 299_721.891,
		northing: 967_202.992,
		lat: 58.58120461,
		lng: -3.72631022,
	},
	{
		name: "Orkney",
		easting: 330_398.323,
		northing: 1_017_347.016,
		lat: 59.03743871,
		lng: -3.21454001,
	},
	{
		name: "Sumburgh Head, Shetland",
		easting: 440_725.073,
		northing: 1_107_878.448,
		lat: 59.85409914,
		lng: -1.2748691,
	},
	{
		name: "Foula, Shetland",
		easting: 395_999.668,
		northing: 1_138_728.951,
		lat: 60.13308092,
		lng: -2.07382823,
	},
] as const;

/** Postcodes as the ONS places them (National Statistics Postcode Lookup 2025; postcodes.io): whole metres. */
const postcodes = [
	{ name: "BR8 7QW", easting: 549_370, northing: 168_924, lat: 51.399687, lng: 0.145885 },
	{ name: "BR8 7QP", easting: 549_571, northing: 169_349, lat: 51.403453, lng: 0.148952 },
	{ name: "CA8 7JG", easting: 366_033, northing: 564_878, lat: 54.977349, lng: -2.532223 },
	{ name: "SW1A 2AA", easting: 530_047, northing: 179_951, lat: 51.503541, lng: -0.12767 },
] as const;

test.each([...surveyed, ...postcodes])("$name is placed within 10 m", (place) => {
	expect(metresBetween(gridToWgs84(place), place)).toBeLessThan(10);
});

test("the largest error from Scilly to Shetland is under 6 m", () => {
	const errors = [...surveyed, ...postcodes]
		.map((place) => ({ name: place.name, metres: metresBetween(gridToWgs84(place), place) }))
		.toSorted((a, b) => b.metres - a.metres);

	const [worst] = errors;
	console.info(`largest error: ${worst?.metres.toFixed(2)} m at ${worst?.name}`);
	expect(worst?.metres).toBeLessThan(6);
});
