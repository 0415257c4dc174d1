import { expect, test } from "vitest";
import { bedroomsFit, roomsTooSmall } from "./floor-area.ts";

test.each([
	{ bedrooms: 4, floorArea: 41, fits: false, standard: 90, least: 67.5 },
	{ bedrooms: 0, floorArea: 27.7, fits: false, standard: 37, least: 27.75 },
	{ bedrooms: 0, floorArea: 27.75, fits: true, standard: 37, least: 27.75 },
	{ bedrooms: 1, floorArea: 30, fits: true, standard: 37, least: 27.75 },
	{ bedrooms: 2, floorArea: 45.7, fits: false, standard: 61, least: 45.75 },
	{ bedrooms: 2, floorArea: 45.75, fits: true, standard: 61, least: 45.75 },
	{ bedrooms: 3, floorArea: 55.5, fits: true, standard: 74, least: 55.5 },
	{ bedrooms: 4, floorArea: 67.5, fits: true, standard: 90, least: 67.5 },
	{ bedrooms: 5, floorArea: 77.2, fits: false, standard: 103, least: 77.25 },
	{ bedrooms: 6, floorArea: 87, fits: true, standard: 116, least: 87 },
	{ bedrooms: 9, floorArea: 87, fits: true, standard: 116, least: 87 },
])("$bedrooms bedrooms in $floorArea m2: fit is $fits", ({ bedrooms, floorArea, ...fit }) => {
	expect(bedroomsFit({ bedrooms, floorArea })).toEqual(fit);
});

test.each([
	{ rooms: 6, floorArea: 39, small: "certain" },
	{ rooms: 6, floorArea: 39.06, small: "likely" },
	{ rooms: 6, floorArea: 78.1, small: "likely" },
	{ rooms: 6, floorArea: 78.12, small: null },
	{ rooms: 5, floorArea: 85, small: null },
	{ rooms: 10, floorArea: 65, small: "certain" },
])("$rooms rooms in $floorArea m2: too small is $small", ({ rooms, floorArea, small }) => {
	expect(roomsTooSmall({ rooms, floorArea })).toBe(small);
});

test("of what is not known nothing is said", () => {
	expect(bedroomsFit({ bedrooms: null, floorArea: 41 })).toBeNull();
	expect(bedroomsFit({ bedrooms: 4, floorArea: null })).toBeNull();
	expect(roomsTooSmall({ rooms: null, floorArea: 41 })).toBeNull();
	expect(roomsTooSmall({ rooms: 6, floorArea: null })).toBeNull();
});
