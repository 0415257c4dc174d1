import fc from "fast-check";
import { expect, test } from "vitest";
import { boxAround, kilometresBetween } from "./great-circle.ts";
import { measuredFrom, nearestStation, SURELY_NEAREST } from "./nearest-station.ts";

const london = { lat: 51.5074, lng: -0.1278 };
const edinburgh = { lat: 55.9533, lng: -3.1883 };

test("London and Edinburgh are 534 km apart, and a place is no way from itself", () => {
	expect(kilometresBetween(london, edinburgh)).toBeCloseTo(533.6, 0);
	expect(kilometresBetween(london, london)).toBe(0);
});

const position = fc.record({
	lat: fc.integer({ min: 4_980, max: 6_090 }).map((each) => each / 100),
	lng: fc.integer({ min: -870, max: 180 }).map((each) => each / 100),
});
/** Offsets in boxes: 1 is roughly the box's edge. */
const across = fc.integer({ min: -120, max: 120 }).map((each) => each / 100);

test("whatever is within a box's kilometres lies in it, and what lies in its inner part is within them", () => {
	fc.assert(
		fc.property(position, across, across, fc.constantFrom(2, 6, 20, 60), (at, north, east, km) => {
			const edge = boxAround(at, km);
			const there = {
				lat: at.lat + north * (edge.north - at.lat),
				lng: at.lng + east * (edge.east - at.lng),
			};
			const isIn = ({ south, north: top, west, east: right }: ReturnType<typeof boxAround>) =>
				there.lat >= south && there.lat <= top && there.lng >= west && there.lng <= right;
			const away = kilometresBetween(at, there);
			return (
				(away > km || isIn(boxAround(at, km))) &&
				(!isIn(boxAround(at, km * SURELY_NEAREST)) || away <= km)
			);
		}),
		{ numRuns: 5_000 },
	);
});

test("of several stations the nearest over the ground is chosen, not the one with the nearest degrees", () => {
	const east = { name: "East", lat: 58, lng: -4 + 0.09 };
	const north = { name: "North", lat: 58.06, lng: -4 };
	expect(nearestStation({ lat: 58, lng: -4 }, [north, east])).toMatchObject({
		name: "East",
		km: 5.3,
	});
});

test("beyond 60 km none is near", () => {
	const far = { name: "Far", lat: 58.55, lng: -4 };
	expect(nearestStation({ lat: 58, lng: -4 }, [far])).toBeNull();
	expect(nearestStation({ lat: 58, lng: -4 }, [])).toBeNull();
});

test("a distance is measured from the postcode itself, else from the middle of its sector, else not at all", () => {
	expect(measuredFrom({ position: london, sectorMiddle: edinburgh })).toEqual({
		from: "postcode",
		at: london,
	});
	expect(measuredFrom({ position: null, sectorMiddle: edinburgh })).toEqual({
		from: "sector",
		at: edinburgh,
	});
	expect(measuredFrom({ position: null, sectorMiddle: null })).toBeNull();
});
